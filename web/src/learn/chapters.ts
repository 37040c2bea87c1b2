/** The chapters: what each step says, wants and shows. The positions they begin in are the server's lessons. */

import { BUILD, DECLINE, END_TURN, PLACE_LEFT, PLACE_RIGHT, WILDERNESS, takeGod } from "../model/actions";
import type { Answer, Area, Mark, Step } from "./steps";

export interface Chapter {
  readonly name: string;
  /** The symbol that it is known by, and the colour it is drawn in. */
  readonly icon: string;
  readonly hue: "white" | "blue" | "green" | "red" | "orange";
  readonly steps: readonly Step[];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const SPENDS = range(52, 56);
const GAINS = range(57, 61);
const STRIKES = range(62, 106);
const EXCHANGES_OF_WHITE = range(19, 22);

const area = (name: Area): Mark => ({ area: name });
const action = (id: number): Mark => ({ action: id });

function read(text: string, ...marks: readonly Mark[]): Step {
  return { text, want: { kind: "read" }, marks };
}

/** Choose a tile or god, which takes nothing yet. */
function select(text: string, id: number, ...instead: readonly Answer[]): Step {
  return { text, want: { kind: "select", action: id }, marks: [action(id)], instead };
}

/** Build a tile that was chosen in one of some slots. */
function build(text: string, tile: number, slots: readonly number[], ...instead: readonly Answer[]): Step {
  const wild = { actions: [WILDERNESS], text: "learn-no-wilderness", rule: "W1" };
  return {
    text,
    want: { kind: "act", actions: slots },
    marks: slots.map(action),
    along: [tile, BUILD],
    instead: [...instead, wild],
  };
}

function end(text = "learn-end"): Step {
  return { text, want: { kind: "act", actions: [END_TURN] }, marks: [action(END_TURN)] };
}

const taking: Step[] = [
  read("learn-taking-welcome", area("pyramid")),
  select("learn-taking-choose", 8, { actions: [4], text: "learn-taking-middle", rule: "T3" }),
  build("learn-taking-place", 8, [PLACE_RIGHT]),
  read("learn-taking-effect", area("kingdom")),
  end("learn-taking-end"),
  read("learn-taking-reply", area("display")),
];

const gathering: Step[] = [
  select("learn-gathering-choose", 5),
  build("learn-gathering-place", 5, [PLACE_LEFT, PLACE_RIGHT]),
  read("learn-gathering-farm", area("discounts")),
  end(),
];

const building: Step[] = [
  read("learn-building-rows", area("pyramid")),
  select("learn-building-choose", 5),
  build("learn-building-place", 5, [43], {
    actions: [PLACE_LEFT, PLACE_RIGHT],
    text: "learn-building-row",
    rule: "P1",
  }),
  { text: "learn-building-gain", want: { kind: "act", actions: GAINS }, marks: GAINS.map(action) },
  end(),
];

const wilderness: Step[] = [
  select("learn-wilderness-choose", 1),
  {
    text: "learn-wilderness-turn",
    want: { kind: "act", actions: [WILDERNESS] },
    marks: [action(WILDERNESS)],
    along: [1],
  },
  { text: "learn-wilderness-place", want: { kind: "act", actions: range(43, 46) }, marks: range(43, 46).map(action) },
  end("learn-wilderness-end"),
];

const village: Step[] = [
  select("learn-village-choose", 2),
  build("learn-village-place", 2, [PLACE_LEFT, PLACE_RIGHT, 44]),
  {
    text: "learn-village-pay",
    want: { kind: "act", actions: SPENDS, until: "end" },
    marks: SPENDS.map(action),
    instead: [{ actions: [DECLINE], text: "learn-village-decline", rule: "E2" }],
  },
  end(),
];

const volcano: Step[] = [
  select("learn-volcano-choose", 0),
  build("learn-volcano-place", 0, [PLACE_LEFT, PLACE_RIGHT, 43]),
  {
    text: "learn-volcano-strike",
    want: { kind: "act", actions: STRIKES, until: "end" },
    marks: STRIKES.map(action),
    instead: [{ actions: [DECLINE], text: "learn-volcano-decline", rule: "E4" }],
  },
  end(),
];

const irrigation: Step[] = [
  select("learn-irrigation-choose", 4),
  build("learn-irrigation-place", 4, [43], {
    actions: [PLACE_LEFT, PLACE_RIGHT, 44],
    text: "learn-irrigation-dry",
    rule: "E5",
  }),
  end(),
];

const forest: Step[] = [
  select("learn-forest-choose", 4),
  build("learn-forest-place", 4, [43], { actions: [PLACE_LEFT, PLACE_RIGHT], text: "learn-forest-lonely", rule: "E3" }),
  end("learn-forest-end"),
];

const discount: Step[] = [
  read("learn-discount-token", area("discounts")),
  select("learn-discount-choose", 8),
  build("learn-discount-place", 8, [PLACE_LEFT, PLACE_RIGHT]),
  end(),
];

const exchange: Step[] = [
  select("learn-exchange-choose", 2),
  build("learn-exchange-place", 2, [PLACE_LEFT, PLACE_RIGHT]),
  {
    text: "learn-exchange-swap",
    want: { kind: "act", actions: EXCHANGES_OF_WHITE },
    marks: [area("exchange")],
    instead: [{ actions: SPENDS, text: "learn-exchange-discard", rule: "K1" }],
  },
  end(),
];

const FIRE = takeGod(5);
const god: Step[] = [
  read("learn-god-once", area("gods")),
  select(
    "learn-god-choose",
    FIRE,
    { actions: [takeGod(2)], text: "learn-god-apprentice", rule: "G2" },
    { actions: [takeGod(6)], text: "learn-god-technology", rule: "G6" },
  ),
  { text: "learn-god-take", want: { kind: "act", actions: [FIRE] }, marks: [action(FIRE)] },
  end(),
];

const ending: Step[] = [
  read("learn-ending-temples", area("tokens")),
  select("learn-ending-choose", 6),
  build("learn-ending-place", 6, [51]),
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

/** The chapter after another, if there is one. */
export function chapterAfter(name: string): Chapter | undefined {
  return CHAPTERS[CHAPTERS.findIndex((chapter) => chapter.name === name) + 1];
}
