import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game, Happened } from "../src/net/wire";
import type { FollowedTable } from "../src/services/followedTable.svelte";
import { Lookback } from "../src/views/lookback.svelte";
import { momentsOf } from "../src/views/news";

const END = 108;

function acted(number: number, seat: number, action: number, count: number): Happened {
  return {
    number,
    at: 0,
    kind: "acted",
    position: number,
    seat,
    actions: [action],
    count,
    hash: `h${count}`,
    log: [{ key: `said ${number}` }],
  };
}

/** The deal; a whole turn of seat 0; somebody says something; a whole turn of seat 1; seat 0 begins another. */
const EVENTS: readonly Happened[] = [
  { number: 1, at: 0, kind: "created", position: 1, hash: "h0", log: [{ key: "dealt" }] },
  acted(2, 0, 4, 1),
  acted(3, 0, END, 3),
  { number: 4, at: 0, kind: "wished", position: 3, count: 3, hash: "h3" },
  acted(5, 1, 3, 4),
  acted(6, 1, 42, 5),
  acted(7, 1, END, 7),
  acted(8, 0, 2, 8),
];
const said = (key: string) => key;

const paths = (...counts: readonly number[]) => counts.map((count) => `/api/tables/t/moments/${count}`);
const moment = (count: number, hash = `h${count}`) => ({ count, hash }) as Game;

