/** How a game ended that was not played to its end. */

import type { RecordEnding } from "../net/wire";
import type { Say } from "../text/texts";

/** How a game ended, as far as that is known, and that its review covers what was played, if anything was. */
export function endingText(t: Say, ending: RecordEnding | null, names: readonly string[], turns: number): string {
  const covers = t(turns > 0 ? "review-covers" : "review-empty");
  if (ending === null) return t(turns > 0 ? "review-unfinished" : "review-nothing");
  const { how, seat } = ending;
  const said =
    how === "agreed" ? t("table-ended-early") : t("table-gave-up", { name: names[seat ?? -1] ?? "", reason: how });
  return `${said} ${covers}`;
}
