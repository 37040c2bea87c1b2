/** What goes on at the table that this page shows, for what is shown on every page. */

export const atTable = $state({
  /** Its id, or nothing if none is shown. */
  table: "",
  /** Whether it waits for whoever looks. */
  waits: false,
  /** Whether a turn has begun that must not be interrupted: something is chosen, decided or on its way. */
  inTurn: false,
});

/** Say what goes on at a table, until the page leaves it. */
export function tellOf(now: () => { table: string; waits: boolean; inTurn: boolean }): void {
  $effect(() => void Object.assign(atTable, now()));
  $effect(() => () => Object.assign(atTable, { table: "", waits: false, inTurn: false }));
}
