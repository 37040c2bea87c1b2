/** Copies of all that this browser has: saved as files, and handed over to the page that loads them. */

import { OF_IDENTITY_INSIDE } from "../services/keptKeys";
import { session } from "../services/session.svelte";
import { saveFile } from "../tools/saveFile";
import { copyOf } from "./copy";
import { insideServer } from "./insideHere.svelte";

/** Where a chosen file waits while the page is loaded again; it may be larger than `sessionStorage`. */
const HANDED = "orbis-copy";

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

/** Let the next page have a file that was chosen on this one. */
export async function handOver(file: File): Promise<void> {
  await (await caches.open(HANDED)).put(`/${HANDED}`, new Response(await file.text()));
}

/** The text of the file that the page before has handed over, once. */
export async function handed(): Promise<string | null> {
  if (!("caches" in globalThis) || !(await caches.has(HANDED))) return null;
  const found = await (await caches.open(HANDED)).match(`/${HANDED}`);
  await caches.delete(HANDED);
  return found === undefined ? null : found.text();
}
