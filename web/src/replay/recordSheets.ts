import type { Verification } from "../net/wire";
import { COMMON_SHEETS, type SheetContents, type SheetName, type SheetOf, type SheetProps } from "../sheets/sheets";
import MomentLink from "./MomentLink.svelte";
import MovesSheet from "./MovesSheet.svelte";
import PlayOn from "./PlayOn.svelte";
import RecordMenu from "./RecordMenu.svelte";
import RecordResult from "./RecordResult.svelte";
import type { Walk } from "./walk.svelte";
import WalkKeys from "./WalkKeys.svelte";

type RecordSheetName = Exclude<
  SheetName,
  "device" | "exchange" | "hint" | "invite" | "log" | "past" | "say" | "why" | "why-rule"
>;

export type RecordSheet = SheetOf<RecordSheetName>;

export interface RecordSheetProps extends SheetProps<RecordSheetName> {
  readonly walk: Walk;
  readonly verification: Verification | null;
}

export const RECORD_SHEETS: SheetContents<RecordSheetName, RecordSheetProps> = {
  ...COMMON_SHEETS,
  keys: WalkKeys,
  link: MomentLink,
  menu: RecordMenu,
  moves: MovesSheet,
  "play-on": PlayOn,
  result: RecordResult,
};
