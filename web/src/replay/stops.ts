/** Where one can stop in a record, and its turns. */

import { END_TURN } from "../model/actions";
import type { PlainSentence, Replay } from "../net/wire";

/** A moment at which something was asked, or the end; between the end of a turn and the tile that comes there is none. */
export interface Stop {
  /** Its place among the stops. */
  readonly number: number;
  /** Decisions and reveals so far: the number of the moment, by which the server knows it. */
  readonly count: number;
  /** The place in `turns` of the turn that led here; null before the first. */
  readonly turn: number | null;
  /** What led here, to be said: a decision, and the tile that came by it. */
  readonly log: readonly PlainSentence[];
  /** Whether the game can be played on from here. */
  readonly canGoOn: boolean;
}

/** A turn, and the stops that its decisions led to, from its first to its last. */
export interface Turn {
  readonly number: number;
  /** Round and seat: `6.0`. */
  readonly label: string;
  readonly round: number;
  readonly seat: number;
  /** Moves before it: the number of the moment at which it begins. */
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** All stops of a record, the one before its first move included. */
export function stopsOf(replay: Replay): readonly Stop[] {
  const stops: Stop[] = [{ number: 0, count: 0, turn: null, log: [], canGoOn: true }];
  let [turn, label, log] = [-1, "", [] as readonly PlainSentence[]];
  replay.steps.forEach((step, index) => {
    if (step.turn !== label) [turn, label] = [turn + 1, step.turn];
    log = [...log, ...(step.log ?? [])];
    if (!step.is_moment && index < replay.steps.length - 1) return;
    stops.push({ number: stops.length, count: step.count, turn, log, canGoOn: step.is_moment });
    log = [];
  });
  return stops;
}

/** The turns of a record in their order. */
export function turnsOf(replay: Replay, stops = stopsOf(replay)): readonly Turn[] {
  const steps = new Map(replay.steps.map((step) => [step.count, step]));
  const turns: Turn[] = [];
  stops.forEach((stop, index) => {
    const step = steps.get(stop.count);
    if (stop.turn === null || step === undefined) return;
    const known = turns[stop.turn];
    const { turn: label, round, seat } = step;
    const [number, count] = [stop.turn, stops[index - 1]?.count ?? 0];
    const begun = { number, label, round, seat, count, first: index };
    turns[number] = { ...(known ?? begun), last: index };
  });
  return turns;
}

/** The place of the stop for a number of moves: where there is none, of the next one. */
export function stopAt(stops: readonly Stop[], count: number): number {
  const found = stops.findIndex((stop) => stop.count >= count);
  return found < 0 ? stops.length - 1 : found;
}

/** Whether a turn of a record was played to its end, so that there is something to look back at and to review. */
export function hasTurn(replay: Replay): boolean {
  return replay.finished || turnsOf(replay).length > 1 || replay.steps.some(({ action }) => action === END_TURN);
}
