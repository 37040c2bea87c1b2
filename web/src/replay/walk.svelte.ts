/** A walk through a record: by decision, by turn, to any moment, or by itself at a speed. */

import type { Step } from "../model/view";
import { get } from "../net/api";
import type { Game, Replay } from "../net/wire";
import { stopAt, stopsOf, turnsOf, type Stop, type Turn } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type WalkSpeed = (typeof SPEEDS)[number];

/** How long a moment is shown at speed 1, in milliseconds. */
export const PACE = 1200;
const MOST_KEPT = 120;

/** The game at a stop, and how it came to be shown, for the table to move by. */
export interface Shown {
  readonly index: number;
  readonly game: Game;
  readonly step: Step;
}

/** How the game after so many moves is got. */
export type Moments = (moves: number) => Promise<Game>;

export class Walk {
  readonly stops: readonly Stop[];
  readonly turns: readonly Turn[];
  /** The place in `stops` where one wants to be. */
  index = $state(0);
  /** What is there to be seen: it follows `index` as soon as it is loaded. */
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  speed = $state<WalkSpeed>(1);
  /** Why the moment that is wanted is not there; going anywhere tries again. */
  problem = $state.raw<unknown>(null);

  readonly #kept = new Map<number, Promise<Game>>();
  #arriving = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    private readonly moments: Moments,
    moves = 0,
  ) {
    this.stops = stopsOf(replay);
    this.turns = turnsOf(replay, this.stops);
    this.index = stopAt(this.stops, moves);
    void this.#arrive();
  }

  /** The last place in `stops`. */
  get last(): number {
    return this.stops.length - 1;
  }

  get stop(): Stop {
    return this.stops[this.index] as Stop;
  }

  /** The turn that led here; null before the first. */
  get turn(): Turn | null {
    return this.stop.turn === null ? null : (this.turns[this.stop.turn] ?? null);
  }

  /** Go to a place in `stops`, and stop playing. */
  go(index: number): void {
    this.pause();
    this.#go(index);
  }

  /** Go to the moment after so many moves. */
  goTo(moves: number): void {
    this.go(stopAt(this.stops, moves));
  }

  /** Go so many decisions on, or back. */
  step(by: number): void {
    this.go(this.index + by);
  }

  /** Go to the end of the turn, or of the next one where it has ended. */
  onTurn(): void {
    this.go(this.#nextTurn());
  }

  /** Go to the beginning of the turn, or of the one before where it has just begun. */
  backTurn(): void {
    this.go(this.#turnBefore());
  }

  first(): void {
    this.go(0);
  }

  end(): void {
    this.go(this.last);
  }

  /** Let it play; from the end it begins again. */
  play(): void {
    this.playing = true;
    if (this.index === this.last) this.#go(0);
    else this.#goOnLater();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Play at another speed, at once. */
  setSpeed(speed: WalkSpeed): void {
    this.speed = speed;
    if (this.playing) this.#goOnLater();
  }

  #go(index: number): void {
    this.index = Math.max(0, Math.min(this.last, index));
    void this.#arrive();
  }

  #nextTurn(): number {
    return this.turns.find((turn) => turn.last > this.index)?.last ?? this.last;
  }

  #turnBefore(): number {
    return this.turns.findLast((turn) => turn.last < this.index)?.last ?? 0;
  }

  /** Show what is wanted; what is wanted meanwhile comes after it, so that hurrying asks for little. */
  async #arrive(): Promise<void> {
    if (this.#arriving) return;
    this.#arriving = true;
    this.problem = null;
    try {
      while (this.shown?.index !== this.index) {
        const wanted = this.index;
        this.#show(wanted, await this.#moment(wanted));
      }
      this.#readAhead();
      if (this.playing) this.#goOnLater();
    } catch (error) {
      this.problem = error;
      this.pause();
    } finally {
      this.#arriving = false;
    }
  }

  #show(index: number, game: Game): void {
    const by = this.shown === null ? 0 : index - this.shown.index;
    this.#count += 1;
    this.shown = {
      index,
      game,
      step: { table: this.replay.id, number: this.#count, way: by === 1 ? "on" : by === -1 ? "back" : "jump" },
    };
  }

  #goOnLater(): void {
    clearTimeout(this.#timer);
    if (this.index === this.last) this.playing = false;
    else this.#timer = setTimeout(() => this.#go(this.index + 1), PACE / this.speed);
  }

  #moment(index: number): Promise<Game> {
    const moves = this.stops[index]?.moves ?? 0;
    const known = this.#kept.get(moves);
    if (known !== undefined) return known;
    const asked = this.moments(moves);
    asked.catch(() => this.#kept.delete(moves));
    this.#kept.set(moves, asked);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return asked;
  }

  /** Ask already for what may be wanted next. */
  #readAhead(): void {
    const near = [this.index + 1, this.index + 2, this.index - 1, this.#nextTurn(), this.#turnBefore()];
    for (const index of new Set(near)) {
      if (index >= 0 && index <= this.last) this.#moment(index).catch(() => undefined);
    }
  }
}

/** A walk through a record of the server, beginning after so many moves. */
export async function walkThrough(record: string, moves = 0): Promise<Walk> {
  const path = `/api/records/${record}`;
  const replay = await get<Replay>(`${path}/replay`);
  return new Walk(replay, (number) => get<Game>(`${path}/moments/${number}`), moves);
}
