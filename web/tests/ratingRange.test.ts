import { expect, it } from "vitest";
import { isIn, rangeOf } from "../src/mine/ratingRange";

it.each([
  [[1500, 1520], { least: 1400, most: 1600 }],
  [[1500, 1500], { least: 1400, most: 1600 }],
  [[1310, 1721], { least: 1300, most: 1800 }],
])("shows %j between round numbers", (values, range) => {
  expect(rangeOf(values)).toEqual(range);
});

it("shows a bot only between the ends", () => {
  const range = rangeOf([1500, 1650]);
  expect([1306, 1500, 1690, 1700].map((value) => isIn(range, value))).toEqual([false, false, true, false]);
});
