import { expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import type { Happened } from "../src/net/wire";
import { FollowedTable } from "../src/services/followedTable.svelte";

const VIEW = (await loadFixture("first", 2)).view;
const happened = (number: number): Happened => ({ number, at: 0, kind: "acted", position: number });

test("events that do not come at once are asked for in parts", () => {
  let asked = 0;
  const table = new FollowedTable("t", {
    follow: () => () => undefined,
    again: () => (asked += 1),
    submit: () => new Promise<number>(() => undefined),
  });
  const view = { ...VIEW, number: 4 };
  table.hear({ kind: "table", table: "t", view, present: [], missed: [1, 2, 3].map(happened) });
  expect([asked, table.known]).toEqual([1, 3]);
  table.hear({ kind: "table", table: "t", view, present: [], missed: [happened(4)] });
  expect([asked, table.known]).toEqual([1, 4]);
  table.hear({ kind: "table", table: "t", view: { ...view, number: 9 }, present: [] });
  expect(asked).toBe(1);
});

test("what was asked last is waited for", async () => {
  let [answer, isAnswered] = [(_: number) => {}, false];
  const table = new FollowedTable("t", {
    follow: () => () => undefined,
    again: () => undefined,
    submit: () => new Promise<number>((resolve) => (answer = resolve)),
  });
  await table.answered();
  table.hear({ kind: "table", table: "t", view: { ...VIEW, number: 4 }, present: [] });
  table.endTurn();
  void table.answered().then(() => (isAnswered = true));
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  answer(4);
  await table.answered();
  expect(table.pending).toBe(null);
});
