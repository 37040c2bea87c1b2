/** How far somebody is in the chapters, kept in this browser. */

import { OF_BROWSER } from "../services/keptKeys";
import type { Progress } from "./steps";

export interface Kept {
  readonly done: boolean;
  /** The table of a chapter that was begun and not ended. */
  readonly table: string | null;
  readonly progress: Progress;
}

const KEY = OF_BROWSER.learnt;
const NOTHING: Kept = { done: false, table: null, progress: [] };

function all(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(chapter: string): Kept {
  return { ...NOTHING, ...all()[chapter] };
}

export function keep(chapter: string, kept: Partial<Kept>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [chapter]: { ...keptOf(chapter), ...kept } }));
}

/** Whether any chapter was done in this browser. */
export function hasLearnt(): boolean {
  return Object.values(all()).some((kept) => kept.done);
}

/** How many chapters there are; the start page has no need of the chapters themselves. */
export const CHAPTER_COUNT = 12;

/** Whether all chapters were done in this browser. */
export function hasLearntAll(): boolean {
  return Object.values(all()).filter((kept) => kept.done).length >= CHAPTER_COUNT;
}
