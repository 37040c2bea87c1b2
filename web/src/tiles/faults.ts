/** The faults of a file and the remarks on a set, in words. */

import { hue } from "../model/colours";
import type { TextFault, Remark } from "../net/wire";
import { listed } from "../text/sentences";
import type { Say } from "../text/texts";
import { COLUMNS } from "./drafts";

const MOST_SHOWN = 60;

function shown(t: Say, found: string): string {
  if (found === "") return t("fault-found-nothing");
  return t("fault-found", { text: found.length <= MOST_SHOWN ? found : `${found.slice(0, MOST_SHOWN - 1)}…` });
}

/** Where a fault stands, what is expected there and what was found. */
export function faultText(t: Say, fault: TextFault): string {
  const { line: row, column, kind, found } = fault;
  return t(`fault-${kind}`, { row, column: column || "none", found: shown(t, found), header: COLUMNS.join(",") });
}

/** What is strange about a set. */
export function remarkText(t: Say, remark: Remark): string {
  return t(`tiles-remark-${remark.kind}`, {
    found: remark.found ?? 0,
    expected: remark.expected ?? 0,
    level: remark.level ?? 0,
    colour: hue(remark.colour ?? "W"),
    star: remark.star ?? "none",
    // Tiles are counted from 1 where people read of them.
    tiles: listed(
      t,
      "list-and",
      (remark.tiles ?? []).map((id) => `${id + 1}`),
    ),
  });
}
