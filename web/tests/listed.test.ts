import { describe, expect, it } from "vitest";
import type { Listed, SeatInList, Summary } from "../src/net/wire";
import { clockLeft, hasPlayed, inOrder, isInvited, namesFor, since, waitsFor, wantsRematch } from "../src/views/listed";

const [ANN, BOB] = ["ann", "bob"];

function seat(player: string, more: Partial<SeatInList> = {}): SeatInList {
  return { kind: player === "" ? "open" : "person", name: player, level: "", player, ...more };
}

function table(id: string, summary: Partial<Summary>, status: Listed["status"] = "playing", updated = 0): Listed {
  const seats = [seat(ANN), seat(BOB)];
  return { id, status, updated, summary: { seats, tiles: "", clock: null, round: 1, turn: 0, ...summary } };
}

describe("a list of tables", () => {
  it("has those that wait for one first, the longest waited for at the top", () => {
    const tables = [
      table("theirs", { turn: 1 }, "playing", 9),
      table("young", { since: 8 }, "playing", 8),
      table("invited", { turn: null, seats: [seat(BOB), seat("", { kept: ANN })] }, "waiting", 7),
      table("old", { since: 3 }, "playing", 9),
      table("of before", {}, "playing", 5),
      table("waiting", { turn: null }, "waiting", 4),
    ];
    const ids = inOrder(ANN, tables).map(({ id }) => id);
    expect(ids).toEqual(["old", "of before", "young", "invited", "theirs", "waiting"]);
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

  it("has a rematch that somebody else wants among those that wait for one", () => {
    const wanted = table("t", { turn: null, rematch: [1] }, "waiting");
    expect([wantsRematch(ANN, wanted), wantsRematch(BOB, wanted), wantsRematch("", wanted)]).toEqual([BOB, null, null]);
    expect([waitsFor(ANN, wanted), waitsFor(BOB, wanted)]).toEqual([true, false]);
    expect(waitsFor(ANN, table("t", { turn: null, rematch: [] }, "waiting"))).toBe(false);
  });

  it("knows invitations, as long as the table waits", () => {
    const seats = [seat(BOB), seat("", { kept: ANN })];
    expect(isInvited(ANN, table("t", { seats }, "waiting"))).toBe(true);
    expect(isInvited(BOB, table("t", { seats }, "waiting"))).toBe(false);
    expect(isInvited(ANN, table("t", { seats }, "over"))).toBe(false);
    expect(isInvited("", table("t", {}, "waiting"))).toBe(false);
  });

  it("names bots in the reader's language", () => {
    const bot = (name: string, level: string) => seat("", { kind: "bot", name, level });
    const seats = [seat(ANN), bot("Priest 1", "priest"), bot("Priest 2", "priest"), bot("HAL", "own")];
    expect(namesFor((key) => `<${key}>`, table("t", { seats }).summary, ANN)).toBe(
      "<pages-level-priest> 1 · <pages-level-priest> 2 · HAL",
    );
  });

  it("tells how long a turn lasts and what the clock has left", () => {
    expect(since(table("t", {}, "playing", 5))).toBe(5);
    expect(since(table("t", { since: 3 }, "playing", 5))).toBe(3);
    expect(since(table("t", { since: 900, began: 3 }, "playing", 5)), "on holiday").toBe(3);
    const clocks = [60_000, 90_000];
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 30_000)).toBe(40_000);
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 5_000)).toBe(60_000);
    expect(clockLeft(table("t", { clocks, since: 10_000 }), 900_000)).toBe(0);
    expect(clockLeft(table("t", { clocks, since: 10_000 }, "over"), 30_000)).toBeNull();
    expect(clockLeft(table("t", {}), 30_000)).toBeNull();
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
