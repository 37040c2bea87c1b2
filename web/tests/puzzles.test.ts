import { describe, expect, it } from "vitest";
import type { OwnMistake } from "../src/net/wire";
import { drawOf, inTurn, nextMistake, nextPuzzle, ownPath, progressOf, type Progress } from "../src/puzzles/progress";
import { explained, puzzleId, verdictOn, type Puzzle } from "../src/puzzles/puzzle";
import { puzzlesIn } from "../src/puzzles/puzzleShelf";
import { loadTexts, type Language } from "../src/text/texts";
import { messageOf, withoutSent } from "../src/services/unsentChanges";

function puzzle(state: string, grade = 1200): Puzzle {
  const why = { key: "hint-why" };
  const outcomes = [
    [1, 4, "aaaaaabbbbbb"],
    [1, 2, "cccccc"],
    [0.5, 6, "dddddd"],
  ] as const;
  return { state, grade, best: [0], told: [], why, outcomes };
}

const NONE = progressOf({});

it("says why the best turn is better than another, and never names what was done as something else", async () => {
  const t = await loadTexts("en", ["puzzles"]);
  const take = (cell: string) => ({ key: "option-take-tile", arguments: { cell, colour: "red", kind: "volcano" } });
  const gain = { key: "hint-gain-regions", arguments: { others: 1 } };
  const why = { key: "hint-why", arguments: { other: take("a1"), gain } };
  expect(explained(t, { why, told: [take("c2")] })).toEqual([
    "Compared with the next best turn, you get more CP from regions.",
    "The next best turn: take the red volcano at a1.",
  ]);
  const fact = { key: "review-fact-wildernesses", arguments: { best: 3, played: 4 } };
  const more = { key: "hint-why-fact", arguments: { ...why.arguments, fact } };
  expect(explained(t, { why: more, told: [take("a1")] }).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "Compared with the next best turn, you get more CP from regions: 3 wildernesses instead of 4.",
    "The next best turn begins the same way, but continues differently.",
  ]);
});

it.each<[Language, string]>([
  ["en", "On average, it would be worth 2.5 more points."],
  ["pl", "Byłaby warta średnio o 2,5 punktu więcej."],
  ["sk", "Mal by v priemere hodnotu o 2,5 bodu vyššiu."],
  ["ru", "Он принёс бы в среднем на 2,5 очка больше."],
  ["de", "Er wäre im Durchschnitt 2,5 Punkte mehr wert."],
])("half a point is one on average, in %s", async (language, said) => {
  const t = await loadTexts(language, ["puzzles"]);
  expect(t("puzzles-points", { points: 2.5 }).replaceAll("\u00a0", " ")).toBe(said);
});

describe("a turn", () => {
  it.each([
    ["bbbbbb0123", { best: true, win: 1, bestWin: 1, points: 0 }],
    ["cccccc0123", { best: false, win: 1, bestWin: 1, points: 2 }],
    ["dddddd0123", { best: false, win: 0.5, bestWin: 1, points: -2 }],
    ["aaabbb0123", null],
  ])("that ends in %s is judged by what is known", (hash, verdict) => {
    expect(verdictOn(puzzle("p"), hash)).toEqual(verdict);
  });
});

describe("progress", () => {
  it("follows from the tries, in the order in which they were made", () => {
    expect(NONE).toEqual({ rating: 1200, streak: 0, longest: 0, tried: {}, solved: [] });
    const one = progressOf({ "puzzle.a": [1200, 1, 5] });
    expect(one).toEqual({ rating: 1220, streak: 1, longest: 1, tried: { a: true }, solved: [] });
    const tries = { "puzzle.b": [1200, 0, 9], "puzzle.c": [1000, 1, 7], "puzzle.a": [1200, 1, 5] } as const;
    expect(progressOf(tries)).toMatchObject({ streak: 0, longest: 2, tried: { a: true, b: false, c: true } });
    // Two devices that know the same tries say the same.
    expect(progressOf(Object.fromEntries(Object.entries(tries).reverse()))).toEqual(progressOf(tries));
  });

  it("moves more for what was less expected", () => {
    const rating = (grade: number, solved: 0 | 1) => progressOf({ "puzzle.a": [grade, solved, 1] }).rating;
    expect(rating(2000, 1)).toBeGreaterThan(rating(800, 1));
    expect(rating(2000, 0)).toBeGreaterThan(rating(800, 0));
  });

  it("is taken over from another device as far as it is understood", () => {
    const tried = [1300, 1, 5];
    const sent = { language: "pl", "puzzle.a": tried, "puzzle.b": "yes", "solved./p": 3, "solved./q": null };
    expect(puzzlesIn(sent)).toEqual({ "puzzle.a": tried, "solved./p": 3 });
  });
});

