/** Who looks at a table, and what of it they look at. */

import type { Past, Prompt } from "../model/view";
import type { Catalogue, Choice, Happened } from "../net/wire";
import type { Refusal } from "./refusal";

/** Who is looking, at what, and what they point at. */
export interface Looking {
  readonly catalogue: Catalogue;
  readonly viewer: number;
  /** The viewer's own seats. */
  readonly own: readonly number[];
  /** The tile or god that was chosen and is not taken yet, by its action. */
  readonly selected: number | null;
  readonly pointed: number | null;
  /** The worshippers to choose, if that is asked, and those chosen so far, by their actions. */
  readonly choice?: Choice | null;
  readonly picked?: readonly number[];
  /** Whether the choice pays for the tile that was chosen. */
  readonly paying?: boolean;
  /** Whether tiles show if they can be built; they do unless this is false. */
  readonly prices?: boolean;
  /** Why what was just pressed cannot be done. */
  readonly refusal?: Refusal | null;
  /** What was sent and is not yet answered, in words. */
  readonly sent?: string | null;
  readonly events: readonly Happened[];
  /** Whether something was asked that is not yet answered. */
  readonly busy: boolean;
  /** Whether anything of one's turn can be taken back. */
  readonly canUndo?: boolean;
  readonly canRedo?: boolean;
  /** Why somebody else's turn continues: more is to be shown, which can be skipped, a bot thinks, or they are away. */
  readonly wait?: "skip" | "thought" | "away" | null;
  /** How much is left of a turn over days, in words. */
  readonly left?: string | null;
  /** That whoever plays is on holiday, in few words. */
  readonly excused?: string | null;
  /** The moment that is looked back at, if it is not now, and the number of the event that led to it. */
  readonly past?: (Past & { readonly prompt: Prompt }) | null;
  readonly until?: number | null;
}

/** Somebody who points at nothing and has no seat. */
export const ONLOOKER = { own: [], selected: null, pointed: null, picked: [], events: [], busy: false } as const;
