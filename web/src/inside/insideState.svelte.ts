/** How the server inside this page is. */

import type { Trouble } from "./messages";

type Stage =
  | ("fetching" | "starting" | "ready" | "elsewhere")
  /** The pack cannot be had, or is that of another version of the page. */
  | ("no-pack" | "outdated")
  /** The browser has deleted the tables while one was playing. */
  | "deleted"
  | Exclude<Trouble, "occupied">;

interface State {
  stage: Stage;
  part: number;
  size: number;
  message: string;
  thinks: boolean;
  isBereft: boolean;
  canSave: boolean;
  isPromised: boolean | null;
}

export const insideState = $state<State>({
  stage: "starting",
  /** How much of the pack has come, from 0 to 1. */
  part: 0,
  /** How large it is, in megabytes. */
  size: 0,
  /** What went wrong, for those who look into it. */
  message: "",
  /** Whether bots, hints and reviews get an answer. */
  thinks: true,
  /** Whether there were tables in this browser, and are none any more. */
  isBereft: false,
  /** Whether what was deleted while one was playing can still be saved. */
  canSave: false,
  /** Whether the browser has promised to keep the tables, even if it is short of room; null if it says nothing. */
  isPromised: null,
});
