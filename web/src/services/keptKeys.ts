/** What this browser keeps in `localStorage`, and whose it is. Own tile sets are on a shelf of their own, and always stay. */

import { SETTINGS_KEY } from "./chosenLanguage";
import { isInside } from "./place";

type Shelf = Pick<Storage, "removeItem">;

/** Whoever one is without a server is somebody else than with it. */
const whose = isInside ? "orbis.inside" : "orbis";

/** What is somebody's: it goes when they sign out, when somebody else comes, and when they are forgotten. */
export const OF_IDENTITY = {
  known: `${whose}.known`,
  tables: `${whose}.tables`,
  removed: `${whose}.removed`,
  unsent: `${whose}.unsent`,
  heard: `${whose}.heard`,
  muted: `${whose}.muted`,
  puzzles: `${whose}.puzzles`,
  push: `${whose}.push`,
  declined: `${whose}.notices-declined`,
  offered: `${whose}.way-back-offered`,
} as const;

/** What is this browser's, and nowhere else: it goes only when its player is forgotten. */
export const OF_BROWSER = {
  settings: SETTINGS_KEY,
  deals: "orbis.deals",
  learnt: "orbis.learnt.2",
  offered: "orbis.install-offered",
  unfolded: "orbis.unfolded",
} as const;

/** Leave nothing of whoever was here, but what is this browser's. */
export function dropIdentity(shelf: Shelf = localStorage): void {
  for (const key of Object.values(OF_IDENTITY)) shelf.removeItem(key);
}

/** Leave nothing of whoever was here, but the tile sets. */
export function dropPerson(shelf: Shelf = localStorage): void {
  dropIdentity(shelf);
  for (const key of Object.values(OF_BROWSER)) shelf.removeItem(key);
}
