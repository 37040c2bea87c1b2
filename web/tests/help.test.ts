import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHAPTERS, anchorOf } from "../src/help/chapters";
import { entriesOf } from "../src/help/entries";
import { fold, search, segments, wantedWords, type Entry } from "../src/help/search";
import { LANGUAGES, loadTexts, type Language } from "../src/text/texts";

const RULES = [...readFileSync("../src/orbis/locales/en/rules.ftl", "utf-8").matchAll(/^rule-(\w+) =/gm)].map(([, rule]) => rule ?? "");

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
    const entries: Entry[] = ["forest", "forested", "for"].map((text) => ({ name: text, kind: "rule", title: "", text }));
    expect(search(entries, "foreste").map((hit) => hit.entry.name)).toEqual(["forested", "forest"]);
    expect(search(entries, "forestry").map((hit) => hit.entry.name)).toEqual(["forest", "forested"]);
  });

  it("finds nothing for nothing", () => {
    expect(wantedWords(" – ")).toEqual([]);
    expect(search([{ name: "X", kind: "rule", title: "", text: "word" }], " ")).toEqual([]);
  });

  it("marks what was found, in the letters of the text", () => {
    const marked = (text: string, query: string) => segments(text, wantedWords(query)).map(({ text: part, found: hit }) => (hit ? `[${part}]` : part)).join("");
    expect(marked("Świątynia: jej symbole", "swia")).toBe("[Świą]tynia: jej symbole");
    expect(marked("Weiß, weiße", "weiss")).toBe("[Weiß], [weiß]e");
    expect(marked("no such thing", "word")).toBe("no such thing");
  });
});
