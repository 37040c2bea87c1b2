/** The five colours, in the order used everywhere (C1). */

import type { Cost, Letter, Worshippers } from "../net/wire";

export type Hue = "white" | "blue" | "green" | "red" | "orange" | "any";

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
export const FREE: Cost = { ...NOBODY, any: 0 };

/** One entry for each symbol of a cost, in the order of the colours. */
export function costSymbols(cost: Cost): readonly (Letter | "any")[] {
  return [...LETTERS, "any" as const].flatMap((each) => Array.from({ length: cost[each] }, () => each));
}

/** One entry for each worshipper. */
export function figures(worshippers: Worshippers): readonly Letter[] {
  return LETTERS.flatMap((each) => Array.from({ length: worshippers[each] }, () => each));
}

/** The sum of two groups, or with −1 their difference. */
export function plus(some: Worshippers, others: Worshippers, sign: 1 | -1 = 1): Worshippers {
  const sum = { W: some.W, B: some.B, G: some.G, R: some.R, O: some.O };
  for (const letter of LETTERS) sum[letter] += sign * others[letter];
  return sum;
}

export function total(worshippers: Worshippers): number {
  return figures(worshippers).length;
}
