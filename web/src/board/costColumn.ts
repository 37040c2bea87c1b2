/** The places of what a tile costs, in a column at its left. */

import { LETTERS, costSymbols } from "../model/colours";
import type { Cost, Letter } from "../net/wire";
import { legible } from "./legible";

export interface PlacedCost {
  readonly colour: Letter | "any";
  /** How many of it, which is written beside it if it is more than one. */
  readonly number: number;
  readonly y: number;
}

export interface CostColumn {
  readonly x: number;
  readonly radius: number;
  /** The height of the numbers, and where their middle is. */
  readonly font: number;
  readonly numberX: number;
  readonly items: readonly PlacedCost[];
  /** Where an effect plate may begin that lies before the end of the column. */
  readonly plate: number;
}

/** The least radius, in pixels, at which colours can be told, and the height of the column. */
const TOLD = 6;
const COLUMN = 55;
/** Where plates begin to lie. */
const PLATES = 53;

/** The column for a tile of a width in pixels; from five symbols on it has one disc a colour with its number. */
export function layCost(cost: Cost, size: number): CostColumn {
  const symbols = costSymbols(cost);
  /** Whether so many would have to be smaller. */
  const isCrowded = symbols.length * 2.1 * TOLD * (100 / size) > COLUMN;
  const grouped = symbols.length > 4 || (isCrowded && symbols.length > 3);
  const kinds = ([...LETTERS, "any"] as const).filter((each) => cost[each] > 0);
  const shown = grouped ? kinds : symbols;
  const drawn = shown.length > 4 ? 4.9 : shown.length > 3 ? 5.6 : 6.3;
  const radius = Math.max(drawn, Math.min((100 * TOLD) / size, COLUMN / (2.1 * shown.length)));
  const x = grouped ? 13 : 14;
  const font = legible(radius * 1.3, size);
  const numberX = x + radius * 1.1 + font * 0.3;
  const items = shown.map((colour, index) => ({
    colour,
    number: grouped ? cost[colour] : 1,
    y: 43 + (index - (shown.length - 1) / 2) * radius * 2.16,
  }));
  const low = items.filter(({ number, y }) => number > 1 && y + font * 0.4 > PLATES);
  const plate = low.length > 0 ? numberX + font * 0.5 : shown.length > 1 ? Math.max(x + radius + 1.5, 23) : 4;
  return { x, radius, font, numberX, items, plate };
}
