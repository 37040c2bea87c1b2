/** Who is at a table besides their pieces: who is here, who watches, and how much time everybody has. */

import { END_TURN } from "../model/actions";
import type { OwnColour } from "../model/ownColours";
import type { ClockView, TableView } from "../model/view";
import type { Happened, Seat, View } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";

/** A table with its company; `offset` is how far the server's clock is ahead. */
export function inCompany(
  drawn: TableView,
  view: View,
  { present, watching }: Pick<FollowedTable, "present" | "watching">,
  offset: number,
  colours: readonly OwnColour[] = [],
): TableView {
  const seats = drawn.seats.map((each, number) => {
    const seat = view.seats[number];
    if (seat?.kind !== "person") return { ...each, bot: seat?.kind === "bot" };
    const isAway = (seat.excused ?? 0) > Date.now() + offset;
    return {
      ...each,
      colour: colours[number],
      here: present.includes(number),
      // The clock of somebody on holiday stands: the day on which it goes on is all there is to say.
      clock: isAway ? undefined : clockOf(view, seat, runs(view, number) ? view.since - offset : null),
      awayUntil: isAway ? (seat.excused ?? undefined) : undefined,
    };
  });
  return { ...drawn, seats, watching, paused: Boolean(view.paused) };
}

/** The clock of a seat, which runs since a moment, and stands while somebody waits for its player; a bot has none. */
function clockOf({ settings }: View, seat: Seat, since: number | null): ClockView | undefined {
  if (seat.clock === null || seat.replaced !== null) return undefined;
  // Over days, only the time of whoever plays means anything.
  if (settings.clock?.per_turn)
    return since === null ? undefined : { left: seat.clock, since, short: settings.clock.bank / 8 };
  return { left: seat.clock, since, short: SHORT };
}

/** How much of a turn over days is left to whoever plays, by the server's time; null at other tables. */
export function turnLeft(view: View, now: number): number | null {
  const turn = view.game?.state.seat ?? null;
  const seat = turn === null ? undefined : view.seats[turn];
  if (!view.settings.clock?.per_turn || turn === null || !runs(view, turn)) return null;
  if (seat === undefined || seat.clock === null || seat.replaced !== null || (seat.excused ?? 0) > now) return null;
  return Math.max(0, seat.clock - Math.max(0, now - view.since));
}

/** Until when whoever plays at a table over days is on holiday, by the server's time; null if they are not. */
export function holidayEnd(view: View, now: number): number | null {
  const turn = view.game?.state.seat ?? null;
  const until = (turn === null ? undefined : view.seats[turn]?.excused) ?? 0;
  return turn !== null && runs(view, turn) && until > now ? until : null;
}

/** Whether the clock of a seat runs: nobody waits for its player, and nothing is paused. */
function runs(view: View, number: number): boolean {
  const turn = view.status === "playing" ? (view.game?.state.seat ?? null) : null;
  return number === turn && view.seats[number]?.awaited === null && !view.paused;
}

/** When time is short on a clock for the whole game, in milliseconds. */
const SHORT = 30_000;
/** How many turns in a row somebody misses before the others decide without them. */
const MOST_MISSED = 2;

/** A seat that somebody plays on another device now; null if there is none. */
export function movedSeat(events: readonly Happened[], view: View, me: string): number | null {
  const seat = events.findLast((event) => event.kind === "moved" && event.former === me)?.seat ?? null;
  return me === "" || seat === null || view.seats[seat]?.player === me ? null : seat;
}

/** Whether the host has freed the seat of somebody, who cannot take another one there. */
export function isRemoved(events: readonly Happened[], me: string): boolean {
  return me !== "" && events.some((event) => event.kind === "cleared" && event.former === me);
}

/** Whether somebody plays one seat of a game over days with friends. */
export function playsOverDays(view: View, own: readonly number[]): boolean {
  const isOverDays = view.settings.clock?.per_turn === true || view.settings.grace === null;
  const hasFriends = view.seats.some(({ kind }, seat) => kind === "person" && !own.includes(seat));
  return view.status === "playing" && own.length === 1 && isOverDays && hasFriends;
}

/** Whether somebody has ended a turn. */
export function hasEndedTurn(events: readonly Happened[], own: readonly number[]): boolean {
  return events.some(
    ({ kind, seat, actions }) => kind === "acted" && own.includes(seat ?? -1) && actions?.at(-1) === END_TURN,
  );
}

/** Somebody for whom a table waits though they are away. */
export interface Missing {
  readonly seat: number;
  /** The seat whose player waits for them. */
  readonly waiting: number | null;
  /** Whether they have missed so many turns that the others decide without them. */
  readonly isMissed: boolean;
  /** What the viewer may choose. */
  readonly canWait: boolean;
  readonly canLetBot: boolean;
  /** From when, by the server's time: the time that was agreed on is theirs. */
  readonly letAt: number;
}

export function missingFrom(
  view: View,
  own: readonly number[],
  { present, botAt, letAt }: Pick<FollowedTable, "present" | "botAt" | "letAt">,
): Missing | null {
  const number = view.status === "playing" ? (view.game?.state.seat ?? null) : null;
  const seat = number === null ? undefined : view.seats[number];
  if (number === null || seat?.kind !== "person" || seat.replaced !== null) return null;
  const isMissed = (seat.missed ?? 0) >= MOST_MISSED;
  if (view.paused || own.includes(number) || present.includes(number)) return null;
  if (botAt === null && seat.awaited === null && !isMissed) return null;
  const plays = own.some((each) => view.seats[each]?.replaced === null);
  const { awaited } = seat;
  const isThere = awaited !== null && present.includes(awaited) && view.seats[awaited]?.replaced === null;
  const isOverruled = isThere && !own.includes(awaited);
  const canLetBot = plays && !isOverruled;
  const canWait = canLetBot && (seat.awaited === null || !own.includes(seat.awaited));
  return { seat: number, waiting: seat.awaited, isMissed, canWait, canLetBot, letAt: letAt ?? 0 };
}
