import { describe, expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import { END_TURN } from "../src/model/actions";
import type { Deed, Happened, PlainSentence, SlotName } from "../src/net/wire";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { news, sinceTurnOf, standing } from "../src/views/news";
import { standIns } from "../src/views/standIns";
import { toldTurns } from "../src/views/toldTurns";
import { plain } from "./spaces";

const say = (key: string, given: PlainSentence["arguments"] = {}): PlainSentence => ({
  key,
  arguments: { name: "Ben", ...given },
});
const volcano = { kind: "volcano", colour: "red" };
const none = { W: 0, B: 0, G: 0, R: 0, O: 0 };

function acted(number: number, action: number, log: readonly PlainSentence[], deed: Partial<Deed> = {}): Happened {
  return {
    number,
    at: 0,
    kind: "acted",
    position: number,
    seat: 1,
    actions: [action],
    count: number,
    log,
    deed: { round: 3, ...deed },
  };
}

/** Ben builds a volcano in six decisions and strikes twice; a tile comes. */
const turn: readonly Happened[] = [
  acted(1, 4, [say("log-take-tile", { ...volcano, cell: "b2", count: 1, gathered: "" })], {
    tile: 40,
    gained: { ...none, R: 1 },
  }),
  acted(
    2,
    39,
    [say("log-build", { ...volcano, count: 1, cost: { key: "amount", arguments: { count: 1, colour: "white" } } })],
    {
      spent: { ...none, W: 1 },
    },
  ),
  acted(3, 50, [say("log-place-above", { piece: "", row: 2, slot: "2c" })], { slot: "2c" }),
  acted(4, 90, [say("log-strike", { count: 1, colour: "white", cell: "a1" })], { struck: 1 }),
  acted(5, 91, [say("log-strike", { count: 1, colour: "white", cell: "a1" }), say("log-active", { what: "volcano" })], {
    struck: 1,
    points: 3,
  }),
  {
    ...acted(6, END_TURN, [say("log-end"), say("log-reveal", { cell: "b2", tile: "a tile" })]),
    revealed: 17,
  },
];
const dealt: Happened = {
  number: 0,
  at: 0,
  kind: "readied",
  position: 0,
  log: [{ key: "table-dealt", arguments: { name: "Ann" } }],
};

describe("a turn", () => {
  test("is one entry, with its place, its price, its effect and its points", async () => {
    const t = await loadTexts("en");
    const [deal, told, ...more] = toldTurns(t, [dealt, ...turn]);
    expect(more).toEqual([]);
    expect([deal?.seat, deal?.steps.length]).toEqual([null, 1]);
    expect(plain(told?.head ?? "")).toBe("Ben builds the red volcano in row 2 for 1 white");
    expect(told?.notes.map(plain)).toEqual(["struck 2", "+3 CP"]);
    expect(told?.deed).toMatchObject({ round: 3, tile: 40, slot: "2c", struck: 2, points: 3 });
    expect([told?.deed?.gained?.R, told?.deed?.spent?.W]).toEqual([1, 1]);
    expect(told?.revealed).toEqual({ tile: 17, cell: "b2" });
    expect(told?.steps.map(({ event }) => event)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("names everything that was paid, and what was exchanged for it", async () => {
    const amount = (count: number, colour: string): PlainSentence => ({ key: "amount", arguments: { count, colour } });
    const listed = (first: PlainSentence, last: PlainSentence): PlainSentence => ({
      key: "list-comma",
      arguments: { first, last },
    });
    const any: PlainSentence = { key: "amount-any", arguments: { count: 1 } };
    const cost = listed(listed(amount(1, "green"), amount(1, "red")), any);
    const exchange = say("log-exchange", {
      given: { key: "colour-many", arguments: { colour: "blue" } },
      gained: { key: "colour-one", arguments: { colour: "green" } },
    });
    const built: readonly Happened[] = [
      acted(1, 4, [say("log-take-tile", { ...volcano, cell: "b2", count: 0, gathered: "" }), exchange]),
      acted(2, 39, [say("log-build", { ...volcano, count: 3, cost })]),
      acted(3, 60, [say("log-pay", { count: 1, colour: "red" })]),
      acted(4, 50, [say("log-place-above", { piece: "", row: 2, slot: "2c" })], { slot: "2c" }),
    ];
    const heads = {
      en: ["Ben builds the red volcano in row 2 for 1 green, 2 red", "exchanged 3 blue for 1 green"],
      de: ["Ben baut den roten Vulkan auf Ebene 2 für 1 grünen, 2 rote", "3 blaue gegen 1 grünen getauscht"],
      pl: [
        "Ben buduje czerwony kafel wulkanu w rzędzie 2 za 1 zielonego, 2 czerwonych",
        "wymiana: 3 niebieskich na 1 zielonego",
      ],
      sk: ["Ben stavia červený dielik sopky v rade 2 za 1 zeleného, 2 červených", "výmena: 3 modrých za 1 zeleného"],
      ru: ["Ben строит красный тайл Вулкана в ряду 2 за 1 зелёного, 2 красных", "обмен: 3 синих на 1 зелёного"],
    };
    for (const language of LANGUAGES) {
      const [told] = toldTurns(await loadTexts(language), built);
      expect([told?.head, ...(told?.notes ?? [])].map((each) => plain(each ?? ""))).toEqual(heads[language]);
    }
    const t = await loadTexts("en");
    expect(plain(toldTurns(t, built)[0]?.steps[1]?.text ?? "")).toBe(
      "Ben builds the red volcano for 1 green, 1 red, 1 of any colour.",
    );
    // Until it is paid, it is not known with what; and an exchange alone is the whole turn so far.
    expect(plain(toldTurns(t, [...built.slice(0, 2), ...built.slice(3)])[0]?.head ?? "")).toContain("1 of any colour");
    expect(toldTurns(t, [acted(1, 4, [exchange])])[0]?.notes).toEqual([]);
  });

  test("says where it was, and where that is after row 1 grew on the left", async () => {
    const t = await loadTexts("en");
    const placed = (number: number, slot: SlotName): Happened =>
      acted(number, END_TURN, [say("log-build", { ...volcano, count: 0, cost: "" })], { round: number, slot });
    const told = toldTurns(t, [placed(1, "1a"), placed(2, "1b"), placed(3, "2a"), placed(4, "1a"), placed(5, "3a")]);
    expect(told.map(({ head }) => plain(head).slice("Ben builds the red volcano ".length))).toEqual([
      "in row 1",
      "in row 1",
      "in row 2",
      "in row 1",
      "in row 3",
    ]);
    expect(told.map(({ place }) => place?.slot)).toEqual(["1b", "1c", "2b", "1a", "3a"]);
  });

  test("that is sent as one event has the same entry, and a step for each decision", async () => {
    const t = await loadTexts("en");
    const [first] = turn;
    if (first === undefined) throw new Error("no turn");
    const log = turn.flatMap((event) => event.log ?? []);
    const whole: Happened = {
      ...first,
      actions: turn.flatMap((event) => event.actions ?? []),
      log,
      told: turn.map((event) => event.log?.length ?? 0),
      revealed: 17,
      deed: { round: 3, tile: 40, slot: "2c", struck: 2, points: 3 },
    };
    const [told] = toldTurns(t, [whole]);
    const [apart] = toldTurns(t, turn);
    expect([told?.head, told?.notes]).toEqual([apart?.head, apart?.notes]);
    expect(told?.steps.map(({ text }) => text)).toEqual(apart?.steps.map(({ text }) => text));
  });

  test("that is still going on is told as far as it went", async () => {
    const t = await loadTexts("en");
    const heads = [1, 2, 3].map((count) => plain(toldTurns(t, turn.slice(0, count))[0]?.head ?? ""));
    expect(heads).toEqual([
      "Ben takes the red volcano from b2",
      "Ben takes the red volcano from b2",
      "Ben builds the red volcano in row 2 for 1 white",
    ]);
  });

  test("keeps what was taken back in it among its steps, and not as an entry", async () => {
    const t = await loadTexts("en");
    const back: Happened = {
      number: 7,
      at: 0,
      kind: "took_back",
      position: 7,
      seat: 1,
      count: 2,
      log: [say("table-took-back", { count: 1 })],
    };
    const told = toldTurns(t, standing([...turn.slice(0, 3), back]));
    expect(told.map(({ head }) => plain(head))).toEqual(["Ben takes the red volcano from b2"]);
    expect(told[0]?.steps.map(({ event }) => event)).toEqual([1, 2, 7]);
  });

  test("tells in one line what was taken back several times in a row, among the steps and between turns", async () => {
    const t = await loadTexts("en");
    const back = (number: number, seat: number, name: string): Happened => ({
      number,
      at: 0,
      kind: "took_back",
      position: number,
      seat,
      count: 2,
      log: [say("table-took-back", { name, count: 3 })],
    });
    const backs = [7, 8, 9].map((number) => back(number, 1, "Ben"));
    const [begun] = toldTurns(t, [...turn.slice(0, 2), ...backs]);
    expect(begun?.steps.map(({ event }) => event)).toEqual([1, 2, 9]);
    expect(plain(begun?.steps.at(-1)?.text ?? "")).toBe("Ben takes back 9 decisions.");
    const told = toldTurns(t, [...turn, ...backs, back(10, 0, "Ann"), back(11, 0, "Ann")]);
    expect(told.map(({ head }) => plain(head)).slice(1)).toEqual([
      "Ben takes back 9 decisions.",
      "Ann takes back 6 decisions.",
    ]);
  });

  test("of the same player in the next round is another one", async () => {
    const t = await loadTexts("en");
    const next = turn.map((event) => ({ ...event, number: event.number + 10, deed: { ...event.deed, round: 4 } }));
    expect(toldTurns(t, [...turn, ...next]).map(({ number }) => number)).toEqual([1, 11]);
  });
});

describe("news", () => {
  test("have neither a full stop nor what the piece beside them shows, but the effect and the points", async () => {
    const t = await loadTexts("en");
    const [told, tile] = news(t, turn, await loadCatalogue());
    expect([plain(told?.head ?? ""), plain(told?.note ?? "")]).toEqual([
      "Ben builds the red volcano in row 2 for 1 white",
      "struck 2 · +3 CP",
    ]);
    expect(tile?.note).toBe(t("pages-new-at", { cell: "b2" }));
  });

  test("name the bot that plays for somebody, also when it stepped in earlier", async () => {
    const t = await loadTexts("en");
    const replaced: Happened = { number: 0, at: 0, kind: "replaced", position: 0, seat: 1, reason: "absent" };
    const head = "A bot for Ben builds the red volcano in row 2 for 1 white";
    expect(plain(toldTurns(t, [replaced, ...turn]).at(-1)?.head ?? "")).toBe(head);
    const [told] = news(t, turn, await loadCatalogue(), standIns([replaced, ...turn]));
    expect(plain(told?.head ?? "")).toBe(head);
  });

  test.each(LANGUAGES)("of real games end without a full stop in %s", async (language) => {
    const [t, catalogue] = [await loadTexts(language), await loadCatalogue()];
    for (const [position, players] of [
      ["mid", 4],
      ["last", 4],
      ["strike", 3],
      ["mid", 2],
    ] as const) {
      const { events, view } = await loadFixture(position, players);
      const told = news(t, sinceTurnOf(standing(events), view.game?.state.seat ?? 0), catalogue);
      expect(told.length).toBeGreaterThan(0);
      for (const { head, note } of told) expect(`${head} ${note}`).not.toMatch(/[.…]( |$)/);
    }
  });
});
