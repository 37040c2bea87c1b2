/** Actions by what they do; only their notation says which id they have (RULES section 10). */

import type { CellName, Letter, SlotName } from "../net/wire";
import { LETTERS } from "./colours";
import { ACTIONS } from "./notation";

export type Notation = (typeof ACTIONS)[number];

export const CELLS: readonly CellName[] = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const WORDS: readonly string[] = ACTIONS;

/** The id of an action. */
export function actionId(notation: Notation): number {
  return ACTIONS.indexOf(notation);
}

/** The ids of the actions of a turn in notation. */
export function actionsIn(turn: string): readonly number[] {
  return turn
    .split(" ")
    .map((word) => WORDS.indexOf(word))
    .filter((action) => action >= 0);
}

/** One of the exchanges, which are all forbidden by the same rule. */
export const EXCHANGE = actionId("W>B");
export const BUILD = actionId("build");
export const WILDERNESS = actionId("wild");
export const PLACE_LEFT = actionId("1<");
export const PLACE_RIGHT = actionId("1>");
export const DECLINE = actionId("no");
export const END_TURN = actionId("end");
export const SPENDS: readonly number[] = LETTERS.map((letter) => actionId(`-${letter}`));
export const GAINS: readonly number[] = LETTERS.map((letter) => actionId(`+${letter}`));

const GODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const GOD_ACTIONS = new Map<number, number>(GODS.map((number) => [number, actionId(`G${number}`)]));
const GODS_TAKEN = new Map<number, number>(GODS.map((number) => [actionId(`G${number}`), number]));
const TAKEN = new Map(CELLS.map((cell) => [actionId(cell), cell]));
const EXCHANGES = new Set(
  LETTERS.flatMap((given) => LETTERS.map((got) => WORDS.indexOf(`${given}>${got}`))).filter((action) => action >= 0),
);
const PLACES = new Set(WORDS.flatMap((word, id) => (/^[1-4][<>a-d]$/.test(word) ? [id] : [])));
const STRUCK = new Map(
  CELLS.flatMap((cell) => LETTERS.map((colour) => [actionId(`${cell}x${colour}`), { cell, colour }])),
);
export const STRIKES: readonly number[] = [...STRUCK.keys()];

/** The row of a slot, and its position from the left. */
export function slotPlace(slot: SlotName): { row: number; position: number } {
  return { row: Number(slot[0]), position: "abcde".indexOf(slot.charAt(1)) };
}

export function takeTile(cell: CellName): number {
  return actionId(cell);
}

/** The cell whose tile an action takes, or null for other actions. */
export function cellOf(action: number | null): CellName | null {
  return TAKEN.get(action ?? -1) ?? null;
}

/** The action of taking a god, or null where there is none of that number. */
export function takeGod(number: number): number | null {
  return GOD_ACTIONS.get(number) ?? null;
}

/** The number of the god that an action takes, or null for other actions. */
export function godOf(action: number | null): number | null {
  return GODS_TAKEN.get(action ?? -1) ?? null;
}

/** Whether an action takes a tile or a god. */
export function isTake(action: number | null): boolean {
  return cellOf(action) !== null || godOf(action) !== null;
}

/** Whether a god can be taken, and no tile. */
export function takesOnlyGods(actions: readonly number[]): boolean {
  return actions.some((each) => godOf(each) !== null) && actions.every((each) => cellOf(each) === null);
}

/** The action of placing in a row above the first, or null where there is none. */
export function placeAbove(row: number, position: number): number | null {
  const action = WORDS.indexOf(`${row}${"abcd".charAt(position)}`);
  return action < 0 ? null : action;
}

/** Whether an action places a tile. */
export function isPlace(action: number): boolean {
  return PLACES.has(action);
}

export function isExchange(action: number): boolean {
  return EXCHANGES.has(action);
}

/** The colour of a worshipper spent or gained, or null for other actions. */
export function kingdomColour(action: number): Letter | null {
  return LETTERS[Math.max(SPENDS.indexOf(action), GAINS.indexOf(action))] ?? null;
}

/** The cell and colour of a strike, or null for other actions. */
export function strike(action: number): { cell: CellName; colour: Letter } | null {
  return STRUCK.get(action) ?? null;
}
