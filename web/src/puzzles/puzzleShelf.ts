/** What this browser keeps of the puzzles of whoever is here, each by its name in the settings that travel. */

import { OF_IDENTITY } from "../services/keptKeys";

/** How hard a puzzle was, whether it was solved at the first try, and when that was, in seconds. */
export type Try = readonly [grade: number, solved: 0 | 1, at: number];
/** Puzzles by `puzzle.ID`, and the turns of one's own games that were solved, with when, by `solved.PATH`. */
export type PuzzleDocument = Readonly<Record<string, Try | number>>;

export const TRIED = "puzzle.";
export const SOLVED = "solved.";

function isTry(value: unknown): value is Try {
  return Array.isArray(value) && value.length === 3 && value.every((each) => Number.isFinite(each));
}

/** What can be used of a document. */
export function puzzlesIn(document: Readonly<Record<string, unknown>>): PuzzleDocument {
  const known = Object.entries(document).filter(
    ([name, value]) => (name.startsWith(TRIED) && isTry(value)) || (name.startsWith(SOLVED) && Number.isFinite(value)),
  );
  return Object.fromEntries(known) as PuzzleDocument;
}

export function keptPuzzles(): PuzzleDocument {
  try {
    return puzzlesIn(JSON.parse(localStorage.getItem(OF_IDENTITY.puzzles) ?? "{}") as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Take over what is known elsewhere. */
export function takePuzzles(document: Readonly<Record<string, unknown>>): void {
  const found = puzzlesIn(document);
  if (Object.keys(found).length > 0) keepPuzzles({ ...keptPuzzles(), ...found });
}

/** The tries that are known here and not elsewhere. */
export function triesBeyond(document: Readonly<Record<string, unknown>>): readonly (readonly [string, Try])[] {
  return Object.entries(keptPuzzles()).flatMap(([name, value]) =>
    isTry(value) && !(name in document) ? [[name, value] as const] : [],
  );
}

export function keepPuzzles(document: PuzzleDocument): void {
  localStorage.setItem(OF_IDENTITY.puzzles, JSON.stringify(document));
}
