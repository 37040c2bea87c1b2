/** The progress of whoever is here: kept in this browser, and on all their devices. */

import { noteChanges } from "../services/travellingSettings";
import { progressOf, solvedIn } from "./progress";
import { puzzleId, type Puzzle } from "./puzzle";
import { keepPuzzles, keptPuzzles, SOLVED, TRIED, type PuzzleDocument } from "./puzzleShelf";

/** Of how many turns of one's own games it is known that they were solved, the latest. */
const MOST_SOLVED = 100;

export const keptProgress = () => progressOf(keptPuzzles());

const now = () => Math.floor(Date.now() / 1000);

/** Note how a puzzle was solved; only the first try on a device counts, and of two devices the later one. */
export function noteTry(puzzle: Puzzle, solved: boolean): void {
  const name = TRIED + puzzleId(puzzle);
  if (name in keptPuzzles()) return;
  note({ [name]: [puzzle.grade, solved ? 1 : 0, now()] });
}

/** Note that a turn of one's own game was solved. */
export function noteSolved(path: string): void {
  if (!(SOLVED + path in keptPuzzles())) note({ [SOLVED + path]: now() });
}

function note(change: PuzzleDocument): void {
  const after = { ...keptPuzzles(), ...change };
  const dropped = solvedIn(after).slice(0, -MOST_SOLVED);
  keepPuzzles(Object.fromEntries(Object.entries(after).filter(([name]) => !dropped.includes(name))));
  noteChanges({ ...change, ...Object.fromEntries(dropped.map((name) => [name, null])) });
}
