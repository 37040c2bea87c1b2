/** What the drawings of the rules show, by the tiles of the standard set. */

import type { CellName, Letter, Region, SlotName } from "../net/wire";
import { CELLS } from "../model/actions";
import type { ForestStatus } from "../model/view";

export interface DrawnRegion extends Region {
  readonly forest?: ForestStatus;
  /** Whether it is pointed out. */
  readonly framed?: boolean;
}

export interface DrawnSlot {
  readonly row: number;
  readonly position: number;
  readonly legal: boolean;
}

/** Worshippers of a colour on a tile: there, about to come, or about to go. */
export interface Pile {
  readonly colour: Letter;
  readonly number: number;
  readonly look: "there" | "coming" | "going";
}

export interface DrawnCell {
  readonly tile: number;
  readonly look?: "chosen" | "taken";
  readonly piles: readonly Pile[];
}

function region(slot: SlotName, tile: number | null, more: Partial<DrawnRegion> = {}): DrawnRegion {
  return { slot, tile, active: true, ...more };
}

function display(
  tiles: readonly number[],
  piles: Partial<Record<CellName, readonly Pile[]>>,
  looks: Partial<Record<CellName, "chosen" | "taken">> = {},
): readonly DrawnCell[] {
  return tiles.map((tile, index) => {
    const cell = CELLS[index] ?? "a1";
    const look = looks[cell];
    return { tile, piles: piles[cell] ?? [], ...(look === undefined ? {} : { look }) };
  });
}

const pile = (colour: Letter, number = 1, look: Pile["look"] = "there"): Pile => ({ colour, number, look });

export const FINISHED: readonly DrawnRegion[] = [
  region("1a", 17),
  region("1b", 12),
  region("1c", null),
  region("1d", 4),
  region("1e", 0),
  region("2a", 32),
  region("2b", 29, { forest: { have: 4, need: 2 } }),
  region("2c", 24),
  region("2d", 20),
  region("3a", 35),
  region("3b", 46),
  region("3c", 41),
  region("4a", 55),
  region("4b", 44),
];

/** The points of the temple tokens in play, by the number of players (S2). */
export const TOKENS = { 2: [7, 2], 3: [9, 4, 2], 4: [11, 7, 4, 2] } as const;

export const START: readonly DrawnCell[] = display([0, 4, 13, 17, 10, 5, 16, 12, 1], {});
export const LEFT_AT_START: readonly number[] = [11, 20, 25];

export const SPREADING: readonly DrawnCell[] = display(
  [0, 4, 16, 10, 13, 5, 17, 8, 1],
  {
    b1: [pile("R", 1, "coming")],
    c1: [pile("G")],
    a2: [pile("O"), pile("R", 1, "coming")],
    b2: [pile("W"), pile("B")],
    c2: [pile("R", 1, "coming")],
    b3: [pile("W", 2), pile("R", 1, "coming")],
  },
  { b2: "chosen" },
);

export const STRIKING: readonly DrawnCell[] = display(
  [21, 28, 38, 24, 33, 36, 29, 20, 26],
  {
    b1: [pile("W", 1, "going"), pile("R")],
    c1: [pile("O", 2)],
    a2: [pile("B", 2, "going"), pile("R")],
    c2: [pile("G"), pile("R")],
    b3: [pile("W", 1, "going"), pile("R")],
  },
  { b2: "taken" },
);

export const PLACING: readonly DrawnRegion[] = [region("1a", 12), region("1b", 8), region("1c", 4)];
export const OFFERED: readonly DrawnSlot[] = [
  { row: 1, position: -1, legal: true },
  { row: 1, position: 3, legal: true },
  { row: 2, position: 1, legal: true },
  { row: 2, position: 0, legal: false },
];

export const ON_WILDERNESS: readonly DrawnRegion[] = [region("1a", null), region("1b", 8), region("2a", 33)];

export const FOREST: readonly DrawnRegion[] = [
  region("1a", 12),
  region("1b", 8, { framed: true }),
  region("1c", 4),
  region("1d", 0),
  region("2a", 32, { framed: true }),
  region("2b", 50, { forest: { have: 3, need: 3 } }),
  region("2c", 20),
  region("3a", 35, { framed: true }),
];

export const WATERED: readonly DrawnRegion[] = [region("1a", 8), region("1b", 4), region("2a", 25)];
export const DRY: readonly DrawnRegion[] = [region("1a", 5), region("1b", 12), region("2a", 46, { active: false })];
