import { beforeEach, expect, test } from "vitest";
import { CHAPTERS, chapterAfter, firstUndone } from "../src/learn/chapters";
import { actionsIn } from "../src/model/actions";
import { CHAPTER_COUNT } from "../src/learn/progressStore";
import { ACTIONS } from "../src/model/notation";
import {
  advanced,
  allowed,
  answerTo,
  continued,
  hasStrayed,
  isHigh,
  missing,
  returned,
  type Progress,
  type Situation,
  type Step,
} from "../src/learn/steps";
import { panelPlace } from "../src/table/format";
import lessons from "./lessons.json";

const STEPS: readonly Step[] = [
  { text: "read", want: { kind: "read" }, marks: [], shown: [] },
  {
    text: "choose",
    want: { kind: "select", action: 8 },
    marks: [],
    shown: [],
    instead: [{ actions: [4], text: "middle", rule: "T3" }],
  },
  { text: "place", want: { kind: "act", actions: [42] }, marks: [], shown: [8, 39, 42], along: [8, 39] },
  { text: "pay", want: { kind: "act", actions: [52, 53], until: "end" }, marks: [], shown: [] },
  { text: "end", want: { kind: "act", actions: [108] }, marks: [], shown: [] },
];
const START: Progress = [{ count: 0, event: 1 }];

/** A table after some decisions of the learner, one event each. */
function after(actions: readonly number[], more: Partial<Situation> = {}): Situation {
  const acted = actions.map((action, index) => ({ event: 2 + index, count: 1 + index, action }));
  return { count: actions.length, event: 1 + actions.length, decision: "take", selected: null, acted, ...more };
}

let progress: Progress;
beforeEach(() => (progress = START));
const step = () => STEPS[progress.length - 1]?.text;

test("what is read waits until one goes on", () => {
  progress = advanced(STEPS, progress, after([]));
  expect(step()).toBe("read");
  progress = continued(progress, after([]));
  expect(step()).toBe("choose");
});

test("who does what comes next has read enough", () => {
  progress = advanced(STEPS, progress, after([], { selected: 8 }));
  expect(step()).toBe("place");
  progress = advanced(STEPS, START, after([8]));
  expect(step()).toBe("place");
});

test("decisions made at once end one step, and not the next", () => {
  progress = advanced(STEPS, progress, after([8, 39, 42]));
  expect(step()).toBe("pay");
});

test("decisions of one event are told apart by their moves", () => {
  const acted = [8, 39, 42, 52].map((action, index) => ({ event: 2, count: 1 + index, action }));
  progress = advanced(STEPS, progress, after([], { count: 4, event: 2, decision: "discard", acted }));
  expect([step(), progress.at(-1)]).toEqual(["pay", { count: 3, event: 2 }]);
  progress = advanced(STEPS, progress, after([], { count: 4, event: 2, decision: "end", acted }));
  expect(step()).toBe("end");
  progress = advanced(STEPS, progress, after([], { count: 2, event: 3, acted: acted.slice(0, 2) }));
  expect(step()).toBe("place");
});

test("an amount has to be complete", () => {
  progress = advanced(STEPS, progress, after([8, 39, 42, 52], { decision: "discard" }));
  expect(step()).toBe("pay");
  progress = advanced(STEPS, progress, after([8, 39, 42, 52, 53], { decision: "end" }));
  expect(step()).toBe("end");
  progress = advanced(STEPS, progress, after([8, 39, 42, 52, 53, 108]));
  expect(step()).toBeUndefined();
});

test("what is taken back is asked again", () => {
  progress = advanced(STEPS, progress, after([8, 39, 42]));
  progress = advanced(STEPS, progress, after([], { event: 5 }));
  expect(step()).toBe("place");
});

test("who goes another way has strayed until it is taken back", () => {
  progress = advanced(STEPS, progress, after([3]));
  expect(hasStrayed(STEPS, progress, after([3]))).toBe(true);
  expect(step()).toBe("read");
  expect(hasStrayed(STEPS, progress, after([], { event: 3 }))).toBe(false);
});

test("a step allows what leads to it, and answers what it knows", () => {
  expect(allowed(STEPS, 0)).toEqual(new Set([8, 39, 42]));
  expect(allowed(STEPS, 4)).toEqual(new Set([108]));
  expect(allowed(STEPS, 5)).toEqual(new Set());
  expect(answerTo(STEPS[1], 4)?.rule).toBe("T3");
  expect(answerTo(STEPS[1], 3)).toBeNull();
});

