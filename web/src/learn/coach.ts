/** Somebody who looks on while a person plays, and may have a word before something is done. */

import type { Game, Happened, View } from "../net/wire";
import type { Mark } from "./steps";

/** What a coach sees. */
export interface Look {
  readonly view: View;
  readonly game: Game;
  readonly own: readonly number[];
  readonly deciding: boolean;
  readonly selected: number | null;
  readonly events: readonly Happened[];
}

export interface Coach {
  /** Whether turns end only when one says so, whatever was set. */
  readonly waits?: boolean;
  /** What is to be shown with a ring. */
  readonly marks: readonly Mark[];
  /** Look at the table after anything has changed. */
  look(look: Look): void;
  /** Whether some decisions shall be made now; if not, the coach has said why. */
  allows(actions: readonly number[]): boolean;
}

/** Where a coach has room: in a column or a band of the table, above it, or over its top on the smallest screens. */
export type Placement = "aside" | "band" | "dock" | "over";

/** Where there is room for a coach beside a table of a layout with so many seats. */
export function placementOf(format: "wide" | "medium" | "phone" | "small", seats: number): Placement {
  if (format === "small") return "over";
  if (format === "wide" && seats < 4) return "aside";
  return format === "medium" && seats === 2 ? "band" : "dock";
}
