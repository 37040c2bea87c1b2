/** Up to which event of each table one has heard what was said, on this device. */

import { OF_IDENTITY } from "./keptKeys";

const KEY = OF_IDENTITY.heard;
/** Of how many tables that is known, the latest. */
const MOST = 100;

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

export function hear(table: string, number: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
}
