/** Actions by what they do; only their notation says which id they have (RULES section 10). */

import { LETTERS } from "./colours";
import { ACTIONS } from "./notation";
import type { CellName, Letter, SlotName } from "./types";

export type Notation = (typeof ACTIONS)[number];

/** The id of an action. */
export function actionId(notation: Notation): number {
  return ACTIONS.indexOf(notation);
}

export const BUILD = actionId("build");
export const WILDERNESS = actionId("wild");
export const PLACE_LEFT = actionId("1<");
export const PLACE_RIGHT = actionId("1>");
export const DECLINE = actionId("no");
export const END_TURN = actionId("end");
export const SPENDS: readonly number[] = LETTERS.map((letter) => actionId(`-${letter}`));
export const GAINS: readonly number[] = LETTERS.map((letter) => actionId(`+${letter}`));
export const STRIKES: readonly number[] = ACTIONS.flatMap((_, action) => (strike(action) === null ? [] : [action]));

/** What a pattern finds in the notation of an action. */
function parts(action: number | null, pattern: RegExp): RegExpExecArray | null {
  return action === null ? null : pattern.exec(ACTIONS[action] ?? "");
}

/** The row of a slot, and its position from the left. */
export function slotPlace(slot: SlotName): { row: number; position: number } {
  return { row: Number(slot[0]), position: "abcde".indexOf(slot.charAt(1)) };
}

export function takeTile(cell: CellName): number {
  return actionId(cell);
}

/** The cell whose tile an action takes, or null for other actions. */
export function cellOf(action: number | null): CellName | null {
  return (parts(action, /^[abc][123]$/)?.[0] ?? null) as CellName | null;
}

export function takeGod(number: number): number {
  return actionId(`G${number}` as Notation);
}

/** The number of the god that an action takes, or null for other actions. */
export function godOf(action: number | null): number | null {
  const number = parts(action, /^G(\d+)$/)?.[1];
  return number === undefined ? null : Number(number);
}

/** Whether an action takes a tile or a god. */
export function isTake(action: number | null): boolean {
  return cellOf(action) !== null || godOf(action) !== null;
}

/** The action of placing in a row above the first, or null where there is none. */
export function placeAbove(row: number, position: number): number | null {
  const action = actionId(`${row}${"abcd".charAt(position)}` as Notation);
  return action < 0 ? null : action;
}

export function isExchange(action: number): boolean {
  return parts(action, /^[WBGRO]>/) !== null;
}

/** The colour of a worshipper spent or gained, or null for other actions. */
export function kingdomColour(action: number): Letter | null {
  return (parts(action, /^[-+]([WBGRO])$/)?.[1] ?? null) as Letter | null;
}

/** The cell and colour of a strike, or null for other actions. */
export function strike(action: number): { cell: CellName; colour: Letter } | null {
  const [, cell, colour] = parts(action, /^([abc][123])x([WBGRO])$/) ?? [];
  return cell === undefined ? null : { cell: cell as CellName, colour: colour as Letter };
}
