/** The tables at which one has a seat: kept in this browser, so that they are there at once, and asked for again. */

import { get, remove } from "../net/api";
import type { Listed, Next } from "../net/wire";
import { beginHearing } from "./heard";
import { OF_IDENTITY } from "./keptKeys";
import { isInside } from "./place";
import { go } from "./router.svelte";
import { identity, isKnown, recognised } from "./session.svelte";

const { tables: KEPT, removed: REMOVED } = OF_IDENTITY;
const MOST_KEPT = 20;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

interface Kept {
  /** Who has a seat at them. */
  readonly me: string;
  readonly tables: readonly Listed[];
  /** How many wait, of all that there are. */
  readonly waiting: number;
}

const NOTHING: Kept = { me: "", tables: [], waiting: 0 };
const found = read<Kept>(KEPT, NOTHING);
let kept = $state.raw(Array.isArray(found.tables) ? { ...NOTHING, ...found } : NOTHING);
/** When each table that was removed from the list had last changed: if it goes on, it is listed again. */
let removed = $state.raw(read<Readonly<Record<string, number>>>(REMOVED, {}));

/** The table that was removed last, and what had been removed before. */
let last = $state.raw<{ readonly table: Listed; readonly before: typeof removed } | null>(null);

/** One's tables, the most recently changed first, without those that were removed from the list. */
export function myTables(): readonly Listed[] {
  return kept.tables.filter((table) => (removed[table.id] ?? -1) < table.updated);
}

/** One's tables as the server lists them. */
export function listedTables(): readonly Listed[] {
  return kept.tables;
}

/** How many tables wait for one, as the server counts them everywhere: in notices, too. */
export function waitingTables(): number {
  return kept.waiting;
}

/** The id by which one was last known. */
export function myId(): string {
  return kept.me;
}

let asked = 0;

/** When one's tables were last asked for. */
export function askedAt(): number {
  return asked;
}

/** Ask the server for one's tables. */
export async function askForTables(): Promise<void> {
  asked = Date.now();
  // Without a server nobody was signed out: whoever is unknown is made known again.
  const me = isKnown() && !isInside ? await recognised() : await identity();
  if (me === null) {
    kept = NOTHING;
    return;
  }
  const [tables, { waiting }] = await Promise.all([
    get<readonly Listed[]>("/api/my/tables"),
    get<Next>("/api/my/next"),
  ]);
  beginHearing(tables.map(({ id, summary }) => [id, Math.max(0, ...(summary.spoke ?? []))]));
  kept = { me: me.id, tables, waiting };
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, tables: tables.slice(0, MOST_KEPT) } satisfies Kept));
}

/** List a table no longer, as long as nothing happens there. */
export function removeTable(table: Listed): void {
  last = { table, before: removed };
  keepRemoved({ ...removed, [table.id]: table.updated });
}

/** Delete a table of one's own to which nobody came. */
export async function cancelTable({ id }: Listed): Promise<void> {
  await remove(`/api/tables/${id}`);
  kept = { ...kept, tables: kept.tables.filter((table) => table.id !== id) };
  await askForTables();
}

/** The table that was removed last, as long as it can be listed again. */
export function removedTable(): Listed | null {
  return last?.table ?? null;
}

/** List the table again that was removed last. */
export function restoreTable(): void {
  if (last !== null) keepRemoved(last.before);
  last = null;
}

function keepRemoved(tables: typeof removed): void {
  removed = tables;
  localStorage.setItem(REMOVED, JSON.stringify(removed));
}

/** The table where time runs out first within a day, or else has waited longest for one, besides the one where one is, and how many wait. */
export async function nextTable(besides = ""): Promise<Next> {
  await identity();
  return get<Next>(`/api/my/next${besides === "" ? "" : `?besides=${besides}`}`);
}

/** Go where one is needed first, or where it says that nobody waits. */
export async function goToNext(besides: string): Promise<void> {
  const { table } = await nextTable(besides);
  go(table === null ? "/next" : `/table/${table.id}`);
}
