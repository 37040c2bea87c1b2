import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { CHAPTERS, PROGRAM_RULES, anchorOf, placeOf } from "../src/help/chapters";
import { searchElsewhere } from "../src/help/elsewhere";
import { entriesOf } from "../src/help/entries";
import { DRY, FINISHED, FOREST, ON_WILDERNESS, STRIKING, TOKENS, WATERED, type DrawnRegion } from "../src/help/scenes";
import {
  fold,
  search,
  segments,
  vocabularyOf,
  wantedWords,
  type Entry,
  type Hit,
  type Vocabulary,
} from "../src/help/search";
import type { Catalogue } from "../src/net/wire";
import { LANGUAGES, loadTexts, type Language } from "../src/text/texts";

const RULES = [...readFileSync("../src/orbis/locales/en/rules.ftl", "utf-8").matchAll(/^rule-(\w+) =/gm)].map(
  ([, rule]) => rule ?? "",
);

async function found(language: Language, query: string): Promise<readonly string[]> {
  const t = await loadTexts(language, ["help"]);
  return namesOf(search(entriesOf(t), query, vocabularyOf(t)).hits);
}

function namesOf(hits: readonly Hit[]): readonly string[] {
  return hits.map((hit) => hit.entry.name);
}

function entryOf(text: string, kind: Entry["kind"] = "rule", name = text): Entry {
  return { name, kind, title: "", text, asked: "" };
}

/** Knows no words but those that are there. */
const PLAIN: Vocabulary = { idle: new Set(), synonyms: new Map(), endings: new Set(), numbers: new Map() };

