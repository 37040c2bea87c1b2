/** The next game of the same players: whoever asks for one is ready for it. */

import { get, post } from "../net/api";
import type { Made, View } from "../net/wire";
import { seatsOf } from "../views/seats";
import { beReady } from "./newTable";
import { go } from "./router.svelte";
import { identity } from "./session.svelte";

/** Make the table of the next game, or find the one that somebody else has made, be ready there, and go there. */
export async function rematch(table: string): Promise<void> {
  const { id } = await post<Made>(`/api/tables/${table}/rematch`);
  const [me, view] = await Promise.all([identity(), get<View>(`/api/tables/${id}?detail=events`)]);
  const unready = seatsOf(view, me.id).filter((seat) => view.status === "waiting" && !view.seats[seat]?.ready);
  // Whoever is not ready yet finds a button for it at the table.
  await Promise.allSettled(unready.map((seat) => beReady({ id, commitment: view.fairness.commitment }, seat)));
  go(`/table/${id}`);
}
