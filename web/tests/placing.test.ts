import { expect, test } from "vitest";
import { BUILD, PLACE_LEFT, PLACE_RIGHT, WILDERNESS } from "../src/model/actions";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import type { Preview } from "../src/net/wire";
import { loadTexts } from "../src/text/texts";
import { planOptions, plansOf, tilePreview } from "../src/views/preview";

const t = await loadTexts("en");

/** The words for the right end of row 1, where tiles can be built at some places. */
async function rightEnd(places: readonly number[]): Promise<string | undefined> {
  const options = (await loadFixture("first", 2)).view.game?.options ?? [];
  const found = options.find(({ preview }) => (preview?.built?.slots.length ?? 0) > 0)?.preview as Preview;
  const [slot] = found.built?.slots ?? [];
  if (found.built == null || slot === undefined) throw new Error("nothing can be built");
  const slots = places.map((action) => ({ ...slot, action }));
  const plans = places.map((action) => ({ action, actions: [], later: [] }));
  const named = planOptions(t, { ...found, plans, built: { ...found.built, slots } });
  return named.find(({ id }) => id === PLACE_RIGHT)?.label;
}

test("an empty row has no right end", async () => {
  expect(await rightEnd([PLACE_RIGHT])).toBe(t("option-place-first"));
  expect(await rightEnd([PLACE_LEFT, PLACE_RIGHT])).toBe(t("option-place-right"));
});

test("of a tile that can only become a wilderness is shown why, what that costs, and what it would do if it were built", async () => {
  const { tiles } = await loadCatalogue();
  const options = (await loadFixture("first", 2)).view.game?.options ?? [];
  const [tile] = tiles;
  const found = options.find(({ preview }) => preview?.price)?.preview;
  if (!found?.price || tile === undefined) throw new Error("no tile can be taken");
  const taker = { names: [], most: 10, wilderness: -1 };
  const possible = tilePreview(t, tile, "a1", { ...found, unbuildable: null }, taker);
  expect(possible.lines.map(({ step }) => step)).toEqual(["gather", "pay", "effect", "spread"]);
  const unplaced = { ...found, unbuildable: "P3", price: { ...found.price, payable_with_exchanges: true } };
  const only = tilePreview(t, tile, "a1", unplaced, taker);
  expect(only.lines.map(({ step }) => step)).toEqual(["gather", "pay", "effect", "spread"]);
  expect(only.lines[1]?.note).toBe(t("pages-if-built", { points: tile.points }));
  expect(only.detail).toBe(t("web-wilderness"));
  expect(only.text).toContain(t("settle-no-slot"));
});

test("a tile that can only become a wilderness is laid as one by the slot that is chosen", async () => {
  const options = (await loadFixture("first", 2)).view.game?.options ?? [];
  const found = options.find(({ preview }) => preview?.price && preview.unbuildable !== null)?.preview;
  const slots = found?.wilderness?.slots ?? [];
  if (found == null || slots.length === 0) throw new Error("no tile can only become a wilderness");
  const laid = plansOf(found).slice(1);
  expect(laid.map(({ actions }) => actions)).toEqual(slots.map(({ action }) => [found.action, WILDERNESS, action]));
  const named = planOptions(t, found).slice(1);
  expect(named.map(({ consequence }) => consequence?.head)).toEqual(slots.map(() => "−1"));
  const buildable = options.find(({ preview }) => preview?.plans.some(({ action }) => action === BUILD))?.preview;
  expect(buildable && plansOf(buildable)).toBe(buildable?.plans);
});
