/** Numbers as the language writes them. */

import type { ReviewedTurn } from "../net/wire";
import type { Say } from "../text/texts";

/** A share of 1 in per cent; with a sign where it is a change. */
export function percent(language: string, share: number, digits = 0, sign = false): string {
  const signDisplay = sign ? "exceptZero" : "negative";
  // Nothing is more than everything: that is written without digits after the point.
  const after = Math.abs(share) === 1 ? 0 : digits;
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: after,
    maximumFractionDigits: after,
    signDisplay,
  })
    .format(share)
    .replace("-", "−");
}

/** Points with one digit after the point; with a sign where they are a change. */
export function points(language: string, value: number, sign = false): string {
  const signDisplay = sign ? "exceptZero" : "negative";
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace("-", "−");
}

/**
 * The one number of a turn, wherever it is shown: what it gave away, a chance of victory or, where the game was
 * settled, points. Empty where that rounds to nothing.
 */
export function lost(t: Say, language: string, turn: ReviewedTurn): string {
  const given = turn.settled ? points(language, -turn.points_lost) : percent(language, -turn.loss, 1);
  if (!given.startsWith("−")) return "";
  return turn.settled ? t("review-lost", { points: given }) : given;
}

/** The same number with the name of its unit. */
export function lostInWords(t: Say, language: string, turn: ReviewedTurn): string {
  const given = lost(t, language, turn);
  return given === "" || turn.settled ? given : t("analysis-chance-lost", { chance: given });
}

/** How well a seat played, from 0 to 100, as the server measures it; a dash if it took no turn. */
export function accuracyText(accuracy: number | null): string {
  return accuracy === null ? "–" : String(Math.round(accuracy));
}
