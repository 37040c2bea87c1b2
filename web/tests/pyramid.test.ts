import { expect, test } from "vitest";
import { emptySlots, pyramidWidth, spot } from "../src/board/pyramid";
import type { Region, SlotName } from "../src/net/wire";

const SIZE = { tile: 100, gap: 0 };

function universe(...slots: SlotName[]): Region[] {
  return slots.map((slot) => ({ slot, tile: 0, active: true }));
}

function actions(regions: Region[]): number[] {
  return emptySlots(SIZE, regions).flatMap((slot) => slot.action ?? []);
}

test("the first tile has one place, in the middle", () => {
  const [first, ...others] = emptySlots(SIZE, []).filter((slot) => slot.action !== null);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ row: 1, action: 42, x: pyramidWidth(SIZE) / 2 - 50 });
});

test("row 1 grows at both ends, and stands in the middle meanwhile", () => {
  const regions = universe("1a", "1b");
  expect(actions(regions)).toEqual(expect.arrayContaining([41, 42, 43]));
  expect(spot(SIZE, 2, 1, 0).x + spot(SIZE, 2, 1, 1).x).toBe(400);
});

test("the ends of a row of four have room for half a tile", () => {
  const halves = emptySlots(SIZE, universe("1a", "1b", "1c", "1d")).filter((slot) => slot.half !== null);
  expect(halves.map((slot) => [slot.half, slot.action])).toEqual([
    ["left", 41],
    ["right", 42],
  ]);
});

test("a row of five is complete", () => {
  const regions = universe("1a", "1b", "1c", "1d", "1e");
  expect(actions(regions)).toEqual([43, 44, 45, 46, 47, 48, 49, 50, 51]);
});

test("a tile lies between the two below it", () => {
  const above = spot(SIZE, 5, 2, 1).x;
  expect(above).toBe((spot(SIZE, 5, 1, 1).x + spot(SIZE, 5, 1, 2).x) / 2);
});

test("no empty slot lies where a region lies", () => {
  const regions = universe("1a", "1b", "1c", "2a", "3a");
  const taken = new Set(
    ["1", "2", "3"].flatMap((row) =>
      regions
        .filter((each) => each.slot.startsWith(row))
        .map((each) => `${spot(SIZE, 3, Number(row), "abc".indexOf(each.slot.charAt(1))).x},${row}`),
    ),
  );
  expect(emptySlots(SIZE, regions).filter((slot) => taken.has(`${slot.x},${slot.row}`))).toEqual([]);
});
