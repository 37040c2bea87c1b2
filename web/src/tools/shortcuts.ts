/** The keys of the table, and how arrows move from one thing to the next. */

import { DEAF } from "./clicks";

export type KeyCommand =
  | "undo"
  | "undo-turn"
  | "redo"
  | "end"
  | "log"
  | "replay"
  | "why"
  | "hint"
  | "score"
  | "stacks"
  | "rules"
  | "keys"
  | "menu"
  | "names"
  | "try"
  | "say"
  | "next"
  | "clear"
  | "skip";

/** The keys as they are shown, with what they do. */
export const KEYS: readonly (readonly [string, KeyCommand])[] = [
  ["u", "undo"],
  ["Ctrl+Z", "undo"],
  ["U", "undo-turn"],
  ["Ctrl+Y", "redo"],
  ["e", "end"],
  ["w", "why"],
  ["h", "hint"],
  ["l", "log"],
  ["r", "replay"],
  ["s", "score"],
  ["t", "stacks"],
  ["g", "rules"],
  ["m", "menu"],
  ["n", "names"],
  ["b", "try"],
  ["c", "say"],
  ["N", "next"],
  ["?", "keys"],
  ["Esc", "clear"],
  ["Space", "skip"],
];

/** The keys that events name otherwise than they are shown. */
const SHOWN: Readonly<Record<string, string>> = { Escape: "Esc", " ": "Space" };

export type PressedKey = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The character of a key: letters as they are engraved, whatever Caps Lock says, also in layouts without Latin ones. */
function character({ key, code, shiftKey }: PressedKey): string {
  const letter = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : null;
  if (letter === null) return SHOWN[key] ?? key;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** What a key asks for, if anything. */
export function commandOf(event: PressedKey): KeyCommand | null {
  const shown = character(event);
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return shown === "z" ? "undo" : shown === "Z" || shown === "y" ? "redo" : null;
  return KEYS.find(([each]) => each === shown)?.[1] ?? null;
}

/** The space bar, which presses what is focused; where there is something to skip it does that, and nothing else. */
export class SpaceBar {
  #skips = false;
  #shown = -Infinity;

  /** Everything is shown that there was to skip. */
  rest(now: number): void {
    this.#shown = now;
  }

  /** Whether a key that went down was meant to skip; held on, it stays that. A space in a text is only that. */
  press(
    event: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp" | "target" | "preventDefault">,
    skip: (() => void) | null,
  ): boolean {
    if (event.key !== " " || isTyping(event)) return false;
    if (!event.repeat) {
      this.#skips = skip !== null || event.timeStamp - this.#shown < DEAF;
      skip?.();
    }
    if (this.#skips) event.preventDefault();
    return this.#skips;
  }

  /** Some browsers press what is focused when the key goes up. */
  release(event: Pick<KeyboardEvent, "key" | "preventDefault">): void {
    if (event.key !== " " || !this.#skips) return;
    this.#skips = false;
    event.preventDefault();
  }
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function arrowOf(key: string): Arrow | null {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown" ? key : null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far a spot lies in the direction of an arrow; what lies aside is further; null for what lies behind. */
export function distance(arrow: Arrow, from: Spot, to: Spot): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
  const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
  return along > 4 && aside <= along * 2.5 ? along + aside * 2 : null;
}

/** The nearest of some spots in the direction of an arrow. */
export function nearest<Item extends Spot>(arrow: Arrow, from: Spot, spots: readonly Item[]): Item | null {
  let best: { item: Item; far: number } | null = null;
  for (const item of spots) {
    const far = distance(arrow, from, item);
    if (far !== null && (best === null || far < best.far)) best = { item, far };
  }
  return best?.item ?? null;
}

/** Move the focus among the buttons of an element; from nowhere to the first that can be chosen. */
function moveFocus(arrow: Arrow, within: HTMLElement): void {
  const buttons = [...within.querySelectorAll<HTMLButtonElement>("button")].filter(
    (button) => button.offsetParent !== null,
  );
  const spots = buttons.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, button };
  });
  const here = spots.find((spot) => spot.button === document.activeElement);
  const next =
    here === undefined
      ? (spots.find((spot) => spot.button.classList.contains("legal")) ?? spots[0])
      : nearest(arrow, here, spots);
  next?.button.focus();
}

/** What keys do at a table. */
export interface KeyTarget {
  readonly screen: HTMLElement | undefined;
  readonly command: (name: KeyCommand) => void;
  /** Choose the tile of a cell, counted from 0 in reading order. */
  readonly cell: (number: number) => void;
  /** Step through moments, while one looks back. */
  readonly step: ((by: number) => void) | null;
  /** Whether keys of one character do anything. */
  readonly single: boolean;
}

/** Whether a key is part of a text that somebody writes, or of a choice from a list. */
export function isTyping({ target }: Pick<KeyboardEvent, "target">): boolean {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((field) => target instanceof field);
}

/** Do what a key asks for at a table; while one looks back, the arrows to the sides step through moments. */
export function pressKey(event: KeyboardEvent, { screen, command, cell, step, single }: KeyTarget): void {
  if (isTyping(event)) return;
  const arrow = arrowOf(event.key);
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  // A focused button is pressed by Enter itself.
  const own = event.key === "Enter" && event.target !== document.body;
  const silent = !single && event.key.length === 1 && !modified;
  const wanted = own || silent ? null : event.key === "Enter" && !modified ? "end" : commandOf(event);
  const digit = silent || modified ? 0 : "123456789".indexOf(event.key) + 1;
  if (arrow !== null && screen !== undefined) {
    if (step === null || arrow === "ArrowUp" || arrow === "ArrowDown") moveFocus(arrow, screen);
    else step(arrow === "ArrowLeft" ? -1 : 1);
  } else if (wanted !== null && wanted !== "skip") command(wanted);
  else if (digit > 0 && event.key.length === 1) cell(digit - 1);
  else return;
  event.preventDefault();
}
