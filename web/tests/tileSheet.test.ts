/** What a tile would do is told only to whoever can take it. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import type { Game, View } from "../src/net/wire";
import { speak, t } from "../src/services/language.svelte";
import TileSheet from "../src/sheets/TileSheet.svelte";

await speak("en");
const catalogue = await loadCatalogue();
const { view } = await loadFixture("first", 2);
const game = view.game as Game;
const mine = game.state.seat ?? 0;
const tile = game.state.display.find((cell) => cell.tile !== null)?.tile ?? -1;
const nothing = () => undefined;
const others = { catalogue, viewer: mine, tile, onopen: nothing, onlook: nothing, onclose: nothing };

function saysWhat(own: number, at: Partial<View>, now = game): boolean {
  const props = { ...others, view: { ...view, status: "playing" as const, ...at }, game, now, own: [own] };
  return render(TileSheet, { props }).body.includes(t("web-gather"));
}

/** The seats with a bot in one's own. */
const replaced = (why: View["seats"][number]["replaced"]) =>
  view.seats.map((seat, number) => (number === mine ? { ...seat, replaced: why } : seat));

test("whoever can take a tile reads what it would do", () => {
  expect(saysWhat(mine, {})).toBe(true);
  expect(saysWhat(mine, { seats: replaced("absent") })).toBe(true);
});

test("whoever cannot take a tile is not told what it would do", () => {
  expect(saysWhat(1 - mine, {})).toBe(false);
  expect(saysWhat(mine, { paused: { seat: 1, until: null } })).toBe(false);
  expect(saysWhat(mine, { seats: replaced("resigned") })).toBe(false);
  expect(saysWhat(mine, { seats: replaced("clock") })).toBe(false);
});

test("a tile that is looked back at does nothing any more", () => {
  expect(saysWhat(mine, {}, { ...game })).toBe(false);
});
