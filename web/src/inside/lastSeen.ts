/** What goes into a copy from `localStorage`: a browser may delete that together with the tables. */

import { OF_IDENTITY_INSIDE } from "../services/keptKeys";
import { goesAlong } from "./copy";

type Kept = Readonly<Record<string, string>>;

let last: Kept = {};
let rescued: Kept | null = null;

/** What is there now. */
export const keptNow = (): Kept => Object.fromEntries(Object.entries(localStorage).filter(([key]) => goesAlong(key)));

/** Note what was there while the tables were; where nobody is known any more, it has been deleted already. */
export function noteSeen(kept: Kept): void {
  if (OF_IDENTITY_INSIDE.known in kept) last = kept;
}

/** Hold on to what was there last, as the tables are deleted. */
export function rescueSeen(): void {
  rescued = { ...last, ...keptNow() };
}

/** What was there while the tables were. */
export const keptWithTables = (): Kept => rescued ?? keptNow();
