/** The signs of verdicts, the best first. */

import type { ReviewedTurn } from "../net/wire";

export type Verdict = ReviewedTurn["verdict"];

export const VERDICTS: readonly Verdict[] = ["best", "good", "inaccuracy", "mistake", "blunder"];

export const SIGNS: Readonly<Record<Verdict, string>> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** Whether a turn gave away so much that it is worth another look. */
export function isLesson(turn: ReviewedTurn): boolean {
  return turn.verdict !== "best" && turn.verdict !== "good";
}
