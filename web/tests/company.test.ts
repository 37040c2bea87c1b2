import { describe, expect, it } from "vitest";
import type { TableView } from "../src/model/view";
import type { Happened, Seat, View } from "../src/net/wire";
import { holidayEnd, inCompany, missingFrom, movedSeat, turnLeft } from "../src/views/company";
import { outcomeOf } from "../src/views/wishes";

const SEAT: Seat = {
  kind: "person",
  name: "",
  player: "",
  level: "",
  ready: true,
  nonce: null,
  replaced: null,
  clock: null,
  awaited: null,
};

/** A table at which the first of three seats is to decide. */
function table(first: Partial<Seat> = {}): View {
  const seats = [{ ...SEAT, player: "ilse", ...first }, SEAT, SEAT];
  return { status: "playing", game: { state: { seat: 0 } }, seats } as unknown as View;
}

const event = (number: number, kind: Happened["kind"], more: Partial<Happened> = {}): Happened => ({
  number,
  at: 0,
  kind,
  position: number,
  ...more,
});

it("marks the seats of bots", () => {
  const view = { ...table(), seats: [SEAT, { ...SEAT, kind: "bot" }] } as View;
  const drawn = { seats: [{ name: "Ann" }, { name: "Acolyte" }] } as unknown as TableView;
  const { seats } = inCompany(drawn, view, { present: [], watching: 0 }, 0);
  expect(seats.map(({ bot = false }) => bot)).toEqual([false, true]);
});

describe("somebody who is away", () => {
  const away = { present: [1, 2], botAt: 5, letAt: 1 };

  it("is missed on their turn, and the others may wait or let a bot play", () => {
    expect(missingFrom(table(), [1], away)).toEqual({
      seat: 0,
      waiting: null,
      isMissed: false,
      canWait: true,
      canLetBot: true,
      letAt: 1,
    });
  });

  it("is not missed while they are here, by themselves, or where no bot steps in", () => {
    expect(missingFrom(table(), [1], { present: [0, 1], botAt: null, letAt: null })).toBeNull();
    expect(missingFrom(table(), [0], away)).toBeNull();
    expect(missingFrom(table(), [1], { present: [1, 2], botAt: null, letAt: null })).toBeNull();
    expect(missingFrom(table({ replaced: "absent" }), [1], away)).toBeNull();
  });

  it("is waited for until those who wait say otherwise, or leave", () => {
    const waited = table({ awaited: 1 });
    const choices = (own: number, present: readonly number[]) => {
      const found = missingFrom(waited, [own], { present, botAt: null, letAt: null });
      return [found?.canWait, found?.canLetBot];
    };
    expect(choices(1, [1, 2])).toEqual([false, true]);
    expect(choices(2, [1, 2])).toEqual([false, false]);
    expect(choices(2, [2])).toEqual([true, true]);
  });

  it("is missed at a slow table after two turns, but not while the game is paused", () => {
    const slow = { present: [1, 2], botAt: null, letAt: null };
    expect(missingFrom(table({ missed: 1 }), [1], slow)).toBeNull();
    expect(missingFrom(table({ missed: 2 }), [1], slow)?.isMissed).toBe(true);
    expect(missingFrom({ ...table({ missed: 2 }), paused: { seat: 1, until: null } }, [1], slow)).toBeNull();
  });

  it("is no spectator's business", () => {
    const found = missingFrom(table(), [], away);
    expect([found?.canWait, found?.canLetBot]).toEqual([false, false]);
  });
});

it("knows a seat that has moved to another device until it is taken back", () => {
  const moved = [event(3, "moved", { seat: 0, player: "phone", former: "desk" })];
  expect(movedSeat(moved, table({ player: "phone" }), "desk")).toBe(0);
  expect(movedSeat(moved, table({ player: "desk" }), "desk")).toBeNull();
  expect(movedSeat(moved, table({ player: "phone" }), "phone")).toBeNull();
});

it("tells of a refusal by somebody else until the game continues", () => {
  const events = [event(3, "wished", { seat: 0, wish: "end" }), event(4, "answered", { seat: 1, yes: false })];
  expect(outcomeOf(events, [0])).toEqual({ number: 4, seat: 1, came: "refused", wish: "end" });
  expect(outcomeOf(events, [1])).toBeNull();
  expect(outcomeOf(events, [])).toBeNull();
  expect(outcomeOf([...events, event(5, "acted", { seat: 0 })], [0])).toBeNull();
  expect(outcomeOf([...events, event(5, "acted", { seat: 1 })], [0])?.came).toBe("refused");
});

it("tells everybody that all have agreed to go back, and others that a pause is over", () => {
  const asked = (wish: "end" | "pause" | "rewind") => [
    event(3, "wished", { seat: 0, wish }),
    event(4, "answered", { seat: 1, yes: true }),
  ];
  for (const own of [[0], [1], []]) expect(outcomeOf(asked("rewind"), own)?.came).toBe("agreed");
  for (const wish of ["end", "pause"] as const) expect(outcomeOf(asked(wish), [0])).toBeNull();
  const resumed = [...asked("pause"), event(5, "resumed", { seat: 1 })];
  expect(outcomeOf(resumed, [0])?.came).toBe("resumed");
  expect(outcomeOf(resumed, [1])).toBeNull();
  for (const seat of [0, 1]) expect(outcomeOf([...asked("rewind"), event(5, "acted", { seat })], [0])).toBeNull();
});

describe("the time that is left of a turn over days", () => {
  const slow = (first: Partial<Seat> = {}, clock: unknown = { bank: 1000, per_turn: true }): View =>
    ({ ...table({ clock: 1000, ...first }), since: 100, settings: { clock } }) as unknown as View;

  it("is that of whoever plays", () => {
    expect(turnLeft(slow(), 400)).toBe(700);
    expect(turnLeft(slow(), 50)).toBe(1000);
    expect(turnLeft(slow(), 5000)).toBe(0);
  });

  it("is not said on holiday, while somebody waits, for a bot, or at tables that are played at once", () => {
    expect(turnLeft(slow({ excused: 900 }), 400)).toBeNull();
    expect(turnLeft(slow({ awaited: 1 }), 400)).toBeNull();
    expect(turnLeft(slow({ replaced: "late" }), 400)).toBeNull();
    expect(turnLeft(slow({}, { bank: 1000 }), 400)).toBeNull();
    expect(turnLeft(slow({}, null), 400)).toBeNull();
  });

  it("stands on holiday, and no clock is shown", () => {
    const away = slow({ excused: 900, clock: 1000 });
    expect([holidayEnd(away, 400), holidayEnd(away, 900), holidayEnd(slow(), 400)]).toEqual([900, null, null]);
    expect(holidayEnd(slow({ excused: 900, awaited: 1 }), 400)).toBeNull();
    const drawn = { seats: [{}, {}, {}] } as unknown as TableView;
    const company = { present: [], watching: 0 };
    const shown = (offset: number) => inCompany(drawn, away, company, offset).seats[0];
    expect(shown(400 - Date.now())).toMatchObject({ clock: undefined, awayUntil: 900 });
    expect(shown(950 - Date.now())).toMatchObject({ clock: { left: 1000 }, awayUntil: undefined });
  });
});
