/** What the browser kept besides the tables when both were last there: it may delete both at once. */

import { OF_IDENTITY } from "../services/keptKeys";

type Kept = Readonly<Record<string, string>>;

let last: Kept = {};

/** What is in `localStorage` now. */
export const keptNow = (): Kept => ({ ...localStorage });

/** Note what was there while the tables were; where nobody is known any more, it has been deleted already. */
export function noteSeen(kept: Kept): void {
  if (OF_IDENTITY.known in kept) last = kept;
}

/** What was there last, and what has come since. */
export const lastSeen = (): Kept => ({ ...last, ...keptNow() });
