/** What placing and taking would do, in words. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import SlotMark from "../src/board/SlotMark.svelte";
import { loadCatalogue, loadFixture, loadView } from "../src/gallery/fixtures";
import { WILDERNESS, kingdomColour } from "../src/model/actions";
import { NOBODY } from "../src/model/colours";
import type { Change, Choice, EffectKind, Placement, Preview, Price, SlotName } from "../src/net/wire";
import { speak } from "../src/services/language.svelte";
import ScoreSheet from "../src/sheets/ScoreSheet.svelte";
import PreviewPanel from "../src/table/PreviewPanel.svelte";
import { previewText } from "../src/table/labels";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { consequence, tilePreview } from "../src/views/preview";
import { ONLOOKER, tableView } from "../src/views/tableView";
import { plain } from "./spaces";

const catalogue = await loadCatalogue();
const FIRST = (await loadFixture("first", 2)).view;
const TAKER = { names: ["Ann", "Ben"], most: 10, wilderness: -1 };
const [TILE] = catalogue.tiles;

/** What taking a tile would do, and what it costs. */
function taken(): Preview & { price: Price } {
  const found = (FIRST.game?.options ?? []).find(({ preview }) => preview?.price && preview.unbuildable === null);
  if (!found?.preview?.price) throw new Error("nothing can be built");
  return { ...found.preview, price: found.preview.price };
}

/** A placement of a tile that is inactive there. */
function inactive(wakes: readonly SlotName[], change: Partial<Change>): Placement {
  const slot = taken().built?.slots[0];
  if (slot === undefined) throw new Error("no slot");
  const changed = { ...slot.outcome.change, ...change };
  return { ...slot, active: false, points: 0, forest: null, wakes, outcome: { ...slot.outcome, change: changed } };
}

describe("an inactive tile that makes a forest score", () => {
  const both = inactive(["1a"], { regions: 3, total: 3 });

  test.each([
    ["en", "forest +3", "tile inactive, but a forest scores: +3 CP"],
    ["de", "Wald +3", "Landschaft nicht gewertet, aber ein Wald: +3 SP"],
    ["pl", "las +3", "kafel nieaktywny, ale uaktywnia las: +3 PK"],
    ["sk", "les +3", "dielik neaktívny, ale aktivuje les: +3 BS"],
    ["ru", "Лес +3", "тайл без очков, но активирует Лес: +3 ОС"],
  ] as const)("says which of them brings the points, in %s", async (language, forest, words) => {
    const t = await loadTexts(language);
    const found = consequence(t, both).consequence;
    expect([found.also, found.note].map((each) => plain(each ?? ""))).toEqual([forest, words]);
    const option = { id: 40, label: "there", consequence: found };
    const drawn = (brief: boolean) => {
      const props = { option, placing: null, catalogue, size: 60, pointed: false, brief, wilderness: -1 };
      const { body } = render(SlotMark, { props });
      const signs = [...body.matchAll(/href="#([^"]*)"/g)].map(([, sign]) => sign);
      return [...signs, ...[...body.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => plain(text ?? ""))];
    };
    // In a small slot, a sign stands for each of them.
    expect(drawn(true)).toEqual(["deactivated", "fx-forest", "+3"]);
    expect(drawn(false)).toEqual(["deactivated", forest]);
    const view = { ...(await loadView("first", 2, language)), options: [option], pointed: 40 };
    expect(plain(previewText(t, view))).toBe(`there: ${words}`);
  });

  test("says so in the panel while its slot is pointed at", async () => {
    const t = await loadTexts("en");
    const view = await loadView("first", 2, "en");
    if (TILE === undefined) throw new Error("no tile");
    const options = [{ id: 40, label: "there", ...consequence(t, both) }];
    const preview = tilePreview(t, TILE, "a1", taken(), TAKER);
    const told = (pointed: number | null) =>
      plain(render(PreviewPanel, { props: { view: { ...view, options, preview, pointed }, t } }).body);
    expect(told(40)).toContain("tile inactive, but a forest scores: +3 CP");
    expect(told(null)).not.toContain("inactive");
  });

  test("counts only what forests bring as theirs", async () => {
    const t = await loadTexts("en");
    const found = consequence(t, inactive(["1a"], { regions: 3, god: 2, total: 5 })).consequence;
    expect([found.head, found.note, found.also]).toEqual(["+5", "tile inactive", undefined]);
    const two = consequence(t, inactive(["1a", "1b"], { regions: 7, total: 7 })).consequence;
    expect(plain(two.also ?? "")).toBe("forests +7");
  });
});

