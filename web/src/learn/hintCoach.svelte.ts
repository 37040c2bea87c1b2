/** Coaching in a real game: a hint at the beginning of each of one's turns, by what is public alone. */

import { post } from "../net/api";
import type { Hint } from "../net/wire";
import type { Coach, Look } from "../pages/gameProps";
import type { Mark } from "./steps";

export type Strength = Hint["strength"];

export class HintCoach implements Coach {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  failed = $state(false);
  /** Whether the hint of this turn is wanted no more. */
  hidden = $state(false);
  /** Whether it is the player's turn. */
  asked = $state(false);
  /** Where the turn began for which a hint was asked. */
  #turn = -1;
  #table = "";

  constructor(readonly strength: Strength) {}

  get marks(): readonly Mark[] {
    const first = this.hint?.actions[0];
    return first === undefined || this.hidden || !this.asked ? [] : [{ action: first }];
  }

  look({ view, game, deciding }: Look): void {
    this.asked = deciding && view.status === "playing";
    if (!this.asked || game.decided > 0 || this.#turn === game.count) return;
    this.#turn = game.count;
    this.#table = view.id;
    this.hidden = false;
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
      // A game goes on without hints.
      if (turn === this.#turn) this.failed = true;
    } finally {
      if (turn === this.#turn) this.thinking = false;
    }
  }
}
