/** Where the slots of a universe are drawn: what lies there stays where it is while row 1 grows and both its ends are seen. */

import { PLACE_LEFT, PLACE_RIGHT, placeAbove, slotPlace } from "../model/actions";
import type { Region, SlotName } from "../net/wire";

const ROWS = [1, 2, 3, 4] as const;
const WIDEST = 5;
/** The column of the first tile. */
export const MIDDLE = 2;

export interface PyramidSize {
  /** The width of a tile and the gap between tiles, in pixels. */
  readonly tile: number;
  readonly gap: number;
}

export interface Spot {
  /** The left upper corner of the tile, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** An empty place: with the action that fills it, if there is one. */
export interface EmptySlot extends Spot {
  readonly row: number;
  /** Which of the places of its row it is, from the left. */
  readonly place: number;
  /** Its name, for a slot above row 1 that a tile could lie in some day. */
  readonly name: string | null;
  readonly action: number | null;
  /** The rule against it, where it is no slot yet. */
  readonly rule: "P1" | "P2";
  /** The column of the full pyramid in which it lies. */
  readonly column: number;
  /** Whether it lies beside the full pyramid. */
  readonly isOutside: boolean;
}

export function pyramidWidth({ tile, gap }: PyramidSize): number {
  return WIDEST * tile + (WIDEST - 1) * gap;
}

function rowPitch({ tile, gap }: PyramidSize): number {
  return tile * 0.64 + gap * 0.9;
}

export function pyramidHeight(size: PyramidSize): number {
  return 3 * rowPitch(size) + size.tile * 0.86;
}

/** How many regions lie in row 1. */
export function baseWidth(regions: readonly Region[]): number {
  return regions.filter((region) => slotPlace(region.slot).row === 1).length;
}

/** Where the tile at a position of a row lies, if row 1 begins in a column of the full pyramid. */
export function spot(size: PyramidSize, column: number, row: number, position: number): Spot {
  return {
    x: (column + position + (row - 1) / 2) * (size.tile + size.gap),
    y: (4 - row) * rowPitch(size),
  };
}

/** The column in which a row 1 of a width begins that stands in the middle. */
export function middleColumn(width: number): number {
  return (WIDEST - Math.max(width, 1)) / 2;
}

/** Where a universe stands: the column in which its row 1 begins. */
export interface Standing {
  readonly regions: readonly Region[];
  readonly column: number;
}

/** The column nearest to one in which a row 1 of a width can begin: both its ends have room, those of a row of four half a tile aside. */
function seen(column: number, width: number): number {
  const least = width === WIDEST ? 0 : width === WIDEST - 1 ? 0.5 : 1;
  return Math.min(Math.max(column, least), WIDEST - width - least);
}

/** Where a universe stands after another; `wanted` is the column that was chosen last. */
export function standing(before: Standing, regions: readonly Region[], wanted: number | null = null): Standing {
  const width = baseWidth(regions);
  if (width === 0) return { regions, column: MIDDLE };
  return { regions, column: seen(columnKept(before, regions, wanted) ?? Math.floor(middleColumn(width)), width) };
}

/** The column in which a row 1 of a width begins after tiles were placed in it, in that order. */
export function columnAfter(slots: readonly SlotName[], width: number): number {
  if (width === 0) return MIDDLE;
  const placed = slots.filter((slot) => slotPlace(slot).row === 1).slice(-width);
  let wide = width - placed.length;
  let column = Math.floor(middleColumn(wide));
  for (const slot of placed) {
    if (wide > 0 && slotPlace(slot).position === 0) column -= 1;
    wide += 1;
    column = seen(column, wide);
  }
  return column;
}

/** The tiles of row 1 from the left; a wilderness is null. */
function firstRow(regions: readonly Region[]): readonly (number | null)[] {
  const found: (number | null)[] = [];
  for (const { slot, tile } of regions) {
    const { row, position } = slotPlace(slot);
    if (row === 1) found[position] = tile;
  }
  return found;
}

/** The column in which row 1 begins if what was there stays where it is; null if that cannot be. */
function columnKept(before: Standing, regions: readonly Region[], wanted: number | null): number | null {
  const [was, is] = [firstRow(before.regions), firstRow(regions)];
  if (was.length === 0) return null;
  // Wildernesses look alike: what was chosen says at which end one was added.
  const shifts = wanted !== null && wanted < before.column ? [1, 0, 2, 3, 4] : [0, 1, 2, 3, 4];
  const grown = shifts.find((shift) => was.every((tile, index) => is[index + shift] === tile));
  if (grown !== undefined) return Math.round(before.column - grown);
  const shrunk = shifts.find((shift) => is.every((tile, index) => was[index + shift] === tile));
  return shrunk === undefined ? null : Math.round(before.column + shrunk);
}

/** The empty slots: those that the pyramid has or will have, and the two ends of row 1. */
export function emptySlots(size: PyramidSize, { regions, column }: Standing): readonly EmptySlot[] {
  const width = baseWidth(regions);
  const least = Math.max(width, 1);
  const taken = new Set<string>(regions.map((region) => region.slot));
  // Half a tile aside, the next smaller pyramid is shown, and its ends beside it.
  const edge = column % 1;
  const shown = WIDEST - 2 * edge;
  const slots: EmptySlot[] = [];
  for (const row of ROWS) {
    const outside = row === 1 && edge > 0 ? 1 : 0;
    for (let index = -outside; index < shown - row + 1 + outside; index += 1) {
      const position = index + edge - column;
      const inside = position >= 0 && position < least - row + 1;
      const name = `${row}${"abcde".charAt(position)}`;
      if (inside && taken.has(name)) continue;
      const action = row > 1 ? (inside ? placeAbove(row, position) : null) : endAction(position, width);
      slots.push({
        ...spot(size, column, row, position),
        row,
        place: index + 1,
        name: inside ? name : null,
        action,
        rule: row > 1 ? "P2" : "P1",
        column: column + position,
        isOutside: index < 0 || index > shown - row,
      });
    }
  }
  return slots;
}

/** All slots that have a name, taken or empty, and where they are drawn. */
export function namedSlots(size: PyramidSize, stands: Standing): readonly (Spot & { readonly name: string })[] {
  const taken = stands.regions.map(({ slot }) => {
    const { row, position } = slotPlace(slot);
    return { name: slot as string, ...spot(size, stands.column, row, position) };
  });
  const empty = emptySlots(size, stands).flatMap(({ name, x, y }) => (name === null ? [] : [{ name, x, y }]));
  return [...taken, ...empty];
}

/** The action that fills a place of row 1, which begins in the middle. */
function endAction(position: number, width: number): number | null {
  if (width > 0 && position === -1) return PLACE_LEFT;
  return position === width ? PLACE_RIGHT : null;
}
