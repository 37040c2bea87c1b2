/** What happens by itself on the page of a game. Each is begun with the page and ends with it. */

import { untrack } from "svelte";
import type { FollowedTable } from "../services/followedTable.svelte";
import { nextTable } from "../services/myTables.svelte";
import { knock, ring, tap, tick } from "../tools/sounds";

/** How long an answer may take before it is called slow, in milliseconds. */
const PATIENCE = 400;
/** How long the last move is looked at before the result covers it, in milliseconds. */
const LAST_LOOK = 1200;
/** When other tables are asked for after a turn, as bots often answer at once, and how often then, in milliseconds. */
const [SOON, AGAIN] = [700, 30_000] as const;
/** What is focused next by keys, the likeliest first. */
const CHOICES = [
  ".pyramid .legal > button",
  "button.choice",
  ".options .main",
  ".display button.legal",
  ".options .option",
  "button.legal",
];

/** Focus the first thing that is there of some choices. */
function focusFirst(screen: HTMLElement | undefined, choices: readonly string[]): void {
  choices
    .map((choice) => screen?.querySelector<HTMLElement>(choice))
    .find((each) => each)
    ?.focus();
}

/** Focus where the chosen tile can lie, or what else it can become. */
export function focusPlace(screen: HTMLElement | undefined): void {
  focusFirst(screen, [".pyramid .legal > button", ".options .offered button"]);
}

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

/** How many other tables wait for one, asked while one waits here. */
export function waitingElsewhere(here: () => string, isWaiting: () => boolean): { readonly current: number } {
  let count = $state(0);
  $effect(() => {
    const besides = here();
    if (!isWaiting()) {
      count = 0;
      return;
    }
    const ask = () => {
      if (document.hidden) return;
      // Whoever is offline has other troubles.
      nextTable(besides).then(
        ({ waiting }) => (count = waiting),
        () => undefined,
      );
    };
    const soon = setTimeout(ask, SOON);
    const again = setInterval(ask, AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  });
  return {
    get current() {
      return count;
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

/** Let pieces be heard: those that are placed, and those that are chosen. */
export function hearPieces(placed: () => number, chosen: () => number, isLoud: () => boolean): void {
  let [were, picked] = [-1, 0];
  $effect(() => {
    const [now, more] = [placed(), chosen()];
    if (isLoud() && were >= 0) {
      if (now > were) knock();
      else if (more > picked) tick();
    }
    [were, picked] = [now, more];
  });
}

/** Answer in the hand to whatever is chosen. */
export function feel(chosen: () => unknown, isFelt: () => boolean): void {
  let was = chosen();
  $effect(() => {
    if (chosen() !== was && isFelt()) tap();
    was = chosen();
  });
}

/** Show the result, once; at once where the game was over before one came. */
export function celebrate(table: () => FollowedTable, show: () => void): void {
  // Further views of the same end must not call the result off.
  const over = $derived(table().view?.status === "over");
  $effect(() => {
    if (!over) return;
    const timer = setTimeout(show, untrack(() => table().change) === null ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  });
}

/** After one's own decision by keys, or where the focused thing has gone, focus what can be chosen next. */
export function keepFocus(
  table: () => FollowedTable,
  screen: () => HTMLElement | undefined,
  isByKeys: () => boolean,
  isWanted: () => boolean,
): void {
  let [last, decided, waits, isGone] = [untrack(() => table().pending), false, false, false];
  $effect(() => () => (isGone = true));
  $effect(() => {
    const { pending } = table();
    if (pending !== last && (pending?.do === "act" || pending?.do === "take_back")) decided = untrack(isByKeys);
    last = pending;
    if (table().view === null || !isByKeys() || !isWanted() || waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      if (isGone || table().pending !== null || !isByKeys() || !isWanted()) return;
      if (!decided && document.activeElement !== document.body && document.activeElement !== null) return;
      decided = false;
      focusFirst(screen(), CHOICES);
    });
  });
}
