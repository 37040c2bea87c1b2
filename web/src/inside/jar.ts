/** The cookies of the server inside: it has no browser between itself and the page. */

import type { Pairs } from "./messages";

export class Jar {
  #cookies = new Map<string, string>();

  constructor(kept = "") {
    this.replace(kept);
  }

  /** Have what was kept, and nothing else. */
  replace(kept: string): void {
    const cookies = kept.split("; ").filter((each) => each !== "");
    this.#cookies = new Map(cookies.map(parted));
  }

  /** The header that goes with every request; it is also what is kept. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Take the cookies of an answer; whether anything is to be kept anew. */
  take(headers: Pairs): boolean {
    const before = this.header;
    for (const [header, cookie] of headers) {
      if (header.toLowerCase() !== "set-cookie") continue;
      const [first = "", ...attributes] = cookie.split("; ");
      const [name, value] = parted(first);
      const ends = attributes.some((each) => /^max-age=0$/i.test(each));
      if (ends) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return this.header !== before;
  }
}

function parted(cookie: string): [string, string] {
  const at = cookie.indexOf("=");
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
