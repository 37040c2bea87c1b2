/** Everything that one drawing of the table shows beyond the state; nothing here is computed by the drawing. */

import type {
  Catalogue,
  CellName,
  Cost,
  Deed,
  Score,
  SlotName,
  State,
  TempleToken,
  Tile,
  Worshippers,
} from "../net/wire";
import type { OwnColour } from "./ownColours";

/** What is drawn of a tile. */
export type TileFace = Omit<Tile, "fewest" | "rule">;

/** How many of the neighbours that a forest needs it has. */
export interface ForestStatus {
  readonly have: number;
  readonly need: number;
}

/** The time that a seat has, in milliseconds, and since when it runs by this device's clock; null while it stands. */
export interface ClockView {
  readonly left: number;
  readonly since: number | null;
  /** From when on time is short. */
  readonly short: number;
}

export interface SeatView {
  /** The column in which row 1 of the universe began, as far as is known. */
  readonly column?: number;
  readonly name: string;
  /** The colour that its player has chosen. */
  readonly colour?: OwnColour | undefined;
  /** Whether the seat is a bot's from the beginning. */
  readonly bot?: boolean;
  /** Whether a bot plays on for somebody who is away, out of time, or has given up. */
  readonly replaced?: boolean;
  /** Whether its player is at the table; unknown of bots. */
  readonly here?: boolean | undefined;
  readonly clock?: ClockView | undefined;
  /** Until when the player is on holiday. */
  readonly awayUntil?: number | undefined;
  readonly score: Score;
  readonly forests: Readonly<Partial<Record<SlotName, ForestStatus>>>;
}

/** What would follow from an option: large, in one line, and in one line of a small screen, unless that draws it. */
export interface Consequence {
  readonly head: string;
  readonly note: string;
  readonly brief: string;
  /** Whether the tile would be deactivated, and lose its points. */
  readonly isLost?: boolean;
  /** Whether a forest would score, too. */
  readonly wakes?: boolean;
  /** What brings the points instead of the tile. */
  readonly also?: string;
}

/** A legal action by its id (RULES section 10), with its name. */
export interface Option {
  readonly id: number;
  readonly label: string;
  readonly consequence?: Consequence;
  /** What a forest would have if this placed it. */
  readonly forest?: ForestStatus;
}

/** How a tile could be had now: built, built after an exchange, or only as a wilderness. */
export type Affordable = "payable" | "exchange" | "wilderness";

/** What a tile costs the viewer now: the symbols left after discounts, and those that are missing. */
export interface TilePrice {
  readonly affordable: Affordable;
  readonly due: Cost;
  readonly missing: Cost;
}

/** Worshippers that can be part of a choice, by their action. */
export interface PickView {
  readonly action: number;
  readonly label: string;
  readonly chosen: number;
  /** Whether one more can be chosen. */
  readonly open: boolean;
}

/** A choice of worshippers, in any order. */
export interface ChoiceView {
  readonly due: number;
  readonly chosen: number;
  readonly picks: readonly PickView[];
  /** The actions of those that are chosen, in the order in which they were first chosen. */
  readonly picked: readonly number[];
}

export interface Prompt {
  readonly head: string;
  readonly note: string;
  /** One line for small screens. */
  readonly brief: string;
  /** Why the tile in question can only become a wilderness. */
  readonly reason?: string;
  /** What that leads to, which is part of the line. */
  readonly warning?: string;
  /** It says why something cannot be done: by this rule, or an empty text. */
  readonly refused?: string;
  /** Whether that rule says more, for those who want to read it. */
  readonly reads?: boolean;
  /** How often something was refused. */
  readonly times?: number;
}

export type PreviewStep = "gather" | "pay" | "effect" | "spread";

export interface PreviewLine {
  readonly step: PreviewStep;
  readonly worshippers?: Worshippers;
  /** What is given for them before anything is paid. */
  readonly given?: Worshippers;
  readonly cost?: Cost;
  /** What of the cost is missing. */
  readonly missing?: Cost;
  readonly note: string;
}

/** What taking a tile would do. */
export interface Preview {
  readonly title: string;
  readonly detail: string;
  /** A sentence before the lines, if there are any. */
  readonly text?: string;
  /** The same in fewer words, beside a detail that says what a tile can only become. */
  readonly reason?: string;
  /** What a god would be worth if the game ended then, in words. */
  readonly worth?: string;
  /** The rule of what is pointed at. */
  readonly rule?: string;
  readonly lines: readonly PreviewLine[];
  readonly cell: CellName | null;
  /** Cells to which a worshipper of the tile's colour would spread. */
  readonly spread: readonly CellName[];
  /** Everything that would come to the kingdom, and everything that would leave it. */
  readonly gather: Worshippers;
  readonly pay: Worshippers;
  /** What of that is the price. */
  readonly price: Cost;
  /** How many worshippers would be too many. */
  readonly excess?: number;
  /** The same in words. */
  readonly limit?: string;
  /** Why a village or volcano would bring nothing, in words; empty if it would bring its points. */
  readonly short?: string;
}

