/** Which tiles of a set are shown. */

import type { EffectKind, Letter, Tile } from "../net/wire";

export type Kind = Exclude<EffectKind, "any-conversion">;
export type Players = 2 | 3 | 4;

export const SHOWN_KINDS: readonly Kind[] = [
  "conversion",
  "stone",
  "farm",
  "village",
  "forest",
  "volcano",
  "irrigation",
  "temple",
];

/** What is chosen; where nothing is chosen, everything is meant. */
export interface Filter {
  readonly levels: readonly number[];
  readonly colours: readonly Letter[];
  readonly kinds: readonly Kind[];
  readonly players: Players;
}

export const EVERYTHING: Filter = { levels: [], colours: [], kinds: [], players: 4 };

export function kindOf(tile: Tile): Kind {
  return tile.effect.kind === "any-conversion" ? "conversion" : tile.effect.kind;
}

const among = <Item>(chosen: readonly Item[], item: Item) => chosen.length === 0 || chosen.includes(item);

/** The tiles that are like what is chosen. */
export function chosen(tiles: readonly Tile[], filter: Filter): readonly Tile[] {
  return tiles.filter(
    (tile) =>
      among(filter.levels, tile.level) &&
      among(filter.colours, tile.colour) &&
      among(filter.kinds, kindOf(tile)) &&
      tile.fewest <= filter.players,
  );
}

/** A choice with an item put in, or taken out again. */
export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}
