/** The pieces of a tile set as they are drawn. */

import { LETTERS } from "../model/colours";
import type { Catalogue, Letter, Level, Tile, Worshippers } from "../model/types";
import { get } from "../net/api";
import type { Catalogue as WireCatalogue, Tile as WireTile } from "../net/wire";

/** The pieces of a tile set, and whether it is our own unofficial one. */
export interface KnownSet extends Catalogue {
  readonly unofficial: boolean;
}

const loaded = new Map<string, Promise<KnownSet>>();

/** The pieces of the tile set with that id, asked for once. */
export function catalogueOf(tiles: string): Promise<KnownSet> {
  const known = loaded.get(tiles);
  if (known !== undefined) return known;
  const asked = get<WireCatalogue>(`/api/tile-sets/${tiles}`).then(drawn);
  asked.catch(() => loaded.delete(tiles));
  loaded.set(tiles, asked);
  return asked;
}

/** A catalogue of the wire in the form that is drawn. */
export function drawn(wire: WireCatalogue): KnownSet {
  return { tiles: wire.tiles.map(tile), gods: wire.gods, unofficial: wire.unofficial };
}

function tile(wire: WireTile): Tile {
  return { ...wire, level: wire.level as Level };
}

/** Worshippers or symbols by letter; letters that are not named have none. */
export function worshippers(counts: Partial<Worshippers>): Worshippers {
  return Object.fromEntries(LETTERS.map((letter): [Letter, number] => [letter, counts[letter] ?? 0])) as Record<
    Letter,
    number
  >;
}
