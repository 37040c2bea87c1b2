/** Whether the names of cells and slots are drawn: always, or while something that names them is read. */

import { untrack } from "svelte";

export const shownNames = $state({ always: false, readers: 0 });

export function areNamed(): boolean {
  return shownNames.always || shownNames.readers > 0;
}

/** Draw the names while a component is there and its reader reads. */
export function nameWhile(reads: () => boolean = () => true): void {
  const add = (count: number) => untrack(() => (shownNames.readers += count));
  $effect(() => {
    if (!reads()) return;
    add(1);
    return () => add(-1);
  });
}
