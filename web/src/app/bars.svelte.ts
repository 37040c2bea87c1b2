/** Bars that tell or ask something at a table, and which of them there is room for. */

import { getContext, setContext } from "svelte";

/** From the most urgent on: others wait for an answer, and what was said is soon read. */
const URGENCY = [
  "refused",
  "asks",
  "said",
  "moved",
  "seat",
  "proposed",
  "paused",
  "away",
  "absence",
  "outcome",
  "branched",
  "offer",
  "update",
] as const;
export type BarName = (typeof URGENCY)[number];

/** Whether there is room for one, for what was said besides, or for any two. */
export type BarRoom = "one" | "one and words" | "two";

/** Those of some bars that there is room for; the others wait until these are gone. */
export function withRoom(wanted: readonly BarName[], room: BarRoom): readonly BarName[] {
  const urgent = URGENCY.filter((name) => wanted.includes(name));
  if (room !== "one and words") return urgent.slice(0, room === "one" ? 1 : 2);
  const other = urgent.find((name) => name !== "said");
  return urgent.filter((name) => name === "said" || name === other);
}

class Bars {
  /** What is wanted now: an effect that goes reads the state of before. */
  readonly #all: BarName[] = [];
  #wanted = $state.raw<readonly BarName[]>([]);
  readonly #shown = $derived.by(() => withRoom(this.#wanted, this.room()));

  constructor(private readonly room: () => BarRoom) {}

  /** Have a bar shown as soon as there is room, until that is taken back. */
  want(name: BarName): () => void {
    this.#all.push(name);
    this.#wanted = [...this.#all];
    return () => {
      this.#all.splice(this.#all.indexOf(name), 1);
      this.#wanted = [...this.#all];
    };
  }

  shows(name: BarName): boolean {
    return this.#shown.includes(name);
  }
}

const KEY = Symbol("bars");

export const lendBars = (room: () => BarRoom) => void setContext(KEY, new Bars(room));

/** The bars of a table; on other pages there is room for any. */
export const lentBars = (): Bars | undefined => getContext<Bars | undefined>(KEY);
