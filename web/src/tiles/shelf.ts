/** The tile sets of one's own that this browser keeps, each under a key of its own. */

import type { Draft } from "./drafts";

export interface OwnSet {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly Draft[];
  /** The tile at which one was last. */
  readonly at: number;
  /** The id of its content, if the server found no fault in it as it is. */
  readonly id: string | null;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const SET = "orbis.tiles.set.";
const NAMES = "orbis.tiles.names";

function isSet(value: unknown): value is OwnSet {
  if (typeof value !== "object" || value === null) return false;
  const { key, name, rows, at } = value as Partial<OwnSet>;
  const sound = (row: unknown) =>
    typeof row === "object" && row !== null && ["cost", "colours", "strange"].every((each) => each in row);
  return (
    typeof key === "string" &&
    typeof name === "string" &&
    typeof at === "number" &&
    Array.isArray(rows) &&
    rows.every(sound)
  );
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** The sets that are kept, the first made first. */
export function ownSets(shelf: Shelf = localStorage): readonly OwnSet[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "").filter((key) =>
    key.startsWith(SET),
  );
  return keys
    .sort()
    .map((key) => read(shelf.getItem(key)))
    .filter(isSet);
}

/** Keep a set as it is now; false where the browser keeps nothing more. */
export function keepSet(set: OwnSet, shelf: Shelf = localStorage): boolean {
  try {
    shelf.setItem(SET + set.key, JSON.stringify(set));
    return true;
  } catch {
    return false;
  }
}

/** Forget a set. */
export function dropSet(key: string, shelf: Shelf = localStorage): void {
  shelf.removeItem(SET + key);
}

/** A key that sorts after those before it. */
export function newKey(now: number): string {
  return now.toString(36).padStart(9, "0");
}

function names(shelf: Shelf): Readonly<Record<string, unknown>> {
  const found = read(shelf.getItem(NAMES));
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

/** Remember the name under which a set was given to a server, whatever becomes of it here. */
export function rememberName(id: string, name: string, shelf: Shelf = localStorage): void {
  try {
    shelf.setItem(NAMES, JSON.stringify({ ...names(shelf), [id]: name }));
  } catch {
    // Its id is shown instead.
  }
}

/** The name by which this browser knows the set of an id. */
export function nameOfSet(id: string, shelf: Shelf = localStorage): string | null {
  const kept = ownSets(shelf).find((set) => set.id === id)?.name ?? names(shelf)[id];
  return typeof kept === "string" ? kept : null;
}

/** How many tiles of a set were compared with the box. */
export function comparedIn(set: OwnSet): number {
  return set.rows.filter((row) => row.done).length;
}
