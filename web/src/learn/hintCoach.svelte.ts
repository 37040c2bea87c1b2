/** Coaching in a real game: a hint at the beginning of each of one's turns, by what is public alone. */

import { post } from "../net/api";
import type { Hint } from "../net/wire";
import type { Coach, Look } from "../pages/gameProps";
import { decidedOf, departs, nextOf } from "./hintSteps";
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
  over = $state(false);
  /** Whether the words are folded, where they would cover the table. */
  folded = $state(true);
  /** What was decided in this turn, and the tile or god that is chosen. */
  #decided = $state.raw<readonly number[]>([]);
  #selected = $state<number | null>(null);
  /** Where the turn began for which a hint was asked. */
  #turn = -1;
  #table = "";

  constructor(readonly strength: Strength) {}

  /** Whether the turn has left what was suggested, so that nobody wants to read it any more. */
  readonly departed = $derived(this.hint !== null && departs(this.hint.actions, this.#decided, this.#selected));
  readonly shown = $derived(this.asked && !this.hidden && (!this.departed || this.#insisted));

  get marks(): readonly Mark[] {
    if (this.hint === null || !this.shown) return [];
    const next = nextOf(this.hint.actions, this.#decided, this.#selected);
    return next === undefined || this.departed ? [] : [{ action: next }];
  }

  /** Show the hint again. */
  show(): void {
    this.hidden = false;
    this.#insisted = true;
  }

  look({ view, game, deciding, selected, events }: Look): void {
    this.over = view.status === "over";
    this.asked = deciding && view.status === "playing";
    this.#decided = decidedOf(events, game.decided);
    this.#selected = selected;
    if (!this.asked || game.decided > 0 || this.#turn === game.count) return;
    this.#turn = game.count;
    this.#table = view.id;
    // Whoever tries a turn again wants to find it without help.
    this.hidden = view.settings.source?.count === game.count;
    this.#insisted = false;
    void this.#ask();
  }

  allows(): boolean {
    return true;
  }

  async #ask(): Promise<void> {
    const turn = this.#turn;
    this.hint = null;
    this.failed = false;
    this.thinking = true;
    try {
      const hint = await post<Hint>(`/api/tables/${this.#table}/hint`, { strength: this.strength });
      if (turn === this.#turn) this.hint = hint;
    } catch {
      // A game continues without hints.
      if (turn === this.#turn) this.failed = true;
    } finally {
      if (turn === this.#turn) this.thinking = false;
    }
  }
}
