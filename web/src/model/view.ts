/** Everything that one drawing of the table shows beyond the state; nothing here is computed by the drawing. */

import type { Catalogue, CellName, Cost, Score, SlotName, State, TempleToken, Tile, Worshippers } from "../net/wire";

/** What is drawn of a tile. */
export type TileFace = Omit<Tile, "fewest" | "rule">;

/** How many of the neighbours that a forest needs it has. */
export interface ForestStatus {
  readonly have: number;
  readonly need: number;
}

export interface SeatView {
  readonly name: string;
  /** Whether a bot plays on for somebody who is away, out of time, or has given up. */
  readonly replaced?: boolean;
  readonly score: Score;
  readonly forests: Readonly<Partial<Record<SlotName, ForestStatus>>>;
}

/** What would follow from an option: large, in one line, and in one line of a small screen. */
export interface Consequence {
  readonly head: string;
  readonly note: string;
  readonly brief: string;
}

/** A legal action by its id (RULES section 10), with its name. */
export interface Option {
  readonly id: number;
  readonly label: string;
  readonly consequence?: Consequence;
  /** What a forest would have if this placed it. */
  readonly forest?: ForestStatus;
}

export interface Prompt {
  readonly head: string;
  readonly note: string;
  /** One line for small screens. */
  readonly brief: string;
}

export type PreviewStep = "gather" | "pay" | "spread";

export interface PreviewLine {
  readonly step: PreviewStep;
  readonly worshippers?: Worshippers;
  readonly cost?: Cost;
  readonly note: string;
}

/** What taking a tile would do. */
export interface Preview {
  readonly title: string;
  readonly detail: string;
  /** A sentence in place of the lines. */
  readonly text?: string;
  /** The rule of what is pointed at. */
  readonly rule?: string;
  readonly lines: readonly PreviewLine[];
  readonly cell: CellName | null;
  /** Cells to which a worshipper of the tile's colour would spread. */
  readonly spread: readonly CellName[];
  readonly gather: Worshippers;
  readonly pay: Worshippers;
}

/** The tile that is about to be placed; face down it is a wilderness. */
export interface Placing {
  readonly tile: number;
  readonly faceUp: boolean;
}

/** Something that happened: by a seat, or in the display. */
export interface Happening {
  readonly seat: number | null;
  readonly level?: number;
  readonly head: string;
  readonly note: string;
}

/** How a table came to be as it is shown: by an event that led on or back, or otherwise. */
export interface Step {
  readonly table: string;
  /** The number of the event. */
  readonly number: number;
  readonly way: "on" | "back" | "jump";
}

/** A moment of the past that is shown instead of now: nothing can be chosen. */
export interface Past {
  /** Whether the moments follow each other by themselves. */
  readonly playing: boolean;
  readonly canBack: boolean;
}

export interface TableView {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** The seat whose universe is drawn large. */
  readonly viewer: number;
  /** Whether the viewer has no seat. */
  readonly spectating?: boolean;
  /** Whether the viewer plays several seats at this screen. */
  readonly shared?: boolean;
  readonly seats: readonly SeatView[];
  readonly awards: readonly TempleToken[];
  /** The gods of the game, those taken included. */
  readonly gods: readonly number[];
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  /** The action that is pointed at, whose result is shown in its place. */
  readonly pointed: number | null;
  readonly news: readonly Happening[];
  readonly canUndo: boolean;
  readonly past?: Past | null;
  /** Without it nothing is known of what was shown before, and nothing moves. */
  readonly step?: Step;
}

/** What a person may ask of the table. */
export interface TableEvents {
  readonly onchoose: (action: number) => void;
  /** Somebody asks why an action is not possible. */
  readonly onwhy: (action: number) => void;
  /** Something is pointed at, or nothing any more. */
  readonly onpoint: (action: number | null) => void;
  /** A tile shall be shown large, with its sentence. */
  readonly oninspect: (tile: number) => void;
  /** A command, possible or not: where it is not, the answer is why. */
  readonly oncommand: (command: Command) => void;
  /** A seat's universe shall be shown large. */
  readonly onseat: (seat: number) => void;
}

export type Command = "undo" | "undo-turn" | "exchange" | "log" | "rules" | "menu" | "replay" | PastCommand;

/** What can be asked while looking back. */
export type PastCommand = "past-back" | "past-on" | "past-play" | "past-now";
