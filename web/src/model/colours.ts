/** The five colours, in the order used everywhere (C1). */

import type { Cost, Hue, Letter, Worshippers } from "./types";

export const LETTERS: readonly Letter[] = ["W", "B", "G", "R", "O"];

const HUES: Readonly<Record<Letter | "any", Hue>> = {
  W: "white",
  B: "blue",
  G: "green",
  R: "red",
  O: "orange",
  any: "any",
};

/** The name of a colour in symbols and classes. */
export function hue(letter: Letter | "any"): Hue {
  return HUES[letter];
}

export const NOBODY: Worshippers = { W: 0, B: 0, G: 0, R: 0, O: 0 };

/** One entry for each symbol of a cost, in the order of the colours. */
export function costSymbols(cost: Cost): readonly (Letter | "any")[] {
  return [...LETTERS, "any" as const].flatMap((each) => Array.from({ length: cost[each] }, () => each));
}

export function total(worshippers: Worshippers): number {
  return LETTERS.reduce((sum, letter) => sum + worshippers[letter], 0);
}
