/** Tile sets of one's own, given to the server. */

import { post, Refusal } from "../net/api";
import type { Made } from "../net/wire";
import { identity } from "../services/session.svelte";
import { fileText } from "./drafts";
import { ownSets, rememberName, type OwnSet } from "./shelf";

/** Give a set to the server, and return its id. */
export async function uploadSet(set: OwnSet): Promise<string> {
  await identity();
  const made = await post<Made>("/api/tile-sets", { text: fileText(set.rows) });
  rememberName(made.id, set.name);
  return made.id;
}

/** Give the set that is kept under a key to the server, and return its id. */
export async function uploadByKey(key: string): Promise<string> {
  const set = ownSets().find((each) => each.key === key);
  if (set === undefined)
    throw new Refusal({ code: "not_found", message: "this browser does not keep the tile set any more" });
  return uploadSet(set);
}

/** Give the set of an id to the server, if this browser has it. */
export async function uploadById(id: string): Promise<boolean> {
  const set = ownSets().find((each) => each.id === id);
  return set !== undefined && (await uploadSet(set)) === id;
}
