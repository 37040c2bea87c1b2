/** What needs everybody's consent, in words. */

import type { Happened, PendingWish, View } from "../net/wire";
import { DAY } from "../text/durations";
import type { Say } from "../text/texts";
import { nameOf } from "./seats";

/** Whether a wish waits for the answer of one of some seats. */
export function isAskedFor({ wish }: Pick<View, "wish">, own: readonly number[]): boolean {
  return own.some((seat) => wish?.waiting.includes(seat));
}

/** What is asked, and of a moment to go back to, which one. */
export function wishText(t: Say, view: View, ask: PendingWish, own: readonly number[]): string {
  if (own.includes(ask.seat) && ask.wish === "pause")
    return ask.lasts == null ? t("pages-own-pause") : t("pages-own-pause-days", { count: Math.ceil(ask.lasts / DAY) });
  if (own.includes(ask.seat)) return t("pages-own-wish", { wish: ask.wish });
  const moment = ask.moment;
  const name = nameOf(t, view, ask.seat);
  if (ask.wish === "pause")
    return ask.lasts == null
      ? t("table-wished-pause", { name })
      : t("table-wished-pause-days", { name, count: Math.ceil(ask.lasts / DAY) });
  if (moment === null) return t("table-wished", { wish: "end", name });
  const wish = !moment.begins
    ? "within"
    : moment.seat === ask.seat
      ? "own"
      : own.includes(moment.seat)
        ? "yours"
        : "turn";
  return t("table-wished", { wish, name, player: nameOf(t, view, moment.seat), round: moment.round });
}

/** How a wish ended, or a pause: who has refused or resumed, or that all have agreed to go back. */
export interface Outcome {
  /** The number of the event. */
  readonly number: number;
  readonly seat: number;
  readonly came: "agreed" | "refused" | "resumed";
  readonly wish: PendingWish["wish"];
}

/** The last outcome that one does not see otherwise, until one plays on, or more is wished. */
export function outcomeOf(events: readonly Happened[], own: readonly number[]): Outcome | null {
  const isPlayed = ({ kind }: Happened) => kind === "acted" || kind === "took_back";
  const last = events.findLast((event) =>
    isPlayed(event) ? own.includes(event.seat ?? -1) : ["wished", "answered", "resumed"].includes(event.kind),
  );
  const seat = last?.seat ?? null;
  if (last === undefined || seat === null) return null;
  const isOthers = own.length > 0 && !own.includes(seat);
  const { number } = last;
  if (last.kind === "resumed") return isOthers ? { number, seat, came: "resumed", wish: "pause" } : null;
  if (last.kind !== "answered") return null;
  const wished = events.findLast((event) => event.kind === "wished" && event.number < number);
  const wish = wished?.wish ?? "rewind";
  // An end shows its result, and a pause itself.
  if (last.yes === true) {
    const isNow = !events.some((event) => event.number > number && isPlayed(event));
    return wish === "rewind" && isNow ? { number, seat, came: "agreed", wish } : null;
  }
  // Whoever has asked may think better of it.
  return isOthers && wished?.seat !== seat ? { number, seat, came: "refused", wish } : null;
}

/** An outcome in words; where all have agreed to go back, the table is there already. */
export function outcomeText(t: Say, view: View, { seat, came, wish }: Outcome, own: readonly number[]): string {
  const name = nameOf(t, view, seat);
  if (came === "resumed") return t("table-resumed", { name });
  if (came === "refused") return t("web-refused", { wish, name });
  const state = view.game?.state;
  const turn = state?.seat ?? 0;
  const whose = own.includes(turn) ? "yours" : "other";
  return t("web-went-back", { whose, player: nameOf(t, view, turn), round: state?.round ?? 1 });
}
