/** What somebody has read of the bars at a table: they are drawn anew in another window, and after trying something out. */

import type { FollowedTable } from "../services/followedTable.svelte";
import { heardUntil } from "../services/heard";

class ReadBars {
  /** The last event before they were drawn first. */
  readonly begun: number;
  /** What came of a proposal before one was here last is old news. */
  outcome: number;
  /** The proposal to end the game of which one is asked once more. */
  again = $state<number | null>(null);
  /** Whether one is asked if the clock is to run again. */
  resumes = $state(false);
  /** Between which events words are not yet read. */
  words = $state.raw<{ readonly from: number; readonly until: number } | null>(null);
  absence = $state(0);
  away = $state("");
  branched = $state(false);
  /** Whether one only wants to watch. */
  watches = $state(false);

  constructor(table: FollowedTable) {
    this.begun = table.known;
    this.outcome = $state(heardUntil(table.id) ?? table.known);
  }
}

const all = new WeakMap<FollowedTable, ReadBars>();

export function readBars(table: FollowedTable): ReadBars {
  const read = all.get(table) ?? new ReadBars(table);
  all.set(table, read);
  return read;
}
