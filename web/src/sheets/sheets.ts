/** The sheets that can lie over a table or a record. */

import type { Component } from "svelte";
import RuleText from "../help/RuleText.svelte";
import type { Catalogue, Game } from "../net/wire";
import type { Sitting } from "../views/seats";
import DiscountsSheet from "./DiscountsSheet.svelte";
import GodSheet from "./GodSheet.svelte";
import KingdomSheet from "./KingdomSheet.svelte";
import RoundSheet from "./RoundSheet.svelte";
import RulesSheet from "./RulesSheet.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import SeatSheet from "./SeatSheet.svelte";
import StacksSheet from "./StacksSheet.svelte";
import TempleSheet from "./TempleSheet.svelte";
import TileSheet from "./TileSheet.svelte";

/**
 * The text of each sheet's title, how wide it may become, in pixels, whether the table stays in view beside it, and
 * whether it may open while somebody presses keys for something else.
 */
export const SHEETS = {
  device: { title: "pages-device" },
  discounts: { title: "pages-discounts", width: 420 },
  exchange: { title: "web-exchange", width: 400, beside: true },
  god: { title: "web-god", width: 440 },
  hint: { title: "pages-hint" },
  invite: { title: "pages-invite", width: 420 },
  keys: { title: "pages-keys" },
  kingdom: { title: "web-kingdom", width: 420 },
  link: { title: "replay-link" },
  log: { title: "web-log" },
  menu: { title: "web-menu", width: 420 },
  moves: { title: "replay-moves" },
  "no-god": { title: "web-gods", width: 440 },
  past: { title: "pages-why-not" },
  "play-on": { title: "replay-play-on", width: 440 },
  result: { title: "pages-result", width: 760, unasked: true },
  round: { title: "web-round", width: 420 },
  rules: { title: "web-rules", width: 680 },
  say: { title: "web-say", width: 440 },
  score: { title: "pages-score", width: 640 },
  seat: { title: "web-universe-of", width: 640 },
  stacks: { title: "web-stacks", width: 640 },
  temple: { title: "web-temple-tokens", width: 520 },
  tile: { title: "pages-tile", width: 400 },
  why: { title: "pages-why-not" },
  "why-rule": { title: "pages-why-not" },
} as const satisfies Record<string, { title: string; width?: number; beside?: true; unasked?: true }>;

export type SheetName = keyof typeof SHEETS;

/** What some sheets are about. */
interface Subjects {
  readonly god: { readonly god: number };
  readonly "no-god": { readonly rule: string };
  /** Why what was to follow could not be had. */
  readonly result: { readonly problem?: string };
  readonly rules: { readonly rule?: string };
  readonly seat: { readonly seat: number };
  readonly tile: { readonly tile: number };
  readonly why: { readonly action: number; readonly selected?: number | null };
  readonly "why-rule": { readonly rule: string };
}
type Subject<Name> = Name extends keyof Subjects ? Subjects[Name] : unknown;

/** A sheet to be opened. */
export type SheetOf<Name extends SheetName> = { [Each in Name]: { readonly name: Each } & Subject<Each> }[Name];

/** What all sheets are given, besides their subject. */
export interface SheetProps<Name extends SheetName = CommonSheet> {
  readonly view: Sitting;
  /** The game at the moment that is shown. */
  readonly game: Game;
  /** The game as it is now; a record has none. */
  readonly now?: Game;
  readonly catalogue: Catalogue;
  readonly own: readonly number[];
  readonly viewer: number;
  readonly onopen: (sheet: SheetOf<Name>) => void;
  /** Sit behind a seat, for those who have none. */
  readonly onlook: (seat: number) => void;
  readonly onclose: () => void;
  /** Play some actions; nobody can at a record. */
  readonly onact?: ((actions: readonly number[]) => void) | undefined;
}

/** What is drawn in each sheet; some need nothing of what they are given. */
export type SheetContents<Name extends SheetName, Props extends object> = {
  readonly [Each in Name]: Component<Props & Subject<Each>> | Component;
};

type CommonSheet =
  "discounts" | "god" | "kingdom" | "no-god" | "round" | "rules" | "score" | "seat" | "stacks" | "temple" | "tile";

/** Sheets over tables and records alike. */
export const COMMON_SHEETS: SheetContents<CommonSheet, SheetProps> = {
  discounts: DiscountsSheet,
  god: GodSheet,
  kingdom: KingdomSheet,
  "no-god": RuleText,
  round: RoundSheet,
  rules: RulesSheet,
  score: ScoreSheet,
  seat: SeatSheet,
  stacks: StacksSheet,
  temple: TempleSheet,
  tile: TileSheet,
};
