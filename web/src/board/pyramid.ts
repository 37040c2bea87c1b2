/** Where the slots of a universe are drawn: row 1 stands in the middle while it grows. */

import { PLACE_LEFT, PLACE_RIGHT, placeAbove, slotPlace } from "../model/actions";
import type { Region } from "../net/wire";
import type { Half } from "./hexagon";

const ROWS = [1, 2, 3, 4] as const;
const WIDEST = 5;

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
  /** Its name, for a slot above row 1 that a tile could lie in some day. */
  readonly name: string | null;
  readonly action: number | null;
  /** Which half of it there is room for. */
  readonly half: Half;
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

/** Where the tile at a position of a row lies, above a first row of a width. */
export function spot(size: PyramidSize, width: number, row: number, position: number): Spot {
  const middle = pyramidWidth(size) / 2 - size.tile / 2;
  return {
    x: middle + (position - (width - row) / 2) * (size.tile + size.gap),
    y: (4 - row) * rowPitch(size),
  };
}

/** The empty slots: those that the pyramid has or will have, and the two ends of row 1. */
export function emptySlots(size: PyramidSize, regions: readonly Region[]): readonly EmptySlot[] {
  const width = baseWidth(regions);
  const taken = new Set<string>(regions.map((region) => region.slot));
  // A row of an even length stands half a tile beside the full pyramid: the next smaller one is shown then.
  const shown = width % 2 === 1 || width === 0 ? WIDEST : WIDEST - 1;
  const shift = (shown - Math.max(width, 1)) / 2;
  const slots: EmptySlot[] = [];
  for (const row of ROWS) {
    for (let index = 0; index < shown - row + 1; index += 1) {
      const position = index - shift;
      const inside = position >= 0 && position < Math.max(width, 1) - row + 1;
      const name = `${row}${"abcde".charAt(position)}`;
      if (inside && taken.has(name)) continue;
      const action = row > 1 ? (inside ? placeAbove(row, position) : null) : endAction(position, width);
      slots.push({
        ...spot(size, Math.max(width, 1), row, position),
        row,
        name: inside ? name : null,
        action,
        half: null,
      });
    }
  }
  if (width === WIDEST - 1) {
    slots.push({ ...spot(size, width, 1, -1), row: 1, name: null, action: PLACE_LEFT, half: "left" });
    slots.push({ ...spot(size, width, 1, width), row: 1, name: null, action: PLACE_RIGHT, half: "right" });
  }
  return slots;
}

function endAction(position: number, width: number): number | null {
  if (width === 0) return position === 0 ? PLACE_RIGHT : null;
  if (position === -1) return PLACE_LEFT;
  return position === width ? PLACE_RIGHT : null;
}
