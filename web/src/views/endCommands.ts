/** What can be done at a table that is over, in place of what was done in a turn. */

import { isOn } from "../daily/beginDaily";
import type { TableView } from "../model/view";
import type { Game, Happened, View } from "../net/wire";
import type { Say } from "../text/texts";

/** Whether a turn was played to its end, so that there is something to look back at and to review. */
export function hasTurn({ state }: Game): boolean {
  return state.turn > 0;
}

/** The commands after the end, each with its name: no rematch of a daily deal, and no review without a turn. */
export function endCommands(t: Say, view: View, game: Game, isReal: boolean): NonNullable<TableView["ended"]> | null {
  if (view.status !== "over" || !isReal) return null;
  const { daily } = view.settings;
  return [
    ["result", t("pages-result")],
    ...(hasTurn(game) && !isOn(daily) ? ([["review", t("review-title")]] as const) : []),
    ...(daily === "" ? ([["rematch", t(view.rematch === "" ? "pages-rematch" : "pages-rematch-join")]] as const) : []),
  ];
}

/** The name of somebody else who wants a rematch; null if nobody does, or if it was one's own idea. */
export function rematchAsker(view: View, events: readonly Happened[], own: readonly number[]): string | null {
  const asked = view.rematch === "" ? undefined : events.findLast(({ kind }) => kind === "rematched");
  const seat = asked?.player ? view.seats.findIndex(({ player }) => player === asked.player) : -1;
  return seat < 0 || own.length === 0 || own.includes(seat) ? null : (view.seats[seat]?.name ?? null);
}
