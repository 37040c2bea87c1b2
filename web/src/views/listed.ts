/** A table of a list as one of its players sees it. */

import type { OwnColour } from "../model/ownColours";
import type { Listed, SeatInList, Summary, WishInList } from "../net/wire";
import { LEVELS } from "../services/newTable";
import { DAY } from "../text/durations";
import { shortRating } from "../text/ratings";
import { hasGivenUp } from "../text/sentences";
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

/** The wish that waits for somebody's answer; null if there is none. */
export function askedOf(me: string, { status, summary }: Listed): WishInList | null {
  const own = ownSeats(summary, me);
  const wish = summary.wish ?? null;
  return status === "playing" && wish?.waiting.some((seat) => own.includes(seat)) ? wish : null;
}

/**
 * Whether a table waits for somebody, as the server counts: to decide, and no bot does it for good, to be ready for a
 * rematch, or to answer a wish or an invitation.
 */
export function waitsFor(me: string, listed: Listed): boolean {
  return (
    wantsRematch(me, listed) !== null || isInvited(me, listed) || askedOf(me, listed) !== null || isTurnOf(me, listed)
  );
}

/** Whether it is somebody's turn, and no bot plays it for good. */
export function isTurnOf(me: string, { status, summary }: Listed): boolean {
  const seat = summary.turn === null ? undefined : summary.seats[summary.turn];
  if (status !== "playing" || summary.paused || me === "" || seat?.player !== me) return false;
  return seat.replaced === undefined || seat.replaced === null || seat.replaced === "absent";
}

/** Whether a bot at somebody's table plays on only once the table is opened: nobody is there whom it would keep waiting. */
export function isResting(me: string, { status, summary }: Listed): boolean {
  const seat = summary.turn === null ? undefined : summary.seats[summary.turn];
  const isTimed = summary.clock?.per_turn === true;
  return (
    status === "playing" && !summary.paused && seat?.kind === "bot" && !isTimed && ownSeats(summary, me).length > 0
  );
}

/** Whether people wait for somebody's turn or answer: whoever takes such a table from a list forgets them. */
export function keepsWaiting(me: string, listed: Listed): boolean {
  return listed.status === "playing" && waitsFor(me, listed) && peopleIn(listed, me).length > 0;
}

/**
 * Who said something at a table that was begun, after the event up to which one has heard it (null where one was not
 * on this device): without oneself and those who are muted. Of games that were over before, nothing is new.
 */
export function unheardFrom(
  me: string,
  { status, summary }: Listed,
  heard: number | null,
  muted: readonly string[],
): readonly SeatInList[] {
  const until = heard ?? (status === "over" ? Infinity : 0);
  if (status === "waiting" || ownSeats(summary, me).length === 0) return [];
  return summary.seats.filter(
    ({ player }, number) => player !== me && !muted.includes(player) && (summary.spoke?.[number] ?? 0) > until,
  );
}

/** Whether somebody plays there with friends, and not by a clock for the whole game. */
export function isPlayedOverDays(me: string, listed: Listed): boolean {
  const { status, summary } = listed;
  const isQuick = summary.clock !== null && summary.clock.per_turn !== true;
  const hasSeat = ownSeats(summary, me).length > 0;
  return status === "playing" && hasSeat && !isQuick && peopleIn(listed, me).length > 0;
}

/** Whether somebody has finished a turn at one of these tables, so that there is something to lose. */
export function hasPlayed(me: string, tables: readonly Listed[]): boolean {
  return tables.some(
    ({ status, summary }) =>
      ownSeats(summary, me).length > 0 && (summary.round > 1 || (status === "over" && summary.round > 0)),
  );
}

/**
 * Whether a turn was played to its end, so that there is something to look back at and to review; lists of before tell
 * it only by the round and the scores.
 */
export function hasTurn({ turns = null, round, totals = [] }: Summary): boolean {
  return turns === null ? round > 1 || totals.some((total) => total !== 0) : turns > 0;
}

/** When the current turn began, or if it is somebody else's, the wish that waits; lists of before do not tell. */
export function since(me: string, listed: Listed): number {
  const { summary, updated } = listed;
  const wish = isTurnOf(me, listed) ? null : askedOf(me, listed);
  return wish?.at ?? (summary.began || summary.since || updated);
}

