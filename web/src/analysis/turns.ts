/** The turns of a record and what a review says of them. */

import type { CellName, Region, SlotName } from "../model/types";
import type { Expected, Game, ReviewDocument, ReviewedTurn } from "../net/wire";
import { isLesson, VERDICTS, type Verdict } from "./verdicts";

/** The decisions of a turn in notation, without its end and what came then. */
export function decisionsOf(turn: string): string {
  return turn.split(" end")[0] ?? turn;
}

const CELL = /^[abc][123]$/;
const SLOT = /^[234][a-d]$/;

/** The tile that a turn takes, by its cell. */
export function takenBy(turn: string, start: Game): { readonly cell: CellName; readonly tile: number } | null {
  const word = turn.split(" ").find((each) => CELL.test(each));
  const tile = start.state.display.find((cell) => cell.cell === word)?.tile;
  return word === undefined || tile === undefined || tile === null ? null : { cell: word as CellName, tile };
}

/** The slot in which a turn places its tile, in the universe after it. */
export function placedBy(turn: string, regions: readonly Region[]): SlotName | null {
  for (const word of turn.split(" ")) {
    if (SLOT.test(word)) return word as SlotName;
    if (word === "1<") return "1a";
    if (word === "1>")
      return (regions
        .filter((region) => region.slot.startsWith("1"))
        .map((region) => region.slot)
        .sort()
        .at(-1) ?? null) as SlotName | null;
  }
  return null;
}

/** How a chance of victory went: when each turn began, as far as that is known, and at the end. */
export function chances(
  turns: readonly ReviewedTurn[],
  now: readonly Expected[] | undefined,
  seat: number,
): readonly (readonly [number, number])[] {
  const known = turns.map((turn): readonly [number, number] => [turn.number, turn.before[seat]?.win ?? 0]);
  const last = turns.at(-1);
  const end = now?.[seat]?.win ?? last?.then[seat]?.win;
  return last === undefined || end === undefined ? known : [...known, [last.number + 1, end]];
}

/** The next turn after a number that is worth another look, from the first again after the last. */
export function nextLesson(turns: readonly ReviewedTurn[], after: number | null): ReviewedTurn | null {
  const lessons = turns.filter(isLesson);
  return lessons.find((turn) => turn.number > (after ?? -1)) ?? lessons[0] ?? null;
}

/** The number of the turn with a label of the review. */
export function numberOf(review: ReviewDocument, label: string | null | undefined): number | null {
  return review.turns.find((turn) => turn.turn === label)?.number ?? null;
}

/** How many turns of a seat got each verdict. */
export function countsOf(turns: readonly ReviewedTurn[], seat: number): Readonly<Record<Verdict, number>> {
  const own = turns.filter((turn) => turn.seat === seat);
  return Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, own.filter((turn) => turn.verdict === verdict).length]),
  ) as Record<Verdict, number>;
}
