/** How one does with puzzles: a rating against their grades, a streak, and what is solved; it follows from the tries. */

import type { OwnMistake } from "../net/wire";
import { puzzleId, type Puzzle } from "./puzzle";
import { SOLVED, TRIED, type PuzzleDocument, type Try } from "./puzzleShelf";

const FIRST_RATING = 1200;
/** How far one puzzle moves the rating at most. */
const STEP = 40;
/** From how many of the nearest puzzles the next one is drawn. */
const NEAREST = 8;

export interface Progress {
  readonly rating: number;
  readonly streak: number;
  readonly longest: number;
  /** The puzzles that were tried, by their ids, and whether they were solved. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** The turns of one's own games that were solved, by their paths. */
  readonly solved: readonly string[];
}

/** What follows from all tries, in the order in which they were made, on whatever device. */
export function progressOf(document: PuzzleDocument): Progress {
  const names = Object.keys(document);
  const tries = names.filter((name) => name.startsWith(TRIED)).map((name) => [name, document[name] as Try] as const);
  tries.sort(([one, [, , at]], [other, [, , later]]) => at - later || (one < other ? -1 : 1));
  let [rating, streak, longest] = [FIRST_RATING, 0, 0];
  for (const [, [grade, solved]] of tries) {
    const expected = 1 / (1 + 10 ** ((grade - rating) / 400));
    rating = Math.round(rating + STEP * (solved - expected));
    streak = solved === 1 ? streak + 1 : 0;
    longest = Math.max(streak, longest);
  }
  const tried = Object.fromEntries(tries.map(([name, [, solved]]) => [name.slice(TRIED.length), solved === 1]));
  return { rating, streak, longest, tried, solved: solvedIn(document).map((name) => name.slice(SOLVED.length)) };
}

/** The names of the turns that were solved, the first first. */
export function solvedIn(document: PuzzleDocument): readonly string[] {
  const names = Object.keys(document).filter((name) => name.startsWith(SOLVED));
  return names.sort((one, other) => Number(document[one]) - Number(document[other]));
}

/** A number that follows from somebody's id and how much they have tried: whoever comes again finds the same puzzle. */
export function drawOf(player: string, { tried }: Progress): number {
  return parseInt(puzzleId({ state: `${player} ${Object.keys(tried).length}` }), 16) / 2 ** 32;
}

/** A puzzle that was not tried yet, about as hard as the rating; once all were tried, any of them. */
export function nextPuzzle(puzzles: readonly Puzzle[], progress: Progress, draw: number): Puzzle | undefined {
  const fresh = puzzles.filter((puzzle) => !(puzzleId(puzzle) in progress.tried));
  if (fresh.length === 0) return puzzles[Math.floor(Math.random() * puzzles.length)];
  const distance = ({ grade }: Puzzle) => Math.abs(grade - progress.rating);
  const near = fresh.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  return near[Math.floor(draw * near.length)];
}

/** Where a turn of a game can be played again. */
export function ownPath({ record, turn }: Pick<OwnMistake, "record" | "turn">): string {
  return `/puzzles/${record}/${turn}`;
}

/** One's own mistakes in the order in which to try them: those not solved first, then by age. */
export function inTurn(mistakes: readonly OwnMistake[], { solved }: Progress): readonly OwnMistake[] {
  const isSolved = (each: OwnMistake) => solved.includes(ownPath(each));
  return [...mistakes.filter((each) => !isSolved(each)), ...mistakes.filter(isSolved)];
}

/** The mistake to try after another one: the next that is not solved, from the first again after the last. */
export function nextMistake(
  mistakes: readonly OwnMistake[],
  { solved }: Progress,
  path: string,
): OwnMistake | undefined {
  const place = mistakes.findIndex((each) => ownPath(each) === path);
  const later = [...mistakes.slice(place + 1), ...mistakes.slice(0, Math.max(place, 0))];
  return later.find((each) => !solved.includes(ownPath(each)));
}
