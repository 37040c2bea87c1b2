/** The chapters: what each step says, wants and shows. The positions they begin in are the server's lessons. */

import {
  BUILD,
  DECLINE,
  END_TURN,
  GAINS,
  PLACE_LEFT,
  PLACE_RIGHT,
  SPENDS,
  STRIKES,
  WILDERNESS,
  actionId,
  type Notation,
} from "../model/actions";
import type { Answer, Area, Mark, Step } from "./steps";

export interface Chapter {
  readonly name: string;
  /** The symbol that it is known by, and the colour it is drawn in. */
  readonly icon: string;
  readonly hue: "white" | "blue" | "green" | "red" | "orange";
  readonly steps: readonly Step[];
}

const ids = (...notations: readonly Notation[]) => notations.map(actionId);
const ENDS = [PLACE_LEFT, PLACE_RIGHT];
const ROW_2 = ids("2a", "2b", "2c", "2d");

const area = (name: Area): Mark => ({ area: name });
const action = (id: number): Mark => ({ action: id });

function read(text: string, ...marks: readonly Mark[]): Step {
  return { text, want: { kind: "read" }, marks, shown: [] };
}

/** Choose a tile or god, which takes nothing yet. */
function select(text: string, notation: Notation, ...instead: readonly Answer[]): Step {
  const id = actionId(notation);
  return { text, want: { kind: "select", action: id }, marks: [action(id)], shown: [], instead };
}

/** That one thinks of what one has. */
const weighing = (step: Step): Step => ({ ...step, weighs: true });

/** Build a tile that was chosen in one of some slots, of which the first is shown. */
function build(text: string, cell: Notation, slots: readonly number[], ...instead: readonly Answer[]): Step {
  const wild = { actions: [WILDERNESS], text: "learn-no-wilderness", rule: "W1" };
  return {
    text,
    want: { kind: "act", actions: slots },
    marks: slots.map(action),
    shown: [actionId(cell), BUILD, ...slots.slice(0, 1)],
    along: [actionId(cell), BUILD],
    instead: [...instead, wild],
  };
}

function end(text = "learn-end"): Step {
  return { text, want: { kind: "act", actions: [END_TURN] }, marks: [action(END_TURN)], shown: [END_TURN] };
}

const taking: Step[] = [
  read("learn-taking-welcome", area("pyramid")),
  select("learn-taking-choose", "c3", { actions: ids("b2"), text: "learn-taking-middle", rule: "T3" }),
  build("learn-taking-place", "c3", [PLACE_RIGHT]),
  read("learn-taking-effect", area("kingdom")),
  end("learn-taking-end"),
  read("learn-taking-reply", area("display")),
];

const gathering: Step[] = [
  weighing(select("learn-gathering-choose", "c2")),
  build("learn-gathering-place", "c2", ENDS),
  read("learn-gathering-farm", area("discounts")),
  end(),
];

const building: Step[] = [
  read("learn-building-rows", area("pyramid")),
  select("learn-building-choose", "c2"),
  build("learn-building-place", "c2", ids("2a"), {
    actions: ENDS,
    text: "learn-building-row",
    rule: "P1",
  }),
  { text: "learn-building-gain", want: { kind: "act", actions: GAINS }, marks: GAINS.map(action), shown: ids("+G") },
  end(),
];

const wilderness: Step[] = [
  weighing(select("learn-wilderness-choose", "b1")),
  {
    text: "learn-wilderness-turn",
    want: { kind: "act", actions: [WILDERNESS] },
    marks: [action(WILDERNESS)],
    shown: ids("b1", "wild"),
    along: [...ids("b1"), ...ROW_2],
  },
  {
    text: "learn-wilderness-place",
    want: { kind: "act", actions: ROW_2 },
    marks: ROW_2.map(action),
    shown: ids("2b"),
  },
  end("learn-wilderness-end"),
];

const village: Step[] = [
  weighing(select("learn-village-choose", "c1")),
  build("learn-village-place", "c1", [...ENDS, actionId("2b")]),
  {
    text: "learn-village-pay",
    want: { kind: "act", actions: SPENDS, until: "end" },
    marks: SPENDS.map(action),
    shown: ids("-B", "-B", "-G"),
    instead: [{ actions: [DECLINE], text: "learn-village-decline", rule: "E2" }],
  },
  end(),
];

