/** Opening records, and what is wrong with those that cannot be opened. */

import { post, Refusal } from "../net/api";
import type { Made, NewRecord, Place } from "../net/wire";
import type { Say } from "../text/texts";
import { errorText } from "./problems";
import { go } from "./router.svelte";

/** Open a record: that of a table that is over, or one from elsewhere. */
export async function openRecord(wanted: NewRecord): Promise<void> {
  const made = await post<Made>("/api/records", wanted);
  go(`/record/${made.id}`);
}

/** What is wrong with the text of a record, and where. */
export function faultText(t: Say, error: unknown): string {
  if (!(error instanceof Refusal)) return errorText(t, error);
  const { faults = [], rule } = error.problem;
  const [fault] = faults;
  const why = rule ? [t(`rule-${rule}`)] : [];
  return [fault === undefined ? errorText(t, error) : placeText(t, fault), ...why].join(" ");
}

function placeText(t: Say, { line, column, kind, found }: Place): string {
  switch (kind) {
    case "rules":
    case "tiles":
      return t(`pages-record-${kind}`, { found });
    case "move":
      return t("pages-record-move", { line, turn: column, found });
    default:
      return t("pages-record-fault", { line, column, expected: kind, found });
  }
}
