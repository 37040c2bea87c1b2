/** Records, opened and saved, and what is wrong with those that cannot be opened. */

import { post, Refusal } from "../net/api";
import type { Made, NewRecord, TextFault } from "../net/wire";
import { errorText } from "../text/problems";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { saveFile } from "../tools/saveFile";
import { go } from "./router.svelte";
import { identity } from "./session.svelte";

/** Open a record: that of a table that is over, or one from elsewhere; tiles that only this browser has are given to the server first. */
export async function openRecord(wanted: NewRecord, page: "record" | "review" = "record"): Promise<void> {
  if (wanted.text !== undefined) await identity();
  const open = () => post<Made>("/api/records", wanted);
  const made = await open().catch(async (error: unknown) => {
    const missing =
      error instanceof Refusal ? error.problem.faults?.find((fault) => fault.kind === "tiles")?.found : undefined;
    if (missing === undefined) throw error;
    const { uploadById } = await import("../tiles/upload");
    if (await uploadById(missing)) return open();
    throw error;
  });
  go(`/${page}/${made.id}`);
}

/** Whether there is no such record, or none any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "not_found";
}

/** Let a record be saved as a file. */
export function saveRecord(id: string, text: string): void {
  saveFile(`${id}.orbis`, new Blob([text], { type: "text/plain" }));
}

/** What is wrong with the text of a record, and where; the subject "notation" has the texts for what is expected there. */
export function faultText(t: Say, error: unknown): string {
  if (!(error instanceof Refusal)) return errorText(t, error);
  const { faults = [], rule } = error.problem;
  const [fault] = faults;
  const why = rule ? [t(`rule-${rule}`)] : [];
  return [fault === undefined || fault.kind === "tiles" ? errorText(t, error) : placeText(t, fault), ...why].join(" ");
}

function placeText(t: Say, { line, column, kind, found, expected }: TextFault): string {
  switch (kind) {
    case "rules":
      return t("pages-record-rules", { found });
    case "name":
      return t("pages-record-name", { line });
    case "move":
      return t("pages-record-move", { line, turn: column, found });
    default:
      return t("pages-record-fault", { line, column, expected: expectedText(t, expected) ?? kind, found });
  }
}

function expectedText(t: Say, expected: TextFault["expected"]): string | null {
  if (!expected) return null;
  try {
    return sentence(t, expected);
  } catch {
    return null; // the texts could not be loaded, or are older than the server
  }
}
