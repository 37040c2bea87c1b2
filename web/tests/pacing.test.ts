import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { END_TURN, actionId, type Notation } from "../src/model/actions";
import type { Connection, Follower } from "../src/net/connection";
import type { Event, Happened, Present, Table, View } from "../src/net/wire";
import { Pacing } from "../src/services/pacing.svelte";

const SEATS = ["person", "bot", "bot", "bot"].map((kind) => ({ kind, replaced: null }));
/** A turn with an effect, as a bot decides it: one event each. */
const TURN: readonly Notation[] = ["b2", "build", "2a", "a1xW", "a1xB", "end"];

let number = 0;

function event(seat: number, notation: Notation, more: Partial<Happened> = {}): Event {
  number += 1;
  const actions = [actionId(notation)];
  return {
    kind: "event",
    table: "t",
    event: { number, at: 0, kind: "acted", position: number, seat, actions, ...more },
    view: { number, seats: SEATS } as unknown as View,
  };
}

const turnOf = (seat: number) => TURN.map((notation) => event(seat, notation));
const tableNow = (): Table =>
  ({ kind: "table", table: "t", view: { number, seats: SEATS }, present: [] }) as unknown as Table;

/** Somebody who reads a table, and when each event was shown to them. */
class Reader implements Follower {
  known = 0;
  readonly shown: { readonly number: number; readonly at: number }[] = [];
  readonly fail = vi.fn();
  readonly hear = vi.fn((message: Table | Event | Present) => {
    if (message.kind !== "event") return;
    this.known = message.event.number;
    this.shown.push({ number: this.known, at: Date.now() });
  });

  get numbers(): readonly number[] {
    return this.shown.map((each) => each.number);
  }

  when(wanted: Event | undefined): number {
    return this.shown.find((each) => each.number === wanted?.event.number)?.at ?? NaN;
  }
}

function reading(factor = () => 1) {
  const unfollow = vi.fn();
  const line = { follow: () => unfollow, again: vi.fn(), submit: vi.fn() } as unknown as Connection;
  const pacing = new Pacing(line, factor);
  const reader = new Reader();
  const leave = pacing.follow("t", reader);
  return { pacing, reader, leave, unfollow };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  number = 0;
});
afterEach(() => void vi.useRealTimers());

test.each([
  [1, 4000],
  [0.5, 2000],
  [1.6, 6400],
])("three bots' turns that come at once are seen one after another, at speed %d within %d ms", (factor, most) => {
  const { pacing, reader } = reading(() => factor);
  const own = event(0, "end");
  const turns = [1, 2, 3].map(turnOf);
  for (const each of [own, ...turns.flat()]) pacing.hear(each);
  expect(reader.numbers).toEqual([own.event.number]);
  vi.runAllTimers();

  expect(reader.numbers).toEqual(Array.from({ length: number }, (_, index) => index + 1));
  expect(reader.when(turns[2]?.at(-1))).toBeLessThanOrEqual(most);
  for (const turn of turns) {
    const [taken, placed, ended] = [reader.when(turn[0]), reader.when(turn[2]), reader.when(turn.at(-1))];
    expect(placed - taken, "worshippers have come to their places").toBeGreaterThanOrEqual(440 * factor);
    expect(ended - placed, "the tile lies in its slot").toBeGreaterThanOrEqual(500 * factor);
  }
});

test("what a bot does is shown as it comes where it thinks for longer than one looks", () => {
  const { pacing, reader } = reading();
  pacing.hear(event(0, "end"));
  expect([pacing.isBehind, pacing.isCaughtUp]).toEqual([false, false]);
  for (const notation of TURN) {
    vi.advanceTimersByTime(1000);
    expect(pacing.isCaughtUp).toBe(true);
    const next = event(1, notation);
    pacing.hear(next);
    expect(reader.when(next)).toBe(Date.now());
    expect([pacing.isBehind, pacing.isCaughtUp]).toEqual([false, false]);
  }
});

test("people are not held up, and neither is their own decision", () => {
  const { pacing, reader } = reading();
  for (const notation of ["b2", "build", "2a", "end"] as const) pacing.hear(event(0, notation));
  expect(reader.numbers).toEqual([1, 2, 3, 4]);
});

test("what a person does after bots comes after them", () => {
  const { pacing, reader } = reading();
  for (const each of [...turnOf(1), event(0, "a1")]) pacing.hear(each);
  expect(reader.known).toBe(1);
  vi.runAllTimers();
  expect(reader.numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("skipping shows everything in order at once, and the next decision comes without delay", () => {
  const { pacing, reader } = reading();
  for (const each of turnOf(1)) pacing.hear(each);
  expect([pacing.isBehind, pacing.known]).toEqual([true, 6]);
  pacing.skip();
  expect(reader.numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect([pacing.isBehind, pacing.isCaughtUp]).toEqual([false, true]);
  pacing.hear(event(2, "b2"));
  vi.advanceTimersByTime(0);
  expect(reader.known).toBe(7);
});

test("without motion everything is shown as it comes", () => {
  const { pacing, reader } = reading(() => 0);
  for (const each of turnOf(1)) pacing.hear(each);
  expect(reader.numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pacing.isCaughtUp).toBe(true);
});

test.each([
  ["a table that is sent again", tableNow],
  ["what is no decision", () => event(1, "end", { kind: "wished", actions: [] })],
])("%s is shown at once, after all that came before it", (_, make) => {
  const { pacing, reader } = reading();
  const turn = turnOf(1);
  for (const each of turn) pacing.hear(each);
  const last = make();
  pacing.hear(last);
  expect(reader.hear.mock.calls.map(([message]) => message)).toEqual([...turn, last]);
  vi.runAllTimers();
  expect(reader.hear).toHaveBeenCalledTimes(7);
});

test("who is present and what fails is told at once", () => {
  const { pacing, reader } = reading();
  for (const each of turnOf(1)) pacing.hear(each);
  pacing.hear({ kind: "present", table: "t", seats: [0] });
  expect(reader.hear.mock.lastCall?.[0].kind).toBe("present");
  expect(reader.known).toBe(1);
  pacing.fail({ code: "not_found", message: "" });
  expect([reader.known, reader.fail.mock.calls.length]).toEqual([6, 1]);
});

test("whoever has left is told nothing more", () => {
  const { pacing, reader, leave, unfollow } = reading();
  for (const each of turnOf(1)) pacing.hear(each);
  leave();
  vi.runAllTimers();
  expect([reader.known, unfollow.mock.calls.length]).toEqual([1, 1]);
});

test("a whole turn in one event is looked at as long as a placed tile", () => {
  const { pacing, reader } = reading();
  const whole = event(1, "b2");
  pacing.hear({ ...whole, event: { ...whole.event, actions: [actionId("b2"), actionId("2a"), END_TURN] } });
  const next = event(2, "b2");
  pacing.hear(next);
  vi.runAllTimers();
  expect(reader.when(next)).toBeGreaterThanOrEqual(500);
});
