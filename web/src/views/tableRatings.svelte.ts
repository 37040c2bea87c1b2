/** The ratings of those who sit at a rated table. */

import { get } from "../net/api";
import { retry } from "../net/retry";
import type { SeatRating, View } from "../net/wire";

export class TableRatings {
  /** Seat by seat; empty until they are known, and at a table that is not rated. */
  seats = $state.raw<readonly SeatRating[]>([]);

  /** Ask again whenever somebody sits down or leaves, or the game ends. */
  constructor(view: () => View) {
    const id = $derived(view().settings.rated ? view().id : "");
    const company = $derived([view().status, ...view().seats.map(({ player }) => player)].join(" "));
    $effect(() => {
      if (id === "" || company === "") return;
      return retry(async () => (this.seats = await get<readonly SeatRating[]>(`/api/tables/${id}/ratings`)));
    });
  }
}
