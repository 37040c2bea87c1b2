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
  readonly width: number;
  readonly items: readonly PlacedItem[];
}

const CHARACTER = 0.58;
const TEXT = 0.76;
const GAP = 0.2;
const PADDING = 0.31;

function itemWidth(item: PlateItem, height: number): number {
  switch (item.kind) {
    case "text":
      return item.text.length * CHARACTER * TEXT * height;
    case "disc":
      return 0.78 * height;
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
  return { width: inner + 2 * PADDING * height, items: placed };
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
