/** One's tables as the server lists them, page by page, all of them or those with somebody. */

import { get } from "../net/api";
import type { Listed } from "../net/wire";
import { identity } from "../services/session.svelte";

const PAGE = 20;

export class History {
  #tables = $state.raw<readonly Listed[]>([]);
  #more = $state(false);
  #asked = 0;

  constructor(
    readonly status: "going" | "over",
    readonly limit = PAGE,
  ) {}

  get tables(): readonly Listed[] {
    return this.#tables;
  }

  /** Whether there are further tables. */
  get hasMore(): boolean {
    return this.#more;
  }

  /** Begin again, with the tables at which somebody's name has this part. */
  async search(name: string): Promise<void> {
    await this.#ask(name, []);
  }

  async more(name: string): Promise<void> {
    await this.#ask(name, this.#tables);
  }

  async #ask(name: string, before: readonly Listed[]): Promise<void> {
    const number = ++this.#asked;
    const last = before.at(-1);
    const place: Record<string, string> = last === undefined ? {} : { updated: String(last.updated), after: last.id };
    const query = new URLSearchParams({ status: this.status, limit: String(this.limit), ...place });
    if (name.trim() !== "") query.set("name", name.trim());
    await identity();
    const found = await get<readonly Listed[]>(`/api/my/tables?${query.toString()}`);
    if (number !== this.#asked) return; // somebody has typed on
    this.#tables = [...before, ...found];
    this.#more = found.length === this.limit;
  }
}
