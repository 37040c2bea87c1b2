/** The rematch that was asked for here: whoever asks for one is ready for it. */

import { post } from "../net/api";
import type { Made } from "../net/wire";
import { go } from "./router.svelte";

let awaited: string | null = null;

export function isAwaited(table: string): boolean {
  return awaited === table;
}

/** Make the table of the next game, or find the one that somebody else has made, and go there. */
export async function rematch(table: string): Promise<void> {
  const made = await post<Made>(`/api/tables/${table}/rematch`);
  awaited = made.id;
  go(`/table/${made.id}`);
}
