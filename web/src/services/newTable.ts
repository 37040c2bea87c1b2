/** New tables, and who sits at them. */

import { post } from "../net/api";
import type { Made, NewSeat, NewTable } from "../net/wire";
import type { Say } from "../text/texts";
import { go } from "./router.svelte";
import { identity } from "./session.svelte";

export const LEVELS = ["pilgrim", "acolyte", "priest", "prophet", "oracle"] as const;
export type LevelName = (typeof LEVELS)[number];

/** Something of one's own to mix into the deal, so that nobody can have chosen it. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bots of these levels, named so that no two have the same name. */
export function bots(t: Say, levels: readonly LevelName[]): readonly NewSeat[] {
  return levels.map((level, index) => {
    const before = levels.slice(0, index).filter((each) => each === level).length;
    const alone = levels.filter((each) => each === level).length === 1;
    const name = t(`pages-level-${level}`);
    return { kind: "bot", level, name: alone ? name : `${name} ${before + 1}` };
  });
}

/** Make a table, with the tile set of that key in this browser if one is named, and go there. */
export async function makeTable(wanted: NewTable, set: string | null = null): Promise<void> {
  await identity();
  const tiles = set === null ? null : await (await import("../tiles/upload")).uploadByKey(set);
  const made = await post<Made>("/api/tables", { ...wanted, ...(tiles === null ? {} : { tiles }), nonce: newNonce() });
  go(`/table/${made.id}`);
}
