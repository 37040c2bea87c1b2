/** How a rule is opened from where one is: at a table as a sheet, elsewhere as a page. */

import { getContext, setContext } from "svelte";

/** Shows a rule, or a chapter, by its name. */
export type OpenRule = (name: string) => void;

const KEY = Symbol("rules");

/** Let all links to rules within this component open them so. */
export function lendRules(open: OpenRule): void {
  setContext(KEY, open);
}

/** How rules are opened here without leaving, if they can be. */
export function lentRules(): OpenRule | undefined {
  return getContext<OpenRule | undefined>(KEY);
}
