import { describe, expect, test } from "vitest";
import { sizeOf } from "../src/daily/beginDaily";
import type { Daily, MyDaily } from "../src/net/wire";

const NOTHING = { day: "", ends: 0, games: 0, results: [] };

function dailyOf(...states: readonly (MyDaily["state"] | null)[]): Daily {
  const sizes = states.map((state, index) => ({
    players: index + 2,
    today: NOTHING,
    yesterday: NOTHING,
    mine: state === null ? null : { table: "t", state },
  }));
  return { day: "", ends: 0, sizes, level: "priest", available: true, streak: 0, longest: 0 };
}

describe("without a wish", () => {
  test("the deal to play is the one that is being played, or the next", () => {
    expect(sizeOf(dailyOf("counted", "playing", null), 0)?.players).toBe(3);
    expect(sizeOf(dailyOf("counted", null, null), 0)?.players).toBe(3);
  });

  test("the results are those of the last deal that was finished", () => {
    expect(sizeOf(dailyOf("counted", null, null), 0, true)?.players).toBe(2);
    expect(sizeOf(dailyOf("counted", "counted", "playing"), 0, true)?.players).toBe(3);
    expect(sizeOf(dailyOf(null, null, null), 0, true)?.players).toBe(2);
  });
});

test("a wish is granted", () => {
  expect(sizeOf(dailyOf("counted", null, null), 3, true)?.players).toBe(4);
});
