/** The turns of a record and what a review says of them. */

import { END_TURN } from "../model/actions";
import type { Expected, Replay, ReplayStep, ReviewedTurn } from "../net/wire";
import { isLesson, type Verdict } from "./verdicts";

/** The path of a review at a turn, or at the whole game; how thorough it is stays as the address says. */
export function reviewPath(record: string, turn: number | null): string {
  return `/review/${record}${turn === null ? "" : `/${turn}`}${location.search}`;
}

/** The moves of a turn of a record. */
export function movesOf(replay: Replay, turn: string): readonly ReplayStep[] {
  return replay.steps.filter((step) => step.turn === turn);
}

/** The decisions of a turn of a record in notation, without its end and what came then. */
export function playedIn(replay: Replay, turn: string): string {
  const decided = movesOf(replay, turn).filter(({ action = null }) => action !== null && action !== END_TURN);
  return decided.map((step) => step.move).join(" ");
}

/** How a chance of victory went: when each turn began, as far as that is known, and at the end. */
export function chances(
  turns: readonly ReviewedTurn[],
  expected: readonly Expected[] | undefined,
  seat: number,
): readonly (readonly [number, number])[] {
  const known = turns.map((turn): readonly [number, number] => [turn.number, turn.before[seat]?.win ?? 0]);
  const last = turns.at(-1);
  const end = expected?.[seat]?.win ?? last?.then[seat]?.win;
  return last === undefined || end === undefined ? known : [...known, [last.number + 1, end]];
}

/** The next turn after a number that is worth another look, from the first again after the last. */
export function nextLesson(turns: readonly ReviewedTurn[], after: number | null): ReviewedTurn | null {
  const lessons = turns.filter(isLesson);
  return lessons.find((turn) => turn.number > (after ?? -1)) ?? lessons[0] ?? null;
}

/** The turns of a seat from which there is most to learn, the costliest first. */
export function costliest(turns: readonly ReviewedTurn[], seat: number, most = 3): readonly ReviewedTurn[] {
  const all = turns.filter((turn) => turn.seat === seat && isLesson(turn));
  return all.sort((one, other) => other.loss - one.loss || other.points_lost - one.points_lost).slice(0, most);
}

/** From so many turns on, one after the other, a game is settled, or open again. */
const LASTING = 4;

/** The turns, with their losses in one unit as long as it can be: a few among others are told like those before them,
 * unless there is something to learn from one of them. */
export function inLastingUnits(turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] {
  const isSettled = (turn: ReviewedTurn | undefined) => turn?.settled === true;
  const told: ReviewedTurn[] = [];
  for (let at = 0; at < turns.length;) {
    const after = turns.findIndex((turn, index) => index > at && isSettled(turn) !== isSettled(turns[at]));
    const run = turns.slice(at, after < 0 ? undefined : after);
    const isBrief = at > 0 && after >= 0 && run.length < LASTING && !run.some(isLesson);
    told.push(...(isBrief ? run.map((turn) => ({ ...turn, settled: isSettled(told.at(-1)) })) : run));
    at += run.length;
  }
  return told;
}

/** The turns at which what they gave away begins to be a chance, or points; none if it is one of them throughout. */
export function unitChanges(turns: readonly ReviewedTurn[]): ReadonlySet<number> {
  const isSettled = (turn: ReviewedTurn | undefined) => turn?.settled === true;
  const changes = turns.filter((turn, index) => index === 0 || isSettled(turn) !== isSettled(turns[index - 1]));
  return new Set(changes.length > 1 ? changes.map(({ number }) => number) : []);
}

/** How many turns of a seat got each verdict. */
export function countsOf(turns: readonly ReviewedTurn[], seat: number): Readonly<Record<Verdict, number>> {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const turn of turns) if (turn.seat === seat) counts[turn.verdict] += 1;
  return counts;
}
