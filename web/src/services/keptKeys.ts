/** What this browser keeps in `localStorage`, and whose it is. Own tile sets are on a shelf of their own, and always stay. */

import { SETTINGS_KEY } from "./chosenLanguage";
import { isInside } from "./place";

type Shelf = Pick<Storage, "removeItem">;

/** Whoever one is without a server is somebody else than with it. */
const WITHOUT_SERVER = "orbis.inside";
const WITH_SERVER = "orbis";

const ofIdentity = (whose: string) => ({
  known: `${whose}.known`,
  id: `${whose}.id`,
  suggested: `${whose}.suggested`,
  tables: `${whose}.tables`,
  removed: `${whose}.removed`,
  unsent: `${whose}.unsent`,
  heard: `${whose}.heard`,
  hears: `${whose}.hears`,
  muted: `${whose}.muted`,
  silenced: `${whose}.silenced`,
  puzzles: `${whose}.puzzles`,
  push: `${whose}.push`,
  declined: `${whose}.notices-declined`,
  ended: `${whose}.notices-ended`,
  offered: `${whose}.way-back-offered`,
  ways: `${whose}.ways`,
  device: `${whose}.device`,
  usedLink: `${whose}.used-link`,
  saved: `${whose}.saved`,
});

/** What is somebody's: it goes when they sign out, when somebody else comes, and when they are forgotten. */
export const OF_IDENTITY = ofIdentity(isInside ? WITHOUT_SERVER : WITH_SERVER);

/** What is somebody's who plays without a server. */
export const OF_IDENTITY_INSIDE = ofIdentity(WITHOUT_SERVER);

/** What is somebody's who plays on the server that the page came from. */
export const OF_IDENTITY_ON_SERVER = ofIdentity(WITH_SERVER);

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
