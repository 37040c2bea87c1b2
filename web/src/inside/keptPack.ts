/** The pack in the browser's own cache: there it is also when nobody can be reached. */

import { addressOf } from "../services/base";
import { FOLDER, LIST, sizeOf, type Pack } from "./pack";

/** The worker of the page leaves caches with such names alone. */
export const CACHE = "orbis-pack-";

/** Told how much has come, from 0 to 1. */
export type Progress = (part: number) => void;

type Shelf = Pick<CacheStorage, "keys" | "open" | "delete">;

/** The pack of this page. */
export const thisPack = () => new KeptPack(addressOf("/"));

/** Whether one can play in this browser without the server. */
export async function hasKept(): Promise<boolean> {
  return "caches" in globalThis && (await thisPack().found()) !== null;
}

export class KeptPack {
  constructor(
    /** Where the page is, with a slash at its end. */
    private readonly page: string,
    private readonly shelf: Shelf = caches,
    private readonly get: typeof fetch = (...asked) => fetch(...asked),
  ) {}

  /** Where the files of the pack are. */
  get address(): string {
    return this.page + FOLDER;
  }

  /** The pack that is kept, the newest if there are several; null if there is none. */
  async found(): Promise<Pack | null> {
    for (const name of (await this.#names()).reverse()) {
      const list = await (await this.shelf.open(name)).match(this.address + LIST);
      if (list !== undefined) return (await list.json()) as Pack;
    }
    return null;
  }

  /** The pack that can be had; null if there is none, or nobody answers. */
  async offered(): Promise<Pack | null> {
    try {
      const answer = await this.get(this.address + LIST, { cache: "no-cache" });
      return answer.status === 200 ? ((await answer.json()) as Pack) : null;
    } catch {
      return null;
    }
  }

  /** Keep a pack; what has come of it before need not come again. */
  async keep(pack: Pack, progress: Progress): Promise<void> {
    const cache = await this.shelf.open(CACHE + pack.version);
    const whole = sizeOf(pack);
    let come = 0;
    const note = (bytes: number) => progress((come += bytes) / whole);
    for (const { name, bytes } of pack.files) {
      const address = this.address + name;
      if ((await cache.match(address)) !== undefined) note(bytes);
      else await cache.put(address, await this.#file(address, bytes, note));
    }
    // Last of all: a pack with a list is whole.
    await cache.put(this.address + LIST, Response.json(pack));
  }

  /** Keep no pack but one; none at all if none is given. */
  async dropOthers(but: Pack | null): Promise<void> {
    for (const name of await this.#names()) if (name !== CACHE + (but?.version ?? "")) await this.shelf.delete(name);
  }

  async #names(): Promise<string[]> {
    return (await this.shelf.keys()).filter((name) => name.startsWith(CACHE));
  }

  /** A file that is noted while it comes; raise an error if it is not the whole one. */
  async #file(address: string, bytes: number, note: (bytes: number) => void): Promise<Response> {
    const answer = await this.get(address);
    if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
    let come = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, onward) {
        come += piece.length;
        note(piece.length);
        onward.enqueue(piece);
      },
      flush(onward) {
        if (come !== bytes) onward.error(new Error(`${address}: ${come} bytes instead of ${bytes}`));
      },
    });
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy");
    const headers = { "content-type": type, ...(policy === null ? {} : { "content-security-policy": policy }) };
    return new Response(answer.body.pipeThrough(counted), { headers });
  }
}
