/** The pieces that the drawings of the rules show: the standard ones, whatever is played with. */

import { get } from "../net/api";
import type { About, Catalogue } from "../net/wire";
import { catalogueOf } from "../services/catalogue";

let asked: Promise<Catalogue | null> | null = null;

/** The standard pieces; null where the server cannot be asked, for the rules can be read without drawings. */
export function standardPieces(): Promise<Catalogue | null> {
  asked ??= get<About>("/api/about")
    .then((about) => catalogueOf(about.tiles))
    .catch(() => {
      asked = null;
      return null;
    });
  return asked;
}