test("the chapters follow each other, and each of their steps can be done", () => {
  expect(chapterAfter("taking")?.name).toBe("gathering");
  expect(chapterAfter("ending")).toBeUndefined();
  for (const chapter of CHAPTERS) {
    expect(new Set(chapter.steps.map((each) => each.text)).size).toBe(chapter.steps.length);
    for (const each of chapter.steps) {
      if (each.want.kind === "act") expect(each.marks.length).toBeGreaterThan(0);
      // What is answered in place of a step is nothing that it wants.
      const wanted =
        each.want.kind === "act" ? each.want.actions : each.want.kind === "select" ? [each.want.action] : [];
      for (const answer of each.instead ?? [])
        expect(answer.actions.filter((action) => wanted.includes(action))).toEqual([]);
    }
  }
});

test.each(CHAPTERS)("whoever is shown each step of $name has done the chapter", ({ name, steps }) => {
  let [reached, acted]: [Progress, readonly number[]] = [START, []];
  for (const [index, each] of steps.entries()) {
    const now = after(acted, { decision: index === 0 ? "take" : "end" });
    expect(reached).toHaveLength(index + 1);
    acted = [...acted, ...missing(steps, reached, now)];
    const selected = each.want.kind === "select" ? each.want.action : null;
    const done = after(acted, { decision: "end", selected });
    if (each.want.kind === "read") reached = continued(reached, done);
    reached = advanced(steps, reached, done);
    expect(hasStrayed(steps, reached, done)).toBe(false);
  }
  expect(reached).toHaveLength(steps.length + 1);
  // The server's tests play the same.
  expect(new Map(Object.entries(lessons)).get(name)).toBe(acted.map((action) => ACTIONS[action]).join(" "));
});

test("the tile of the lesson about wildernesses can be laid as one at once", () => {
  const steps = CHAPTERS.find(({ name }) => name === "wilderness")?.steps ?? [];
  const laid = actionsIn("b1 wild 2b");
  const chosen = advanced(steps, START, after([], { selected: laid[0] ?? null }));
  const fits = allowed(steps, chosen.length - 1);
  expect(laid.filter((action) => !fits.has(action))).toEqual([]);
  const acted = laid.map((action, index) => ({ event: 2, count: 1 + index, action }));
  const done = after([], { count: 3, event: 2, decision: "end", acted });
  expect([advanced(steps, chosen, done).length, hasStrayed(steps, chosen, done)]).toEqual([4, false]);
});

test("only what is still missing of a step is shown", () => {
  progress = advanced(STEPS, progress, after([8, 39]));
  expect([step(), missing(STEPS, progress, after([8, 39]))]).toEqual(["place", [42]]);
  expect(missing(STEPS, progress, after([]))).toEqual([8, 39, 42]);
});

test("a coach finds room beside every table", () => {
  expect(panelPlace("wide", 2)).toBe("aside");
  expect(panelPlace("wide", 4)).toBe("aside");
  expect(panelPlace("medium", 2)).toBe("band");
  expect(panelPlace("medium", 3)).toBe("dock");
  expect(panelPlace("upright", 4)).toBe("column");
  expect(panelPlace("low", 2)).toBe("column");
  expect(panelPlace("phone", 2)).toBe("dock");
  expect(panelPlace("small", 4)).toBe("over");
});

test("on a small screen the coach speaks at the bottom of what is at the top", () => {
  expect(isHigh([{ area: "tokens" }])).toBe(true);
  expect(isHigh([{ action: 8 }])).toBe(true);
  expect(isHigh([{ action: 42 }, { action: 108 }])).toBe(false);
  expect(isHigh([])).toBe(false);
});

test("what was only chosen is chosen again by who comes back", () => {
  const placing = [START, START, START].flat();
  expect(returned(STEPS, placing, after([]))).toHaveLength(2);
  expect(returned(STEPS, placing, after([], { selected: 8 }))).toBe(placing);
  expect(returned(STEPS, placing, after([8], { decision: "build" }))).toBe(placing);
  expect(returned(STEPS, placing.slice(1), after([]))).toHaveLength(2);
});

test("the next chapter is the first that is not done", () => {
  expect(firstUndone(() => false)?.name).toBe("taking");
  expect(firstUndone((name) => name === "taking" || name === "building")?.name).toBe("gathering");
  expect(firstUndone(() => true)).toBe(undefined);
});

test("the start page knows how many chapters there are", () => {
  expect(CHAPTER_COUNT).toBe(CHAPTERS.length);
});
