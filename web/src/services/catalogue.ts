/** The pieces of a tile set as they are drawn. */

import { get } from "../net/api";
import type { Catalogue } from "../net/wire";

const loaded = new Map<string, Promise<Catalogue>>();

/** The pieces of the tile set with that id, asked for once. */
export function catalogueOf(tiles: string): Promise<Catalogue> {
  const known = loaded.get(tiles);
  if (known !== undefined) return known;
  const asked = get<Catalogue>(`/api/tile-sets/${tiles}`);
  asked.catch(() => loaded.delete(tiles));
  loaded.set(tiles, asked);
  return asked;
}
