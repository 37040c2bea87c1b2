/** Why somebody who decides cannot do something now, where one line says it all. */

import { isPlace } from "../model/actions";
import type { Game } from "../net/wire";
import type { Say } from "../text/texts";
import { onlyWilderness, whyNot } from "./tableView";

export interface Refusal {
  readonly text: string;
  /** The rule against it, of which the line is all that matters now. */
  readonly rule: string | null;
}

/** The line, or null if a rule has to be read. */
export function refusalOf(t: Say, game: Game, selected: number | null, action: number): Refusal | null {
  const { decision } = game.state;
  // What keeps the chosen tile out of every slot says more than what keeps it out of one.
  if (isPlace(action) && onlyWilderness(t, game, selected) !== null) return null;
  const rule = whyNot(game, selected, action);
  // Rules about the order of decisions say less than what is asked now.
  if (rule === "N8" || (rule === "N7" && decision.kind === "end")) {
    const isSlot = selected === null && isPlace(action) && decision.kind === "take";
    return { text: t(isSlot ? "pages-first-choose" : `pages-first-${decision.kind}`), rule };
  }
  return rule === null ? { text: t("pages-why-nothing"), rule } : null;
}

/** The line about a place that is no slot yet, or null if its rule has to be read. */
export function rowRefusal(t: Say, { state }: Game, rule: string): Refusal | null {
  const isFirst = state.players[state.seat ?? 0]?.universe.length === 0;
  return isFirst && rule === "P1" ? { text: t("pages-first-middle"), rule } : null;
}
