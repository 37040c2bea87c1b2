import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { CHAPTERS, anchorOf } from "../src/help/chapters";
import { entriesOf } from "../src/help/entries";
import { DRY, FINISHED, FOREST, ON_WILDERNESS, STRIKING, TOKENS, WATERED, type DrawnRegion } from "../src/help/scenes";
import { fold, search, segments, wantedWords, type Entry } from "../src/help/search";
import type { Catalogue } from "../src/net/wire";
import { LANGUAGES, loadTexts, type Language } from "../src/text/texts";

const RULES = [...readFileSync("../src/orbis/locales/en/rules.ftl", "utf-8").matchAll(/^rule-(\w+) =/gm)].map(
  ([, rule]) => rule ?? "",
);

async function found(language: Language, query: string): Promise<readonly string[]> {
  return search(entriesOf(await loadTexts(language, ["help"])), query).map((hit) => hit.entry.name);
}

describe("the chapters", () => {
  it("tell every rule once", () => {
    expect(CHAPTERS.flatMap((chapter) => chapter.rules).sort()).toEqual([...RULES].sort());
  });

  it("point to rules of other chapters only", () => {
    for (const chapter of CHAPTERS) {
      for (const rule of chapter.see) {
        expect(RULES).toContain(rule);
        expect(chapter.rules).not.toContain(rule);
      }
    }
  });

  it("and rules have places to go to, and nothing else has", () => {
    expect(anchorOf("E5")).toBe("rule-E5");
    expect(anchorOf("forest")).toBe("chapter-forest");
    expect(anchorOf("E99")).toBeNull();
  });

  it.each(LANGUAGES)("have all their texts in %s", async (language) => {
    const entries = entriesOf(await loadTexts(language, ["help"]));
    expect(entries).toHaveLength(CHAPTERS.length + RULES.length);
  });
});

describe("the drawings", () => {
  const { tiles } = JSON.parse(readFileSync("fixtures/catalogue.json", "utf-8")) as Catalogue;
  const universes = { FINISHED, ON_WILDERNESS, FOREST, WATERED, DRY };

  it.each([2, 3, 4] as const)("show the temple tokens of %i players", async (players) => {
    const { view } = await loadFixture("first", players);
    expect(TOKENS[players]).toEqual(view.game?.temple_tokens.map((token) => token.points));
  });

  it.each(Object.entries(universes))("show what may lie: %s", (_, regions) => {
    const at = new Map<string, DrawnRegion>(regions.map((region) => [region.slot, region]));
    const beside = (slot: string, row: number, column: number) =>
      at.get(`${Number(slot[0]) + row}${"abcde".charAt("abcde".indexOf(slot.charAt(1)) + column)}`);
    const has = (region: DrawnRegion | undefined, colours: readonly string[]) =>
      region !== undefined && (region.tile === null || colours.includes(tiles[region.tile]?.colour ?? ""));
    for (const { slot, tile, active, forest } of regions) {
      if (tile === null) continue;
      const { colour, effect } = tiles[tile] ?? { colour: "", effect: { kind: "", colours: [], number: 0 } };
      const below = [beside(slot, -1, 0), beside(slot, -1, 1)];
      if (slot[0] !== "1")
        expect(
          below.some((each) => has(each, [colour])),
          slot,
        ).toBe(true);
      if (effect.kind === "irrigation")
        expect(
          below.some((each) => has(each, effect.colours)),
          slot,
        ).toBe(active);
      const around = [...below, beside(slot, 0, -1), beside(slot, 0, 1), beside(slot, 1, -1), beside(slot, 1, 0)];
      if (effect.kind === "forest")
        expect(forest).toEqual({
          have: around.filter((each) => has(each, effect.colours)).length,
          need: effect.number,
        });
    }
  });

  it("strike just what a volcano asks for", () => {
    const volcano = tiles[STRIKING.find((cell) => cell.look === "taken")?.tile ?? -1]?.effect;
    const going = STRIKING.flatMap((cell) => cell.piles).filter((pile) => pile.look === "going");
    expect(going.reduce((sum, pile) => sum + pile.number, 0)).toBe(volcano?.number);
    for (const pile of going) expect(volcano?.colours).toContain(pile.colour);
  });
});

describe("the search", () => {
  it("does not mind case and diacritics", () => {
    expect(fold("Święty ŁUK, Heißer Fuß, žltý, Ёлка")).toBe("swiety luk, heisser fuss, zlty, елка");
  });

  it.each<[Language, string, string]>([
    ["en", "VOLCANO", "E4"],
    ["pl", "zolty nawrocenie", ""],
    ["pl", "swiaty", "E9"],
    ["pl", "wulkanami", "E4"],
    ["sk", "zavlazovanie", "E5"],
    ["ru", "звезды", "C4"],
    ["ru", "Вулканами", "E4"],
    ["de", "weiss", "C1"],
    ["de", "mussiggang", "G4"],
    ["de", "Wäldern", "G7"],
  ])("finds in %s for “%s” the rule %s", async (language, query, rule) => {
    const names = await found(language, query);
    if (rule === "") expect(names).toEqual([]);
    else expect(names).toContain(rule);
  });

  it("wants every word, in whatever order", async () => {
    expect(await found("en", "temple ties")).toContain("D3");
    expect(await found("en", "ties temple")).toEqual(await found("en", "temple ties"));
    expect(await found("en", "temple zebra")).toEqual([]);
  });

  it("finds a rule by its name first, then headings", async () => {
    expect((await found("en", "e5"))[0]).toBe("E5");
    expect((await found("en", "forest"))[0]).toBe("forest");
  });

  it("finds the reasons of rulings", async () => {
    expect(await found("en", "misprint")).toEqual(["Q2"]);
    expect(await found("en", "exception zero")).toEqual(["Q6"]);
  });

  it("begins words, and does not look into them", () => {
    const entry: Entry = { name: "X", kind: "rule", title: "", text: "a volcano" };
    expect(search([entry], "volc")).toHaveLength(1);
    expect(search([entry], "cano")).toHaveLength(0);
  });

  it("lets endings go, after what has them", () => {
    const entries: Entry[] = ["forest", "forested", "for"].map((text) => ({
      name: text,
      kind: "rule",
      title: "",
      text,
    }));
    expect(search(entries, "foreste").map((hit) => hit.entry.name)).toEqual(["forested", "forest"]);
    expect(search(entries, "forestry").map((hit) => hit.entry.name)).toEqual(["forest", "forested"]);
  });

  it("finds nothing for nothing", () => {
    expect(wantedWords(" – ")).toEqual([]);
    expect(search([{ name: "X", kind: "rule", title: "", text: "word" }], " ")).toEqual([]);
  });

  it("marks what was found, in the letters of the text", () => {
    const marked = (text: string, query: string) =>
      segments(text, wantedWords(query))
        .map(({ text: part, found: hit }) => (hit ? `[${part}]` : part))
        .join("");
    expect(marked("Świątynia: jej symbole", "swia")).toBe("[Świą]tynia: jej symbole");
    expect(marked("Weiß, weiße", "weiss")).toBe("[Weiß], [weiß]e");
    expect(marked("no such thing", "word")).toBe("no such thing");
  });
});
