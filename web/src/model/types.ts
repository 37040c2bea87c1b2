/** What is drawn: the pieces, the state as the server sends it, and what the server says about it. */

import type * as wire from "../net/wire";

export type { God, Patron } from "../net/wire";

export type Letter = wire.LeftInStacks["colour"];
export type Hue = "white" | "blue" | "green" | "red" | "orange" | "any";
export type Level = 1 | 2 | 3;
export type Worshippers = Readonly<Record<Letter, number>>;
export type Cost = Readonly<Record<Letter | "any", number>>;

export type EffectKind = wire.Effect["kind"];

export interface Effect {
  readonly kind: EffectKind;
  readonly colours: readonly Letter[];
  readonly number: number;
}

export interface Tile {
  readonly id: number;
  readonly level: Level;
  readonly colour: Letter;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly points: number;
  readonly mystic: number | null;
  readonly star: "none" | "white" | "purple";
}

/** The pieces by id and by number. */
export interface Catalogue {
  readonly tiles: readonly Tile[];
  readonly gods: readonly wire.God[];
}

/** A column letter and a row number from the top: `b2`. */
export type CellName = `${"a" | "b" | "c"}${1 | 2 | 3}`;
/** A row number from below and a letter from the left: `2a`. */
export type SlotName = `${1 | 2 | 3 | 4}${"a" | "b" | "c" | "d" | "e"}`;

export interface Cell {
  readonly cell: CellName;
  readonly tile: number | null;
  readonly worshippers: Worshippers;
}

/** A region of a universe; a wilderness has no tile. */
export interface Region {
  readonly slot: SlotName;
  readonly tile: number | null;
  readonly active: boolean;
}

export interface Player {
  readonly kingdom: Worshippers;
  readonly discounts: readonly Letter[];
  readonly god: wire.Patron | null;
  readonly universe: readonly Region[];
}

export type DecisionKind =
  "take" | "settle" | "pay" | "place" | "discard" | "gain" | "strike" | "trim" | "end" | "reveal" | "over";

export interface Decision {
  readonly kind: DecisionKind;
  readonly cell?: CellName | null;
  readonly slot?: SlotName | null;
  readonly tile?: number;
  readonly face_up?: boolean;
  readonly due?: number;
  readonly last?: string | null;
  readonly colours?: readonly Letter[];
}

export interface State {
  readonly text: string;
  readonly turn: number;
  readonly round: number;
  readonly seat: number | null;
  readonly phase: string;
  readonly decision: Decision;
  readonly display: readonly Cell[];
  readonly stacks: readonly (readonly number[])[];
  readonly gods: readonly number[];
  readonly players: readonly Player[];
}
