/** Where bots have played for people. */

import { END_TURN } from "../model/actions";
import type { Happened } from "../net/wire";

/** The numbers of the events in which a bot decided for a person. */
export function standIns(events: readonly Happened[]): ReadonlySet<number> {
  const found = new Set<number>();
  const away = new Map<number, Happened["reason"]>();
  for (const { kind, seat, number, reason, actions } of events) {
    if (seat === undefined || seat === null) continue;
    if (kind === "replaced") away.set(seat, reason);
    else if (kind === "returned") away.delete(seat);
    else if (kind === "acted" && away.has(seat)) {
      found.add(number);
      if (away.get(seat) === "late" && actions?.at(-1) === END_TURN) away.delete(seat);
    }
  }
  return found;
}