function opened(events = EVENTS, answer = (count: number) => Promise.resolve(moment(count))) {
  const table = { id: "t", events, known: 8, refused: null } as unknown as FollowedTable;
  const asked: string[] = [];
  const lookback = new Lookback(table, (path) => {
    asked.push(path);
    return answer(Number(path.split("/").at(-1)));
  });
  const at = () => lookback.shown?.stop.number ?? null;
  const rest = () => vi.advanceTimersByTimeAsync(0);
  return { lookback, table, asked, at, rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("moments are the deal and whatever changed the game and stands", () => {
  expect(momentsOf(EVENTS).map((event) => event.number)).toEqual([1, 2, 3, 5, 6, 7, 8]);
  const back: Happened = { number: 9, at: 0, kind: "took_back", position: 9, count: 7, hash: "h7", decisions: 1 };
  expect(momentsOf([...EVENTS, back, acted(10, 0, 5, 8)]).map((event) => event.number)).toEqual([1, 2, 3, 5, 6, 7, 10]);
});

test("what happened since one's last turn is played from before it to now, each moment asked for once", async () => {
  const { lookback, asked, at, rest } = opened();
  expect(lookback.replay(0)).toBe(true);
  await rest();
  const seen = [at()];
  while (lookback.shown !== null) {
    await vi.advanceTimersByTimeAsync(1000);
    seen.push(at());
  }
  expect(seen).toEqual([3, 5, 6, 7, 8, null]);
  expect(lookback.playing).toBe(false);
  expect(asked).toEqual(paths(3, 4, 5, 7, 8));
});

test("without anything since one's last turn there is nothing to play", () => {
  const { lookback } = opened(EVENTS.slice(0, 4));
  expect(lookback.replay(0)).toBe(false);
  expect(lookback.replay(1)).toBe(true);
});

test("steps go from moment to moment, stop what plays, and end now", async () => {
  const { lookback, at, rest } = opened();
  await lookback.show(EVENTS[5] as Happened);
  expect([at(), lookback.told(said, false)?.canBack, lookback.shown?.step.way]).toEqual([6, true, "jump"]);
  lookback.step(-1);
  await rest();
  expect([at(), lookback.shown?.step.way]).toEqual([5, "back"]);
  lookback.command("past-play");
  await rest();
  expect([at(), lookback.playing, lookback.shown?.step.way]).toEqual([6, true, "on"]);
  lookback.step(1);
  await rest();
  expect([at(), lookback.playing]).toEqual([7, false]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(at()).toBe(7);
  lookback.step(1);
  await rest();
  lookback.step(1);
  expect(at()).toBe(null);
});

test("an answer that comes after going back to now is not shown", async () => {
  const { lookback, at, rest } = opened();
  void lookback.show(EVENTS[1] as Happened);
  lookback.close();
  await rest();
  expect(at()).toBe(null);
});

/** A look back whose moments come, or fail, when a test says so. */
function slowly() {
  const answers = new Map<number, { come: (game: Game) => void; fail: (error: Error) => void }>();
  const { rest, ...all } = opened(EVENTS, (count) => new Promise((come, fail) => answers.set(count, { come, fail })));
  const comes = (count: number, hash?: string) => {
    answers.get(count)?.come(moment(count, hash));
    return rest();
  };
  const fails = (count: number) => {
    answers.get(count)?.fail(new Error());
    return rest();
  };
  return { ...all, comes, fails };
}

test.each(["fails", "is another"])("what %s and is not wanted any more holds up nothing", async (how) => {
  const { lookback, table, asked, at, comes, fails } = slowly();
  void lookback.show(EVENTS[1] as Happened);
  void lookback.show(EVENTS[5] as Happened);
  expect(asked).toEqual(paths(1));
  await (how === "fails" ? fails(1) : comes(1, "another"));
  expect(asked).toEqual(paths(1, 5));
  await comes(5);
  expect([at(), table.refused]).toEqual([6, null]);
});

test.each(["comes", "fails"] as const)("what %s after going back to now is passed over", async (how) => {
  const { lookback, table, asked, at, comes, fails } = slowly();
  void lookback.show(EVENTS[1] as Happened);
  lookback.close();
  void lookback.show(EVENTS[5] as Happened);
  expect(asked).toEqual(paths(1, 5));
  await { comes, fails }[how](1);
  expect([at(), table.refused]).toEqual([null, null]);
  await comes(5);
  expect([at(), lookback.shown?.step.number]).toEqual([6, 1]);
});

test("what fails while it is wanted leads back to now, and is asked for again", async () => {
  const { lookback, table, at, comes, fails } = slowly();
  void lookback.show(EVENTS[1] as Happened);
  await fails(1);
  expect([at(), table.refused?.code]).toEqual([null, "unavailable"]);
  void lookback.show(EVENTS[1] as Happened);
  await comes(1);
  expect(at()).toBe(2);
});

test("a moment that is another since the game was taken back leads back to now", async () => {
  const { lookback, at } = opened();
  await lookback.show({ ...(EVENTS[5] as Happened), hash: "another" });
  expect(at()).toBe(null);
});

test("of an event that was taken back in part, what stands is shown", async () => {
  const whole: Happened = { ...acted(8, 0, 2, 10), actions: [2, 39, 42], told: [1, 0, 0] };
  const { lookback, table, asked, at } = opened([...EVENTS.slice(0, 7), whole]);
  await lookback.show(whole);
  const back: Happened = { number: 9, at: 0, kind: "took_back", position: 9, count: 8, hash: "h8", decisions: 2 };
  (table as { events: readonly Happened[] }).events = [...table.events, back];
  const left = lookback.momentOf(whole);
  expect([left?.count, left?.actions]).toEqual([8, [2]]);
  await lookback.show(left as Happened);
  expect([at(), lookback.shown?.game.count]).toEqual([8, 8]);
  expect(asked).toEqual(paths(10, 8));
});

test("the prompt says what happened then, and that the game has gone on", async () => {
  const { lookback, table } = opened();
  expect(lookback.told(said, false)).toBe(null);
  await lookback.show(EVENTS[5] as Happened);
  expect(lookback.told(said, false)?.prompt).toEqual({ head: "said 6", note: "web-past-still", brief: "said 6" });
  (table as { known: number }).known = 9;
  expect(lookback.told(said, false)?.prompt.note).toBe("web-past-goes-on");
  expect(lookback.told(said, true)?.prompt.brief).toBe("web-past-yours said 6");
});