describe("the next puzzle", () => {
  const puzzles = [...Array.from({ length: 20 }, (_, index) => puzzle(`p${index}`, 1000)), puzzle("near", 1210)];
  const trying = (...tried: readonly Puzzle[]) =>
    progressOf(Object.fromEntries(tried.map((each, at) => [`puzzle.${puzzleId(each)}`, [each.grade, 1, at]])));

  it("is new, and about as hard as the rating", () => {
    expect(nextPuzzle(puzzles, NONE, 0)?.state).toBe("near");
    expect(nextPuzzle(puzzles, trying(puzzle("near", 1210)), 0)?.state).toBe("p0");
  });

  it("stays the same until it is tried, whoever comes again", () => {
    const next = (progress: Progress) => nextPuzzle(puzzles, progress, drawOf("ann", progress));
    expect(next(NONE)).toBe(next(NONE));
    const first = next(NONE) ?? puzzle("");
    expect(next(trying(first))).not.toBe(first);
    const others = ["ann", "bob", "cid", "dan", "eve", "fay"].map((player) => drawOf(player, NONE));
    expect(new Set(others).size).toBeGreaterThan(3);
    expect(others.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  });

  it("is any of them once all were tried", () => {
    expect(puzzles).toContain(nextPuzzle(puzzles, trying(...puzzles), 0));
    expect(nextPuzzle([], NONE, 0)).toBeUndefined();
  });
});

describe("changes", () => {
  const changes = { theme: { value: "dark", at: 900 }, sounds: { value: null, at: 2000 } };

  it("are sent with how long ago they were made, whatever the clock of the device says", () => {
    expect(messageOf(changes, 1000)).toEqual({
      settings: { theme: "dark", sounds: null },
      ages: { theme: 100, sounds: 0 },
    });
  });

  it("wait no longer once they are sent, unless they were made again meanwhile", () => {
    expect(withoutSent(changes, changes)).toEqual({});
    expect(withoutSent({ ...changes, theme: { value: "light", at: 950 } }, changes)).toEqual({
      theme: { value: "light", at: 950 },
    });
  });
});

describe("one's own mistakes", () => {
  const mistakes = [3, 5, 8].map((turn): OwnMistake => {
    return { table: "t", record: "r", turn, round: 1, at: 0, opponents: ["Bob"], verdict: "blunder" };
  });
  const turns = (found: readonly OwnMistake[]) => found.map(({ turn }) => turn);
  const solving = (...solved: readonly number[]) =>
    progressOf(Object.fromEntries(solved.map((turn, at) => [`solved.${ownPath({ record: "r", turn })}`, at])));

  it("are solved once, and it leaves the rating alone", () => {
    expect(solving(5, 5)).toEqual({ ...NONE, solved: ["/puzzles/r/5"] });
  });

  it.each([
    [[], [3, 5, 8]],
    [[3], [5, 8, 3]],
    [
      [3, 8],
      [5, 3, 8],
    ],
  ])("come in turn when %j are solved", (solved, order) => {
    expect(turns(inTurn(mistakes, solving(...solved)))).toEqual(order);
  });

  it.each([
    [[], 3, 5],
    [[5], 3, 8],
    [[], 8, 3],
    [[3, 5], 8, undefined],
    [[], 99, 3],
  ])("with %j solved go on from %i to %j", (solved, turn, next) => {
    expect(nextMistake(mistakes, solving(...solved), ownPath({ record: "r", turn }))?.turn).toBe(next);
  });
});
