/** Up to which event of each table one has heard what was said, on this device. */

import { OF_IDENTITY } from "./keptKeys";

const KEY = OF_IDENTITY.heard;
/** Whether what was said at one's tables before one came to this device counts as heard. */
const BEGUN = OF_IDENTITY.hears;
/** Of how many tables that is known, the latest. */
const MOST = 100;
/** With a table at which one was, unlike those that one only found in one's list. */
const HERE = "here";

function all(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last event at which one was there; null at a table where one never was. */
export function heardUntil(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Whether it is not known here yet what was said before: one has come to this device just now. */
export function isNewHere(): boolean {
  return localStorage.getItem(BEGUN) === null;
}

/** On a device to which one has just come, what was said before counts as heard where one was not yet. */
export function beginHearing(said: readonly (readonly [table: string, last: number])[]): void {
  if (!isNewHere()) return;
  const others = said.filter(([id, last]) => last > 0 && heardUntil(id) === null);
  localStorage.setItem(KEY, JSON.stringify([...all(), ...others].slice(0, MOST)));
  localStorage.setItem(BEGUN, "yes");
}

export function hear(table: string, number: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, number, HERE], ...others].slice(0, MOST)));
}

/** The number of the last event at which one was at a table on this very device; null where one never was. */
export function wasHereUntil(table: string): number | null {
  const found: readonly unknown[] | undefined = all().find(([id]) => id === table);
  return found?.[2] === HERE ? Number(found[1]) : null;
}
