import { expect, test } from "vitest";
import type { Happened } from "../src/net/wire";
import { absenceOf } from "../src/views/absence";

const event = (number: number, kind: Happened["kind"], seat: number, rest: Partial<Happened> = {}): Happened => ({
  number,
  at: 0,
  kind,
  position: number,
  seat,
  count: number,
  ...rest,
});
const gone = [
  event(1, "acted", 0),
  event(2, "replaced", 0, { reason: "absent" }),
  event(3, "acted", 0),
  event(4, "acted", 1),
];

test("a player who is back sees what a bot has done, until they decide themselves", () => {
  const back = [...gone, event(5, "returned", 0)];
  expect(absenceOf(gone, [0])).toBe(null);
  expect(absenceOf(back, [0])).toEqual({ number: 5, isBack: true, first: gone[2] });
  expect(absenceOf(back, [1])).toBe(null);
  expect(absenceOf([...back, event(6, "acted", 0)], [0])).toBe(null);
});

test("a player who is back before the bot has decided anything sees nothing", () => {
  expect(absenceOf([...gone.slice(0, 2), event(3, "returned", 0)], [0])).toBe(null);
});

test("a player whose clock has run out sees that, and one who has resigned knows it", () => {
  expect(absenceOf([event(7, "replaced", 0, { reason: "clock" })], [0])).toEqual({
    number: 7,
    isBack: false,
    first: null,
  });
  expect(absenceOf([event(7, "replaced", 0, { reason: "resigned" })], [0])).toBe(null);
});
