/** Lists, joined by the same messages as in Python. */

import type { Say } from "./texts";

/** Items with commas, and before the last one the word of a key. */
export function listed(t: Say, last: "list-and" | "list-or" | "list-comma", items: readonly string[]): string {
  const final = items.at(-1) ?? "";
  const others = items.slice(0, -1);
  if (others.length === 0) return final;
  const first = others.reduce((some, more) => t("list-comma", { first: some, last: more }));
  return t(last, { first, last: final });
}

/** Who wins, alone or together. */
export function winnersText(t: Say, names: readonly string[]): string {
  return t("winners", { count: names.length, names: listed(t, "list-and", names) });
}
