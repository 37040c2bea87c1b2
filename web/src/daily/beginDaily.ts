/** One's own games of the deals of the day. */

import { post } from "../net/api";
import type { Daily, DailySize, Made } from "../net/wire";
import { go } from "../services/router.svelte";
import { identity } from "../services/session.svelte";
import type { Say } from "../text/texts";

/** Begin it, or find it again, and go there. */
export async function beginDaily(t: Say, players: number): Promise<void> {
  await identity();
  const made = await post<Made>("/api/daily/tables", { players, opponent: t("pages-level-priest") });
  go(`/table/${made.id}`);
}

/** The deal for so many players; without a wish, one that is being played, or else one that was not. */
export function sizeOf({ sizes }: Daily, players: number): DailySize | undefined {
  return (
    sizes.find((size) => size.players === players) ??
    sizes.find((size) => size.mine?.state === "playing") ??
    sizes.find((size) => size.mine === null) ??
    sizes[0]
  );
}

/** Whether the day of a deal is not over, so that nobody may look through its games. */
export function isOn(day = ""): boolean {
  return day !== "" && day >= new Date().toISOString().slice(0, 10);
}
