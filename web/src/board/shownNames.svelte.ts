/** Which names of cells and slots are drawn: all of them, always or while something is read, or those that a text has. */

import { untrack } from "svelte";

export const shownNames = $state({ always: false, readers: 0, text: "" });

/** Whether a name is drawn; of another player's universe, of which no coach speaks, only if all are. */
export function isNamed(name: string, own: boolean): boolean {
  if (shownNames.always || shownNames.readers > 0) return true;
  return own && new RegExp(`\\b${name}\\b`).test(shownNames.text);
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

/** Draw the names that a text has, while a component is there. */
export function nameIn(text: () => string): void {
  $effect(() => {
    shownNames.text = text();
    return () => (shownNames.text = "");
  });
}
