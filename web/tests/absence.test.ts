import { expect, test } from "vitest";
import type { Happened } from "../src/net/wire";
import { END_TURN } from "../src/model/actions";
import { absenceOf } from "../src/views/absence";
import { standIns } from "../src/views/standIns";

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
  expect(absenceOf(back, [0])).toEqual({ number: 5, isBack: true, isLate: false, first: gone[2] });
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
    isLate: false,
    first: null,
  });
  expect(absenceOf([event(7, "replaced", 0, { reason: "resigned" })], [0])).toBe(null);
});

test("a player who was late sees that a bot has played one turn, until they decide themselves", () => {
  const late = [event(2, "replaced", 0, { reason: "late" }), event(3, "acted", 0, { actions: [4] })];
  const over = [...late, event(4, "acted", 0, { actions: [108] })];
  expect(absenceOf(late, [0])).toBe(null);
  expect(absenceOf(over, [0])).toEqual({ number: 2, isBack: true, isLate: true, first: late[1] });
  expect(absenceOf([...over, event(5, "acted", 0, { actions: [4] })], [0])).toBe(null);
});

test("a bot stands in until its player is back, or only for the turn that was late", () => {
  expect([...standIns([...gone, event(5, "returned", 0), event(6, "acted", 0)])]).toEqual([3]);
  const late = [
    event(1, "replaced", 0, { reason: "late" }),
    event(2, "acted", 0),
    event(3, "acted", 0, { actions: [END_TURN] }),
    event(4, "acted", 0),
  ];
  expect([...standIns(late)]).toEqual([2, 3]);
});
