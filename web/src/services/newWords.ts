/** What was said at one's tables and not yet seen on this device. */

import type { Listed, SeatInList } from "../net/wire";
import { unheardFrom } from "../views/listed";
import { heardUntil, isNewHere } from "./heard";
import { mutedPlayers } from "./muted.svelte";

/** Whoever said something new at a table. */
export function newWords(me: string, listed: Listed): readonly SeatInList[] {
  return unheardFrom(me, listed, heardUntil(listed.id) ?? (isNewHere() ? Infinity : null), mutedPlayers());
}
