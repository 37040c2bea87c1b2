import { expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { isPlace } from "../src/model/actions";
import type { Choice, Game, Player, Region } from "../src/net/wire";
import PLANS from "../fixtures/plans.json";
import { slotAsked } from "../src/model/moved";
import { expectedOf } from "../src/views/expected";
import { canPick, Gesture, inOrder } from "../src/views/gesture.svelte";
import { whyNot } from "../src/views/refusal";
import { POSITIONS } from "./views";

const [WHITE, BLUE, GREEN] = [52, 53, 54];
const CHOICE: Choice = {
  due: 3,
  picks: [
    { action: WHITE, most: 1 },
    { action: BLUE, most: 3 },
    { action: GREEN, most: 2 },
  ],
};

test("worshippers are chosen in any order and sent in that of the picks", () => {
  const gesture = new Gesture();
  expect(gesture.pick(GREEN, CHOICE)).toBe(false);
  expect([WHITE, BLUE, GREEN].map((each) => canPick(CHOICE, gesture.picked, each))).toEqual([true, true, true]);
  expect(gesture.pick(BLUE, CHOICE)).toBe(false);
  expect(gesture.pick(WHITE, CHOICE)).toBe(true);
  expect(gesture.picked).toEqual([GREEN, BLUE, WHITE]);
  expect(inOrder(CHOICE, gesture.picked)).toEqual([WHITE, BLUE, GREEN]);
});

test("no more is chosen than there is or than is due, and what was chosen can be put back", () => {
  const gesture = new Gesture();
  gesture.pick(WHITE, CHOICE);
  expect(canPick(CHOICE, gesture.picked, WHITE)).toBe(false);
  gesture.pick(WHITE, CHOICE);
  expect(gesture.picked).toEqual([WHITE]);
  gesture.pick(BLUE, CHOICE);
  gesture.putBack(WHITE);
  expect(gesture.picked).toEqual([BLUE]);
  gesture.pick(BLUE, CHOICE);
  gesture.pick(GREEN, CHOICE);
  expect(canPick(CHOICE, gesture.picked, BLUE)).toBe(false);
});

test("what was chosen last is taken back first", () => {
  const gesture = new Gesture();
  gesture.select(4);
  gesture.plan = { action: 41, actions: [4, 39], later: [41] };
  gesture.pick(WHITE, CHOICE);
  for (const [picked, plan, selected] of [
    [0, true, 4],
    [0, false, 4],
    [0, false, null],
  ] as const) {
    expect(gesture.undo()).toBe(true);
    expect([gesture.picked.length, gesture.plan !== null, gesture.selected]).toEqual([picked, plan, selected]);
  }
  expect(gesture.undo()).toBe(false);
});

/** The games of all fixtures in which something can be taken. */
const all = await Promise.all(POSITIONS.map(async ([name, players]) => (await loadFixture(name, players)).view.game));
const games = all.filter((game): game is Game => game?.state.decision.kind === "take");

interface Plans {
  readonly game: Game;
  readonly carried: readonly {
    readonly take: number;
    readonly picked: readonly number[];
    readonly slot: number;
    readonly display: Game["state"]["display"];
    readonly player: Player;
    readonly totals: readonly number[];
  }[];
}

test("a tile that is placed lies there at once, as the server will say", () => {
  let placed = 0;
  for (const { game, carried } of PLANS as unknown as readonly Plans[])
    for (const { take, picked, slot, display, player, totals } of carried) {
      const gesture = new Gesture();
      gesture.select(take);
      gesture.picked = picked;
      const after = expectedOf(game, gesture, slot);
      const own = after?.state.players[game.state.seat ?? 0];
      const placement = game.options
        .find((option) => option.id === take)
        ?.preview?.built?.slots.find((each) => each.action === slot);
      // What asks for an amount counts as paid until it is asked.
      const asks = placement?.amount !== null;
      const bySlot = (regions: readonly Region[] | undefined) =>
        [...(regions ?? [])]
          .map(({ slot, tile, active }) => ({ slot, tile, active: asks || active }))
          .sort((one, other) => one.slot.localeCompare(other.slot));
      expect(after?.state.display).toEqual(display);
      expect(own?.kingdom).toEqual(player.kingdom);
      expect(bySlot(own?.universe)).toEqual(bySlot(player.universe));
      if (!asks) expect(after?.scores.map((score) => score.total)).toEqual(totals);
      placed += 1;
    }
  expect(placed).toBeGreaterThan(20);
});

test("what asks for an amount counts only once that is paid", () => {
  let asked = 0;
  for (const game of games)
    for (const { id, preview } of game.options)
      for (const placement of preview?.built?.slots ?? []) {
        if (placement.amount?.payable !== true) continue;
        const gesture = new Gesture();
        gesture.select(id);
        const seat = game.state.seat ?? 0;
        // In these games only tiles that cannot be paid for ask for an amount.
        const options = game.options.map((each) =>
          each.id === id && preview ? { ...each, preview: { ...preview, unbuildable: null } } : each,
        );
        const after = expectedOf({ ...game, options }, gesture, placement.action);
        const change = (placement.outcome.change.seats[seat] ?? 0) - placement.points;
        expect(after?.scores[seat]?.total).toBe((game.scores[seat]?.total ?? 0) + change);
        expect(after && slotAsked(after.state)).not.toBeNull();
        asked += 1;
      }
  expect(asked).toBeGreaterThan(0);
});

test("the reason against a slot is that of the tile that was chosen", () => {
  let asked = 0;
  for (const game of games)
    for (const { id, preview } of game.options) {
      if (!preview?.built) continue;
      for (const { action, rule } of preview.built.refused) {
        expect(isPlace(action)).toBe(true);
        expect(whyNot(game, id, action)).toBe(rule);
        asked += 1;
      }
      for (const { action } of preview.built.slots) expect(whyNot(game, id, action)).toBe(preview.unbuildable);
    }
  expect(asked).toBeGreaterThan(100);
});
