/** The places of what stands on the effect plate of a tile. */

import type { Letter } from "../net/wire";
import type { ForestStatus, TileFace } from "../model/view";

export type PlateItem =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "disc"; readonly colour: Letter | "any" }
  | { readonly kind: "icon"; readonly icon: "down" | "check" };

export interface PlacedItem {
  readonly item: PlateItem;
  /** The middle of the item. */
  readonly x: number;
}

export interface PlateLayout {
  readonly left: number;
  readonly width: number;
  /** The width of a disc. */
  readonly disc: number;
  readonly items: readonly PlacedItem[];
}

const CHARACTER = 0.58;
/** The height of the type, as a part of the plate's height. */
export const TEXT = 0.76;
const DISC = 0.78;
const GAP = 0.2;
const PADDING = 0.31;

function itemWidth(item: PlateItem, height: number): number {
  switch (item.kind) {
    case "text":
      return item.text.length * CHARACTER * TEXT * height;
    case "disc":
      return DISC * height;
    case "icon":
      return 0.7 * height;
  }
}

/** The width of a plate of a height, and its items around `centre`. */
export function layPlate(items: readonly PlateItem[], height: number, centre: number): PlateLayout {
  const widths = items.map((item) => itemWidth(item, height));
  const inner = widths.reduce((sum, width) => sum + width, 0) + GAP * height * (items.length - 1);
  let left = centre - inner / 2;
  const placed = items.map((item, index) => {
    const width = widths[index] ?? 0;
    const x = left + width / 2;
    left += width + GAP * height;
    return { item, x };
  });
  const width = inner + 2 * PADDING * height;
  return { left: centre - width / 2, width, disc: DISC * height, items: placed };
}

/** The same between two edges with type that must not shrink: the discs share what is left, and nothing is ticked. */
export function layTight(all: readonly PlateItem[], font: number, from: number, to: number): PlateLayout {
  const items = all.filter((item) => item.kind !== "icon" || item.icon !== "check");
  const gap = font * 0.14;
  const text = (item: PlateItem) => (item.kind === "text" ? item.text.length * CHARACTER * font : 0);
  const bare = items.reduce((sum, item) => sum + text(item), 0) + gap * (items.length - 1);
  const padding = font * 0.32;
  const discs = items.filter((item) => item.kind !== "text").length;
  const disc = Math.max(0, Math.min(font * 1.02, (to - from - 2 * padding - bare) / Math.max(discs, 1)));
  const inner = bare + disc * discs;
  const width = inner + 2 * padding;
  const start = Math.max(from, 50 - width / 2);
  let left = start + padding;
  const placed = items.map((item) => {
    const width = item.kind === "text" ? text(item) : disc;
    const x = left + width / 2;
    left += width + gap;
    return { item, x };
  });
  return { left: start, width, disc, items: placed };
}

/** What the plate of a tile says; nothing for stones and temples, whose drawings say it. */
export function plateItems(tile: TileFace, forest: ForestStatus | null): readonly PlateItem[] {
  const { kind, colours, number } = tile.effect;
  const discs = colours.map((colour): PlateItem => ({ kind: "disc", colour }));
  const text = (text: string): PlateItem => ({ kind: "text", text });
  switch (kind) {
    case "farm":
      return [...discs, text("=0")];
    case "village":
      return [text(`−${number}`), { kind: "disc", colour: "any" }];
    case "forest":
      if (forest === null) return [text(`${number}×`), ...discs];
      return [
        text(`${forest.have}/${forest.need}`),
        ...discs,
        ...(forest.have >= forest.need && discs.length < 3 ? [{ kind: "icon", icon: "check" } as const] : []),
      ];
    case "volcano":
      return [text(`−${number}`), ...discs];
    case "irrigation":
      return [{ kind: "icon", icon: "down" }, ...discs];
    case "conversion":
      return [text(`+${number}`), ...discs];
    case "any-conversion":
      return [text(`+${number}`), { kind: "disc", colour: "any" }];
    case "stone":
    case "temple":
      return [];
  }
}
