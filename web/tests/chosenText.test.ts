/** What is said of the chosen tile where there is no room for a panel. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import { loadFixture, loadCatalogue } from "../src/gallery/fixtures";
import type { TableView } from "../src/model/view";
import ChosenText from "../src/table/ChosenText.svelte";
import { loadTexts } from "../src/text/texts";
import { ONLOOKER } from "../src/views/onlooker";
import { tableView } from "../src/views/tableView";
import { plain } from "./spaces";

const t = await loadTexts("en");
const catalogue = await loadCatalogue();
const { view } = await loadFixture("first", 2);
if (!view.game) throw new Error("no game");
const game = view.game;
const own = [game.state.seat ?? 0];
const taking = game.options.find(({ preview }) => preview?.price && preview.unbuildable === null);

/** A table where a tile that is worth something is chosen. */
function chosen(): TableView {
  const drawn = tableView(t, view, game, {
    ...ONLOOKER,
    catalogue,
    viewer: own[0] ?? 0,
    own,
    selected: taking?.id ?? null,
  });
  const tiles = catalogue.tiles.map((tile) => ({ ...tile, points: 2 }));
  return { ...drawn, catalogue: { ...catalogue, tiles } };
}

function told(view: TableView): string {
  const text = render(ChosenText, { props: { view, t } }).body.replace(/<!--.*?-->|<[^>]*>/g, "");
  return plain(text).replace(/\s+/g, " ").trim();
}

test("a tile that would be inactive wherever it lies is worth nothing", () => {
  const found = chosen();
  expect(told(found)).toContain("· worth 2 CP ·");
  const lost = found.options.map((each) =>
    each.consequence ? { ...each, consequence: { ...each.consequence, isLost: true } } : each,
  );
  expect(lost).not.toEqual(found.options);
  expect(told({ ...found, options: lost })).not.toContain("worth");
  expect(told({ ...found, options: [...lost, ...found.options] })).toContain("worth 2 CP");
});

test("a tile that is paid already is told without a price before it", () => {
  const found = { ...chosen(), preview: null };
  expect(told(found)).toMatch(/^worth 2 CP · \w/);
  const tiles = catalogue.tiles.map((tile) => ({ ...tile, points: 0 }));
  expect(told({ ...found, catalogue: { ...catalogue, tiles } })).toMatch(/^\w/);
});
