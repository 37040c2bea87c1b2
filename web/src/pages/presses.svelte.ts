/** What is pressed on the page of a game, by keys and by hand. */

import { pressedBy, SkippingClick, SlippedClick } from "../tools/clicks";
import { pressKey, SpaceBar, type KeyTarget } from "../tools/shortcuts";

/** Keys that choose nothing and lead nowhere. */
const LETTING_GO = ["Escape", "Shift", "Control", "Alt", "Meta"];

/** What presses are meant for. */
export interface Pressable extends KeyTarget {
  /** Whether a sheet lies over the table, and has the keys. */
  readonly isCovered: boolean;
  /** Whether there is more to be shown. */
  readonly isBehind: boolean;
  /** Skips that, where presses do so. */
  readonly skip: (() => void) | null;
  /** What is asked and can be chosen, as a text. */
  readonly offered: string;
}

export class Presses {
  #isByKeys = $state(false);
  #isKey = false;
  readonly #spaceBar = new SpaceBar();
  readonly #skippingClick = new SkippingClick();
  readonly #slippedClick = new SlippedClick();

  constructor(private readonly around: () => Pressable) {
    const isBehind = $derived(around().isBehind);
    $effect(() => {
      if (isBehind) return () => this.#spaceBar.rest(performance.now());
    });
    const offered = $derived(around().offered);
    $effect(() => {
      void offered;
      this.#slippedClick.change(performance.now());
    });
  }

  /** Whether somebody plays by keys. */
  get isByKeys(): boolean {
    return this.#isByKeys;
  }

  /** Whether it is a key that is being answered: keys that are pressed once too often open nothing. */
  get isKey(): boolean {
    return this.#isKey;
  }

  /** What was clicked may be clicked again before it is seen that something else lies there. */
  keepPlace(): void {
    if (!this.#isKey) this.#slippedClick.keep(performance.now());
  }

  /** A pointer goes down. */
  point(): void {
    this.#isByKeys = false;
  }

  click(event: MouseEvent): void {
    const on = event.target;
    if (!(on instanceof Element)) return;
    const { screen, skip } = this.around();
    if (!this.#slippedClick.press(event, pressedBy(on))) return;
    // What is answered on a bar makes way for what lies under it.
    if (on.closest(".notice") !== null) this.keepPlace();
    if (screen?.contains(on) !== true) return;
    this.#skippingClick.press(event, skip, on.closest("a, button:not([data-action], [data-ask])") !== null);
  }

  /** A key goes down. */
  key(event: KeyboardEvent): void {
    // Whoever only lets something go still plays as before.
    if (!LETTING_GO.includes(event.key)) this.#isByKeys = true;
    const target = this.around();
    if (target.isCovered || this.#spaceBar.press(event, target.skip)) return;
    this.#isKey = true;
    try {
      pressKey(event, target);
    } finally {
      this.#isKey = false;
    }
  }

  /** A key goes up. */
  release(event: KeyboardEvent): void {
    this.#spaceBar.release(event);
  }
}
