import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import { takeTile } from "../src/model/actions";
import { FORMATS } from "../src/table/format";
import Layout from "../src/table/Layout.svelte";
import { effectText } from "../src/text/pieces";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { ONLOOKER } from "../src/views/onlooker";
import { tableView } from "../src/views/tableView";
import { titleOf } from "../src/views/title";
import { NO_EVENTS, views } from "./views";

function buttons(html: string): string[] {
  return html.match(/<button.*?<\/button>/gs) ?? [];
}

function hasName(button: string): boolean {
  const label = /^<button[^>]*aria-label="([^"]*)"/.exec(button)?.[1];
  const text = button.replace(/<[^>]*>/g, "").trim();
  return (label ?? text) !== "";
}

describe.each(Object.values(FORMATS))("$name", ({ name, drawn: [width, height] }) => {
  const room = { format: name, width, height };

  test.each(LANGUAGES)("says everything and names every button in %s", async (language) => {
    const t = await loadTexts(language);
    for (const view of await views(language)) {
      const { body } = render(Layout, { props: { view, t, events: NO_EVENTS, ...room } });
      expect(buttons(body).length).toBeGreaterThan(15);
      expect(buttons(body).filter((button) => !hasName(button))).toEqual([]);
    }
  });

  test("asks before it shows what is asked about", async () => {
    const t = await loadTexts("en");
    for (const view of await views("en")) {
      const { body } = render(Layout, { props: { view, t, events: NO_EVENTS, ...room } });
      const order = ['role="status"', 'class="display', 'class="pyramid', 'class="options', 'class="others'];
      const places = order.map((mark) => body.indexOf(mark));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(-1);
    }
  });
});

test.each(LANGUAGES)("the title of a page is no sentence in %s when the game is over", async (language) => {
  const [t, { view }] = [await loadTexts(language), await loadFixture("over", 3)];
  expect(titleOf(t, { ...view, status: "over" }, [], false)).toMatch(/\p{L}$/u);
});

test("the title of a page says that it is the deal of the day", async () => {
  const [t, { view }] = [await loadTexts("en"), await loadFixture("over", 3)];
  const today = { ...view, settings: { ...view.settings, daily: "2026-11-18" } };
  expect(titleOf(t, today, [], false)).toBe(`${titleOf(t, view, [], false)} · Deal of the day`);
});

test("the title of a page says what somebody proposes to those who are asked", async () => {
  const [t, { view }] = [await loadTexts("en"), await loadFixture("over", 3)];
  const wish = { seat: 0, wish: "end", count: 0, waiting: [1], moment: null, lasts: null } as const;
  const asked = { ...view, status: "playing", wish } as const;
  expect(titleOf(t, asked, [1], true)).toContain("propose");
  expect(titleOf(t, asked, [1], true)).toMatch(/\p{L}$/u);
  expect(titleOf(t, asked, [2], true)).toBe("Your turn");
});

describe("whoever has nothing to decide", () => {
  const room = { format: "wide", width: 1440, height: 789 } as const;

  async function lookedAt(pointed: number | null) {
    const [t, catalogue, { view }] = [await loadTexts("en"), await loadCatalogue(), await loadFixture("first", 2)];
    if (!view.game) throw new Error("no game");
    const drawn = tableView(t, view, view.game, { ...ONLOOKER, catalogue, viewer: 0, pointed });
    return { t, catalogue, drawn, cell: view.game.state.display[0] };
  }

  test("reads what a tile is when they point at it", async () => {
    const { t, catalogue, drawn, cell } = await lookedAt(takeTile("a1"));
    const tile = catalogue.tiles[cell?.tile ?? -1];
    if (tile === undefined) throw new Error("no tile");
    expect(drawn.preview?.text).toContain(effectText(t, tile.effect));
    expect(drawn.preview?.lines).toEqual([]);
  });

  test("is not promised what a tile would do", async () => {
    const { t, drawn } = await lookedAt(null);
    const { body } = render(Layout, { props: { view: drawn, t, events: NO_EVENTS, ...room } });
    expect(body).toContain(t("web-look-hint"));
    expect(body).not.toContain(t("web-preview-hint"));
  });
});
