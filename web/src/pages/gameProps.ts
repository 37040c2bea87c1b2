/** What the page of a game is given. */

import type { Snippet } from "svelte";
import type { Catalogue, Game, Happened, View } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";
import type { PanelPlace } from "../table/format";

export interface GameProps {
  readonly table: FollowedTable;
  readonly view: View;
  readonly game: Game;
  readonly catalogue: Catalogue;
  /** The viewer's id. */
  readonly me: string;
}

/** What a coach sees. */
export interface Look {
  readonly view: View;
  readonly game: Game;
  readonly own: readonly number[];
  readonly deciding: boolean;
  readonly selected: number | null;
  readonly events: readonly Happened[];
}

/** Watches while a person plays, and may speak up before an action is sent. */
export interface Coach {
  /** Whether turns end only by the player's own action, whatever the settings say. */
  readonly waits?: boolean;
  /** Look at the table after anything has changed. */
  look(look: Look): void;
  /** Whether some actions may be sent now; if not, the coach has said why. */
  allows(actions: readonly number[]): boolean;
}

export interface GamePageProps extends GameProps {
  readonly coach?: Coach | undefined;
  /** What the coach says, where there is room for it. */
  readonly panel?: Snippet<[PanelPlace]> | undefined;
  /** What is drawn over the table, which is given, while no sheet is open. */
  readonly overlay?: Snippet<[HTMLElement | undefined]> | undefined;
}
