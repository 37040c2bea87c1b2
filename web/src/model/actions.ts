/** The ids of the actions (RULES section 10). */

import type { CellName, SlotName } from "./types";

export const BUILD = 39;
export const WILDERNESS = 40;
export const PLACE_LEFT = 41;
export const PLACE_RIGHT = 42;
export const DECLINE = 107;
export const END_TURN = 108;

const FIRST_IN_ROW: Readonly<Record<number, number>> = { 2: 43, 3: 47, 4: 50 };

/** The number of a cell, row by row. */
export function cellNumber(cell: CellName): number {
  return (Number(cell[1]) - 1) * 3 + "abc".indexOf(cell.charAt(0));
}

/** The row of a slot, and its position from the left. */
export function slotPlace(slot: SlotName): { row: number; position: number } {
  return { row: Number(slot[0]), position: "abcde".indexOf(slot.charAt(1)) };
}

export function takeTile(cell: CellName): number {
  return cellNumber(cell);
}

export function takeGod(number: number): number {
  return 8 + number;
}

/** The action of placing in a row above the first, or null where there is none. */
export function placeAbove(row: number, position: number): number | null {
  const first = FIRST_IN_ROW[row];
  return first === undefined ? null : first + position;
}

export function isExchange(action: number): boolean {
  return action >= 19 && action <= 38;
}

/** The colour, 0 to 4, of a worshipper spent or gained, or null for other actions. */
export function kingdomColour(action: number): number | null {
  return action >= 52 && action <= 61 ? (action - 52) % 5 : null;
}

/** The cell and colour of a strike, or null for other actions. */
export function strike(action: number): { cell: number; colour: number } | null {
  if (action < 62 || action > 106) return null;
  return { cell: Math.floor((action - 62) / 5), colour: (action - 62) % 5 };
}