describe("the chapters", () => {
  it.each(LANGUAGES)("say in %s what the menu calls taking back a turn that has ended", async (language) => {
    const t = await loadTexts(language, ["help"]);
    expect(t("help-reason-Q9")).toContain(t("pages-rewind"));
  });

  it("tell every rule once, and none that only programs need", () => {
    const told = CHAPTERS.flatMap((chapter) => chapter.rules);
    expect([...told, ...Object.keys(PROGRAM_RULES)].sort()).toEqual([...RULES].sort());
    expect(told.filter((rule) => /^[VH]|^N[489]$/.test(rule))).toEqual([]);
  });

  it("are where links to the rules of programs lead", () => {
    for (const rule of Object.keys(PROGRAM_RULES)) {
      expect(CHAPTERS.map((chapter) => chapter.id)).toContain(placeOf(rule));
      expect(anchorOf(rule)).toBe(`chapter-${placeOf(rule)}`);
    }
    expect(placeOf("E5")).toBe("E5");
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
    expect(entries).toHaveLength(CHAPTERS.length + RULES.length - Object.keys(PROGRAM_RULES).length);
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
    const entry = entryOf("a volcano");
    expect(search([entry], "volc", PLAIN).hits).toHaveLength(1);
    expect(search([entry], "cano", PLAIN).hits).toHaveLength(0);
  });

  it("lets endings go, after what has them", () => {
    const entries = ["forest", "forested", "for"].map((text) => entryOf(text));
    expect(namesOf(search(entries, "foreste", PLAIN).hits)).toEqual(["forested", "forest"]);
    expect(namesOf(search(entries, "forestry", PLAIN).hits)).toEqual(["forest", "forested"]);
  });

  it("finds nothing for nothing", () => {
    expect(wantedWords(" – ", PLAIN)).toEqual([]);
    expect(search([entryOf("word")], " ", PLAIN).hits).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["en", "undo", "Q9"],
    ["en", "tiebreak", "D4"],
    ["en", "irigation", "E5"],
    ["en", "volcanoe", "E4"],
    ["en", "desert", "wilderness"],
    ["en", "money", "spread"],
    ["en", "how do I score", "end"],
    ["en", "what does the number in the circle mean", "pieces"],
    ["de", "rückgängig", "Q9"],
    ["de", "Wie viele Punkte gibt ein Unentschieden?", "D4"],
    ["de", "Bewäserung", "E5"],
    ["de", "Wüste", "wilderness"],
    ["de", "Was bedeutet die Zahl im Kreis?", "pieces"],
    ["pl", "cofnij", "Q9"],
    ["pl", "co to jest pustynia", "wilderness"],
    ["pl", "irygcja", "E5"],
    ["pl", "liczba w kółku", "pieces"],
    ["sk", "undo", "Q9"],
    ["sk", "púšť", "wilderness"],
    ["sk", "zavlažovnie", "E5"],
    ["sk", "remíza", "D4"],
    ["ru", "отмена", "Q9"],
    ["ru", "что такое пустыня", "wilderness"],
    ["ru", "орошенее", "E5"],
    ["ru", "ничья", "D4"],
    ["en", "who goes first", "S1"],
    ["en", "starting player", "S1"],
    ["de", "wer fängt an", "S1"],
    ["de", "Startspieler", "S1"],
    ["pl", "kto pierwszy", "S1"],
    ["pl", "gracz rozpoczynający", "S1"],
    ["sk", "kto je prvý", "S1"],
    ["sk", "začínajúci hráč", "S1"],
    ["ru", "кто ходит первым", "S1"],
    ["ru", "первый игрок", "S1"],
  ])("understands in %s “%s” and finds %s among the first", async (language, query, wanted) => {
    expect((await found(language, query)).slice(0, 8)).toContain(wanted);
  });

  it.each<[Language, string, string]>([
    ["en", "do i have to strike", "volcano"],
    ["en", "can i build on top of a wilderness", "wilderness"],
    ["en", "when does the game end", "end"],
    ["de", "Wann ist das Spiel zu Ende?", "end"],
    ["de", "Muss ich zuschlagen?", "volcano"],
    // Words for numbers are numbers, in every case.
    ["en", "what happens if I have more than ten worshippers", "exchange"],
    ["en", "What happens if I have more than 10 worshipers?", "exchange"],
    ["de", "Was passiert bei mehr als zehn Anhängern", "exchange"],
    ["de", "Was passiert, wenn ich mehr als 10 Anhänger habe?", "exchange"],
    ["pl", "co się stanie, gdy mam więcej niż dziesięciu wyznawców", "exchange"],
    ["sk", "Čo sa stane, ak mám viac ako desať uctievačov?", "exchange"],
    ["ru", "что будет, если у меня больше десяти последователей", "exchange"],
    // Compounds are also written apart.
    ["en", "tie breaker", "D4"],
    ["en", "tie-breaker", "D4"],
    ["en", "wild card", "wilderness"],
    ["de", "Gleich stand", "D4"],
    ["pl", "tie break", "D4"],
    ["sk", "tie breaker", "D4"],
    ["ru", "тай-брейк", "D4"],
    // Small words are no subject.
    ["en", "Can I exchange more than once per turn?", "exchange"],
    ["de", "Darf ich mehrmals tauschen?", "exchange"],
    ["de", "Kann ich öfter als einmal pro Zug tauschen?", "exchange"],
    ["pl", "Czy mogę wymieniać więcej niż raz na turę?", "exchange"],
    ["sk", "Môžem vymieňať viackrát za ťah?", "exchange"],
    ["ru", "Можно ли обменивать больше одного раза за ход?", "exchange"],
    // Where something may lie is asked of what is to lie there.
    ["en", "can I place a tile anywhere?", "place"],
    ["de", "Kann ich eine Landschaft überall hinlegen?", "place"],
    ["pl", "Czy mogę położyć kafel gdziekolwiek?", "place"],
    ["sk", "Môžem položiť dielik kamkoľvek?", "place"],
    ["ru", "Можно ли положить тайл куда угодно?", "place"],
    ["en", "Can I put a wilderness anywhere?", "wilderness"],
    ["de", "Kann ich eine Wildnis überall hinlegen?", "wilderness"],
    ["pl", "Czy mogę położyć pustkowie wszędzie?", "wilderness"],
    ["sk", "Môžem položiť univerzálny dielik hocikam?", "wilderness"],
    ["ru", "Можно ли положить Пустошь везде?", "wilderness"],
    ["en", "may I exchange before paying?", "exchange"],
    ["de", "Darf ich vor dem Bezahlen tauschen?", "exchange"],
    ["pl", "Czy mogę wymienić przed zapłaceniem?", "exchange"],
    ["sk", "Môžem vymeniť pred zaplatením?", "exchange"],
    ["ru", "Можно ли обменять до оплаты?", "exchange"],
    // A title with a slip of the pen is a title.
    ["en", "wildernes", "wilderness"],
    ["de", "Wildniss", "wilderness"],
    ["pl", "pustkovie", "wilderness"],
    ["sk", "univerzalny dielyk", "wilderness"],
    ["ru", "пустощь", "wilderness"],
    // What newcomers ask, in their words.
    ["en", "what does the moon mean", "pieces"],
    ["en", "can I pass", "turn"],
    ["en", "how many worshippers may I have", "exchange"],
    ["en", "how do I win", "aim"],
    ["en", "what is a wilderness", "wilderness"],
    ["en", "where can I put a tile", "place"],
    ["en", "what if I cannot pay", "pay"],
    ["en", "what do the colours mean", "pieces"],
    ["en", "when do I get a god", "gods"],
    ["en", "what does the leaf mean", "pieces"],
    ["en", "how do forests work", "forest"],
    ["en", "how many tiles do I need", "place"],
    ["en", "can I take back a move", "Q9"],
    ["de", "was bedeutet der mond", "pieces"],
    ["de", "kann ich passen", "turn"],
    ["de", "wie viele Anbeter darf ich haben", "exchange"],
    ["de", "wie gewinne ich", "end"],
    ["de", "was ist eine Wildnis", "wilderness"],
    ["de", "wo darf ich eine Landschaft hinlegen", "place"],
    ["de", "was ist wenn ich nicht bezahlen kann", "pay"],
    ["de", "was bedeuten die Farben", "pieces"],
    ["de", "wann bekomme ich eine Gottheit", "gods"],
    ["de", "was bedeutet das Blatt", "pieces"],
    ["de", "wie funktioniert der Wald", "forest"],
    ["de", "kann ich einen Zug zurücknehmen", "Q9"],
    ["pl", "co oznacza księżyc", "pieces"],
    ["pl", "czy mogę spasować", "turn"],
    ["pl", "ilu wyznawców mogę mieć", "exchange"],
    ["pl", "jak wygrać", "aim"],
    ["pl", "co to jest pustkowie", "wilderness"],
    ["pl", "gdzie mogę położyć kafel", "place"],
    ["pl", "co jeśli nie mogę zapłacić", "pay"],
    ["pl", "co oznaczają kolory", "pieces"],
    ["pl", "kiedy dostanę boga", "gods"],
    ["pl", "co oznacza liść", "pieces"],
    ["pl", "jak działa las", "forest"],
    ["pl", "czy mogę cofnąć ruch", "Q9"],
    ["sk", "čo znamená mesiac", "pieces"],
    ["sk", "môžem pasovať", "turn"],
    ["sk", "koľko uctievačov môžem mať", "exchange"],
    ["sk", "ako vyhrám", "end"],
    ["sk", "čo je univerzálny dielik", "wilderness"],
    ["sk", "kam môžem položiť dielik", "place"],
    ["sk", "čo ak nemôžem zaplatiť", "pay"],
    ["sk", "čo znamenajú farby", "pieces"],
    ["sk", "kedy dostanem boha", "gods"],
    ["sk", "čo znamená list", "pieces"],
    ["sk", "ako funguje les", "forest"],
    ["sk", "môžem vrátiť ťah", "Q9"],
    ["ru", "что означает луна", "pieces"],
    ["ru", "можно ли пасовать", "turn"],
    ["ru", "сколько последователей можно иметь", "exchange"],
    ["ru", "как победить", "aim"],
    ["ru", "что такое пустошь", "wilderness"],
    ["ru", "куда можно положить тайл", "place"],
    ["ru", "что если я не могу заплатить", "pay"],
    ["ru", "что означают цвета", "pieces"],
    ["ru", "когда я получу бога", "gods"],
    ["ru", "что означает лист", "pieces"],
    ["ru", "как работает лес", "forest"],
    ["ru", "можно ли отменить ход", "Q9"],
  ])("puts first in %s for “%s” the chapter %s", async (language, query, wanted) => {
    const t = await loadTexts(language, ["help"]);
    const { hits, nearest } = search(entriesOf(t), query, vocabularyOf(t));
    expect(namesOf([...hits, ...nearest])[0]).toBe(wanted);
  });

  it.each(LANGUAGES)("does not say in %s that there is no rule where it shows some", async (language) => {
    const t = await loadTexts(language, ["help"]);
    const denying = /\bno\b|kein|żadn|žiadn|нет/i;
    expect(t("help-nearest")).not.toMatch(denying);
  });

  it("finds nothing where the rules say nothing: they know no clock", async () => {
    const t = await loadTexts("en", ["help"]);
    const { hits, nearest } = search(entriesOf(t), "what if my time runs out", vocabularyOf(t));
    expect(namesOf([...hits, ...nearest])).toEqual([]);
  });

  it("understands a question in another language, and answers in one's own", async () => {
    const t = await loadTexts("en", ["help"]);
    const found = await searchElsewhere(t, "Vulkan verzichten", "en");
    expect(found?.language).toBe("de");
    expect(found?.hits[0]?.entry.text).toContain("olcano");
    expect(await searchElsewhere(t, "zebra", "en")).toBeNull();
  });

  it("prefers a word with its ending to another that begins alike", async () => {
    const names = await found("en", "star");
    for (const real of ["C4", "S2", "Q2"]) expect(names.indexOf(real)).toBeLessThan(names.indexOf("S1"));
    expect(names.indexOf("C4")).toBeGreaterThanOrEqual(0);
  });

  it("never finds a rule that only programs need", async () => {
    for (const query of ["perft", "shuffled from its end", "N8", "V1"]) {
      for (const name of await found("en", query)) expect(PROGRAM_RULES).not.toHaveProperty(name);
    }
  });

  it("sees through slips of the pen in short words, too, and takes no right word for one", async () => {
    expect((await found("en", "worshipers limt"))[0]).toBe("exchange");
    expect(await found("en", "limt")).toEqual(await found("en", "limit"));
    const t = await loadTexts("en", ["help"]);
    // Not "layer", which means a row.
    const { hits, nearest } = search(entriesOf(t), "can I move a tile later", vocabularyOf(t));
    const marked = [...hits, ...nearest].flatMap(({ text }) => text.filter((each) => each.found));
    expect(marked.map(({ text }) => fold(text))).not.toContain("row");
  });

  it.each([
    ["en", "What is aether?"],
    ["de", "Was ist der allgemeine Vorrat?"],
    ["pl", "Co to jest eter?"],
    ["sk", "Čo je spoločná zásoba?"],
    ["ru", "Что такое Эфир?"],
  ] as const)("begins in %s with what a word means: %s", async (language, query) => {
    expect((await found(language, query))[0]).toBe("C5");
  });

  it("knows when the game is over", async () => {
    expect((await found("en", "when is the game over"))[0]).toBe("end");
  });

  it("offers what is nearest where nothing is found", async () => {
    const t = await loadTexts("en", ["help"]);
    const { hits, nearest } = search(entriesOf(t), "temple zebra", vocabularyOf(t));
    expect(hits).toEqual([]);
    expect(namesOf(nearest)).toContain("temple");
  });

  it("keeps few hits company, and does not repeat them", async () => {
    const t = await loadTexts("en", ["help"]);
    expect((await found("en", "who wins a tie")).slice(0, 2)).toEqual(["D4", "end"]);
    const { hits, nearest } = search(entriesOf(t), "volcano in row 1", vocabularyOf(t));
    expect(namesOf(hits)).toEqual(["wilderness"]);
    expect(namesOf(nearest)).toContain("volcano");
    for (const name of namesOf(nearest)) expect(namesOf(hits)).not.toContain(name);
    for (const query of ["worshippers", "misprint", "e5"])
      expect(search(entriesOf(t), query, vocabularyOf(t)).nearest).toEqual([]);
  });

  it("knows numbers as digits or words, and none as the beginning of another", () => {
    const known: Vocabulary = { ...PLAIN, numbers: new Map([["ten", "10"]]) };
    const entries = ["at most 10", "down to ten", "exactly 100"].map((text) => entryOf(text));
    expect(namesOf(search(entries, "ten", known).hits)).toEqual(["at most 10", "down to ten"]);
    expect(namesOf(search(entries, "10", known).hits)).toEqual(["at most 10", "down to ten"]);
    expect(namesOf(search(entries, "1", known).hits)).toEqual([]);
  });

  it("puts what players read first before a ruling", () => {
    const entries = (["ruling", "rule", "chapter"] as const).map((kind) => entryOf("word", kind, kind));
    expect(namesOf(search(entries, "word", PLAIN).hits)).toEqual(["chapter", "rule", "ruling"]);
  });

  it("marks what was found, in the letters of the text", () => {
    const marked = (text: string, query: string) =>
      segments(text, [], wantedWords(query, PLAIN))
        .map(({ text: part, found: hit }) => (hit ? `[${part}]` : part))
        .join("");
    expect(marked("Świątynia: jej symbole", "swia")).toBe("[Świą]tynia: jej symbole");
    expect(marked("Weiß, weiße", "weiss")).toBe("[Weiß], [weiß]e");
    expect(marked("no such thing", "word")).toBe("no such thing");
  });
});
