/** Copies of all that this browser has, saved as files. */

import { OF_IDENTITY_INSIDE } from "../services/keptKeys";
import { session } from "../services/session.svelte";
import { saveFile } from "../tools/saveFile";
import { copyOf } from "./copy";
import { insideServer } from "./insideHere.svelte";
import { keptWithTables } from "./lastSeen";

/** The name of a copy, by the clock of whoever saves it. */
export function copyName(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return `orbis-${local.toISOString().slice(0, 16).replace(/[T:]/g, "-")}.json`;
}

/** Save a copy as a file, and note when. */
export async function saveCopy(now = new Date()): Promise<void> {
  const known = session.me?.name;
  const kept = { ...(known === undefined ? {} : { [OF_IDENTITY_INSIDE.known]: known }), ...keptWithTables() };
  const text = copyOf(await insideServer().export(), kept);
  saveFile(copyName(now), new Blob([text], { type: "application/json" }));
  localStorage.setItem(OF_IDENTITY_INSIDE.saved, String(now.getTime()));
}

/** When a copy was last saved here; null if none was. */
export function lastSaved(): Date | null {
  const found = localStorage.getItem(OF_IDENTITY_INSIDE.saved);
  return found === null ? null : new Date(Number(found));
}
