/** How many tables wait for whoever looks. */

import type { Listed } from "../net/wire";

/** How many tables wait, as the server has counted; of the one that is shown, more is known than its list said. */
export function countWaiting(
  counted: number,
  tables: readonly Listed[],
  waits: (table: Listed) => boolean,
  shown: { readonly table: string; readonly waits: boolean },
): number {
  const listed = tables.find((each) => each.id === shown.table);
  if (listed === undefined) return counted;
  return counted - Number(waits(listed)) + Number(shown.waits);
}
