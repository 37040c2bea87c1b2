/**
 * The pack of a page in the browser's own cache: there it is also when nobody can be reached. A page has only the pack of
 * the version that it belongs to; other ones may be there for other versions of the page.
 */

import { FOLDER, LIST, sizeOf, type Pack } from "./pack";

/** How the names of the caches begin; the worker of the page leaves them alone otherwise. */
const CACHE = "orbis-pack";

/** Told how much has come, from 0 to 1. */
export type Progress = (part: number) => void;

type Shelf = Pick<CacheStorage, "keys" | "open" | "delete">;

/** The pack that can be had belongs to another version of the page. */
export class OtherVersion extends Error {}

export class KeptPack {
  constructor(
    /** Where the page is, with a slash at its end. */
    private readonly page: string,
    /** The version that belongs to the page; empty if none does. */
    private readonly version: string,
    private readonly shelf: Shelf = caches,
    private readonly get: typeof fetch = (...asked) => fetch(...asked),
  ) {}

  /** Where the files of the pack are. */
  get address(): string {
    return this.page + FOLDER;
  }

  /** The pack that is kept; null if it is not there, or not whole. */
  async found(): Promise<Pack | null> {
    if (this.version === "" || !(await this.#names()).includes(this.#name)) return null;
    const cache = await this.shelf.open(this.#name);
    const list = await cache.match(this.address + LIST);
    if (list === undefined) return null;
    const pack = (await list.json()) as Pack;
    const there = new Set((await cache.keys()).map(({ url }) => url));
    return pack.files.every(({ name }) => there.has(this.address + name)) ? pack : null;
  }

  /** The pack that can be had; null if there is none, or nobody answers; `OtherVersion` if it is not that of the page. */
  async offered(): Promise<Pack | null> {
    if (this.version === "") return null;
    let pack: Pack | null;
    try {
      const answer = await this.get(this.address + LIST, { cache: "no-cache" });
      pack = answer.status === 200 ? ((await answer.json()) as Pack) : null;
    } catch {
      return null;
    }
    if (pack !== null && pack.version !== this.version) throw new OtherVersion(`${pack.version}, not ${this.version}`);
    return pack;
  }

  /** Keep the pack of the page; what has come of it before need not come again. */
  async keep(pack: Pack, progress: Progress = () => undefined): Promise<void> {
    const cache = await this.shelf.open(this.#name);
    const whole = sizeOf(pack);
    let come = 0;
    const note = (bytes: number) => progress((come += bytes) / whole);
    for (const { name, bytes, sha256 } of pack.files) {
      const address = this.address + name;
      if ((await cache.match(address)) !== undefined) note(bytes);
      else await cache.put(address, await this.#file(address, sha256, note));
    }
    // Last of all: a pack with a list has come wholly.
    await cache.put(this.address + LIST, Response.json(pack));
  }

  /** Whether a pack of another version is kept for this page. */
  async hasOthers(): Promise<boolean> {
    return (await this.#names()).some((name) => name !== this.#name);
  }

  /** Keep no pack of another version; a page without one may get it back. */
  async dropOthers(): Promise<void> {
    if (this.version === "") return;
    for (const name of await this.#names()) if (name !== this.#name) await this.shelf.delete(name);
  }

  /** Keep none. */
  async drop(): Promise<void> {
    for (const name of await this.#names()) await this.shelf.delete(name);
  }

  get #name(): string {
    return `${CACHE} ${this.page} ${this.version}`;
  }

  async #names(): Promise<string[]> {
    return (await this.shelf.keys()).filter((name) => name.startsWith(`${CACHE} ${this.page} `));
  }

  /** A file that is noted while it comes; raise an error if it is not the right one. */
  async #file(address: string, sha256: string, note: (bytes: number) => void): Promise<Response> {
    const answer = await this.get(address);
    if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, onward) {
        note(piece.length);
        onward.enqueue(piece);
      },
    });
    const content = await new Response(answer.body.pipeThrough(counted)).arrayBuffer();
    if ((await digestOf(content)) !== sha256)
      throw new Error(`${address}: ${content.byteLength} bytes of something else`);
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy");
    const headers = { "content-type": type, ...(policy === null ? {} : { "content-security-policy": policy }) };
    return new Response(content, { headers });
  }
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
