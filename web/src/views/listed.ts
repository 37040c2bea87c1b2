/** A table of a list as one of its players sees it. */

import type { OwnColour } from "../model/ownColours";
import type { Listed, SeatInList, Summary } from "../net/wire";
import { LEVELS } from "../services/newTable";
import { ratingText } from "../text/ratings";
import type { Say } from "../text/texts";

/** Somebody as others recognise them. */
export interface Recognised {
  readonly name: string;
  readonly colour: OwnColour;
}

export type Result = "won" | "shared" | "lost";

/** The seats that a player holds. */
function ownSeats(summary: Summary, me: string): readonly number[] {
  return summary.seats.flatMap((seat, number) => (me !== "" && seat.player === me ? [number] : []));
}

/** The name of somebody who is ready for a rematch, while one is not; null if there is none. */
export function wantsRematch(me: string, { status, summary }: Listed): string | null {
  const own = ownSeats(summary, me);
  const [asker] = summary.rematch ?? [];
  if (status !== "waiting" || own.length === 0 || asker === undefined) return null;
  return own.some((seat) => summary.rematch?.includes(seat)) ? null : (summary.seats[asker]?.name ?? null);
}

/** Whether a table waits for somebody to decide, and no bot does it for good, or to be ready for a rematch. */
export function waitsFor(me: string, listed: Listed): boolean {
  const { status, summary } = listed;
  if (wantsRematch(me, listed) !== null) return true;
  const seat = summary.turn === null ? undefined : summary.seats[summary.turn];
  if (status !== "playing" || summary.paused || me === "" || seat?.player !== me) return false;
  return seat.replaced === undefined || seat.replaced === null || seat.replaced === "absent";
}

/** Whether somebody has finished a turn at one of these tables, so that there is something to lose. */
export function hasPlayed(me: string, tables: readonly Listed[]): boolean {
  return tables.some(
    ({ status, summary }) =>
      ownSeats(summary, me).length > 0 && (summary.round > 1 || (status === "over" && summary.round > 0)),
  );
}

/** When the current turn began; lists of before do not tell. */
export function since({ summary, updated }: Listed): number {
  return summary.began || summary.since || updated;
}

/** Whether somebody is invited to a table. */
export function isInvited(me: string, { status, summary }: Listed): boolean {
  return status === "waiting" && me !== "" && summary.seats.some((seat) => seat.kept === me);
}

/** Tables that go on: those that wait for somebody, the longest first, then invitations, then the others as they come. */
export function inOrder(me: string, tables: readonly Listed[]): readonly Listed[] {
  const rank = (table: Listed) => (waitsFor(me, table) ? 0 : isInvited(me, table) ? 1 : 2);
  return [...tables].sort((one, other) => rank(one) - rank(other) || (rank(one) === 0 ? since(one) - since(other) : 0));
}

/** The milliseconds that the seat to play has left on its clock; null without one. */
export function clockLeft({ status, summary }: Listed, now: number): number | null {
  if (summary.paused) return null;
  const bank = summary.turn === null ? null : (summary.clocks?.[summary.turn] ?? null);
  if (status !== "playing" || bank === null || summary.since === undefined) return null;
  return Math.max(0, bank - Math.max(0, now - summary.since));
}

/** The people who sit there besides whoever looks, by name and colour. */
export function peopleIn({ summary, colours = [] }: Listed, me: string): readonly Recognised[] {
  return summary.seats.flatMap(({ kind, name, player }, number) =>
    kind === "person" && player !== "" && player !== me ? [{ name, colour: colours[number] ?? "" }] : [],
  );
}

/** The name of somebody in a list; bots have theirs in the reader's language, with the number that tells them apart. */
export function nameIn(t: Say, seat: SeatInList | undefined): string {
  if (seat?.kind !== "bot" || !LEVELS.some((level) => level === seat.level)) return seat?.name ?? "";
  return t(`pages-level-${seat.level}`) + (/ \d$/.exec(seat.name)?.[0] ?? "");
}

/** Who sits there besides whoever looks, and at a rated table how strong they are. */
export function namesFor(t: Say, summary: Summary, me: string, ratings: Listed["ratings"] = []): string {
  const seats = summary.seats.map((seat, number) => ({ ...seat, rating: ratings[number] ?? null }));
  const others = seats.filter((seat) => me === "" || (seat.player !== me && seat.kept !== me));
  return (others.length > 0 ? others : seats)
    .map(({ rating, ...seat }) => {
      const called = nameIn(t, seat) || t("pages-open-seat");
      return rating === null ? called : `${called} (${ratingText(t, rating)})`;
    })
    .join(" · ");
}

/** How a game ended for its player; null without a winner, and for whoever had no seat or several. */
export function resultFor(summary: Summary, me: string): Result | null {
  const winners = summary.winners ?? [];
  const [seat, ...more] = ownSeats(summary, me);
  const isDecided = winners.length > 0 || summary.ending === "played";
  if (seat === undefined || more.length > 0 || !isDecided) return null;
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The scores, one's own first. */
export function scoresFor(summary: Summary, me: string): readonly number[] {
  const own = ownSeats(summary, me);
  const totals = (summary.totals ?? []).map((total, seat) => ({ total, own: own.includes(seat) }));
  return [...totals.filter((each) => each.own), ...totals.filter((each) => !each.own)].map(({ total }) => total);
}
