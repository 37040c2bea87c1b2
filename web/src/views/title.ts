/** What the tab of a table says: who is waited for, and for what. */

import type { View } from "../net/wire";
import type { Say } from "../text/texts";
import { isAskedFor, wishText } from "./wishes";

/** What a page is called while a table is shown on it, to whoever has some seats. */
export function titleOf(t: Say, view: View, own: readonly number[], deciding: boolean): string {
  const state = stateOf(t, view, own, deciding);
  return view.settings.daily === "" ? state : `${state} · ${t("pages-daily")}`;
}

function stateOf(t: Say, view: View, own: readonly number[], deciding: boolean): string {
  if (view.status === "over") return t("pages-title-over");
  if (view.wish !== null && isAskedFor(view, own)) return wishText(t, view, view.wish, own).replace(/\.$/, "");
  if (view.paused) return t("pages-title-paused");
  if (deciding) return t("pages-title-yours");
  return t("pages-turn-of", { name: view.seats[view.game?.state.seat ?? 0]?.name ?? "" });
}
