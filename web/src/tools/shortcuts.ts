/** The keys of the table, and how arrows move from one thing to the next. */

export type KeyCommand =
  | "undo"
  | "undo-turn"
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
  | "clear";

/** The keys as they are shown, with what they do. */
export const KEYS: readonly (readonly [string, KeyCommand])[] = [
  ["u", "undo"],
  ["U", "undo-turn"],
  ["e", "end"],
  ["w", "why"],
  ["h", "hint"],
  ["l", "log"],
  ["r", "replay"],
  ["s", "score"],
  ["t", "stacks"],
  ["g", "rules"],
  ["m", "menu"],
  ["?", "keys"],
  ["Esc", "clear"],
];

/** What a key asks for, if anything. */
export function commandOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key === "Escape" ? "Esc" : event.key;
  return KEYS.find(([each]) => each === key)?.[1] ?? null;
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

/** Do what a key asks for at a table; while one looks back, the arrows to the sides step through moments. */
export function pressKey(
  event: KeyboardEvent,
  screen: HTMLElement | undefined,
  command: (name: KeyCommand) => void,
  step: ((by: number) => void) | null,
): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const arrow = arrowOf(event.key);
  const wanted = commandOf(event);
  if (arrow !== null && screen !== undefined) {
    if (step === null || arrow === "ArrowUp" || arrow === "ArrowDown") moveFocus(arrow, screen);
    else step(arrow === "ArrowLeft" ? -1 : 1);
  } else if (wanted !== null) command(wanted);
  else return;
  event.preventDefault();
}
