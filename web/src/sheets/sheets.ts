/** The sheets that can lie over a table or a record. */

import type { Component } from "svelte";
import type { Catalogue, Game } from "../net/wire";
import type { Sitting } from "../views/tableView";
import RulesSheet from "./RulesSheet.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import SeatSheet from "./SeatSheet.svelte";
import StacksSheet from "./StacksSheet.svelte";
import TileSheet from "./TileSheet.svelte";

/** The text of each sheet's title, and how wide it may become, in pixels. */
export const SHEETS = {
  device: { title: "pages-device" },
  exchange: { title: "web-exchange" },
  hint: { title: "pages-hint" },
  invite: { title: "pages-invite", width: 420 },
  keys: { title: "pages-keys" },
  link: { title: "replay-link" },
  log: { title: "web-log" },
  menu: { title: "web-menu", width: 420 },
  moves: { title: "replay-moves" },
  past: { title: "pages-why-not" },
  "play-on": { title: "replay-play-on", width: 440 },
  result: { title: "pages-result", width: 760 },
  rules: { title: "web-rules", width: 680 },
  score: { title: "pages-score", width: 640 },
  seat: { title: "web-universe-of", width: 640 },
  stacks: { title: "web-stacks", width: 640 },
  tile: { title: "pages-tile", width: 400 },
  why: { title: "pages-why-not" },
  "why-rule": { title: "pages-why-not" },
} as const satisfies Record<string, { title: string; width?: number }>;

export type SheetName = keyof typeof SHEETS;

/** What some sheets are about. */
interface Subjects {
  readonly rules: { readonly rule?: string };
  readonly seat: { readonly seat: number };
  readonly tile: { readonly tile: number };
  readonly why: { readonly action: number };
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
  readonly catalogue: Catalogue;
  readonly own: readonly number[];
  readonly viewer: number;
  readonly onopen: (sheet: SheetOf<Name>) => void;
  /** Sit behind a seat, for those who have none. */
  readonly onlook: (seat: number) => void;
  readonly onclose: () => void;
}

/** What is drawn in each sheet; some need nothing of what they are given. */
export type SheetContents<Name extends SheetName, Props extends object> = {
  readonly [Each in Name]: Component<Props & Subject<Each>> | Component;
};

type CommonSheet = "rules" | "score" | "seat" | "stacks" | "tile";

/** Sheets over tables and records alike. */
export const COMMON_SHEETS: SheetContents<CommonSheet, SheetProps> = {
  rules: RulesSheet,
  score: ScoreSheet,
  seat: SeatSheet,
  stacks: StacksSheet,
  tile: TileSheet,
};
