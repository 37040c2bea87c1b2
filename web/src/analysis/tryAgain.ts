/** Trying again: a table of one's own from where a turn began, the other seats played by bots. */

import { post } from "../net/api";
import type { Branch, Made, NewSeat, Replay } from "../net/wire";
import type { Turn } from "../replay/stops";
import { LEVELS, bots, type LevelName } from "../services/newTable";
import { go } from "../services/router.svelte";
import { identity } from "../services/session.svelte";
import { settings } from "../services/settings.svelte";
import type { Say } from "../text/texts";

const level = (name: string | undefined): LevelName | undefined => LEVELS.find((each) => each === name);

/** Who sits where: oneself on the seat of the turn, bots of their own level or of the one last chosen elsewhere. */
export function seatsFor(t: Say, replay: Replay, seat: number): readonly NewSeat[] {
  const usual = level(settings.levels[0]) ?? "acolyte";
  const others = replay.seats.filter((_, number) => number !== seat).map(({ kind }) => level(kind) ?? usual);
  const seats = [...bots(t, others)];
  seats.splice(seat, 0, { kind: "here" });
  return seats;
}

/** Make the table, and go there. */
export async function tryAgain(t: Say, replay: Replay, turn: Turn): Promise<void> {
  await identity();
  const wanted: Branch = { count: turn.count, seats: seatsFor(t, replay, turn.seat) };
  const made = await post<Made>(`/api/records/${replay.id}/tables`, wanted);
  go(`/table/${made.id}`);
}
