/** Up to which event of each table one has heard what was said, on this device. */

import { OF_IDENTITY } from "./keptKeys";

const KEY = OF_IDENTITY.heard;
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

/** Whether nothing is known here yet: one has come to this device just now. */
export function isNewHere(): boolean {
  return localStorage.getItem(KEY) === null;
}

/** On a device to which one has just come, what was said before counts as heard. */
export function beginHearing(said: readonly (readonly [table: string, last: number])[]): void {
  if (isNewHere()) localStorage.setItem(KEY, JSON.stringify(said.filter(([, last]) => last > 0).slice(0, MOST)));
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
