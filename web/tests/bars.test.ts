import { expect, test } from "vitest";
import { withRoom } from "../src/app/bars.svelte";

test("where there is room for one bar, questions go before words, and words before the rest", () => {
  expect(withRoom(["said", "asks", "update"], "one")).toEqual(["asks"]);
  expect(withRoom(["paused", "said"], "one")).toEqual(["said"]);
  expect(withRoom([], "one")).toEqual([]);
});

test("where words have room besides, they are read with the most urgent of the rest", () => {
  expect(withRoom(["update", "proposed", "said"], "one and words")).toEqual(["said", "proposed"]);
  expect(withRoom(["update", "paused"], "one and words")).toEqual(["paused"]);
});

test("elsewhere the two most urgent have room", () => {
  expect(withRoom(["update", "away", "refused", "said"], "two")).toEqual(["refused", "said"]);
});
