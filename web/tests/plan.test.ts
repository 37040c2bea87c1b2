import { beforeEach, expect, test } from "vitest";
import type { Connection } from "../src/net/connection";
import type { AnyRequest, Game, Happened, Option, Plan, Preview, View } from "../src/net/wire";
import { FollowedTable } from "../src/services/followedTable.svelte";
import { planOf } from "../src/views/tableView";

const [TAKE, BUILD, SLOT, WHITE] = [4, 39, 43, 52];

const view = (number: number, options: readonly number[], running: number): View =>
  ({
    number,
    position: number,
    game: { running, options: options.map((id): Option => ({ id, action: "" })) },
  }) as unknown as View;

let asked: AnyRequest[];
let table: FollowedTable;
let answer: (number: number) => void;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Something happens at the table, and it was what had been asked for. */
async function happens(number: number, options: readonly number[], running = number): Promise<void> {
  const event: Happened = { number, at: 0, kind: "acted", position: number };
  table.hear({ kind: "event", table: "t", event, view: view(number, options, running) });
  answer(number);
  await settled();
}

beforeEach(() => {
  asked = [];
  const connection = {
    follow: () => () => undefined,
    again: () => undefined,
    submit: (_: string, request: AnyRequest) => {
      asked.push(request);
      return new Promise<number>((resolve) => (answer = resolve));
    },
  };
  table = new FollowedTable("t", connection as unknown as Connection);
  table.hear({ kind: "table", table: "t", view: view(0, [TAKE], 0), present: [] });
});

test("what a tile shall become is asked for as the server has planned it", () => {
  const plan: Plan = { action: SLOT, actions: [TAKE, 22, BUILD, SLOT], later: [] };
  const options = [{ id: TAKE, action: "b2", preview: { plans: [plan] } as unknown as Preview }];
  const game = { options } as unknown as Game;
  expect(planOf(game, TAKE, SLOT)).toBe(plan);
  expect([planOf(game, TAKE, BUILD), planOf(game, 5, SLOT)]).toEqual([undefined, undefined]);
});

test("a whole plan is one request", async () => {
  table.act([TAKE, BUILD, SLOT], []);
  table.act([TAKE], []);
  await happens(1, [108]);
  expect(asked).toEqual([{ do: "act", actions: [TAKE, BUILD, SLOT], position: 0 }]);
});

test("what waits for the player's own choice is asked for after it", async () => {
  table.act([TAKE, BUILD], [SLOT]);
  await happens(1, [WHITE]);
  table.act([WHITE]);
  await happens(2, [SLOT]);
  await happens(3, [108]);
  expect(asked.map((each) => "actions" in each && each.actions)).toEqual([[TAKE, BUILD], [WHITE], [SLOT]]);
});

test("what waits is forgotten with what is taken back, and with the turn", async () => {
  table.act([TAKE, BUILD], [SLOT]);
  await happens(1, [WHITE]);
  table.takeBack(false);
  await happens(2, [SLOT]);
  table.act([BUILD], [SLOT]);
  await happens(3, [WHITE]);
  table.hear({ kind: "table", table: "t", view: view(4, [TAKE], 0), present: [] });
  table.act([TAKE]);
  await happens(5, [SLOT]);
  expect(asked.map((each) => each.do)).toEqual(["act", "take_back", "act", "act"]);
});
