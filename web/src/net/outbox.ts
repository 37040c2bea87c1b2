/** Requests that are on their way: numbered, and kept until they are answered, even if the page is loaded again. */

import type { AnyRequest } from "./wire";

export interface Posted {
  readonly table: string;
  readonly client: string;
  readonly request: number;
  readonly ask: AnyRequest;
}

export type Keep = Pick<Storage, "getItem" | "setItem">;

/** A name for this page. Each page has its own, so that a duplicated tab never repeats the numbers of the other. */
export function newClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  #waiting: readonly Posted[];
  #number = 0;

  constructor(
    private readonly keep: Keep,
    private readonly client: string = newClient(),
    private readonly key = "orbis.outbox",
  ) {
    this.#waiting = read(keep, key);
  }

  /** Everything that has not been answered, the oldest first. */
  get waiting(): readonly Posted[] {
    return this.#waiting;
  }

  /** Number a request and keep it until it is answered. */
  post(table: string, ask: AnyRequest): Posted {
    this.#number += 1;
    const posted = { table, client: this.client, request: this.#number, ask };
    this.#write([...this.#waiting, posted]);
    return posted;
  }

  /** Forget a request that was answered. */
  answered(client: string, request: number): void {
    this.#write(this.#waiting.filter((each) => each.client !== client || each.request !== request));
  }

  #write(waiting: readonly Posted[]): void {
    this.#waiting = waiting;
    this.keep.setItem(this.key, JSON.stringify(waiting));
  }
}

function read(keep: Keep, key: string): readonly Posted[] {
  try {
    const kept: unknown = JSON.parse(keep.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Posted[]) : [];
  } catch {
    return [];
  }
}
