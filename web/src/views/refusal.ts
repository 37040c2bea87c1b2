/** Why somebody who decides cannot do something now, where one line says it all. */

import { BUILD, cellOf, isPlace } from "../model/actions";
import { slotAsked } from "../model/moved";
import type { Catalogue, Game } from "../net/wire";
import type { Say } from "../text/texts";
import { foreseen } from "./pointed";
import { onlyWilderness } from "./prompt";

export interface Refusal {
  readonly text: string;
  /** The rule against it, of which the line is all that matters now. */
  readonly rule: string | null;
  /** Whether the rule says more, for those who want to read it. */
  readonly reads?: boolean;
  /** How often something was refused, so that the same line is noticed again. */
  readonly times?: number;
}

/** The rule against an action, in the position that a person looks at: with the selected tile taken and built. */
export function whyNot(game: Game, selected: number | null, action: number): string | null {
  const taken = cellOf(selected) === null ? undefined : foreseen(game, selected);
  if (taken?.built) {
    if (action === BUILD) return taken.unbuildable;
    if (isPlace(action)) return taken.built.refused.find((each) => each.action === action)?.rule ?? taken.unbuildable;
  }
  return game.why[action] ?? null;
}

/** The line, or null if a rule has to be read; while a price is being paid, that comes before anything else. */
export function refusalOf(
  t: Say,
  game: Game,
  selected: number | null,
  action: number,
  isPaying = false,
): Refusal | null {
  if (isPaying) return { text: t("first-pay"), rule: "N8" };
  const { decision } = game.state;
  const rule = whyNot(game, selected, action);
  // What keeps the chosen tile out of every slot says more than what keeps it out of one.
  const reason = isPlace(action) ? onlyWilderness(t, game, selected) : null;
  if (reason !== null) return { text: `${t("settle-wilderness")}: ${reason}.`, rule };
  // Rules about the order of decisions say less than what is asked now.
  if (rule === "N8" || (rule === "N7" && decision.kind === "end")) {
    const isSlot = selected === null && isPlace(action) && decision.kind === "take";
    return { text: t(isSlot ? "pages-first-choose" : `first-${decision.kind}`), rule };
  }
  return rule === null ? { text: t("pages-why-nothing"), rule } : slotRefusal(t, rule);
}

/** The rules that keep a tile out of a slot. */
const OF_SLOTS = ["P1", "P2", "P3"];

/** The line about a slot, so that nothing covers it; null where its rule is about something else. */
function slotRefusal(t: Say, rule: string): Refusal | null {
  return OF_SLOTS.includes(rule) ? { text: t(`pages-why-${rule}`), rule, reads: true } : null;
}

/** The line about a place that is no slot yet, or null if its rule has to be read. */
export function rowRefusal(t: Say, { state }: Game, rule: string): Refusal | null {
  const isFirst = state.players[state.seat ?? 0]?.universe.length === 0;
  return isFirst && rule === "P1" ? { text: t("pages-first-middle"), rule } : slotRefusal(t, rule);
}

/** The rule about what is asked now; undefined at the beginning of a turn, when it may be any. */
export function ruleAsked({ state }: Game, catalogue: Catalogue): string | undefined {
  const { decision } = state;
  const player = state.players[state.seat ?? 0];
  const slot = slotAsked(state);
  switch (decision.kind) {
    case "settle":
    case "pay":
      return "M1";
    case "place":
      return "P1";
    case "trim":
      return "N6";
    case "end":
      return "N7";
    case "gain":
      if (decision.cell !== null) return catalogue.tiles.find(({ effect }) => effect.kind === "any-conversion")?.rule;
      return player?.god ? `G${player.god.number}` : undefined;
    case "discard":
    case "strike": {
      if (slot === null) return player?.god ? `G${player.god.number}` : undefined;
      const region = player?.universe.find((each) => each.slot === slot);
      return catalogue.tiles[region?.tile ?? -1]?.rule;
    }
    default:
      return undefined;
  }
}
