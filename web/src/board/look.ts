/** How the creation points of a tile or god are shown: solid counts, dashed waits, lost is grey. */

import type { God, Patron } from "../net/wire";
import type { ForestStatus, TileFace } from "../model/view";

export type Look = "solid" | "dashed" | "lost";

/** The look of a tile's badge: in the display (`active` null) by whether they must be earned, in a universe by what became of it. */
export function badgeLook(tile: TileFace, active: boolean | null, forest: ForestStatus | null): Look {
  if (active === null) return tile.conditional ? "dashed" : "solid";
  if (forest !== null) return forest.have >= forest.need ? "solid" : "dashed";
  return active ? "solid" : "lost";
}

/** The look of a god's badge; the server says whether its points count now. */
export function godLook(god: God, patron: Patron | null, counts: boolean): Look {
  if (patron !== null && !patron.active) return "lost";
  if (patron !== null) return counts ? "solid" : "dashed";
  return god.conditional ? "dashed" : "solid";
}
