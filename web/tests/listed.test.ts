import { describe, expect, it } from "vitest";
import type { Listed, SeatInList, Summary } from "../src/net/wire";
import { loadTexts } from "../src/text/texts";
import {
  askedOf,
  clockLeft,
  givenUpText,
  hasPlayed,
  holidayEnd,
  inOrder,
  hasTurn,
  isInvited,
  isUnjoined,
  placeFor,
  isResting,
  namesFor,
  since,
  unheardFrom,
  keepsWaiting,
  waitsFor,
  wantsRematch,
} from "../src/views/listed";
import read from "./waiting.json";

/** What somebody is shown of some tables: the server orders them alike, and its test reads the same file. */
const CASES = read as unknown as {
  readonly player: string;
  readonly cases: readonly {
    readonly about: string;
    readonly now: number;
    readonly tables: readonly Listed[];
    readonly waiting: readonly string[];
  }[];
};

const [ANN, BOB] = ["ann", "bob"];

function seat(player: string, more: Partial<SeatInList> = {}): SeatInList {
  return { kind: player === "" ? "open" : "person", name: player, level: "", player, ...more };
}

function table(id: string, summary: Partial<Summary>, status: Listed["status"] = "playing", updated = 0): Listed {
  const seats = [seat(ANN), seat(BOB)];
  return { id, status, updated, summary: { seats, tiles: "", clock: null, round: 1, turn: 0, ...summary } };
}

