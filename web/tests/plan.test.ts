import { beforeEach, expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import type { AnyRequest, Game, Happened, Plan, State, View } from "../src/net/wire";
import { FollowedTable } from "../src/services/followedTable.svelte";
import { planOf } from "../src/views/pointed";

const [TAKE, BUILD, SLOT, WHITE, END] = [4, 39, 43, 52, 108];
const FIRST = (await loadFixture("first", 2)).view;
const GAME = FIRST.game as Game;

const ON = { cell: "b2", tile: 4 } as const;
const DECISIONS = {
  take: [{ kind: "take" }, [TAKE]],
  settle: [{ kind: "settle", ...ON }, [BUILD]],
  pay: [{ kind: "pay", ...ON, due: 1, last: null }, [WHITE]],
  place: [{ kind: "place", ...ON, face_up: true }, [SLOT]],
  end: [{ kind: "end", cell: "b2" }, [END]],
} as const satisfies Record<string, readonly [State["decision"], readonly number[]]>;

/** The table at a decision. */
function view(number: number, kind: keyof typeof DECISIONS): View {
  const [decision, options] = DECISIONS[kind];
  const state = { ...GAME.state, decision };
  return {
    ...FIRST,
    number,
    position: number,
    game: { ...GAME, state, options: options.map((id) => ({ id, action: "" })) },
  };
}

let asked: AnyRequest[];
let table: FollowedTable;
let answer: (number: number) => void;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Something happens at the table, and it was what had been asked for. */
async function happens(number: number, kind: keyof typeof DECISIONS): Promise<void> {
  const event: Happened = { number, at: 0, kind: "acted", position: number };
  table.hear({ kind: "event", table: "t", event, view: view(number, kind) });
  answer(number);
  await settled();
}

beforeEach(() => {
  asked = [];
  table = new FollowedTable("t", {
    follow: () => () => undefined,
    again: () => undefined,
    submit: (_, request) => {
      asked.push(request);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  table.hear({ kind: "table", table: "t", view: view(0, "take"), present: [] });
});

test("what a tile shall become is asked for as the server has planned it", () => {
  const plans = GAME.options.flatMap(({ id, preview }) => (preview?.plans ?? []).map((plan) => [id, plan] as const));
  const found = plans.map(([id, plan]): [Plan | undefined, Plan] => [planOf(GAME, id, plan.action), plan]);
  expect(plans.length).toBeGreaterThan(9);
  for (const [asked, plan] of found) expect(asked).toBe(plan);
  expect([planOf(GAME, TAKE, END), planOf(GAME, END, BUILD)]).toEqual([undefined, undefined]);
});

test("decisions go as one request, and nothing is asked before the answer", async () => {
  table.act([TAKE, BUILD, SLOT]);
  table.act([TAKE]);
  table.takeBack(false);
  await happens(1, "end");
  expect(asked).toEqual([{ do: "act", actions: [TAKE, BUILD, SLOT], position: 0 }]);
});
