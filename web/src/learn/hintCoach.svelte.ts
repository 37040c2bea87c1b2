/** Coaching in a real game: a hint at the beginning of each of one's turns, by what is public alone. */

import { post } from "../net/api";
import type { Hint, Plan } from "../net/wire";
import type { Coach, Look } from "../pages/gameProps";
import { decidedOf, departs, indexOfNext } from "./hintSteps";
import type { Mark } from "./steps";

export type Strength = Hint["strength"];

export class HintCoach implements Coach {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  failed = $state(false);
  /** Whether the hint of this turn is wanted no more, or wanted though the turn has left it. */
  hidden = $state(false);
  #insisted = $state(false);
  /** Whether it is the player's turn. */
  asked = $state(false);
  /** Whether the words are folded, where they would cover the table. */
  folded = $state(true);
  /** What was decided in this turn, and the tile or god that is chosen. */
  #decided = $state.raw<readonly number[]>([]);
  #selected = $state<number | null>(null);
  #plan = $state.raw<Plan | null>(null);
  /** Where the turn began for which a hint was asked; -1 if none was, or if it was given up. */
  #turn = -1;
  #table = "";
  /** What ends the wait for a hint. */
  #waiting: AbortController | null = null;

  constructor(readonly strength: Strength) {}

  /** Whether the turn has left what was suggested, so that nobody wants to read it any more. */
  readonly departed = $derived(
    this.hint !== null && departs(this.hint.actions, this.#decided, this.#selected, this.#plan),
  );
  readonly shown = $derived(this.asked && !this.hidden && (!this.departed || this.#insisted));
  /** Whether there is a hint to show again, or it can be asked for: hints are for whole turns. */
  readonly canShow = $derived(this.asked && !this.shown && (this.hint !== null || this.#decided.length === 0));

  get marks(): readonly Mark[] {
    if (this.hint === null || !this.shown) return [];
    const next = this.hint.actions[this.next];
    return next === undefined || this.departed ? [] : [{ action: next }];
  }

  /** How far the turn has followed the hint. */
  get next(): number {
    return indexOfNext(this.hint?.actions ?? [], this.#decided, this.#selected, this.#plan);
  }

  /** Show the hint again, or ask for it if nobody waits for it any more. */
  show(): void {
    this.hidden = false;
    this.#insisted = this.departed;
    if (this.hint === null && !this.thinking) void this.#ask();
  }

  /** Do without the hint of this turn, which is no longer computed. */
  cancel(): void {
    this.hidden = true;
    this.leave();
  }

  /** Wait for nothing any more. */
  leave(): void {
    this.#waiting?.abort();
    this.#waiting = null;
    this.thinking = false;
  }

  look({ view, game, deciding, selected, plan = null, events }: Look): void {
    this.asked = deciding && view.status === "playing";
    this.#decided = decidedOf(events, game.decided);
    [this.#selected, this.#plan] = [selected, plan];
    if (!this.departed) this.#insisted = false;
    if (!this.asked || game.decided > 0) {
      // Whoever has moved on reads a hint for the turn's beginning only if they take everything back.
      if (this.thinking) this.#turn = -1;
      return this.leave();
    }
    if (this.#turn === game.count) return;
    this.#turn = game.count;
    this.#table = view.id;
    // Whoever tries a turn again wants to find it without help.
    this.hidden = view.settings.source?.count === game.count;
    this.#insisted = false;
    this.leave();
    [this.hint, this.failed] = [null, false];
    if (!this.hidden) void this.#ask();
  }

  allows(): boolean {
    return true;
  }

  async #ask(): Promise<void> {
    this.leave();
    const waiting = new AbortController();
    const { signal } = waiting;
    this.#waiting = waiting;
    this.hint = null;
    this.failed = false;
    this.thinking = true;
    try {
      const hint = await post<Hint>(`/api/tables/${this.#table}/hint`, { strength: this.strength }, signal);
      if (!signal.aborted) this.hint = hint;
    } catch {
      // A game continues without hints.
      if (!signal.aborted) this.failed = true;
    }
    if (signal.aborted) return;
    this.#waiting = null;
    this.thinking = false;
  }
}
