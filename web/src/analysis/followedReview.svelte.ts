/** A review that is followed while it is being done; it goes on whether anybody looks or not. */

import { get, post, Unreachable } from "../net/api";
import { retry } from "../net/retry";
import type { Instead, Replay, ReviewedTurn, ReviewState } from "../net/wire";
import { turnsOf, type Turn } from "../replay/stops";
import { playedIn } from "./turns";

/** Milliseconds between two looks. */
export const PACE = 1000;

/** A turn to be drawn: where it led, and where the best one would have. */
export interface Drawn {
  readonly played: Instead;
  readonly best: Instead;
}

export class FollowedReview {
  replay = $state.raw<Replay | null>(null);
  state = $state.raw<ReviewState | null>(null);
  /** The turns of the record. */
  readonly played: readonly Turn[] = $derived(this.replay === null ? [] : turnsOf(this.replay));
  /** Why nothing can be shown. */
  problem = $state.raw<unknown>(null);
  /** Whether the server does not answer at the moment. */
  isLost = $state(false);

  readonly #path: string;
  readonly #simulations: number | null;
  readonly #drawn = new Map<number, Promise<Drawn>>();
  #stop = () => {};
  #ended = false;

  constructor(record: string, simulations: number | null) {
    this.#path = `/api/records/${record}`;
    this.#simulations = simulations;
  }

  /** The turns that are judged, all of them or those so far. */
  get turns(): readonly ReviewedTurn[] {
    return this.state?.review?.turns ?? this.state?.turns ?? [];
  }

  /** Ask for the review, and follow it to its end. */
  async begin(): Promise<void> {
    this.problem = null;
    try {
      this.replay ??= await get<Replay>(`${this.#path}/replay`);
      const wanted = this.#simulations === null ? {} : { simulations: this.#simulations };
      if (this.#heard(await post<ReviewState>(`${this.#path}/review`, wanted)) || this.#ended) return;
      this.#stop = retry(() => this.#look(), PACE, PACE);
    } catch (error) {
      this.problem = error;
    }
  }

  /** Look no more. */
  end(): void {
    this.#ended = true;
    this.#stop();
  }

  /** What is needed to draw a turn, asked for once. */
  drawn(turn: ReviewedTurn): Promise<Drawn> {
    const known = this.#drawn.get(turn.number);
    if (known !== undefined) return known;
    const instead = (words: string) =>
      get<Instead>(`${this.#path}/turns/${turn.number}/instead?${new URLSearchParams({ turn: words })}`);
    const played = this.replay === null ? "" : playedIn(this.replay, turn.turn);
    const asked = Promise.all([instead(played), instead(turn.best)]).then(([there, best]): Drawn => ({
      played: there,
      best,
    }));
    asked.catch(() => this.#drawn.delete(turn.number));
    this.#drawn.set(turn.number, asked);
    return asked;
  }

  /** Take in the state of the review; whether it has ended. */
  #heard(state: ReviewState): boolean {
    this.isLost = false;
    this.state = state;
    return state.state !== "queued" && state.state !== "working";
  }

  /** Look at the review; whether there is nothing more to wait for. */
  async #look(): Promise<boolean> {
    const query = this.#simulations === null ? "" : `?simulations=${this.#simulations}`;
    try {
      return this.#heard(await get<ReviewState>(`${this.#path}/review${query}`));
    } catch (error) {
      this.isLost = error instanceof Unreachable;
      if (!this.isLost) this.problem = error;
      return !this.isLost;
    }
  }
}