const volcano: Step[] = [
  select("learn-volcano-choose", "a1"),
  build("learn-volcano-place", "a1", [actionId("2a"), ...ENDS]),
  {
    text: "learn-volcano-strike",
    want: { kind: "act", actions: STRIKES, until: "end" },
    marks: STRIKES.map(action),
    shown: ids("b1xG", "c2xG", "b3xG"),
    instead: [{ actions: [DECLINE], text: "learn-volcano-decline", rule: "E4" }],
  },
  end(),
];

const irrigation: Step[] = [
  select("learn-irrigation-choose", "b2"),
  build("learn-irrigation-place", "b2", ids("2a"), {
    actions: [...ENDS, actionId("2b")],
    text: "learn-irrigation-dry",
    rule: "E5",
  }),
  end(),
];

const forest: Step[] = [
  select("learn-forest-choose", "b2"),
  build("learn-forest-place", "b2", ids("2a"), { actions: ENDS, text: "learn-forest-lonely", rule: "E3" }),
  end("learn-forest-end"),
];

const discount: Step[] = [
  read("learn-discount-token", area("discounts")),
  weighing(select("learn-discount-choose", "c3")),
  build("learn-discount-place", "c3", ENDS),
  end(),
];

const exchange: Step[] = [
  weighing(select("learn-exchange-choose", "c1")),
  build("learn-exchange-place", "c1", ENDS),
  {
    text: "learn-exchange-swap",
    want: { kind: "act", actions: ids("W>B", "W>G", "W>R", "W>O") },
    marks: [area("exchange")],
    shown: ids("W>G"),
    instead: [{ actions: SPENDS, text: "learn-exchange-discard", rule: "K1" }],
  },
  end(),
];

const god: Step[] = [
  read("learn-god-once", area("gods")),
  select(
    "learn-god-choose",
    "G5",
    { actions: ids("G2"), text: "learn-god-apprentice", rule: "G2" },
    { actions: ids("G6"), text: "learn-god-technology", rule: "G6" },
  ),
  {
    text: "learn-god-take",
    want: { kind: "act", actions: ids("G5") },
    marks: ids("G5").map(action),
    shown: ids("G5"),
  },
  end(),
];

const ending: Step[] = [
  read("learn-ending-temples", area("tokens")),
  select("learn-ending-choose", "a3"),
  build("learn-ending-place", "a3", ids("4b")),
  read("learn-ending-parts", area("score")),
  end("learn-ending-end"),
  read("learn-ending-result"),
];

export const CHAPTERS: readonly Chapter[] = [
  { name: "taking", icon: "fx-conversion", hue: "orange", steps: taking },
  { name: "gathering", icon: "worshipper", hue: "green", steps: gathering },
  { name: "building", icon: "fx-stone", hue: "blue", steps: building },
  { name: "wilderness", icon: "wilderness", hue: "white", steps: wilderness },
  { name: "village", icon: "fx-village", hue: "orange", steps: village },
  { name: "volcano", icon: "fx-volcano", hue: "red", steps: volcano },
  { name: "irrigation", icon: "fx-irrigation", hue: "blue", steps: irrigation },
  { name: "forest", icon: "fx-forest", hue: "green", steps: forest },
  { name: "discount", icon: "fx-farm", hue: "orange", steps: discount },
  { name: "exchange", icon: "i-swap", hue: "red", steps: exchange },
  { name: "god", icon: "god-fire", hue: "red", steps: god },
  { name: "ending", icon: "fx-temple", hue: "white", steps: ending },
];

export function chapterOf(name: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.name === name);
}

/** The first chapter that somebody has not done; none when all are. */
export function firstUndone(isDone: (name: string) => boolean): Chapter | undefined {
  return CHAPTERS.find(({ name }) => !isDone(name));
}

/** The chapter after another, if there is one. */
export function chapterAfter(name: string): Chapter | undefined {
  return CHAPTERS[CHAPTERS.findIndex((chapter) => chapter.name === name) + 1];
}
