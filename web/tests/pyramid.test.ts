import { expect, test } from "vitest";
import { columnAfter, emptySlots, MIDDLE, pyramidWidth, spot, standing, type Standing } from "../src/board/pyramid";
import type { Region, SlotName } from "../src/net/wire";
import { pyramidSize, WITH_ENDS } from "../src/table/sizes";

const SIZE = { tile: 100, gap: 0 };
const EMPTY: Standing = { regions: [], column: MIDDLE };

function universe(...slots: SlotName[]): Region[] {
  return slots.map((slot) => ({ slot, tile: 0, active: true }));
}

/** Row 1 with those tiles; a wilderness is null. */
function row(...tiles: (number | null)[]): Region[] {
  return tiles.map((tile, index) => ({ slot: `1${"abcde".charAt(index)}` as SlotName, tile, active: true }));
}

/** The columns in which rows 1 begin that follow each other. */
function columns(...rows: Region[][]): number[] {
  const found: number[] = [];
  let stands = EMPTY;
  for (const each of rows) found.push((stands = standing(stands, each)).column);
  return found;
}

function actions(regions: Region[]): number[] {
  return emptySlots(SIZE, standing(EMPTY, regions)).flatMap((slot) => slot.action ?? []);
}

test("the first tile lies in the middle", () => {
  const slots = emptySlots(SIZE, EMPTY).filter((slot) => slot.action !== null);
  expect(slots.map((slot) => [slot.row, slot.action, slot.column])).toEqual([[1, 42, MIDDLE]]);
  expect(standing(EMPTY, row(7)).column).toBe(MIDDLE);
});

test("row 1 grows at both ends, and what lies there stays where it is while both are seen", () => {
  expect(actions(universe("1a", "1b"))).toEqual(expect.arrayContaining([41, 42, 43]));
  expect(columns(row(7), row(7, 8), row(6, 7, 8), row(5, 6, 7, 8), row(5, 6, 7, 8, 9))).toEqual([2, 2, 1, 0.5, 0]);
  expect(columns(row(7), row(7, 8), row(7))).toEqual([2, 2, 2]);
  expect(columns(row(7), row(6, 7), row(7))).toEqual([2, 1, 2]);
  expect(columns(row(1), row(1, 2), row(1, 2, 3), row(1, 2, 3, 4))).toEqual([2, 2, 1, 0.5]);
});

test.each<[SlotName[], number[]]>([
  [
    ["1a", "1b", "2a", "1a", "1a", "1e"],
    [2, 2, 2, 1, 0.5, 0],
  ],
  [
    ["1a", "1a", "1c"],
    [2, 1, 1],
  ],
])("a universe stands after a reload where it stood before: %s", (slots, expected) => {
  const found = slots.map((_, index) => {
    const placed = slots.slice(0, index + 1);
    return columnAfter(placed, placed.filter((slot) => slot.startsWith("1")).length);
  });
  expect(found).toEqual(expected);
  expect(columnAfter([], 2)).toBe(1);
});

test("wildernesses, which look alike, are added where that was chosen", () => {
  const one = standing(EMPTY, row(null));
  expect(standing(one, row(null, null), 3).column).toBe(2);
  expect(standing(one, row(null, null), 1).column).toBe(1);
  expect(standing(one, row(4, null)).column).toBe(1);
});

test("the ends of a row of four are whole, half a tile beside the pyramid", () => {
  const four = standing(EMPTY, universe("1a", "1b", "1c", "1d"));
  const ends = emptySlots(SIZE, four).filter((slot) => slot.isOutside);
  expect(ends.map(({ action, column }) => [action, column])).toEqual([
    [41, -0.5],
    [42, 4.5],
  ]);
  const { tile, gap } = pyramidSize(400, 1000, { columns: WITH_ENDS });
  expect(6 * tile + 5 * gap).toBeLessThanOrEqual(400);
});

test("a row of five is complete", () => {
  const regions = universe("1a", "1b", "1c", "1d", "1e");
  expect(actions(regions)).toEqual([43, 44, 45, 46, 47, 48, 49, 50, 51]);
});

test("a tile lies between the two below it, and the top in the middle", () => {
  expect(spot(SIZE, 0, 2, 1).x).toBe((spot(SIZE, 0, 1, 1).x + spot(SIZE, 0, 1, 2).x) / 2);
  expect(spot(SIZE, 0, 4, 0).x + spot(SIZE, 0, 4, 1).x + 100).toBe(pyramidWidth(SIZE));
});

test("no empty slot lies where a region lies", () => {
  const regions = universe("1a", "1b", "1c", "2a", "3a");
  const stands = standing(EMPTY, regions);
  const taken = new Set(
    regions.map(({ slot }) => {
      const [row, position] = [Number(slot[0]), "abc".indexOf(slot.charAt(1))];
      return `${spot(SIZE, stands.column, row, position).x},${row}`;
    }),
  );
  expect(taken.size).toBe(5);
  expect(emptySlots(SIZE, stands).filter((slot) => taken.has(`${slot.x},${slot.row}`))).toEqual([]);
});
