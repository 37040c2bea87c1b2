/** The place that something on the page tells of: its tile is marked on the table. */

import type { Place, TableView } from "../model/view";
import type { SlotName } from "../net/wire";

export const lit = $state<{ place: Place | null }>({ place: null });

/** Mark a place while a text about it is pointed at or focused. */
export function lights(place: Place | null | undefined): Record<string, () => void> {
  const on = () => (lit.place = place ?? null);
  const off = () => (lit.place = null);
  return { onmouseenter: on, onmouseleave: off, onfocus: on, onblur: off };
}

/** Unmark when a component goes that may have marked something. */
export function unlightAfterwards(): void {
  $effect(() => () => (lit.place = null));
}

/** The marked slot of a seat's universe. */
export function litSlot(view: Pick<TableView, "placed">, seat: number): SlotName | null {
  const place = lit.place ?? view.placed ?? null;
  return place?.seat === seat ? place.slot : null;
}
