/** Which of the four layouts fits a window, and how much it is enlarged. */

import type { Snippet } from "svelte";
import type { TableEvents, TableView } from "../model/view";
import type { Say } from "../text/texts";
export type FormatName = "wide" | "medium" | "phone" | "small";

export interface Format {
  readonly name: FormatName;
  /** The size for which the layout is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
}

export const FORMATS: Readonly<Record<FormatName, Format>> = {
  wide: { name: "wide", width: 1440, height: 900 },
  medium: { name: "medium", width: 1024, height: 768 },
  phone: { name: "phone", width: 390, height: 844 },
  small: { name: "small", width: 360, height: 640 },
};

export interface Fit {
  readonly format: Format;
  readonly scale: number;
}

/** How far a layout must be shrunk before the next smaller one is better. */
const LEAST_WIDE = 0.88;
const LEAST_PHONE = 0.95;

function scaleOf(format: Format, width: number, height: number): number {
  return Math.min(width / format.width, height / format.height);
}

/** The layout for a window: landscape ones for a window as wide as high, the larger one if its text stays legible. */
export function fit(width: number, height: number): Fit {
  const [large, little, least] =
    width >= height ? (["wide", "medium", LEAST_WIDE] as const) : (["phone", "small", LEAST_PHONE] as const);
  const scale = scaleOf(FORMATS[large], width, height);
  if (scale >= least) return { format: FORMATS[large], scale };
  return { format: FORMATS[little], scale: scaleOf(FORMATS[little], width, height) };
}

/** Where a panel has room: in a column or a band of the table, above it, or over its top on the smallest screens. */
export type PanelPlace = "aside" | "band" | "dock" | "over";

/** Where a panel has room beside a table with that many seats. */
export function panelPlace(format: FormatName, seats: number): PanelPlace {
  if (format === "small") return "over";
  if (format === "wide" && seats < 4) return "aside";
  return format === "medium" && seats === 2 ? "band" : "dock";
}

/** What stands in the place of the options, of what they would do, and of the news. */
export interface Instead {
  controls?: Snippet | undefined;
  aside?: Snippet | undefined;
  lesson?: Snippet | undefined;
}

/** What each layout is given: the table, the texts, the handlers, and the room there is. */
export interface LayoutProps extends Instead {
  view: TableView;
  t: Say;
  events: TableEvents;
  width: number;
  height: number;
}
