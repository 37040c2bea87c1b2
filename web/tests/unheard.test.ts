import { expect, test } from "vitest";
import type { Happened, View } from "../src/net/wire";
import { unheard } from "../src/views/sayings";

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
