import { afterEach, describe, expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { HintCoach } from "../src/learn/hintCoach.svelte";
import { choose, remote } from "../src/net/server";

const { view } = await loadFixture("mid", 2);
const game = view.game;
if (!game) throw new Error("no game");
const HINT = { strength: "tile", actions: [0], sentences: [], win: 0.5, margin: 1 };

interface Asked {
  readonly signal: AbortSignal;
  answer(): void;
}
const asked: Asked[] = [];

function thinking(): void {
  choose({
    isShared: true,
    ask: (_, { signal }) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error("it cannot be cancelled");
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        asked.push({ signal, answer: () => resolve(Response.json(HINT)) });
      }),
    open: () => {
      throw new Error("nobody connects");
    },
  });
}

afterEach(() => {
  choose(remote);
  asked.length = 0;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const hand = { choose: () => undefined, act: () => undefined };
const LOOK = { view, own: [0], selected: null, events: [], hand } as const;
/** A moment of the game: the first of one's turns, unless something else is said. */
const look = (of: { count?: number; decided?: number; deciding?: boolean } = {}) => {
  const { count = 8, decided = 0, deciding = true } = of;
  return { ...LOOK, deciding, game: { ...game, count, decided } };
};

describe("a coach who thinks", () => {
  test.each([
    ["after a move", look({ count: 9, decided: 1 })],
    ["after the turn", look({ count: 12, deciding: false })],
  ])("thinks no longer about what is over %s", async (_, next) => {
    thinking();
    const coach = new HintCoach("tile");
    coach.look(look());
    expect([coach.thinking, asked.length]).toEqual([true, 1]);
    coach.look(next);
    expect([coach.thinking, asked[0]?.signal.aborted]).toEqual([false, true]);
    await settle();
    expect([coach.hint, coach.failed, coach.canShow]).toEqual([null, false, false]);
    coach.look(look());
    asked[1]?.answer();
    await settle();
    expect(coach.hint).toEqual(HINT);
  });

  test("thinks about the next turn alone when it comes before the hint", () => {
    thinking();
    const coach = new HintCoach("tile");
    coach.look(look());
    coach.look(look({ count: 12 }));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(coach.thinking).toBe(true);
  });

  test("is cancelled for this turn, and asked again when one wants it", async () => {
    thinking();
    const coach = new HintCoach("tile");
    coach.look(look());
    coach.cancel();
    coach.look(look());
    expect([coach.thinking, coach.shown, coach.canShow, asked.length]).toEqual([false, false, true, 1]);
    expect(asked[0]?.signal.aborted).toBe(true);
    coach.show();
    expect([coach.thinking, coach.shown, asked.length]).toEqual([true, true, 2]);
    asked[1]?.answer();
    await settle();
    expect([coach.hint, coach.thinking]).toEqual([HINT, false]);
    coach.cancel();
    expect(coach.hint).toEqual(HINT);
  });

  test("thinks about a turn that is tried again only when one wants it", async () => {
    thinking();
    const coach = new HintCoach("tile");
    const again = { ...look(), view: { ...view, settings: { ...view.settings, source: { record: "r", count: 8 } } } };
    coach.look(again);
    expect([coach.thinking, coach.shown, coach.canShow, asked.length]).toEqual([false, false, true, 0]);
    coach.show();
    asked[0]?.answer();
    await settle();
    expect([coach.hint, coach.shown]).toEqual([HINT, true]);
  });

  test("keeps a hint that has come while one follows it", async () => {
    thinking();
    const coach = new HintCoach("tile");
    coach.look(look());
    asked[0]?.answer();
    await settle();
    coach.look(look({ count: 9, decided: 1 }));
    expect([coach.hint, asked[0]?.signal.aborted]).toEqual([HINT, false]);
    coach.look(look());
    expect(asked).toHaveLength(1);
  });

  test("steps aside when a turn leaves a hint that was shown again before", async () => {
    thinking();
    const coach = new HintCoach("tile");
    coach.look(look());
    asked[0]?.answer();
    await settle();
    coach.hidden = true;
    coach.show();
    coach.look({ ...look(), selected: 1 });
    expect([coach.departed, coach.shown, coach.canShow]).toEqual([true, false, true]);
    coach.show();
    expect([coach.shown, coach.marks]).toEqual([true, []]);
    coach.look(look());
    coach.look({ ...look(), selected: 1 });
    expect(coach.shown).toBe(false);
  });
});
