/** What happens by itself on the page of a game. Each is begun with the page and ends with it. */

import type { FollowedTable } from "../services/followedTable.svelte";
import { ring } from "../tools/sounds";

/** How long an answer may take before it is called slow, in milliseconds. */
const PATIENCE = 400;
/** How long the last move is looked at before the result covers it, in milliseconds. */
const LAST_LOOK = 1200;
/** What keys go on with, the likeliest first. */
const CHOICES = [
  ".pyramid .legal > button",
  ".options .main",
  ".display button.legal",
  ".options .option",
  "button.legal",
];

/** Whether the table is slow to answer. */
export function slowness(table: () => FollowedTable): { readonly current: boolean } {
  let slow = $state(false);
  $effect(() => {
    slow = false;
    if (table().pending === null) return;
    const timer = setTimeout(() => (slow = true), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return slow;
    },
  };
}

/** Ring when a turn begins. */
export function ringOnTurn(isTurn: () => boolean, isLoud: () => boolean): void {
  let was = false;
  $effect(() => {
    if (isTurn() && !was && isLoud()) ring();
    was = isTurn();
  });
}

/** Show the result, once; at once where the game was over before one came. */
export function celebrate(table: () => FollowedTable, show: () => void): void {
  let done = false;
  $effect(() => {
    if (done || table().view?.status !== "over") return;
    done = true;
    const timer = setTimeout(show, table().change === null ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  });
}

/** Where the focused thing has gone in a new view, let keys go on with what can be chosen now. */
export function keepFocus(
  table: () => FollowedTable,
  screen: () => HTMLElement | undefined,
  isWanted: () => boolean,
): void {
  $effect(() => {
    if (table().view === null || !isWanted()) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      for (const choice of CHOICES) {
        const found = screen()?.querySelector<HTMLElement>(choice);
        if (found) return found.focus();
      }
    });
  });
}
