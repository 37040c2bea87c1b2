/** Which layout of the table a window gets, and how much it is enlarged. */

import type { Snippet } from "svelte";
import type { TableEvents, TableView } from "../model/view";
import type { Say } from "../text/texts";

/** Laptops; tablets lying and standing; phones lying; phones standing, with room for the others' universes or not. */
export type FormatName = "wide" | "medium" | "upright" | "low" | "phone" | "small";

export interface Format {
  readonly name: FormatName;
  /** The least room that it needs, in pixels. In less it scrolls. */
  readonly least: readonly [number, number];
  /** The room from which on everything is enlarged. Between the two only the pieces grow. */
  readonly drawn: readonly [number, number];
}

export const FORMATS: Readonly<Record<FormatName, Format>> = {
  wide: { name: "wide", least: [1200, 590], drawn: [1440, 800] },
  medium: { name: "medium", least: [900, 640], drawn: [1024, 768] },
  upright: { name: "upright", least: [700, 900], drawn: [768, 1024] },
  low: { name: "low", least: [640, 312], drawn: [844, 390] },
  phone: { name: "phone", least: [340, 770], drawn: [390, 844] },
  small: { name: "small", least: [320, 520], drawn: [390, 664] },
};

export interface Fit {
  readonly format: Format;
  /** How much everything is enlarged; never less than 1, so that no type becomes too small. */
  readonly scale: number;
  /** The room that the layout has before it is enlarged. */
  readonly width: number;
  readonly height: number;
}

const LYING: readonly Format[] = [FORMATS.wide, FORMATS.medium, FORMATS.low];
const STANDING: readonly Format[] = [FORMATS.upright, FORMATS.phone, FORMATS.small];

/** The layout for a window: the largest that it has room for, or else the one that scrolls only downwards. */
export function fit(width: number, height: number): Fit {
  const formats = width >= height ? LYING : STANDING;
  const found = formats.find(({ least: [wide, high] }) => width >= wide && height >= high);
  const format = found ?? (width >= height && width >= FORMATS.low.least[0] ? FORMATS.low : FORMATS.small);
  const scale = Math.max(1, Math.min(width / format.drawn[0], height / format.drawn[1]));
  return {
    format,
    scale,
    width: Math.max(width / scale, format.least[0]),
    height: Math.max(height / scale, format.least[1]),
  };
}

/** Where a panel has room: in a column or a band of the table, above it, or on the smallest screens over it, and folded
 * in a line of it. */
export type PanelPlace = "aside" | "column" | "band" | "dock" | "over" | "line";

/** Where a panel has room beside a table with that many seats. */
export function panelPlace(format: FormatName, seats: number): PanelPlace {
  switch (format) {
    case "wide":
      return "aside";
    case "upright":
    case "low":
      return "column";
    case "medium":
      return seats === 2 ? "band" : "dock";
    case "phone":
      return "dock";
    case "small":
      return "over";
  }
}

/** What stands in the place of the options, of what they would do, and of the news; what is told on a phone. */
export interface Instead {
  controls?: Snippet | undefined;
  aside?: Snippet | undefined;
  lesson?: Snippet | undefined;
  /** Whether the news are told beside the lesson, because a game is played. */
  tells?: boolean | undefined;
  /** What somebody has to hear; given whether there is room for only one bar. */
  notices?: Snippet<[boolean]> | undefined;
}

/** What a layout is given: the table, the texts, the handlers, and the room there is. */
export interface LayoutProps extends Instead {
  view: TableView;
  t: Say;
  events: TableEvents;
  format: FormatName;
  width: number;
  height: number;
}
