import { describe, expect, test } from "vitest";
import { flights, type Box, type Pace, type Places } from "../src/board/flights";
import { loadView } from "../src/gallery/fixtures";
import { NOBODY } from "../src/model/colours";
import { moved, type Move } from "../src/model/moved";
import type { Cell, CellName, Happened, Player, Region, State, View, Worshippers } from "../src/net/wire";
import { stepTo } from "../src/views/news";

const { state: START } = await loadView("first", 2, "en");
const EMPTY: State = {
  ...START,
  seat: 0,
  decision: { kind: "take" },
  display: START.display.map((cell) => ({ ...cell, worshippers: NOBODY })),
  players: START.players.map((player) => ({ ...player, kingdom: NOBODY, universe: [] })),
};

function withCell(state: State, name: CellName, change: Partial<Cell>): State {
  return { ...state, display: state.display.map((cell) => (cell.cell === name ? { ...cell, ...change } : cell)) };
}

function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  };
}

const some = (worshippers: Partial<Worshippers>): Worshippers => ({ ...NOBODY, ...worshippers });

describe("what moved between two states", () => {
  test("is nothing where nothing changed", () => {
    expect(moved(START, structuredClone(START))).toEqual([]);
  });

  test("worshippers spread from the tile that was taken, and those on it are gathered", () => {
    const before = withCell(EMPTY, "b2", { worshippers: some({ R: 2 }) });
    let after = withCell(before, "b2", { tile: null, worshippers: NOBODY });
    for (const cell of ["b1", "a2"] as const) after = withCell(after, cell, { worshippers: some({ G: 1 }) });
    after = withPlayer(after, 1, { kingdom: some({ R: 2 }) });
    expect(moved(before, after)).toEqual([
      { kind: "spread", colour: "G", from: "b2", to: "b1" },
      { kind: "spread", colour: "G", from: "b2", to: "a2" },
      { kind: "gather", colour: "R", from: "b2", seat: 1 },
      { kind: "gather", colour: "R", from: "b2", seat: 1 },
    ]);
  });

  test("worshippers that leave a kingdom are paid, one by one", () => {
    const before = withPlayer(EMPTY, 0, { kingdom: some({ W: 3, O: 1 }) });
    const after = withPlayer(EMPTY, 0, { kingdom: some({ W: 1, O: 1 }) });
    const paid: Move = { kind: "pay", colour: "W", seat: 0 };
    expect(moved(before, after)).toEqual([paid, paid]);
  });

  test("worshippers that leave a cell and reach no kingdom are struck", () => {
    const before = withCell(EMPTY, "c3", { worshippers: some({ B: 2 }) });
    const after = withCell(EMPTY, "c3", { worshippers: some({ B: 1 }) });
    expect(moved(before, after)).toEqual([{ kind: "strike", colour: "B", cell: "c3" }]);
  });

  test("what a kingdom gains from nowhere comes from the aether, or from the tile that was placed", () => {
    const gained: Move = { kind: "gain", colour: "G", seat: 0, tile: null };
    const after = withPlayer(EMPTY, 0, { kingdom: some({ G: 2 }) });
    expect(moved(EMPTY, after)).toEqual([gained, gained]);
    const placed = withPlayer(after, 0, { universe: [{ slot: "1a", tile: 7, active: true }] });
    expect(moved(EMPTY, placed)).toEqual([
      { ...gained, tile: 7 },
      { ...gained, tile: 7 },
    ]);
  });

  test("an exchange is paid in one colour and gained in another", () => {
    const before = withPlayer(EMPTY, 0, { kingdom: some({ W: 3 }) });
    const paid: Move = { kind: "pay", colour: "W", seat: 0 };
    expect(moved(before, withPlayer(EMPTY, 0, { kingdom: some({ O: 1 }) }))).toEqual([
      paid,
      paid,
      paid,
      { kind: "gain", colour: "O", seat: 0, tile: null },
    ]);
  });

  test("in a whole turn, what lay on the tile was gathered even where it is spent already", () => {
    const before = withCell(EMPTY, "b2", { worshippers: some({ R: 2 }) });
    const after = withPlayer(withCell(before, "b2", { tile: null, worshippers: NOBODY }), 0, {
      kingdom: some({ R: 1 }),
    });
    const gathered: Move = { kind: "gather", colour: "R", from: "b2", seat: 0 };
    expect(moved(before, after)).toEqual([gathered, gathered]);
  });

  test("a new tile in the display moves no worshipper", () => {
    expect(moved(withCell(EMPTY, "a1", { tile: null }), EMPTY)).toEqual([]);
  });

  const active: Region = { slot: "1a", tile: 7, active: true };
  const lost: Region = { slot: "1a", tile: 7, active: false };

  test("a tile is deactivated once, also where its slot has got another name", () => {
    const before = withPlayer(EMPTY, 0, { universe: [active] });
    const after = withPlayer(EMPTY, 0, { universe: [lost] });
    expect(moved(before, after)).toEqual([{ kind: "deactivate", seal: "seal-7", placed: false }]);
    expect(moved(after, withPlayer(EMPTY, 0, { universe: [{ ...lost, slot: "1b" }] }))).toEqual([]);
    expect(moved(EMPTY, after)).toEqual([{ kind: "deactivate", seal: "seal-7", placed: true }]);
  });

  test("a tile whose effect is being decided is not deactivated yet", () => {
    const after = withPlayer(EMPTY, 0, { universe: [lost] });
    const waiting: State = {
      ...after,
      decision: { kind: "strike", cell: "a1", slot: "1a", colours: [], due: 1, last: null },
    };
    expect(moved(EMPTY, waiting)).toEqual([]);
    expect(moved(waiting, after)).toEqual([{ kind: "deactivate", seal: "seal-7", placed: false }]);
  });

  test("a god whose price was declined is deactivated, once that is decided", () => {
    const declined = withPlayer(EMPTY, 0, { god: { number: 10, active: false } });
    const asked: State = { ...declined, decision: { kind: "discard", cell: null, slot: null, due: 2, last: null } };
    expect(moved(EMPTY, asked)).toEqual([]);
    expect(moved(asked, declined)).toEqual([{ kind: "deactivate", seal: "seal-god-10", placed: false }]);
  });

  test("a wilderness is never deactivated", () => {
    expect(moved(EMPTY, withPlayer(EMPTY, 0, { universe: [{ slot: "1a", tile: null, active: false }] }))).toEqual([]);
  });
});

