import { render } from "svelte/server";
import { expect, test } from "vitest";
import CostDiscs from "../src/board/CostDiscs.svelte";
import { pyramidHeight, pyramidWidth } from "../src/board/pyramid";
import { layTight, plateItems } from "../src/board/plate";
import { cardHeight, cardSize, displaySize, MONOGRAM, pyramidSize, rowSize, sideSize } from "../src/table/sizes";
import catalogue from "../fixtures/catalogue.json";
import type { Catalogue } from "../src/net/wire";

const ROOMS = [170, 220, 300, 374, 480, 640].flatMap((width) => [170, 230, 320, 480].map((height) => [width, height]));

test.each(ROOMS)("the display and a universe fit into %i×%i", (width, height) => {
  const { size, pitch, figure } = displaySize(width, height);
  expect(2 * pitch[0] + size).toBeLessThanOrEqual(width);
  expect(2 * pitch[1] + 0.86 * size + 0.66 * figure).toBeLessThanOrEqual(height + 0.01);
  expect(pitch[0]).toBeGreaterThanOrEqual(size);
  const universe = pyramidSize(width, height);
  expect(pyramidWidth(universe)).toBeLessThanOrEqual(width);
  expect(pyramidHeight(universe)).toBeLessThanOrEqual(height);
});

test.each([
  [5, 4, 310, 45],
  [3, 2, 240, 44],
  [5, 2, 430, 60],
])("%i gods and %i columns of tokens share %i pixels, and a finger finds the gods", (gods, columns, width, high) => {
  const size = rowSize(width, high, gods, columns, high * 0.86);
  expect(size.pitch).toBeGreaterThanOrEqual(44);
  const token = size.token + size.gap + (size.below ? 0 : MONOGRAM + 1);
  expect(gods * size.pitch + columns * token).toBeLessThanOrEqual(width + 4);
});

test("three cards and a coach share a column", () => {
  const high = cardHeight(545, 3, false, "coach");
  expect(3 * high + 3 * 8 + 230).toBeLessThanOrEqual(545);
  expect(cardSize(244, high).variant).toBe("phone");
  expect(cardSize(244, cardHeight(545, 3, false, null)).variant).toBe("tall");
});

test("on the smallest tiles no plate leaves its room, and its items do not overlap", () => {
  for (const tile of (catalogue as unknown as Catalogue).tiles) {
    const layout = layTight(plateItems(tile, null), 22, 23, 96);
    expect(layout.left).toBeGreaterThanOrEqual(23);
    expect(layout.left + layout.width).toBeLessThanOrEqual(96.01);
    expect(layout.disc).toBeGreaterThan(8);
  }
});

test("a coach beside one card is as high as its longest words, and leaves the card its kingdom", () => {
  for (const height of [484, 521, 594]) {
    const card = cardHeight(height, 1, false, "coach");
    expect(height - card - 8).toBeGreaterThanOrEqual(335);
    expect(cardSize(244, card).variant).toBe("tall");
  }
});

test.each([
  [3, 2, 193],
  [4, 3, 193],
  [5, 4, 193],
  [5, 4, 219],
])(
  "beside the display %i gods, the stacks and %i tokens share a height of %i, and a finger finds the gods",
  (gods, tokens, high) => {
    const size = sideSize(high, gods, tokens);
    expect(size.pitch).toBeGreaterThanOrEqual(44);
    const rows = Math.ceil(tokens / 2);
    expect(Math.ceil((gods + 1) / 2) * size.pitch + rows * (size.token * 1.25 + 2)).toBeLessThanOrEqual(high + 2);
  },
);

test("on the smallest phone the tiles of the display are large enough for pips of 12 pixels", () => {
  // What is left of 375×548 beside the gods.
  const { size } = displaySize(265, 219);
  expect(size).toBeGreaterThanOrEqual(70);
  for (const tile of (catalogue as unknown as Catalogue).tiles) {
    const { body } = render(CostDiscs, { props: { cost: tile.cost, size } });
    const radii = [...body.matchAll(/r="([\d.]+)" fill="var\(--c\)"/g)].map(([, radius]) => Number(radius));
    if (radii.length <= 3) for (const radius of radii) expect((2 * radius * size) / 100).toBeGreaterThanOrEqual(11.99);
  }
});
