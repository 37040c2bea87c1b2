/** What bots have done for somebody. */

import type { Happened } from "../net/wire";
import { standing } from "./news";

export interface Absence {
  /** The number of the event that ended the absence, or of the one by which the seat was lost for good. */
  readonly number: number;
  /** Whether the seat was given back. */
  readonly isBack: boolean;
  /** The first decision of the bot. */
  readonly first: Happened | null;
}

/** What a player of some seats has to be told, until they have decided something themselves. */
export function absenceOf(events: readonly Happened[], own: readonly number[]): Absence | null {
  const isOwn = (event: Happened) => event.seat !== undefined && event.seat !== null && own.includes(event.seat);
  const last = events.findLast((event) => isOwn(event) && (event.kind === "replaced" || event.kind === "returned"));
  if (last === undefined) return null;
  if (last.kind === "replaced")
    return last.reason === "clock" ? { number: last.number, isBack: false, first: null } : null;
  const left = events.findLast(
    (event) => event.kind === "replaced" && event.seat === last.seat && event.number < last.number,
  );
  const acted = standing(events).filter((event) => event.kind === "acted" && event.seat === last.seat);
  const since = acted.filter((event) => event.number > (left?.number ?? 0));
  if (since[0] === undefined || since.some((event) => event.number > last.number)) return null;
  return { number: last.number, isBack: true, first: since[0] };
}
