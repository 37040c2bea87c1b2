/** How the things on a table explain themselves: whoever draws the table lends them the way. */

import { getContext, setContext } from "svelte";
import type { TableEvents } from "../model/view";

type Explain = TableEvents["onask"];

export const EXPLANATIONS = Symbol("explanations");

/** Let everything within this component explain itself so. */
export function lendExplanations(explain: Explain): void {
  setContext(EXPLANATIONS, explain);
}

/** How a thing explains itself here, if it can. */
export function lentExplanations(): Explain | undefined {
  return getContext<Explain | undefined>(EXPLANATIONS);
}
