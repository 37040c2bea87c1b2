/** The names of those at the table that is shown, so that monograms tell them apart. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("names");
type Names = () => readonly string[];

/** Let all monograms within know who is at the table. */
export const lendNames = (names: Names) => void setContext(KEY, names);

/** Who is at the table around; nobody where there is none. */
export const lentNames = (): Names => getContext<Names | undefined>(KEY) ?? (() => []);