/** The tile that is about to be placed; face down it is a wilderness. */
export interface Placing {
  readonly tile: number;
  readonly faceUp: boolean;
}

/** A slot of somebody's universe. */
export interface Place {
  readonly seat: number;
  readonly slot: SlotName;
}

/** Something that happened: by a seat, or in the display. */
export interface Happening {
  readonly seat: number | null;
  /** The tile that came to the display. */
  readonly revealed?: number;
  /** The pieces that it was about. */
  readonly deed?: Deed | null;
  readonly head: string;
  readonly note: string;
  /** Where it lies now, if it was placed. */
  readonly place?: Place | null;
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
  /** Whether the game is over, played to its end or not. */
  readonly over?: boolean;
  /** What can be done after the end, by the command, and what it is called. */
  readonly ended?: readonly (readonly [command: EndCommand, text: string])[] | null;
  /** Whether the viewer plays several seats at this screen. */
  readonly shared?: boolean;
  readonly seats: readonly SeatView[];
  readonly awards: readonly TempleToken[];
  /** The gods of the game, those taken included. */
  readonly gods: readonly number[];
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  /** The worshippers to choose, if that is asked. */
  readonly choice: ChoiceView | null;
  /** What the tiles of the display cost, while one can be taken. */
  readonly prices: Readonly<Partial<Record<CellName, TilePrice>>>;
  /** What the chosen tile or god would do, or else the one that is pointed at. */
  readonly preview: Preview | null;
  /** What another one would do that is pointed at meanwhile. */
  readonly instead?: Preview | null;
  readonly placing: Placing | null;
  /** The tile or god that was chosen and is not taken yet, by its action. */
  readonly chosen?: number | null;
  /** The action that is pointed at, whose result is shown in its place. */
  readonly pointed: number | null;
  readonly news: readonly Happening[];
  /** The tiles that came to the display since the viewer's last turn, until something is chosen. */
  readonly fresh?: readonly number[];
  readonly canUndo: boolean;
  readonly canRedo?: boolean;
  /** What was placed last, while one looks back. */
  readonly placed?: Place | null;
  /** How many other tables wait for the viewer, while this one does not. */
  readonly next?: number;
  readonly past?: Past | null;
  /** How many people without a seat follow the table. */
  readonly watching?: number;
  readonly paused?: boolean;
  /** Whether there is somebody to whom the viewer can say something. */
  readonly talks?: boolean;
  /** Whether something can be tried out from here. */
  readonly tries?: boolean;
  /** The way to a hint, where there are hints: what its button is called, with its key, and whether it is one's turn. */
  readonly hints?: Hints | undefined;
  /** Without it nothing is known of what was shown before, and nothing moves. */
  readonly step?: Step;
}

/** The button for hints. */
export interface Hints {
  readonly title: string;
  readonly now: boolean;
}

/** What a person may ask of the table. */
export interface TableEvents {
  readonly onchoose: (action: number) => void;
  /** A chosen worshipper is put back. */
  readonly onputback: (action: number) => void;
  /** Somebody asks why an action is not possible. */
  readonly onwhy: (action: number) => void;
  /** A rule shall be shown that answers why something is not possible. */
  readonly onrule: (rule: string) => void;
  /** Something is pointed at, or nothing any more. */
  readonly onpoint: (action: number | null) => void;
  /** A tile shall be shown large, with its sentence. */
  readonly oninspect: (tile: number) => void;
  /** A command, possible or not: where it is not, the answer is why. */
  readonly oncommand: (command: Command) => void;
  /** A seat's universe shall be shown large. */
  readonly onseat: (seat: number) => void;
  /** Something shall explain itself. */
  readonly onask: (thing: Asked) => void;
  /** Somebody without a seat wants to look at the table from another one. */
  readonly onlook?: (seat: number) => void;
}

/** What explains itself when it is pressed. */
export type Asked =
  | { readonly name: "god"; readonly god: number }
  | { readonly name: "rules"; readonly rule: string }
  | { readonly name: "no-god"; readonly rule: "T2" }
  | { readonly name: "discounts" | "kingdom" | "round" | "score" | "stacks" | "temple" };

export type Command =
  | "undo"
  | "undo-turn"
  | "redo"
  | "exchange"
  | "log"
  | "rules"
  | "menu"
  | "replay"
  | "next"
  | "try"
  | "hint"
  | "say"
  | EndCommand
  | PastCommand;

/** What can be asked of a table that is over. */
export type EndCommand = "result" | "rematch" | "review";

/** What can be asked while looking back. */
export type PastCommand = "past-back" | "past-on" | "past-play" | "past-now";
