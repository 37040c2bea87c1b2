/** What placing and taking would do, in words. */

import type { ComponentProps } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import SlotMark from "../src/board/SlotMark.svelte";
import { loadCatalogue, loadFixture, loadView } from "../src/gallery/fixtures";
import { WILDERNESS, kingdomColour } from "../src/model/actions";
import { NOBODY } from "../src/model/colours";
import type { Change, Choice, EffectKind, Happened, Placement, Preview, Price, SlotName, Tile } from "../src/net/wire";
import { speak } from "../src/services/language.svelte";
import ScoreSheet from "../src/sheets/ScoreSheet.svelte";
import TileSheet from "../src/sheets/TileSheet.svelte";
import PreviewPanel from "../src/table/PreviewPanel.svelte";
import { previewText } from "../src/table/labels";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { consequence, godPreview, tilePreview } from "../src/views/preview";
import { ONLOOKER } from "../src/views/onlooker";
import { tileOf } from "../src/views/pointed";
import { tableView } from "../src/views/tableView";
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

test("a god that can be taken is told with what it would be worth now", async () => {
  const [t, view] = [await loadTexts("en"), await loadView("first", 2, "en")];
  const told = (brief: boolean, foreseen?: Preview) => {
    const preview = godPreview(t, 3, catalogue, foreseen);
    return plain(render(PreviewPanel, { props: { view: { ...view, preview }, t, brief } }).body);
  };
  const { outcome } = inactive([], { god: 3, total: 3 });
  const now = "If you took this god and the game ended now: +3 CP";
  expect(told(false, { ...taken(), outcome })).toContain(now);
  expect(told(true, { ...taken(), outcome })).not.toContain(now);
  expect(told(false)).not.toContain("ended now");
});

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

  /** What taking a village or volcano would do that asks for so many worshippers, in words. */
  function asking(kind: "village" | "volcano", available: number) {
    const found = taken();
    const amount = { due: 3, available, payable: available >= 3 };
    const slots = (found.built?.slots ?? []).map((slot) => ({ ...slot, amount }));
    const built = found.built && { ...found.built, slots };
    const tile = { ...TILE, points: 3, effect: { kind, colours: ["G" as const], number: 3 } };
    const { detail, limit, short, lines } = tilePreview(t, tile as Tile, "a1", { ...found, built }, TAKER);
    const effect = lines.find(({ step }) => step === "effect")?.note;
    return [detail, limit, short, effect].map((each) => plain(each ?? ""));
  }

  test("says that too few worshippers are there for a village or volcano, and that it would bring nothing", () => {
    const [detail, limit, short, effect] = asking("village", 1);
    expect([detail, limit, short]).toEqual(["0 CP", "Only 1 of 3 left: 0 CP", "only 1 of 3 left: 0 CP"]);
    expect(effect).toMatch(/, or it is deactivated\. Only 1 of 3 left: 0 CP\.$/);
    expect(asking("volcano", 0).slice(0, 3)).toEqual([
      "0 CP",
      "Only 0 of 3 on the display: 0 CP",
      "only 0 of 3 on the display: 0 CP",
    ]);
    expect(asking("village", 4).slice(0, 3)).toEqual(["3 CP", "Then discard 3: 1 left", ""]);
    expect(asking("volcano", 3).slice(0, 3)).toEqual(["3 CP", "", ""]);
  });

  test("says in the sheet of a tile what it would be worth", async () => {
    await speak("en");
    const { view } = await loadFixture("first", 2);
    const { game } = view;
    const own = [game?.state.seat ?? 0];
    const option = game?.options.find(({ preview }) => preview?.price && preview.unbuildable === null);
    if (!game || !option?.preview?.built) throw new Error("nothing can be built");
    const number = tileOf(game, option.id) ?? 0;
    const worth = (available: number) => {
      const amount = { due: 3, available, payable: available >= 3 };
      const built = { slots: (option.preview?.built?.slots ?? []).map((slot) => ({ ...slot, amount })), best: 0 };
      const preview = { ...option.preview, built: { ...option.preview?.built, ...built } };
      const options = game.options.map((each) => (each === option ? { ...each, preview } : each));
      const village = { kind: "village" as const, colours: [], number: 3 };
      const tiles = catalogue.tiles.map((each) => ({ ...each, points: 3, effect: village }));
      const now = { ...game, options };
      const props = { view, game: now, now, catalogue: { ...catalogue, tiles }, own, tile: number };
      const { body } = render(TileSheet, { props: props as unknown as ComponentProps<typeof TileSheet> });
      const [, said = ""] = body.split(`>${t("pages-worth")}</dt>`);
      return plain(
        said
          .replace(/<!--.*?-->/g, "")
          .replace(/<\/dd>.*/s, "")
          .replace(/<[^>]*>/g, ""),
      ).trim();
    };
    expect([worth(1), worth(3)]).toEqual(["only 1 of 3 left: 0 CP", "3 CP"]);
  });

  test("tells before the turn ends what was deactivated because too few were there", async () => {
    const { view } = await loadFixture("first", 2);
    const { game } = view;
    if (!game) throw new Error("no game");
    const seat = game.state.seat ?? 0;
    const short = { key: "log-short", arguments: { what: "village", available: 1, due: 3 } };
    const event = { number: 1, kind: "acted", seat, actions: [0], count: 1, hash: "", log: [short] } as const;
    const ending = { ...game, state: { ...game.state, decision: { kind: "end" as const, cell: null } } };
    const looking = { ...ONLOOKER, catalogue, viewer: seat, own: [seat], events: [event as unknown as Happened] };
    const { note, brief } = tableView(t, view, ending, looking).prompt;
    const said = "The village is deactivated: 1 left, 3 needed.";
    expect([plain(note).startsWith(said), plain(brief).endsWith(said)]).toEqual([true, true]);
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