/** Whether somebody is invited to a table. */
export function isInvited(me: string, { status, summary }: Listed): boolean {
  return status === "waiting" && me !== "" && summary.seats.some((seat) => seat.kept === me);
}

/** In how many milliseconds somebody's turn runs out, if that is within a day; Infinity otherwise. */
function runsOut(me: string, listed: Listed, now: number): number {
  const left = isTurnOf(me, listed) ? clockLeft(listed, now) : null;
  return left !== null && left < DAY ? left : Infinity;
}

/**
 * Tables that go on: those that wait for somebody, then invitations, then those where something new was said, then the
 * others as they come. Of those that wait, one whose clock runs out within a day comes first, then the longest waited
 * for, as the server orders them.
 */
export function inOrder(
  me: string,
  tables: readonly Listed[],
  isNew: (table: Listed) => boolean = () => false,
  now = Date.now(),
): readonly Listed[] {
  const rank = (table: Listed) => (isInvited(me, table) ? 1 : waitsFor(me, table) ? 0 : isNew(table) ? 2 : 3);
  const waited = (table: Listed) => (rank(table) === 0 ? since(me, table) : 0);
  const first = (one: number, other: number) => (one === other ? 0 : one - other);
  return [...tables].sort(
    (one, other) =>
      rank(one) - rank(other) || first(runsOut(me, one, now), runsOut(me, other, now)) || waited(one) - waited(other),
  );
}

/** Until when whoever plays is on holiday, so that their clock stands; null if they are not. */
export function holidayEnd({ status, summary }: Listed, now: number): number | null {
  const until = (summary.turn === null ? undefined : summary.seats[summary.turn]?.excused) ?? 0;
  return status === "playing" && !summary.paused && until > now ? until : null;
}

/** The milliseconds that the seat to play has left on its clock; null without one, and while it stands. */
export function clockLeft(listed: Listed, now: number): number | null {
  const { status, summary } = listed;
  if (summary.paused || holidayEnd(listed, now) !== null) return null;
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
      return rating === null ? called : `${called} (${shortRating(t, rating)})`;
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

/** Who gave a game up, and so ended it; null if nobody did. */
export function givenUpText(t: Say, summary: Summary, me: string): string | null {
  const number = summary.seats.findIndex(({ replaced }) => hasGivenUp(replaced ?? null));
  const seat = summary.ending === "resigned" ? summary.seats[number] : undefined;
  if (seat === undefined) return null;
  const reason = seat.replaced ?? "resigned";
  return ownSeats(summary, me).join() === String(number)
    ? t("pages-list-you-gave-up", { reason })
    : t("pages-list-gave-up", { name: nameIn(t, seat), reason });
}

/** The scores, one's own first. */
export function scoresFor(summary: Summary, me: string): readonly number[] {
  const own = ownSeats(summary, me);
  const totals = (summary.totals ?? []).map((total, seat) => ({ total, own: own.includes(seat) }));
  return [...totals.filter((each) => each.own), ...totals.filter((each) => !each.own)].map(({ total }) => total);
}

/** The place and the points of somebody who plays one of more than two seats; null for all others. */
export function placeFor(summary: Summary, me: string): { readonly place: number; readonly points: number } | null {
  const [own, ...more] = ownSeats(summary, me);
  const { totals = [], winners = [] } = summary;
  const points = totals[own ?? -1];
  if (own === undefined || more.length > 0 || totals.length < 3 || points === undefined) return null;
  // Whoever has won comes first, also if that was decided by worshippers.
  const isAhead = (seat: number, total: number) =>
    winners.includes(own) ? false : total > points || winners.includes(seat);
  return { place: 1 + totals.filter((total, seat) => seat !== own && isAhead(seat, total)).length, points };
}

/** Whether somebody has waited for more than a day for the others to join a rematch. */
export function isUnjoined(me: string, { status, summary, updated }: Listed, now: number): boolean {
  const own = ownSeats(summary, me);
  return status === "waiting" && now - updated > DAY && own.some((seat) => summary.rematch?.includes(seat) === true);
}
