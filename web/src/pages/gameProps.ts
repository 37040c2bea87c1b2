/** What the page of a game is given. */

import type { Snippet } from "svelte";
import type { Catalogue, Game, Happened, Plan, View } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";
import type { Pacing } from "../services/pacing.svelte";
import type { PanelPlace } from "../table/format";

export interface GameProps {
  readonly table: FollowedTable;
  readonly view: View;
  readonly game: Game;
  readonly catalogue: Catalogue;
  readonly pacing: Pacing;
  /** The viewer's id. */
  readonly me: string;
  /** Try something out from here. */
  readonly ontry?: (() => void) | undefined;
  /** Set while one only tries something out. */
  readonly trying?: Trying | undefined;
}

/** What one may do while one tries something out. */
export interface Trying {
  /** The last event of the real game when it began. */
  readonly begun: number;
  /** Whether the real game has gone on meanwhile, and waits for the viewer. */
  readonly goesOn: boolean;
  /** Begin anew, from where the game is now. */
  readonly again: () => void;
  readonly back: () => void;
}

/** What the browser shows of a page outside of it, in the title of its tab and by its icon. */
export interface Sign {
  readonly title: string;
  /** Whether a real table waits. */
  readonly waits: boolean;
}

/** What a coach can do for a player who wants to see it. */
export interface Hand {
  /** Choose something, as a press on it does. */
  choose(action: number): void;
  act(actions: readonly number[]): void;
}

/** What a coach sees. */
export interface Look {
  readonly view: View;
  readonly game: Game;
  readonly own: readonly number[];
  readonly deciding: boolean;
  readonly selected: number | null;
  /** What the chosen tile shall become once its price is chosen. */
  readonly plan?: Plan | null;
  readonly events: readonly Happened[];
  readonly hand: Hand;
}

/** Watches while a person plays, and may speak up before an action is sent. */
export interface Coach {
  /** Whether turns end only by the player's own action, whatever the settings say. */
  readonly waits?: boolean;
  /** Look at the table after anything has changed. */
  look(look: Look): void;
  /** Whether some actions may be sent now; if not, the coach has said why. */
  allows(actions: readonly number[]): boolean;
  /** Whether a tile or god is not to be chosen now: it is then not shown as chosen. */
  refuses?(action: number): boolean;
}

export interface GamePageProps extends GameProps {
  /** What the tab says, if it is not what happens at this table. */
  readonly sign?: Sign | undefined;
  readonly coach?: Coach | undefined;
  /** What the coach says, where there is room for it. */
  readonly panel?: Snippet<[PanelPlace]> | undefined;
  /** What is drawn over the table, which is given, while no sheet is open. */
  readonly overlay?: Snippet<[HTMLElement | undefined]> | undefined;
}
