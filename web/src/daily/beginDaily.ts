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

/**
 * The deal against so many bots; without a wish, the last that was played if its result is wanted, or else one that is
 * being played, or one that was not.
 */
export function sizeOf({ sizes }: Daily, bots: number, isResult = false): DailySize | undefined {
  return (
    sizes.find((size) => size.players === bots + 1) ??
    sizes.findLast((size) => isResult && size.mine?.state === "counted") ??
    sizes.find((size) => size.mine?.state === "playing") ??
    sizes.find((size) => size.mine === null) ??
    sizes[0]
  );
}

/** Whether the day of a deal is not over, so that nobody may look through its games. */
export function isOn(day = ""): boolean {
  return day !== "" && day >= new Date().toISOString().slice(0, 10);
}
