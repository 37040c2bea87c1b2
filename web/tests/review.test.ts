import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lost, percent, points } from "../src/analysis/figures";
import { FollowedReview, PACE, PAUSE } from "../src/analysis/followedReview.svelte";
import Progress from "../src/analysis/Progress.svelte";
import { chances, costliest, countsOf, inLastingUnits, nextLesson, playedIn, unitChanges } from "../src/analysis/turns";
import type { Verdict } from "../src/analysis/verdicts";
import { END_TURN } from "../src/model/actions";
import { Refusal } from "../src/net/api";
import type { Expected, Problem, Replay, ReplayStep, ReviewedTurn, ReviewState } from "../src/net/wire";
import { turnsOf } from "../src/replay/stops";
import { speak, speakOf } from "../src/services/language.svelte";
import { loadTexts } from "../src/text/texts";
import { plain } from "./spaces";

const step = (count: number, turn: string, seat: number): ReplayStep => ({
  count,
  turn,
  round: Number(turn[0]),
  seat,
  move: "",
  totals: [],
  is_moment: true,
});
const replay = {
  id: "r",
  steps: [step(1, "1.0", 0), step(2, "1.0", 0), step(3, "1.1", 1), step(4, "2.0", 0)],
} as unknown as Replay;

const expected = (win: number): Expected => ({
  win,
  margin: 0,
  regions: 0,
  wildernesses: 0,
  temple: 0,
  god: 0,
  worshippers: 0,
  total: 0,
});
const both = (win: number): readonly Expected[] => [expected(win), expected(1 - win)];

function reviewed(number: number, verdict: Verdict, win = 0.5, then = 0.5): ReviewedTurn {
  return {
    turn: `${number}.0`,
    number,
    seat: 0,
    played: "",
    best: "",
    verdict,
    loss: 0,
    points_lost: 0,
    exact: false,
    before: both(win),
    after: both(win),
    then: both(then),
    luck: [0, 0],
    correction: [0, 0],
    reason: null,
    lead: 0,
    why: { key: "" },
  };
}

describe("turns", () => {
  test("the turns of a record begin where the ones before have ended", () => {
    expect(turnsOf(replay).map(({ label, round, seat, count }) => [label, round, seat, count])).toEqual([
      ["1.0", 1, 0, 0],
      ["1.1", 1, 1, 2],
      ["2.0", 2, 0, 3],
    ]);
  });

  test("what was played in a turn leaves out its end and the tile that came", () => {
    const moves = [
      { ...step(1, "1.0", 0), move: "b2", action: 4 },
      { ...step(2, "1.0", 0), move: "wild", action: 40 },
      { ...step(3, "1.0", 0), move: "end", action: 108 },
      { ...step(4, "1.0", 0), move: "#37", revealed: 37 },
      { ...step(5, "1.1", 1), move: "G3", action: 11 },
    ];
    expect(["1.0", "1.1"].map((turn) => playedIn({ ...replay, steps: moves }, turn))).toEqual(["b2 wild", "G3"]);
  });

  test("chances are known as far as turns are judged, and go on to what came of the last", () => {
    const turns = [reviewed(3, "best", 0.4), reviewed(4, "mistake", 0.7, 0.2)];
    expect(chances(turns, undefined, 0)).toEqual([
      [3, 0.4],
      [4, 0.7],
      [5, 0.2],
    ]);
    expect(chances(turns, both(1), 1)).toEqual([
      [3, 0.6],
      [4, expect.closeTo(0.3)],
      [5, 0],
    ]);
    expect(chances([], undefined, 0)).toEqual([]);
  });

  test("verdicts are counted for each seat", () => {
    const turns = [
      reviewed(0, "best"),
      reviewed(1, "best"),
      { ...reviewed(2, "best"), seat: 1 },
      reviewed(3, "blunder"),
    ];
    expect(countsOf(turns, 0)).toEqual({ best: 2, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 });
  });

  test("the next mistake after the last is the first", () => {
    const turns = [reviewed(0, "best"), reviewed(1, "blunder"), reviewed(2, "good"), reviewed(3, "inaccuracy")];
    expect([null, 1, 3].map((after) => nextLesson(turns, after)?.number)).toEqual([1, 3, 1]);
    expect(nextLesson(turns.slice(0, 1), null)).toBeNull();
  });
});

test("figures are written as the language writes them", () => {
  expect(percent("en", -0.125, 1)).toBe("−12.5%");
  expect(percent("en", -1, 1)).toBe("−100%");
  expect(percent("de", 0.125, 1, true)).toBe("+12,5\u00a0%");
  expect([points("de", -1.25), points("en", 0)]).toEqual(["−1,3", "0.0"]);
});

