import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Game, Replay, ReplayStep } from "../src/net/wire";
import { WALK_KEYS, tableCommandOf, walkCommandOf } from "../src/replay/keys";
import { eventsTo } from "../src/replay/recordView";
import { stopAt, stopsOf, turnsOf } from "../src/replay/stops";
import { PACE, Walk } from "../src/replay/walk.svelte";
import { sinceTurnOf } from "../src/views/news";

/** Two seats; the first turn takes a god and reveals nothing, the others take a tile, build, place, end and reveal. */
function replay(finished: boolean): Replay {
  const turns: readonly (readonly [string, readonly string[]])[] = [
    ["1.0", ["G1", "end"]],
    ["1.1", ["a1", "build", "1>", "end", "#20"]],
    ["2.0", ["b1", "build", "1>", "end", "#21"]],
  ];
  const made = turns.flatMap(([turn, moves]) => moves.map((move) => ({ turn, move, seat: Number(turn[2]) })));
  const steps = made.map((each, index): ReplayStep => {
    const refilling = made[index + 1]?.move.startsWith("#") === true;
    const over = finished && index === made.length - 1;
    return {
      ...each,
      round: Number(each.turn[0]),
      count: index + 1,
      totals: [0, 0],
      is_moment: !refilling && !over,
      log: [{ key: `log-${each.move}` }],
    };
  });
  return { id: "r", text: "", rules: 1, tiles: "", seats: [], finished, totals: [0, 0], winners: [], steps };
}

const game = (count: number) => ({ count }) as Game;

