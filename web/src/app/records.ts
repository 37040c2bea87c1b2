/** Opening records. */

import { post, Refusal } from "../net/api";
import type { Made } from "../net/wire";

/** Open a pasted record; tiles that only this browser has are given to the server first. */
export async function openRecord(text: string): Promise<Made> {
  const open = () => post<Made>("/api/records", { text });
  try {
    return await open();
  } catch (error) {
    const missing = error instanceof Refusal ? error.problem.faults?.find((fault) => fault.kind === "tiles")?.found : undefined;
    if (missing === undefined) throw error;
    const { giveById } = await import("../tiles/giving");
    if (await giveById(missing)) return open();
    throw error;
  }
}