describe("a review that is followed", () => {
  const states: (ReviewState | Problem)[] = [];
  const asked: string[] = [];
  const UNASKED: ReviewState = { state: "unasked", done: 0, total: 2, simulations: 100 };
  const introduced = () => Promise.resolve(asked.push("who asks"));
  const state = (done: number, turns: readonly ReviewedTurn[] = []): ReviewState => ({
    state: done < 2 ? "working" : "done",
    done,
    total: 2,
    simulations: 100,
    turns,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    states.length = asked.length = 0;
    vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
      asked.push(`${options.method ?? "GET"} ${path}`);
      if (path.endsWith("/replay")) return Promise.resolve(Response.json(replay));
      const next = states.shift();
      if (next === undefined) return Promise.reject(new TypeError("away"));
      return Promise.resolve("code" in next ? Response.json({ error: next }, { status: 400 }) : Response.json(next));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is asked for, looked at until it is done, and then left alone", async () => {
    const following = new FollowedReview("r", 100, introduced);
    states.push(UNASKED, state(0), state(1, [reviewed(1, "best")]), state(2));
    await following.begin();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(following.turns.map((turn) => turn.number)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(5 * PACE);
    expect(following.state?.state).toBe("done");
    expect(asked).toEqual([
      "GET /api/records/r/replay",
      "GET /api/records/r/review?simulations=100",
      "who asks",
      "POST /api/records/r/review",
      "GET /api/records/r/review?simulations=100",
      "GET /api/records/r/review?simulations=100",
    ]);
  });

  test("is asked for only where a turn was played to its end", async () => {
    const begun = { ...replay, steps: [step(1, "1.0", 0)] };
    const ended = { ...begun, steps: [...begun.steps, { ...step(2, "1.0", 0), action: END_TURN }] };
    for (const [given, times] of [
      [{ ...replay, steps: [] }, 0],
      [begun, 0],
      [ended, 1],
      [replay, 1],
    ] as const) {
      asked.length = 0;
      const following = new FollowedReview("r", null, introduced);
      following.replay = given;
      states.push(state(2));
      await following.begin();
      expect(asked.length).toBe(times);
    }
  });

  test("that is done needs nobody who asks", async () => {
    const following = new FollowedReview("r", null, introduced);
    states.push(state(2));
    await following.begin();
    expect(following.state?.state).toBe("done");
    expect(asked).toEqual(["GET /api/records/r/replay", "GET /api/records/r/review"]);
  });

  test("that has to wait for others is asked for again", async () => {
    const following = new FollowedReview("r", null, introduced);
    states.push(UNASKED, { code: "too_many", message: "one at a time" }, UNASKED, state(2));
    await following.begin();
    expect(following.problem).toBeInstanceOf(Refusal);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([following.problem, following.state?.state]).toEqual([null, "done"]);
  });

  test("is still followed when the server was away for a while", async () => {
    const following = new FollowedReview("r", null, introduced);
    states.push(UNASKED, state(0));
    await following.begin();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(following.isLost).toBe(true);
    states.push(state(1));
    await vi.advanceTimersByTimeAsync(PACE);
    expect([following.isLost, following.state?.done]).toEqual([false, 1]);
    following.end();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5 * PACE);
    expect(asked.length).toBe(before);
  });
});

test("what a turn gave away is a chance, or points where the game was settled", async () => {
  const t = await loadTexts("en", ["analysis"]);
  const turn = { ...reviewed(3, "inaccuracy"), loss: 0.031, points_lost: 2.06 };
  expect(lost(t, "en", turn)).toBe("−3.1%");
  expect(plain(lost(t, "en", { ...turn, loss: 0.0004, settled: true }))).toBe("−2.1 CP");
});

test("the three costliest turns of a player come first, whatever else was wrong", () => {
  const losses = [0.02, 0.3, 0.05, 0.2, 0.1];
  const turns = losses.map((loss, number) => ({ ...reviewed(number, "blunder"), loss }));
  const others = [{ ...reviewed(5, "blunder"), loss: 0.9, seat: 1 }, reviewed(6, "best")];
  expect(costliest([...turns, ...others], 0).map(({ number }) => number)).toEqual([1, 3, 4]);
});

test("a list says in which unit losses are told where it changes, and only there", () => {
  const turns = [false, false, true, true].map((settled, number) => ({ ...reviewed(number, "mistake"), settled }));
  expect([...unitChanges(turns)]).toEqual([0, 2]);
  expect([...unitChanges(turns.slice(0, 2))]).toEqual([]);
});

test("a list stays in one unit where a game is settled, or open again, for a few turns only", () => {
  const of = (units: string, verdict: Verdict = "good") =>
    [...units].map((unit, number) => ({ ...reviewed(number, verdict), settled: unit === "s" }));
  const told = (turns: readonly ReviewedTurn[]) =>
    inLastingUnits(turns)
      .map(({ settled }) => (settled ? "s" : "o"))
      .join("");
  expect(told(of("ooosooososssss"))).toBe("ooooooooosssss");
  expect(told(of("oooossssoossss"))).toBe("oooossssssssss");
  expect(told(of("oooossssoooossss"))).toBe("oooossssoooossss");
  // A mistake is told in the unit in which it was one.
  expect(told(of("oooossssoossss", "mistake"))).toBe("oooossssoossss");
});

test("a turn is counted as reviewed once it has its verdict", async () => {
  await speakOf("analysis");
  await speak("en");
  const followed = new FollowedReview("r", null);
  const turns = [{ number: 1 } as ReviewedTurn];
  followed.state = { state: "working", done: 2, total: 2, simulations: 1, turns };
  expect(render(Progress, { props: { followed } }).body).toContain('aria-valuenow="1"');
});
