/** The steps of a chapter as plain values, and how far somebody is in them by what happened at the table. */

import { STRIKES, isTake } from "../model/actions";
import type { Decided } from "../views/news";

/** What is shown with a ring: what an action is chosen by, or an area of the table. */
export type Mark = { readonly action: number } | { readonly area: Area };
export type Area =
  "pyramid" | "kingdom" | "display" | "gods" | "tokens" | "discounts" | "others" | "score" | "exchange";

/** What ends a step: that it was read, that a tile or god is chosen, or that something is done. */
export type Want =
  | { readonly kind: "read" }
  | { readonly kind: "select"; readonly action: number }
  | {
      readonly kind: "act";
      readonly actions: readonly number[];
      /** The decision that has to be reached by them; without it one of them is enough. */
      readonly until?: string;
    };

/** Whether marks are in the upper half of a table: the display, the gods, the temple tokens, the others. */
export function isHigh(marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if ("area" in mark) return ["display", "gods", "tokens", "others"].includes(mark.area);
    return isTake(mark.action) || STRIKES.includes(mark.action);
  });
}

/** Whether only the own universe is marked, which lies below the display and above what is asked. */
export function isPyramid(marks: readonly Mark[]): boolean {
  return marks.length > 0 && marks.every((mark) => "area" in mark && mark.area === "pyramid");
}

/** What is said to something sensible that the step is not about, with its rule. */
export interface Answer {
  readonly actions: readonly number[];
  readonly text: string;
  readonly rule: string;
}

export interface Step {
  readonly text: string;
  readonly want: Want;
  readonly marks: readonly Mark[];
  /** What does it, from the beginning of the step, for whoever wants to see it. */
  readonly shown: readonly number[];
  /** What may be done on the way. */
  readonly along?: readonly number[];
  readonly instead?: readonly Answer[];
  /** Whether its text is about what one has, which is to be seen beside it. */
  readonly weighs?: boolean;
}

/** Where a step began: how many moves and events there were. */
export interface Beginning {
  readonly count: number;
  readonly event: number;
}

/** How far somebody is: where each step began, up to the one that is asked now. */
export type Progress = readonly Beginning[];

/** The table as a lesson looks at it. */
export interface Situation {
  readonly count: number;
  /** The number of the last event. */
  readonly event: number;
  readonly decision: string;
  readonly selected: number | null;
  /** The learner's decisions that still hold. */
  readonly acted: readonly Decided[];
}

/** What may be done in a step; while something is to be read, also what comes next. */
export function allowed(steps: readonly Step[], index: number): ReadonlySet<number> {
  const step = steps[index];
  if (step === undefined) return new Set();
  const along = step.along ?? [];
  switch (step.want.kind) {
    case "read":
      return new Set([...along, ...allowed(steps, index + 1)]);
    case "select":
      return new Set([...along, step.want.action, ...allowed(steps, index + 1)]);
    case "act":
      return new Set([...along, ...step.want.actions]);
  }
}

function since({ event, count }: Beginning, now: Situation): readonly Decided[] {
  return now.acted.filter((each) => each.event > event || (each.event === event && each.count > count));
}

/** Where the next step begins if this one is done, or null. */
function ended(steps: readonly Step[], index: number, beginning: Beginning, now: Situation): Beginning | null {
  const want = steps[index]?.want;
  if (want === undefined) return null;
  const fits = allowed(steps, index);
  const deeds = since(beginning, now);
  const stray = deeds.findIndex((each) => !fits.has(each.action));
  const fitting = stray < 0 ? deeds : deeds.slice(0, stray);
  switch (want.kind) {
    case "read":
      return fitting.length > 0 || ended(steps, index + 1, beginning, now) !== null ? beginning : null;
    case "select":
      return now.selected === want.action || fitting.length > 0 ? beginning : null;
    case "act": {
      if (want.until === undefined) return fitting.find((each) => want.actions.includes(each.action)) ?? null;
      const complete = now.decision === want.until || stray > 0;
      return complete ? (fitting.findLast((each) => want.actions.includes(each.action)) ?? null) : null;
    }
  }
}

/** Whether something was done that the step is not about, and still holds. */
export function hasStrayed(steps: readonly Step[], progress: Progress, now: Situation): boolean {
  const index = progress.length - 1;
  const beginning = progress[index];
  if (beginning === undefined || index >= steps.length) return false;
  const fits = allowed(steps, index);
  return since(beginning, now).some((each) => !fits.has(each.action));
}

/** What is still to be done of what does a step. */
export function missing(steps: readonly Step[], progress: Progress, now: Situation): readonly number[] {
  const index = progress.length - 1;
  const beginning = progress[index];
  return beginning === undefined ? [] : (steps[index]?.shown.slice(since(beginning, now).length) ?? []);
}

/** Go on by one step that is only read. */
export function continued(progress: Progress, now: Situation): Progress {
  return [...progress, { count: now.count, event: now.event }];
}

/** How far somebody is now: further for what was done, and back where it was taken back. */
export function advanced(steps: readonly Step[], progress: Progress, now: Situation): Progress {
  let reached = progress.filter((each, index) => index === 0 || each.count <= now.count);
  while (true) {
    const index = reached.length - 1;
    const beginning = reached[index];
    const next = beginning === undefined ? null : ended(steps, index, beginning, now);
    if (next === null) return reached;
    reached = [...reached, { count: next.count, event: next.event }];
  }
}

/** How far somebody is who comes back to a table: a tile or god that was only chosen has to be chosen again. */
export function returned(steps: readonly Step[], progress: Progress, now: Situation): Progress {
  const index = progress.length - 1;
  const isLost = now.decision === "take" && now.selected === null;
  const needed = steps[index]?.want.kind === "act" && steps[index - 1]?.want.kind === "select";
  return isLost && needed ? progress.slice(0, -1) : progress;
}

/** The answer to an action that a step is not about, if it has one of its own. */
export function answerTo(step: Step | undefined, action: number): Answer | null {
  return step?.instead?.find((each) => each.actions.includes(action)) ?? null;
}
