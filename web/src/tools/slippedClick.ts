/** For how long, in ms, what comes under a finger that undid or did again something hears nothing. */
const DEAF = 600;

type Press = Pick<MouseEvent, "timeStamp" | "detail" | "clientX" | "clientY" | "stopPropagation">;

/** A button by its words and its place. */
export interface Pressed {
  readonly name: string;
  readonly box: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

/** What a click presses. */
export function pressedBy(on: Element): Pressed | null {
  const button = on.closest("button");
  if (button === null) return null;
  return { name: button.ariaLabel ?? button.textContent.trim(), box: button.getBoundingClientRect() };
}

/** Clicks that were meant for a button that has just made way for something else. */
export class SlippedClick {
  #pressed: Pressed | null = null;
  #kept: Pressed | null = null;
  #changed = -Infinity;

  press(event: Press, pressed: Pressed | null): void {
    const { timeStamp, detail, clientX: x, clientY: y } = event;
    const kept = this.#kept;
    // Keys press without a click of the mouse, and what has the focus.
    const isThere =
      kept !== null &&
      detail > 0 &&
      x >= kept.box.left &&
      x <= kept.box.right &&
      y >= kept.box.top &&
      y <= kept.box.bottom;
    if (isThere && pressed?.name !== kept.name && timeStamp - this.#changed < DEAF) {
      event.stopPropagation();
      return;
    }
    this.#kept = null;
    this.#pressed = pressed;
  }

  /** Keep the place of what was pressed last for it alone, as long as it may be pressed again unawares. */
  keep(now: number): void {
    this.#kept = this.#pressed;
    this.#changed = now;
  }

  /** Something else is offered. */
  change(now: number): void {
    this.#changed = now;
  }
}
