/** Moments of a game, shown one at a time, or played as they followed each other. */

import type { Step } from "../model/view";
import type { Game } from "../net/wire";

/** Where one can stop; numbers grow. */
export interface Numbered {
  readonly number: number;
}

/** The game at a stop, and how it came to be shown, for the table to move by. */
export interface Shown<Stop> {
  readonly stop: Stop;
  readonly game: Game;
  readonly step: Step;
}

const MOST_KEPT = 200;

export abstract class Moments<Stop extends Numbered> {
  /** What can be seen: it follows what is wanted as soon as that is loaded. */
  shown = $state.raw<Shown<Stop> | null>(null);
  playing = $state(false);
  /** Why the moment that is wanted is not there; going anywhere tries again. */
  problem = $state.raw<unknown>(null);
  abstract readonly stops: readonly Stop[];

  #wanted = $state.raw<Stop | null>(null);
  readonly #kept = new Map<Stop, Promise<Game>>();
  /** Stands for the loading that goes on, until nobody waits for it. */
  #arrival: symbol | null = null;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** The name by which the table tells these moments from others. */
    private readonly name: string,
    private readonly load: (stop: Stop) => Promise<Game>,
  ) {}

  /** How long a moment is shown while it plays, in milliseconds. */
  protected abstract readonly pace: number;

  /** What happens after the last stop. */
  protected abstract passEnd(): void;

  /** The place in `stops` of what is wanted; of what was taken back since, that of the one before. */
  readonly index: number = $derived.by(() => {
    const number = this.#wanted?.number ?? -1;
    return this.stops.findLastIndex((stop) => stop.number <= number);
  });

  /** The last place in `stops`. */
  get last(): number {
    return this.stops.length - 1;
  }

  get wanted(): Stop | null {
    return this.#wanted;
  }

  /** The place in `stops` of one with a number, or -1. */
  protected placeOf({ number }: Numbered): number {
    return this.stops.findIndex((stop) => stop.number === number);
  }

  /** Go to a place in `stops`, and stop playing. */
  go(index: number): void {
    this.pause();
    this.move(index);
  }

  /** Go some moments on or back. */
  step(by: number): void {
    this.go(this.index + by);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Show no moment. */
  close(): void {
    this.pause();
    this.#arrival = null;
    this.#wanted = null;
    this.shown = null;
  }

  /** Go to a place in `stops`, and play on if it plays. */
  protected move(index: number): void {
    if (index > this.last) return this.passEnd();
    const stop = this.stops[Math.max(0, index)];
    if (stop !== undefined) void this.want(stop);
  }

  /** Show a stop; what is wanted meanwhile comes after it, so that hurrying asks for little. */
  protected async want(stop: Stop): Promise<void> {
    this.#wanted = stop;
    if (this.#arrival !== null) return;
    const arrival = (this.#arrival = Symbol());
    this.problem = null;
    while (this.shown?.stop !== this.#wanted) {
      const next: Stop = this.#wanted;
      try {
        const game = await this.#game(next);
        if (this.#arrival !== arrival) return;
        if (this.shown?.stop !== this.#wanted) this.#show(next, game);
      } catch (error) {
        if (this.#arrival !== arrival) return;
        if (this.#wanted !== next) continue;
        this.#arrival = null;
        return this.fail(error);
      }
    }
    this.#arrival = null;
    for (const index of new Set(this.ahead())) {
      const near = this.stops[index];
      if (near !== undefined) this.#game(near).catch(() => undefined);
    }
    if (this.playing) this.playOn();
  }

  /** The places that may be wanted next. */
  protected ahead(): readonly number[] {
    return this.playing ? [this.index + 1] : [];
  }

  protected playOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.move(this.index + 1), this.pace);
  }

  protected fail(error: unknown): void {
    this.problem = error;
    this.pause();
  }

  /** Pieces move only between neighbouring moments. */
  #show(stop: Stop, game: Game): void {
    const by = this.shown === null ? 0 : this.placeOf(stop) - this.placeOf(this.shown.stop);
    const way = by === 1 ? "on" : by === -1 ? "back" : "jump";
    this.#count += 1;
    this.shown = { stop, game, step: { table: this.name, number: this.#count, way } };
  }

  #game(stop: Stop): Promise<Game> {
    const known = this.#kept.get(stop);
    if (known !== undefined) return known;
    const asked = this.load(stop);
    asked.catch(() => this.#kept.delete(stop));
    this.#kept.set(stop, asked);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }
}