describe("a list of tables", () => {
  it.each(CASES.cases)("waits and is in order as on the server: $about", ({ now, tables, waiting }) => {
    const found = inOrder(CASES.player, tables, () => false, now);
    const isWaiting = (listed: Listed) => waitsFor(CASES.player, listed);
    expect(found.filter(isWaiting).map(({ id }) => id)).toEqual(waiting);
    expect(
      found.findIndex((listed) => !isWaiting(listed)),
      "those that wait come first",
    ).toBe(waiting.length < found.length ? waiting.length : -1);
  });

  it("has invitations after those that wait for one, and the others at the end", () => {
    const tables = [
      table("theirs", { turn: 1 }, "playing", 9),
      table("invited", { turn: null, seats: [seat(BOB), seat("", { kept: ANN })] }, "waiting", 7),
      table("mine", { since: 8 }, "playing", 8),
      table("waiting", { turn: null }, "waiting", 4),
    ];
    expect(inOrder(ANN, tables).map(({ id }) => id)).toEqual(["mine", "invited", "theirs", "waiting"]);
  });

  it("waits for nobody whose seat a bot plays to the end", () => {
    expect(waitsFor(ANN, table("t", {}))).toBe(true);
    expect(waitsFor(BOB, table("t", {}))).toBe(false);
    expect(waitsFor("", table("t", { seats: [seat("")] }))).toBe(false);
    for (const [replaced, waits] of [
      ["absent", true],
      ["resigned", false],
      ["clock", false],
      [null, true],
    ] as const)
      expect(waitsFor(ANN, table("t", { seats: [seat(ANN, { replaced }), seat(BOB)] }))).toBe(waits);
  });

  it("keeps only people waiting", () => {
    const bot = seat("", { kind: "bot" });
    expect([keepsWaiting(ANN, table("t", {})), keepsWaiting(BOB, table("t", {}))]).toEqual([true, false]);
    expect(keepsWaiting(ANN, table("t", { seats: [seat(ANN), bot] }))).toBe(false);
    expect(keepsWaiting(ANN, table("t", { rematch: [1] }, "waiting"))).toBe(false);
  });

  it("has a rematch that somebody else wants among those that wait for one", () => {
    const wanted = table("t", { turn: null, rematch: [1] }, "waiting");
    expect([wantsRematch(ANN, wanted), wantsRematch(BOB, wanted), wantsRematch("", wanted)]).toEqual([BOB, null, null]);
    expect([waitsFor(ANN, wanted), waitsFor(BOB, wanted)]).toEqual([true, false]);
    expect(waitsFor(ANN, table("t", { turn: null, rematch: [] }, "waiting"))).toBe(false);
  });

  it("has a wish that somebody else waits to have answered among those that wait for one", () => {
    const wish = { seat: 1, wish: "end", waiting: [0], at: 4 } as const;
    const asked = table("asked", { turn: 1, wish, began: 1 });
    expect([askedOf(ANN, asked), askedOf(BOB, asked), askedOf("", asked)]).toEqual([wish, null, null]);
    expect([waitsFor(ANN, asked), waitsFor(ANN, table("t", { turn: 1, wish, paused: true }))]).toEqual([true, true]);
    expect(waitsFor(ANN, table("t", { turn: 1, wish }, "over"))).toBe(false);
    expect([since(ANN, asked), since(BOB, asked), since(ANN, table("t", { wish, began: 1 }))]).toEqual([4, 1, 1]);
  });

  it("knows who said something that one has not heard", () => {
    const spoke = table("t", { turn: 1, spoke: [9, 7] });
    const who = (me: string, listed: Listed, heard: number | null, muted: readonly string[] = []) =>
      unheardFrom(me, listed, heard, muted).map(({ name }) => name);
    expect(who(ANN, spoke, 6)).toEqual([BOB]);
    expect(who(ANN, spoke, 7)).toEqual([]);
    expect(who(BOB, spoke, 7)).toEqual([ANN]);
    expect(who(ANN, spoke, 6, [BOB])).toEqual([]);
    expect(who("eve", spoke, 6)).toEqual([]);
    expect(who(ANN, spoke, null)).toEqual([BOB]);
    expect(who(ANN, table("t", { spoke: [9, 7] }, "over"), null)).toEqual([]);
    expect(who(ANN, table("t", { spoke: [9, 7] }, "over"), 6)).toEqual([BOB]);
    expect(who(ANN, table("t", {}), 6)).toEqual([]);
  });

  it("has those where something new was said before the others", () => {
    const tables = ["one", "two", "mine"].map((id) => table(id, { turn: id === "mine" ? 0 : 1 }));
    const ids = inOrder(ANN, tables, ({ id }) => id !== "one").map(({ id }) => id);
    expect(ids).toEqual(["mine", "two", "one"]);
  });

  it("knows invitations, as long as the table waits", () => {
    const seats = [seat(BOB), seat("", { kept: ANN })];
    expect(isInvited(ANN, table("t", { seats }, "waiting"))).toBe(true);
    expect(isInvited(BOB, table("t", { seats }, "waiting"))).toBe(false);
    expect(isInvited(ANN, table("t", { seats }, "over"))).toBe(false);
    expect(isInvited("", table("t", {}, "waiting"))).toBe(false);
    expect(waitsFor(ANN, table("t", { seats, turn: null }, "waiting"))).toBe(true);
    expect(waitsFor(ANN, table("t", { turn: null }, "waiting")), "whoever sits").toBe(false);
  });

  it("says who gave a game up, and nothing of games that were played to their end", async () => {
    const t = await loadTexts("en", []);
    const seats = [seat(ANN), seat(BOB, { replaced: "resigned" })];
    const given = table("t", { seats, ending: "resigned" }, "over").summary;
    expect([givenUpText(t, given, ANN), givenUpText(t, given, BOB)]).toEqual(["bob resigned", "you resigned"]);
    const late = { ...given, seats: [seat(ANN, { replaced: "clock" }), seat(BOB)] };
    expect(givenUpText(t, late, BOB)).toBe("ann ran out of time");
    expect(givenUpText(t, { ...given, ending: "played" }, ANN)).toBeNull();
  });

  it("has games to look back at only where a turn was played to its end", () => {
    const has = (summary: Partial<Summary>) => hasTurn(table("t", { totals: [0, 0], ...summary }, "over").summary);
    expect([has({ turns: 0, totals: [0, -1] }), has({ turns: 1 }), has({ turns: null, round: 0, totals: [] })]).toEqual(
      [false, true, false],
    );
    expect([has({}), has({ totals: [0, -1] }), has({ round: 2 })], "lists of before").toEqual([false, true, true]);
  });

  it("names bots in the reader's language", () => {
    const bot = (name: string, level: string) => seat("", { kind: "bot", name, level });
    const seats = [seat(ANN), bot("Priest 1", "priest"), bot("Priest 2", "priest"), bot("HAL", "own")];
    expect(namesFor((key) => `<${key}>`, table("t", { seats }).summary, ANN)).toBe(
      "<pages-level-priest> 1 · <pages-level-priest> 2 · HAL",
    );
  });

  it("writes ratings in short: a provisional one has a question mark", () => {
    const rating = (value: number, provisional: boolean) => ({ value, spread: 99, games: 3, provisional });
    const say = (key: string, given?: Record<string, unknown>) => `${key} ${String(given?.["value"])}`;
    const { summary } = table("t", {});
    expect(namesFor(say, summary, ANN, [null, rating(1578, true)])).toBe("bob (pages-rating-short-few 1578)");
    expect(namesFor(say, summary, ANN, [null, rating(1578, false)])).toBe("bob (pages-rating-short 1578)");
  });

  it("tells how long a turn lasts and what the clock has left", () => {
    expect(since(ANN, table("t", {}, "playing", 5))).toBe(5);
    expect(since(ANN, table("t", { since: 3 }, "playing", 5))).toBe(3);
    expect(since(ANN, table("t", { since: 900, began: 3 }, "playing", 5)), "on holiday").toBe(3);
    const clocks = [60_000, 90_000];
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 30_000)).toBe(40_000);
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 5_000)).toBe(60_000);
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 900_000)).toBe(0);
    expect(clockLeft(table("t", { clocks, since: 10_000 }, "over"), 30_000)).toBeNull();
    expect(clockLeft(table("t", {}), 30_000)).toBeNull();
  });

  it("knows that the clock of somebody on holiday stands, and until when", () => {
    const seats = [seat(ANN, { excused: 50_000 }), seat(BOB)];
    const away = { seats, clocks: [60_000, 60_000], since: 50_000 };
    expect([holidayEnd(table("t", away), 30_000), clockLeft(table("t", away), 30_000)]).toEqual([50_000, null]);
    expect([holidayEnd(table("t", away), 60_000), clockLeft(table("t", away), 60_000)]).toEqual([null, 50_000]);
    expect(holidayEnd(table("t", { ...away, turn: 1 }), 30_000), "somebody else plays").toBeNull();
    expect(holidayEnd(table("t", { ...away, paused: true }), 30_000)).toBeNull();
  });

  it("knows who has finished a turn", () => {
    const seats = [seat(ANN), seat("ben")];
    expect(hasPlayed(ANN, [table("t", { seats, round: 1 })])).toBe(false);
    expect(hasPlayed(ANN, [table("t", { seats, round: 1 }), table("u", { seats, round: 2 })])).toBe(true);
    expect(hasPlayed("cid", [table("t", { seats, round: 2 })])).toBe(false);
    expect(hasPlayed(ANN, [table("t", { seats, round: 1 }, "over")])).toBe(true);
    expect(hasPlayed(ANN, [table("t", { seats, round: 0 }, "over")])).toBe(false);
  });
});

