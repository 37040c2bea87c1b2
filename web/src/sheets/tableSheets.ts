import RuleText from "../help/RuleText.svelte";
import type { OwnColour } from "../model/ownColours";
import type { Game, View } from "../net/wire";
import Invitation from "../pages/Invitation.svelte";
import type { FollowedTable } from "../services/followedTable.svelte";
import type { Lookback } from "../views/lookback.svelte";
import DeviceSheet from "./DeviceSheet.svelte";
import ExchangeSheet from "./ExchangeSheet.svelte";
import HintSheet from "./HintSheet.svelte";
import KeysSheet from "./KeysSheet.svelte";
import LogSheet from "./LogSheet.svelte";
import MenuSheet from "./MenuSheet.svelte";
import PastSheet from "./PastSheet.svelte";
import ResultSheet from "./ResultSheet.svelte";
import SaySheet from "./SaySheet.svelte";
import { COMMON_SHEETS, type SheetContents, type SheetName, type SheetOf, type SheetProps } from "./sheets";
import WhySheet from "./WhySheet.svelte";

type TableSheetName = Exclude<SheetName, "link" | "moves" | "play-on">;

export type TableSheet = SheetOf<TableSheetName>;

export interface TableSheetProps extends SheetProps<TableSheetName> {
  readonly view: View;
  readonly table: FollowedTable;
  readonly lookback: Lookback;
  /** The colours of the players, seat by seat. */
  readonly colours: readonly OwnColour[];
  /** The game as it is now. */
  readonly now: Game;
  /** Moves before the viewer's last turn, which they may ask to have back. */
  readonly rewind: number | null;
  /** Whether one only tries something out. */
  readonly trying: boolean;
  /** Whether one can have a hint now. */
  readonly hints: boolean;
  /** Begin or stop trying something out. */
  readonly ontry?: (() => void) | undefined;
  /** Exchange, where the table may have no room for a button. */
  readonly onexchange?: (() => void) | undefined;
  readonly onact: (actions: readonly number[]) => void;
}

export const TABLE_SHEETS: SheetContents<TableSheetName, TableSheetProps> = {
  ...COMMON_SHEETS,
  device: DeviceSheet,
  exchange: ExchangeSheet,
  hint: HintSheet,
  invite: Invitation,
  keys: KeysSheet,
  log: LogSheet,
  menu: MenuSheet,
  past: PastSheet,
  result: ResultSheet,
  say: SaySheet,
  why: WhySheet,
  "why-rule": RuleText,
};
