/** Copies of all that this browser has, saved as files. */

import { OF_IDENTITY_INSIDE } from "../services/keptKeys";
import { session } from "../services/session.svelte";
import { saveFile } from "../tools/saveFile";
import { copyOf } from "./copy";
import { insideServer } from "./insideHere.svelte";

/** Save a copy as a file, and note when. */
export async function saveCopy(now = new Date()): Promise<void> {
  const known = session.me?.name;
  const kept = { ...(known === undefined ? {} : { [OF_IDENTITY_INSIDE.known]: known }), ...localStorage };
  const text = copyOf(await insideServer().export(), kept);
  saveFile(`orbis-${now.toISOString().slice(0, 10)}.json`, new Blob([text], { type: "application/json" }));
  localStorage.setItem(OF_IDENTITY_INSIDE.saved, String(now.getTime()));
}

/** When a copy was last saved here; null if none was. */
export function lastSaved(): Date | null {
  const found = localStorage.getItem(OF_IDENTITY_INSIDE.saved);
  return found === null ? null : new Date(Number(found));
}
