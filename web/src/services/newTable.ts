/** New tables, and who sits at them. */

import { post } from "../net/api";
import { newClient } from "../net/outbox";
import type { Ack, AnyRequest, MadeTable, NewSeat, NewTable } from "../net/wire";
import type { Say } from "../text/texts";
import { keptDeals } from "./keptDeals";
import { go } from "./router.svelte";
import { identity } from "./session.svelte";

export const LEVELS = ["pilgrim", "acolyte", "priest", "prophet", "oracle"] as const;
export type LevelName = (typeof LEVELS)[number];

/** Something of one's own to mix into the deal, so that nobody can have chosen it. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bots of these levels, named so that no two have the same name. */
export function bots(t: Say, levels: readonly LevelName[]): readonly NewSeat[] {
  return levels.map((level, index) => {
    const before = levels.slice(0, index).filter((each) => each === level).length;
    const alone = levels.filter((each) => each === level).length === 1;
    const name = t(`pages-level-${level}`);
    return { kind: "bot", level, name: alone ? name : `${name} ${before + 1}` };
  });
}

/** Make a table, with the tile set of that key in this browser if one is named, be ready there, and go there. */
export async function makeTable(wanted: NewTable, set: string | null = null): Promise<void> {
  await identity();
  const tiles = set === null ? null : await (await import("../tiles/upload")).uploadByKey(set);
  const table = { ...wanted, ...(tiles === null ? {} : { tiles }), ready: false };
  const made = await post<MadeTable>("/api/tables", table);
  keptDeals().see(made.id, made.commitment);
  const own = wanted.seats.flatMap((seat, number) => (seat.kind === "here" ? [number] : []));
  // Whoever is not ready yet finds a button for it at the table.
  if (wanted.ready ?? true) await Promise.allSettled(own.map((seat) => beReady(made, seat)));
  go(`/table/${made.id}`);
}

/** Be ready at a seat of a new table, with something of one's own for the deal to which the server has committed. */
export async function beReady({ id, commitment }: MadeTable, seat: number): Promise<Ack> {
  const nonce = newNonce();
  keptDeals().send(id, commitment, seat, nonce);
  const ask: AnyRequest = { do: "ready", seat, nonce };
  return post<Ack>(`/api/tables/${id}/requests`, { client: newClient(), request: 1, ask });
}
