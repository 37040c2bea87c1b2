/** What bots have done for somebody. */

import type { Happened } from "../net/wire";
import { END_TURN } from "../model/actions";
import { standing } from "./news";

export interface Absence {
  /** The number of the event that ended the absence, or of the one by which the seat was lost for good. */
  readonly number: number;
  /** Whether the seat was given back. */
  readonly isBack: boolean;
  /** Whether only one turn was missed. */
  readonly isLate: boolean;
  /** The first decision of the bot. */
  readonly first: Happened | null;
}

/** What a player of some seats has to be told, until they have decided something themselves. */
export function absenceOf(events: readonly Happened[], own: readonly number[]): Absence | null {
  const isOwn = (event: Happened) => event.seat !== undefined && event.seat !== null && own.includes(event.seat);
  const last = events.findLast((event) => isOwn(event) && (event.kind === "replaced" || event.kind === "returned"));
  // Whoever goes on on another device has seen it on the first.
  if (
    last === undefined ||
    events.some((event) => event.kind === "moved" && event.number > last.number && isOwn(event))
  )
    return null;
  if (last.kind === "replaced" && last.reason === "late") return lateness(events, last);
  if (last.kind === "replaced")
    return last.reason === "clock" ? { number: last.number, isBack: false, isLate: false, first: null } : null;
  const left = events.findLast(
    (event) => event.kind === "replaced" && event.seat === last.seat && event.number < last.number,
  );
  const acted = standing(events).filter((event) => event.kind === "acted" && event.seat === last.seat);
  const since = acted.filter((event) => event.number > (left?.number ?? 0));
  if (since[0] === undefined || since.some((event) => event.number > last.number)) return null;
  return { number: last.number, isBack: true, isLate: false, first: since[0] };
}

/** A turn that a bot has played, until its player has decided something again. */
function lateness(events: readonly Happened[], { number, seat }: Happened): Absence | null {
  const acted = standing(events).filter(
    (event) => event.kind === "acted" && event.seat === seat && event.number > number,
  );
  const end = acted.findIndex(({ actions }) => actions?.at(-1) === END_TURN);
  const [first] = acted;
  if (first === undefined || end < 0 || acted.length > end + 1) return null;
  return { number, isBack: true, isLate: true, first };
}
