/** Clicks that were not meant for what lies under them by now. */

/** How long what has just come under a finger or a key hears nothing, in milliseconds. */
export const DEAF = 600;

/** How long it may take until what was pressed makes way for something else, in milliseconds. */
const LATE = 5000;

type Click = Pick<MouseEvent, "timeStamp" | "detail" | "clientX" | "clientY" | "preventDefault" | "stopPropagation">;

/** Let a click press no button and follow no link. */
export function swallow(event: Pick<Event, "preventDefault" | "stopPropagation">): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button by what it does, or else by its words, and by its place. */
export interface PressedButton {
  readonly name: string;
  readonly box: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

/** What a click presses. */
export function pressedBy(on: Element): PressedButton | null {
  const button = on.closest("button");
  if (button === null) return null;
  const name = button.getAttribute("data-action") ?? button.ariaLabel ?? button.textContent.trim();
  return { name, box: button.getBoundingClientRect() };
}

function isOver({ clientX: x, clientY: y }: Click, { box }: PressedButton): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Clicks that were meant for a button that has just made way for something else. */
export class SlippedClick {
  #pressed: PressedButton | null = null;
  #kept: PressedButton | null = null;
  #since = -Infinity;
  #changed = -Infinity;

  /** Whether a click is heard. */
  press(event: Click, pressed: PressedButton | null): boolean {
    // Keys press without a click of the mouse, and what has the focus.
    const isByHand = event.detail > 0;
    const kept = isByHand && event.timeStamp - this.#changed < DEAF ? this.#kept : null;
    if (kept !== null && pressed?.name !== kept.name && isOver(event, kept)) {
      swallow(event);
      return false;
    }
    if (!isByHand || pressed?.name !== this.#kept?.name) this.#kept = null;
    this.#pressed = isByHand ? pressed : null;
    return true;
  }

  /** Keep the place of what was pressed last for it alone, as long as it may be pressed again unawares. */
  keep(now: number): void {
    this.#kept = this.#pressed;
    this.#since = now;
    this.#changed = now;
  }

  /** Something else is offered or asked. */
  change(now: number): void {
    if (now - this.#since < LATE) this.#changed = now;
  }
}

/** Clicks on a table that skip, and choose nothing in a position that was not yet seen. */
export class SkippingClick {
  #last = -Infinity;

  /** `passes`: whether it may also press what it is on. */
  press(event: Click, skip: (() => void) | null, passes: boolean): void {
    if (skip !== null) {
      this.#last = event.timeStamp;
      skip();
      if (!passes) swallow(event);
      // Keys press without a click of the mouse, and one at a time.
    } else if (!passes && event.detail > 0 && event.timeStamp - this.#last < DEAF) swallow(event);
  }
}
