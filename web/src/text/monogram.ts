/** The letters by which those at a table are told apart. */

const upper = (letter: string | undefined) => letter?.toLocaleUpperCase() ?? "";

/** The first letters of up to two words: "Player 1" and "Player 2" have the same first letter. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => upper([...word][0]))
    .slice(0, 2)
    .join("");

/** The letters of a name: two where others at the table begin alike, and no two the same, if that can be. */
export function lettersOf(name: string, among: readonly string[] = []): string {
  const alike = [...new Set(among)].filter((each) => initials(each) === initials(name));
  if (alike.length < 2 || initials(name).length !== 1) return initials(name);
  const taken = new Set<string>();
  for (const each of alike) {
    const [first, ...rest] = [...each];
    const pairs = rest.map((letter) => upper(first) + letter);
    const found = pairs.find((pair) => !taken.has(pair)) ?? initials(each);
    if (each === name) return found;
    taken.add(found);
  }
  return initials(name);
}
