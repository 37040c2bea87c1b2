import { expect, test } from "vitest";
import type { Happened, Thought, View } from "../src/net/wire";
import { beginThought } from "../src/services/thought.svelte";
import { loadTexts } from "../src/text/texts";

const event = (number: number): Happened => ({ number, at: 0, kind: "acted", position: number, seat: 0 });
const view = (number: number) => ({ id: "t", number, position: number, seats: [] as const }) as unknown as View;

test("every decision is sent with those before it, to the same moment and with the same seed", async () => {
  const bodies: { seed: string; number: number; asks?: readonly unknown[]; requested?: unknown }[] = [];
  const ask = (path: string, body: object): Promise<Thought> => {
    expect(path).toBe("/api/tables/t/thoughts");
    bodies.push(body as (typeof bodies)[number]);
    const tried = bodies.length - 1;
    return Promise.resolve({
      count: 12,
      hash: "h",
      requested: [2, 1],
      view: view(7 + tried),
      event: tried === 0 ? null : event(7 + tried),
    });
  };
  const { table } = await beginThought({ id: "t", seats: [] }, [event(6), event(7)], String, ask);
  expect(table.events.map(({ number }) => number)).toEqual([6, 7]);
  expect(await table.ask({ do: "act", actions: [4], position: 7 })).toBe(true);
  expect(await table.ask({ do: "take_back", position: 8 })).toBe(true);
  expect(table.events.map(({ number }) => number)).toEqual([6, 7, 8, 9]);
  expect(bodies.map(({ asks = [] }) => asks.length)).toEqual([0, 1, 2]);
  expect(new Set(bodies.map(({ seed }) => seed)).size).toBe(1);
  expect(bodies.map(({ requested }) => requested)).toEqual([undefined, [2, 1], [2, 1]]);
  expect(await table.ask({ do: "resign", seat: 0 })).toBe(false);
  expect(bodies.length).toBe(3);
});

test("bots are called in a try as at the table", async () => {
  const bot = { kind: "bot", level: "pilgrim", name: "Pilgrim" };
  const seat = { kind: "person", level: "", name: "Pilgrim" };
  const begun = { count: 12, hash: "h", requested: [], event: null, view: { ...view(7), seats: [seat] } };
  const ask = () => Promise.resolve(begun as unknown as Thought);
  const real = { id: "t", seats: [bot] } as unknown as View;
  const { table } = await beginThought(real, [event(7)], await loadTexts("de"), ask);
  expect(table.view?.seats[0]).toMatchObject({ ...bot, name: "Pilger" });
});
