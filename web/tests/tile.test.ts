import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { badgeLook } from "../src/board/look";
import { layPlate, plateItems } from "../src/board/plate";
import Tile from "../src/board/Tile.svelte";
import { loadCatalogue } from "../src/gallery/fixtures";
import { costSymbols } from "../src/model/colours";
import type { Cost } from "../src/net/wire";

const { tiles } = await loadCatalogue();

function drawn(html: string, symbol: string): number {
  return html.split(`"#${symbol}"`).length - 1;
}

describe("a tile in the display", () => {
  test.each(tiles.map((tile) => [tile.id, tile] as const))(
    "%i shows its level, its effect and its points",
    (_, tile) => {
      const { body } = render(Tile, { props: { tile, variant: "display", size: 100 } });
      expect(drawn(body, `level-${tile.level}`)).toBe(1);
      const kind = tile.effect.kind === "any-conversion" ? "conversion" : tile.effect.kind;
      expect(drawn(body, `fx-${kind}`)).toBe(kind === "temple" ? tile.effect.number : 1);
      const numbers = [...body.matchAll(/<text[^>]*>(?:<!---->)?([^<]*)/g)].map((match) => match[1]);
      if (tile.points > 0) expect(numbers).toContain(String(tile.points));
      if (tile.mystic !== null) expect(numbers).toContain(String(tile.mystic));
    },
  );

  test("shows a cost of five or more as one disc a colour with its number", () => {
    const [tile] = tiles;
    if (tile === undefined) throw new Error("no tiles");
    const cost: Cost = { W: 0, B: 3, G: 0, R: 2, O: 0, any: 0 };
    const { body } = render(Tile, { props: { tile: { ...tile, cost }, variant: "display", size: 100 } });
    expect(costSymbols(cost)).toHaveLength(5);
    expect(drawn(body, "c-blue")).toBe(1);
    expect(body).toMatch(/>(?:<!---->)?3</);
  });
});

test("points are solid when they count, dashed while they wait and grey when they are lost", () => {
  const forest = tiles.find((tile) => tile.effect.kind === "forest");
  const village = tiles.find((tile) => tile.effect.kind === "village");
  if (forest === undefined || village === undefined) throw new Error("no such tiles");
  expect(badgeLook(village, null, null)).toBe("dashed");
  expect(badgeLook(village, true, null)).toBe("solid");
  expect(badgeLook(village, false, null)).toBe("lost");
  expect(badgeLook(forest, true, { have: 1, need: 2 })).toBe("dashed");
  expect(badgeLook(forest, true, { have: 2, need: 2 })).toBe("solid");
});

test("a tile whose effect is being decided is not sealed yet", () => {
  const volcano = tiles.find((tile) => tile.effect.kind === "volcano");
  if (volcano === undefined) throw new Error("no such tile");
  const props = { tile: volcano, variant: "placed", size: 100, active: false } as const;
  expect(drawn(render(Tile, { props }).body, "deactivated")).toBe(1);
  expect(drawn(render(Tile, { props: { ...props, waiting: true } }).body, "deactivated")).toBe(0);
});

test("no plate is wider than its tile, and its items do not overlap", () => {
  for (const tile of tiles) {
    const layout = layPlate(plateItems(tile, null), 13.5, 50);
    expect(layout.width).toBeLessThan(79);
    const places = layout.items.map((item) => item.x);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  }
});