describe("the stops of a record", () => {
  const stops = stopsOf(replay(true));

  test("are where something is asked, and the end", () => {
    expect(stops.map((stop) => stop.count)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12]);
    expect(stops.map((stop) => stop.canGoOn)).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  test("tell the end of a turn together with the tile that came", () => {
    expect(stops[6]?.log.map((sentence) => sentence.key)).toEqual(["log-end", "log-#20"]);
    expect(stops[0]?.log).toEqual([]);
  });

  test("belong to turns", () => {
    expect(turnsOf(replay(true), stops)).toEqual([
      { number: 0, label: "1.0", round: 1, seat: 0, count: 0, first: 1, last: 2 },
      { number: 1, label: "1.1", round: 1, seat: 1, count: 2, first: 3, last: 6 },
      { number: 2, label: "2.0", round: 2, seat: 0, count: 7, first: 7, last: 10 },
    ]);
  });

  test("are found by any number of moves", () => {
    expect([0, 5, 6, 7, 99].map((count) => stopAt(stops, count))).toEqual([0, 5, 6, 6, 10]);
  });

  test("end with the last move of a game that stopped during a refill", () => {
    const whole = replay(false);
    const cut = stopsOf({ ...whole, steps: whole.steps.slice(0, 6) });
    expect(cut.map((stop) => stop.count)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(cut.at(-1)?.canGoOn).toBe(false);
  });
});

describe("a walk", () => {
  const asked: number[] = [];
  let answer: (count: number) => Promise<Game> = (count) => Promise.resolve(game(count));
  const begin = (count = 0) =>
    new Walk(
      replay(true),
      (number) => {
        asked.push(number);
        return answer(number);
      },
      count,
    );
  const settled = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    answer = (count) => Promise.resolve(game(count));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("goes by decision and by turn, and not beyond the ends", () => {
    const walk = begin();
    const at: number[] = [];
    const goings = [
      () => walk.step(-1),
      () => walk.step(1),
      () => walk.onTurn(),
      () => walk.onTurn(),
      () => walk.step(1),
      () => walk.backTurn(),
      () => walk.backTurn(),
      () => walk.end(),
      () => walk.step(1),
      () => walk.onTurn(),
      () => walk.backTurn(),
      () => walk.goTo(4),
      () => walk.first(),
      () => walk.backTurn(),
    ];
    for (const going of goings) {
      going();
      at.push(walk.stop.count);
    }
    expect(at).toEqual([0, 1, 2, 7, 8, 7, 2, 12, 12, 12, 7, 4, 0, 0]);
  });

  test("knows whose turn led to where it is", () => {
    const walk = begin(7);
    expect(walk.turn).toMatchObject({ label: "1.1", seat: 1 });
    walk.first();
    expect(walk.turn).toBe(null);
  });

  test("says how each moment follows the one before", async () => {
    const walk = begin(3);
    await settled();
    expect(walk.shown).toMatchObject({
      stop: { number: 3 },
      game: { count: 3 },
      step: { table: "r", number: 1, way: "jump" },
    });
    walk.step(1);
    await settled();
    expect(walk.shown?.step).toEqual({ table: "r", number: 2, way: "on" });
    walk.step(-1);
    await settled();
    expect(walk.shown?.step).toEqual({ table: "r", number: 3, way: "back" });
    walk.end();
    await settled();
    expect(walk.shown?.step.way).toBe("jump");
  });

  test("reads ahead, and asks for nothing twice", async () => {
    const walk = begin(3);
    await settled();
    expect([...asked].sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 7]);
    walk.step(1);
    walk.step(-1);
    await settled();
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("does not ask for what is hurried past", async () => {
    let loaded = () => {};
    answer = (count) => new Promise((resolve) => (loaded = () => resolve(game(count))));
    const walk = begin();
    for (let count = 0; count < 8; count += 1) walk.step(1);
    expect(asked).toEqual([0]);
    loaded();
    await settled();
    expect(asked).toEqual([0, 9]);
    loaded();
    await settled();
    expect(walk.shown?.game.count).toBe(9);
  });

  test("plays at its speed until the end, and from there begins again", async () => {
    const walk = begin(9);
    await settled();
    walk.play();
    await vi.advanceTimersByTimeAsync(PACE - 1);
    expect(walk.stop.count).toBe(9);
    await vi.advanceTimersByTimeAsync(1);
    expect(walk.stop.count).toBe(10);
    walk.setSpeed(4);
    await vi.advanceTimersByTimeAsync(PACE / 4);
    expect([walk.stop.count, walk.playing]).toEqual([12, false]);
    walk.toggle();
    expect([walk.stop.count, walk.playing]).toEqual([0, true]);
    walk.toggle();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(walk.stop.count).toBe(0);
  });

  test("shows a moment until the one that is wanted is loaded, and plays no further where somebody goes elsewhere", async () => {
    const walk = begin();
    await settled();
    walk.play();
    let loaded = () => {};
    answer = (count) => new Promise((resolve) => (loaded = () => resolve(game(count))));
    walk.end();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(walk.shown?.game.count).toBe(0);
    loaded();
    await settled();
    expect([walk.shown?.game.count, walk.playing]).toEqual([12, false]);
  });

  test("tells what went wrong, and tries again", async () => {
    answer = () => Promise.reject(new Error("lost"));
    const walk = begin();
    walk.play();
    await settled();
    expect([walk.shown, walk.playing, walk.problem]).toEqual([null, false, new Error("lost")]);
    answer = (count) => Promise.resolve(game(count));
    walk.step(1);
    await settled();
    expect([walk.shown?.game.count, walk.problem]).toEqual([1, null]);
  });
});

describe("the keys of a walk", () => {
  const KEYS: Readonly<Record<string, string>> = {
    "←": "ArrowLeft",
    "→": "ArrowRight",
    "↑": "ArrowUp",
    "↓": "ArrowDown",
    Space: " ",
  };
  const pressed = (name: string, ctrlKey = false) => {
    const last = name.split(" ").at(-1) ?? "";
    const shiftKey = name.startsWith("Shift ");
    return { key: KEYS[last] ?? last, code: "", ctrlKey, metaKey: false, altKey: false, shiftKey };
  };

  test("do what is said of them, unless they belong to the browser", () => {
    for (const [keys, command] of WALK_KEYS) {
      for (const key of keys) expect(walkCommandOf(pressed(key))).toBe(command);
    }
    expect(walkCommandOf(pressed("←", true))).toBe(null);
    expect(walkCommandOf(pressed("Shift Home"))).toBe(null);
  });

  test("join those of the table that have a meaning here", () => {
    expect(tableCommandOf(pressed("s"))).toBe("score");
    expect(tableCommandOf(pressed("u"))).toBe(null);
  });
});

test("what a record tells of the last turns is told as at a table", () => {
  const steps = [
    { count: 1, turn: "1.0", seat: 0, move: "b2", totals: [], is_moment: true, action: 4, log: [{ key: "take" }] },
    { count: 2, turn: "1.0", seat: 0, move: "end", totals: [], is_moment: false, action: 108, log: [{ key: "end" }] },
    { count: 3, turn: "1.0", seat: 0, move: "#7", totals: [], is_moment: true, revealed: 7, log: [{ key: "reveal" }] },
    { count: 4, turn: "1.1", seat: 1, move: "c3", totals: [], is_moment: true, action: 8 },
  ];
  const events = eventsTo({ steps, seats: [{ name: "Ann" }] } as unknown as Replay, 4);
  expect(events.map(({ count, actions, revealed }) => [count, actions, revealed])).toEqual([
    [undefined, undefined, undefined],
    [1, [4], null],
    [3, [108], 7],
    [4, [8], null],
  ]);
  expect(events[2]?.log?.map(({ key }) => key)).toEqual(["end", "reveal"]);
  expect(sinceTurnOf(events, 0).map(({ count }) => count)).toEqual([4]);
});
