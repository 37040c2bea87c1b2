/** A review that is followed while it is being done; the server goes on with it as long as somebody looks. */

import { get, post, Refusal, Unreachable } from "../net/api";
import { retry } from "../net/retry";
import type { Instead, Problem, Replay, ReviewedTurn, ReviewState } from "../net/wire";
import { hasTurn, turnsOf, type Turn } from "../replay/stops";
import { identity } from "../services/session.svelte";
import { inLastingUnits, playedIn } from "./turns";

/** Milliseconds between two looks. */
export const PACE = 1000;
/** Milliseconds until a review that has to wait for others is asked for again. */
export const PAUSE = 5000;
/** Refusals that only say "not now". */
const NOT_NOW: readonly Problem["code"][] = ["too_many", "unavailable"];

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
  /** The turns that are judged, all of them or those so far. */
  readonly turns: readonly ReviewedTurn[] = $derived(
    inLastingUnits(this.state?.review?.turns ?? this.state?.turns ?? []),
  );
  /** Why nothing can be shown. */
  problem = $state.raw<unknown>(null);
  /** Whether the server does not answer at the moment. */
  isLost = $state(false);

  readonly #path: string;
  readonly #simulations: number | null;
  readonly #drawn = new Map<number, Promise<Drawn>>();
  #stop = () => {};
  #ended = false;

  constructor(
    record: string,
    simulations: number | null,
    /** Makes sure that the server knows who asks. */
    private readonly introduced: () => Promise<unknown> = identity,
  ) {
    this.#path = `/api/records/${record}`;
    this.#simulations = simulations;
  }

  /** Where the state of the review is. */
  get #review(): string {
    return `${this.#path}/review${this.#simulations === null ? "" : `?simulations=${this.#simulations}`}`;
  }

  /** Ask for the review, and follow it to its end; a game without a turn has none. */
  async begin(): Promise<void> {
    this.problem = null;
    try {
      this.replay ??= await get<Replay>(`${this.#path}/replay`);
      if (!hasTurn(this.replay)) return;
      if ((await this.#isDone()) || this.#ended) return;
      await this.introduced();
      const wanted = this.#simulations === null ? {} : { simulations: this.#simulations };
      if (this.#heard(await post<ReviewState>(`${this.#path}/review`, wanted)) || this.#ended) return;
      this.#stop = retry(() => this.#look(), PACE, PACE);
    } catch (error) {
      this.problem = error;
      if (!isNotNow(error) || this.#ended) return;
      const again = setTimeout(() => void this.begin(), PAUSE);
      this.#stop = () => clearTimeout(again);
    }
  }

  /** Whether the review was done before; whoever only reads it need not say who they are. */
  async #isDone(): Promise<boolean> {
    const state = await get<ReviewState>(this.#review);
    return state.state === "done" && this.#heard(state);
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
    return state.state === "done" || state.state === "failed";
  }

  /** Look at the review; whether there is nothing more to wait for. */
  async #look(): Promise<boolean> {
    try {
      return this.#heard(await get<ReviewState>(this.#review));
    } catch (error) {
      this.isLost = error instanceof Unreachable || isNotNow(error);
      if (!this.isLost) this.problem = error;
      return !this.isLost;
    }
  }
}

function isNotNow(error: unknown): boolean {
  return error instanceof Refusal && NOT_NOW.includes(error.problem.code);
}
