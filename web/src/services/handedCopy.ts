/** A copy in a file, handed over to the page that loads it. */

/** Where a chosen file waits while the page is loaded again; it may be larger than `sessionStorage`. */
const HANDED = "orbis-copy";

/** Let the next page have a file that was chosen on this one. */
export async function handOver(file: File): Promise<void> {
  await (await caches.open(HANDED)).put(`/${HANDED}`, new Response(await file.text()));
}

/** The text of the file that a page before has handed over, until it is dropped. */
export async function handed(): Promise<string | null> {
  if (!("caches" in globalThis) || !(await caches.has(HANDED))) return null;
  const found = await (await caches.open(HANDED)).match(`/${HANDED}`);
  return found === undefined ? null : found.text();
}

/** Leave nothing of what was handed over: it was looked at, or whoever chose it is here no more. */
export async function dropHanded(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(HANDED);
}