describe("a table of several", () => {
  const seats = [seat(BOB), seat(ANN), seat("", { kind: "bot" }), seat("", { kind: "bot" })];

  it("tells one's place and points, which bare numbers would not", () => {
    const { summary } = table("t", { seats, totals: [19, 14, 4, 11] });
    expect(placeFor(summary, ANN)).toEqual({ place: 2, points: 14 });
    expect(placeFor(summary, "somebody")).toBeNull();
    expect(placeFor(table("t", { totals: [3, 4] }).summary, ANN)).toBeNull();
  });

  it("counts whoever won by worshippers as the first", () => {
    const { summary } = table("t", { seats, totals: [19, 19, 4, 11], winners: [1] });
    expect(placeFor(summary, ANN)?.place).toBe(1);
    expect(placeFor(summary, BOB)?.place).toBe(2);
  });
});

describe("a rematch that nobody joins", () => {
  const DAY = 86_400_000;

  it("is folded away after a day, for whoever waits there alone", () => {
    const alone = table("t", { rematch: [0] }, "waiting", 1_000);
    expect(isUnjoined(ANN, alone, DAY)).toBe(false);
    expect(isUnjoined(ANN, alone, DAY + 1_001)).toBe(true);
    expect(isUnjoined(BOB, alone, 2 * DAY)).toBe(false);
    expect(isUnjoined(ANN, table("t", {}, "waiting", 0), 2 * DAY)).toBe(false);
  });
});

describe("a table at which a bot is to play", () => {
  const seat = (kind: SeatInList["kind"], player = "") => ({ kind, player, name: kind }) as SeatInList;
  const listed = (turn: number, more: Partial<Summary> = {}) =>
    ({
      status: "playing",
      summary: { seats: [seat("person", "me"), seat("bot")], turn, round: 3, ...more },
    }) as unknown as Listed;

  it("goes on once its player opens it", () => {
    expect(isResting("me", listed(1))).toBe(true);
    expect(isResting("me", listed(0))).toBe(false);
    expect(isResting("somebody", listed(1))).toBe(false);
    expect(isResting("me", listed(1, { paused: true }))).toBe(false);
  });
});
