/** What the page of a game is given. */

import type { Snippet } from "svelte";
import type { FollowedTable } from "../app/table.svelte";
import type { Coach, Placement } from "../learn/coach";
import type { Catalogue } from "../model/types";
import type { Game, View } from "../net/wire";

export interface GameProps {
  readonly table: FollowedTable;
  readonly view: View;
  readonly game: Game;
  readonly catalogue: Catalogue;
  /** The id of who looks. */
  readonly me: string;
}

export interface GamePageProps extends GameProps {
  /** Somebody who looks on and has a word. */
  readonly coach?: Coach | undefined;
  /** What that one says, where there is room for it. */
  readonly panel?: Snippet<[Placement]> | undefined;
}
