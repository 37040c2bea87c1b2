/** The keys by which one walks through a record. */

import { commandOf, type KeyCommand, type PressedKey } from "../tools/shortcuts";
import type { Walk } from "./walk.svelte";

export type WalkCommand = "back" | "on" | "back-turn" | "on-turn" | "first" | "last" | "play";

/** The keys as they are shown, with what they do. */
export const WALK_KEYS: readonly (readonly [readonly string[], WalkCommand])[] = [
  [["←"], "back"],
  [["→"], "on"],
  [["↑", "Shift ←"], "back-turn"],
  [["↓", "Shift →"], "on-turn"],
  [["Home"], "first"],
  [["End"], "last"],
  [["Space"], "play"],
];

/** The keys of the table that mean the same here. */
export const TABLE_KEYS: readonly KeyCommand[] = ["log", "score", "stacks", "rules", "menu", "keys", "names"];

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  " ": "Space",
};

/** What a key asks of a walk, if anything. */
export function walkCommandOf(event: PressedKey): WalkCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const name = `${event.shiftKey ? "Shift " : ""}${NAMES[event.key] ?? event.key}`;
  return WALK_KEYS.find(([keys]) => keys.includes(name))?.[1] ?? null;
}

/** What else a key asks for. */
export function tableCommandOf(event: PressedKey): KeyCommand | null {
  const command = commandOf(event);
  return command !== null && TABLE_KEYS.includes(command) ? command : null;
}

/** Walk as was asked. */
export function walkBy(walk: Walk, command: WalkCommand): void {
  switch (command) {
    case "back":
      return walk.step(-1);
    case "on":
      return walk.step(1);
    case "back-turn":
      return walk.backTurn();
    case "on-turn":
      return walk.onTurn();
    case "first":
      return walk.first();
    case "last":
      return walk.end();
    case "play":
      return walk.toggle();
  }
}
