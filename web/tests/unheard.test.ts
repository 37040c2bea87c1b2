import { expect, test } from "vitest";
import type { Happened, View } from "../src/net/wire";
import { lastSaid, newSince, unheard } from "../src/views/sayings";

const view = { seats: [{ player: "ann" }, { player: "ben" }] } as unknown as View;
const said = (number: number, seat: number) => ({ number, seat, kind: "said" }) as unknown as Happened;
const events = [said(3, 1), said(4, 0), { ...said(5, 1), kind: "acted" } as Happened, said(6, 1), said(9, 1)];
const numbers = (from: number, until: number, muted: readonly string[] = []) =>
  unheard(events, view, { from, until, own: [0], muted }).map(({ number }) => number);

test("what others said between leaving and coming back was not heard", () => {
  expect(numbers(0, 9)).toEqual([3, 6, 9]);
  expect(numbers(3, 8)).toEqual([6]);
  expect(numbers(9, 9)).toEqual([]);
  expect(numbers(0, 9, ["ben"])).toEqual([]);
});

test("on a device that does not know the table, what was said since one did something there is new", () => {
  const acted = (number: number, seat: number) => ({ number, seat, kind: "acted" }) as unknown as Happened;
  const since = (happened: readonly Happened[], status = "playing", own = [0]) =>
    newSince(happened, { ...view, status } as View, own);
  const game = [said(1, 1), acted(2, 0), acted(3, 1), said(4, 1), acted(5, 1), said(6, 1)];
  expect(since(game)).toBe(2);
  expect(since([...game, said(7, 0), said(8, 1)])).toBe(7);
  // Who has done nothing yet was there before the game; there is nothing new before it, and none after it.
  expect(since([said(1, 0), said(2, 1), acted(3, 1), said(4, 1)])).toBe(2);
  expect(since([said(1, 0), said(2, 1)])).toBe(2);
  expect(since(game, "over")).toBe(6);
});

test("what is said last is shown and known, however much was said before", () => {
  const talk = (count: number) => Array.from({ length: count }, (_, number) => said(number + 1, number % 2));
  for (const count of [1, 20, 21, 22]) {
    const { said: shown, newest } = lastSaid([...talk(count), { number: 99, kind: "acted" } as Happened], view, []);
    expect([shown.length, shown.at(-1)?.number, newest]).toEqual([Math.min(count, 20), count, count]);
  }
  expect(lastSaid(talk(4), view, ["ben"]).newest).toBe(3);
  expect(lastSaid([], view, [])).toEqual({ said: [], newest: 0 });
});