describe("taking a tile", async () => {
  const t = await loadTexts("en");
  if (TILE === undefined) throw new Error("no tile");

  /** What would leave the kingdom if any colour were paid with these. */
  function paid(payment: Choice | null) {
    const found = taken();
    const price = { ...found.price, due: { ...NOBODY, G: 1, any: payment?.due ?? 0 }, payment };
    const kingdom = { ...NOBODY, G: 2, R: 1 };
    const left = { ...NOBODY, G: 1, R: 1 };
    return tilePreview(
      t,
      TILE as NonNullable<typeof TILE>,
      "a1",
      { ...found, kingdom, price: { ...price, kingdom: left } },
      TAKER,
    ).pay;
  }
  const picks = (...all: readonly [colour: string, most: number][]) =>
    all.map(([colour, most]) => ({
      action: SPENDS.find((each) => kingdomColour(each) === colour) ?? -1,
      most,
    }));
  const SPENDS = Array.from({ length: 109 }, (_, action) => action).filter((each) => kingdomColour(each) !== null);

  test("counts what has to be paid for any colour, whatever is chosen", () => {
    expect(paid(null)).toEqual({ ...NOBODY, G: 1 });
    expect(paid({ due: 1, picks: picks(["G", 1]) })).toEqual({ ...NOBODY, G: 2 });
    expect(paid({ due: 1, picks: picks(["G", 1], ["R", 1]) })).toEqual({ ...NOBODY, G: 1 });
    expect(paid({ due: 2, picks: picks(["G", 1], ["R", 2]) })).toEqual({ ...NOBODY, G: 1, R: 1 });
  });

  test("that can only become a wilderness says how many worshippers will be too many", () => {
    const wild = { ...taken(), unbuildable: "P3" as const, kingdom: { ...NOBODY, W: 7, B: 5 } };
    const found = tilePreview(t, TILE, "a1", wild, TAKER);
    expect(plain(found.text ?? "")).toMatch(/Then discard 2: you may keep ten\.$/);
    expect(plain(found.limit ?? "")).toBe("Then discard 2: you may keep ten.");
    const few = tilePreview(t, TILE, "a1", { ...wild, kingdom: { ...NOBODY, W: 10 } }, TAKER);
    expect([few.text?.includes("iscard"), few.limit]).toEqual([false, ""]);
  });

  test("counts the worshipper of any colour that it will bring among those that are too many", () => {
    const found = taken();
    const full = { ...found, price: { ...found.price, left: 11 }, built: null };
    const limit = (kind: EffectKind) => {
      const effect = { kind, colours: [], number: kind === "any-conversion" ? 1 : 0 };
      return plain(tilePreview(t, { ...TILE, effect }, "a1", full, TAKER).limit ?? "");
    };
    expect(limit("stone")).toBe("Then discard 1: you may keep ten.");
    expect(limit("any-conversion")).toBe("Then discard 2: you may keep ten.");
  });

  test("says so in the question, chosen or taken", () => {
    const game = FIRST.game;
    if (!game) throw new Error("no game");
    const [option] = game.options.filter(({ preview }) => preview?.price);
    if (!option?.preview) throw new Error("nothing can be taken");
    const seat = game.state.seat ?? 0;
    const full = { ...NOBODY, W: 7, B: 6 };
    const plans = option.preview.plans.filter(({ action }) => action === WILDERNESS);
    const preview = { ...option.preview, plans, unbuildable: "P3" as const, kingdom: full };
    const looking = { ...ONLOOKER, catalogue, viewer: seat, own: [seat] };
    const chosen = tableView(
      t,
      FIRST,
      { ...game, options: [{ ...option, preview }] },
      { ...looking, selected: option.id },
    );
    expect(plain(chosen.prompt.note)).toMatch(/\. Then discard 3: you may keep ten\.$/);
    expect(plain(chosen.prompt.brief)).toMatch(/\. Then discard 3\.$/);
    const reason = { key: "settle-no-slot" };
    const players = game.state.players.map((each) => ({ ...each, kingdom: full }));
    const settled = {
      ...game,
      question: { key: "question-wilderness", arguments: { reason } },
      state: { ...game.state, players },
    };
    expect(plain(tableView(t, FIRST, settled, looking).prompt.note)).toMatch(/\. Then discard 3: you may keep ten\.$/);
  });

  test("says that nobody is left to gather", () => {
    const opens = { seat: 1, cells: [], most_gathered: 0, refill: null };
    const note = (most: number) =>
      plain(
        tilePreview(t, TILE, "a1", { ...taken(), opens: { ...opens, most_gathered: most } }, TAKER).lines.at(-1)
          ?.note ?? "",
      );
    expect(note(0)).toBe("then there is nobody for Ben to gather");
    expect(note(4)).toBe("then Ben can gather up to 4");
  });
});

test.each(LANGUAGES)("while worshippers are chosen, the panel does not ask for tiles, in %s", async (language) => {
  const t = await loadTexts(language);
  const view = await loadView("first", 2, language);
  const choice = { due: 1, chosen: 0, picks: [], picked: [] };
  const told = (asked: typeof choice | null) =>
    render(PreviewPanel, { props: { view: { ...view, preview: null, choice: asked }, t } }).body;
  expect(told(choice)).toContain(t("web-choose-hint"));
  expect(told(choice)).not.toContain(t("web-preview-hint"));
  expect(told(null)).toContain(t("web-preview-hint"));
});

test("the score promises nothing to play for where there is nothing", async () => {
  await speak("en");
  const t = await loadTexts("en");
  const told = async (position: string, players: number) => {
    const { view } = await loadFixture(position, players);
    if (!view.game) throw new Error("no game");
    const { body } = render(ScoreSheet, { props: { view, game: view.game, catalogue } });
    return [body.includes(t("pages-could-come")), view.game.scores.some(({ temples }) => temples > 0)];
  };
  expect(await told("first", 2)).toEqual([false, false]);
  expect(await told("mid", 4)).toEqual([true, true]);
  expect(await told("over", 3)).toEqual([false, true]);
});
