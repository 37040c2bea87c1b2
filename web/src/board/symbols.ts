/** The names of the drawings in symbols.svg. */

const GODS = [
  "love",
  "apprentice",
  "oceans",
  "idleness",
  "fire",
  "technology",
  "nature",
  "balance",
  "harvest",
  "death",
] as const;

/** The drawing of a god. */
export function godSymbol(number: number): string {
  return GODS[number - 1] ?? "apprentice";
}
