import { expect, test } from "vitest";
import type { View } from "../src/net/wire";
import { isDeciding } from "../src/views/seats";

function table(replaced: View["seats"][number]["replaced"]): View {
  return {
    status: "playing",
    seats: [{ replaced }, { replaced: null }],
    game: { state: { seat: 0 } },
  } as unknown as View;
}

test("the player whose turn it is decides", () => {
  expect(isDeciding(table(null), [0])).toBe(true);
  expect(isDeciding(table(null), [1])).toBe(false);
});

test("a player who is back plays on, but not one who has resigned or run out of time", () => {
  expect(isDeciding(table("absent"), [0])).toBe(true);
  expect(isDeciding(table("resigned"), [0])).toBe(false);
  expect(isDeciding(table("clock"), [0])).toBe(false);
});
