/** A walk through a record: by decision, by turn, to any moment, or by itself at a speed. */

import { get } from "../net/api";
import type { Game, Replay } from "../net/wire";
import { t } from "../services/language.svelte";
import { withBotsInRecord } from "../text/botNames";
import { Moments } from "../views/moments.svelte";
import { stopAt, stopsOf, turnsOf, type Stop, type Turn } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type WalkSpeed = (typeof SPEEDS)[number];

/** How long a moment is shown at speed 1, in milliseconds. */
export const PACE = 1200;

export class Walk extends Moments<Stop> {
  override readonly stops: readonly Stop[];
  readonly turns: readonly Turn[];
  speed = $state<WalkSpeed>(1);

  constructor(
    readonly replay: Replay,
    load: (count: number) => Promise<Game>,
    count = 0,
  ) {
    super(replay.id, (stop) => load(stop.count));
    this.stops = stopsOf(replay);
    this.turns = turnsOf(replay, this.stops);
    this.goTo(count);
  }

  /** Where one wants to be. */
  get stop(): Stop {
    return this.stops[this.index] as Stop;
  }

  /** The turn that led here; null before the first. */
  get turn(): Turn | null {
    return this.stop.turn === null ? null : (this.turns[this.stop.turn] ?? null);
  }

  /** Go to the moment after that number of moves. */
  goTo(count: number): void {
    this.go(stopAt(this.stops, count));
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
    if (this.index === this.last) this.move(0);
    else this.playOn();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Play at another speed, at once. */
  setSpeed(speed: WalkSpeed): void {
    this.speed = speed;
    if (this.playing) this.playOn();
  }

  protected override get pace(): number {
    return PACE / this.speed;
  }

  protected override passEnd(): void {
    this.move(this.last);
  }

  protected override playOn(): void {
    if (this.index === this.last) this.pause();
    else super.playOn();
  }

  protected override ahead(): readonly number[] {
    return [this.index + 1, this.index + 2, this.index - 1, this.#nextTurn(), this.#turnBefore()];
  }

  #nextTurn(): number {
    return this.turns.find((turn) => turn.last > this.index)?.last ?? this.last;
  }

  #turnBefore(): number {
    return this.turns.findLast((turn) => turn.last < this.index)?.last ?? 0;
  }
}

/** A walk through a record of the server, beginning after that number of moves. */
export async function walkThrough(record: string, count = 0): Promise<Walk> {
  const path = `/api/records/${record}`;
  const replay = withBotsInRecord(t, await get<Replay>(`${path}/replay`));
  return new Walk(replay, (number) => get<Game>(`${path}/moments/${number}`), count);
}