describe("flights", () => {
  const box = (left: number, top: number): Box => ({ left, top, width: 20, height: 24 });
  const before: Places = new Map([
    ["b2", box(100, 100)],
    ["b2-R", box(100, 100)],
    ["seat-0", box(300, 300)],
    ["seat-0-R", box(300, 300)],
  ]);
  const after: Places = new Map([
    ["b2", box(100, 100)],
    ["b1-G", box(100, 0)],
    ["a2-G", box(0, 100)],
    ["seat-0", box(300, 300)],
    ["seat-0-R", box(300, 300)],
  ]);
  const taking: readonly Move[] = [
    { kind: "spread", colour: "G", from: "b2", to: "b1" },
    { kind: "spread", colour: "G", from: "b2", to: "a2" },
    { kind: "gather", colour: "R", from: "b2", seat: 0 },
  ];
  const paid: readonly Move[] = [{ kind: "pay", colour: "R", seat: 0 }];
  const pace: Pace = { factor: 1, since: Infinity, undone: false };

  test("of a taking start and end as the drawing asks, 40 ms apart", () => {
    const [first, second, gathered] = flights(taking, before, after, pace);
    expect([first?.delay, second?.delay, gathered?.delay]).toEqual([80, 120, 120]);
    expect([second, gathered].map((flight) => (flight?.delay ?? 0) + (flight?.duration ?? 0))).toEqual([360, 440]);
    expect(first?.keyframes[0]?.["transform"]).toBe("translate(0px, 100px) scale(1)");
    expect(first?.keyframes.at(-1)?.["transform"]).toBe("translate(0px, 0px) scale(1)");
  });

  test("cover what comes to an empty tray, and not a kingdom", () => {
    expect(flights(taking, before, after, pace).map(({ covers }) => covers)).toEqual(["b1-G", "a2-G", null]);
  });

  test("of a price wait for the taking before it, and for nothing else", () => {
    expect(flights(paid, after, after, pace)[0]?.delay).toBe(0);
    expect(flights(paid, after, after, { ...pace, since: 100 })[0]?.delay).toBe(200);
    expect(flights(paid, after, after, { ...pace, since: 50, factor: 0.5 })[0]?.delay).toBe(100);
  });

  test("that are undone are played backwards at double speed, the last first", () => {
    const [first, second, gathered] = flights(taking, before, after, { ...pace, undone: true });
    expect([first, second, gathered].map((flight) => flight?.direction)).toEqual(["reverse", "reverse", "reverse"]);
    expect([gathered?.delay, gathered?.duration]).toEqual([0, 160]);
    expect([first?.delay, second?.delay]).toEqual([60, 40]);
    expect(gathered?.covers).toBe("b2-R");
  });

  test("of a gain come from the tile once it lies, or fall into the kingdom", () => {
    const gain: Move = { kind: "gain", colour: "R", seat: 0, tile: null };
    const drawn: Places = new Map([...after, ["tile-7", box(500, 300)]]);
    const [falling] = flights([gain], before, drawn, pace);
    expect([falling?.delay, falling?.keyframes[0]?.["opacity"], falling?.keyframes.at(-1)?.["transform"]]).toEqual([
      0,
      0,
      "none",
    ]);
    const [brought] = flights([{ ...gain, tile: 7 }], before, drawn, pace);
    expect([brought?.delay, brought?.keyframes[0]?.["transform"]]).toEqual([420, "translate(200px, 0px) scale(1)"]);
  });

  test("last no longer than 800 ms each at any speed", () => {
    for (const flight of flights([...taking, ...paid], before, after, { ...pace, factor: 1.6 })) {
      expect(flight.duration).toBeLessThanOrEqual(800);
    }
  });

  test("go to the card of a seat that shows no kingdom", () => {
    const small: Places = new Map([["seat-0", { left: 200, top: 0, width: 100, height: 60 }]]);
    expect(flights(taking.slice(2), before, small, pace)[0]?.box).toEqual({
      left: 240,
      top: 18,
      width: 20,
      height: 24,
    });
  });

  test("are left out where something is not drawn", () => {
    expect(flights([...taking, ...paid], new Map(), new Map(), pace)).toEqual([]);
  });
});

describe("a step", () => {
  const view = { id: "t", number: 9 } as View;
  const event = (kind: Happened["kind"], decisions?: number) =>
    ({ number: 9, kind, ...(decisions ? { decisions } : {}) }) as Happened;

  test("leads on or back; anything else is a jump", () => {
    expect(stepTo(view, event("acted"))).toEqual({ table: "t", number: 9, way: "on" });
    expect(stepTo(view, event("took_back", 1)).way).toBe("back");
    expect(stepTo(view, event("took_back", 3)).way).toBe("back");
    expect(stepTo(view, event("answered")).way).toBe("jump");
    expect(stepTo(view, undefined).way).toBe("jump");
  });
});
