import { expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { Refusal, Unreachable } from "../src/net/api";
import type { AnyRequest, Happened, Problem } from "../src/net/wire";
import { FollowedTable } from "../src/services/followedTable.svelte";
import { logText } from "../src/text/sentences";
import { loadTexts } from "../src/text/texts";

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

/** A table at which everything that is asked goes wrong. */
function failing(error: Error): FollowedTable {
  const table = new FollowedTable("t", {
    follow: () => () => undefined,
    again: () => undefined,
    submit: () => Promise.reject(error),
  });
  table.hear({ kind: "table", table: "t", view: { ...VIEW, number: 4 }, present: [] });
  return table;
}
const ACT: AnyRequest = { do: "act", actions: [1], position: 4 };

test("what could not be asked is told like what was refused", async () => {
  const table = failing(new Unreachable("/api/thoughts"));
  expect(await table.ask(ACT)).toBe(false);
  expect([table.refused?.code, table.pending]).toEqual(["unavailable", null]);
});

test("any other error is nobody's refusal", async () => {
  const table = failing(new Error("a fault of the page"));
  await expect(table.ask(ACT)).rejects.toThrow("a fault");
  expect(table.refused).toBe(null);
});

test("words that were refused are told only to whoever said them", async () => {
  const problem: Problem = { code: "bad_request", message: "" };
  const table = failing(new Refusal(problem));
  expect(await table.say({ do: "say", seat: 0, text: "" })).toBe(problem);
  expect([table.refused, table.failures]).toEqual([null, 0]);
});

test("bots that nobody has named are called as the reader calls them, in the log, too", async () => {
  const t = await loadTexts("en");
  const table = new FollowedTable(
    "t",
    { follow: () => () => undefined, again: () => undefined, submit: () => Promise.reject(new Error("unasked")) },
    t,
  );
  const [person, other] = VIEW.seats;
  if (person === undefined || other === undefined) throw new Error("two seats");
  const bot = { ...other, kind: "bot" as const, level: "priest", name: "Kapłan 2" };
  const log = [
    { key: "winners", arguments: { count: 1, names: "Kapłan 2" } },
    { key: "table-said", arguments: { name: person.name, what: "Kapłan 2" } },
  ];
  const view = { ...VIEW, number: 1, seats: [person, bot] };
  table.hear({ kind: "table", table: "t", view, present: [], missed: [{ ...happened(1), log }] });
  expect(table.view?.seats.map(({ name }) => name)).toEqual([person.name, "Priest 2"]);
  expect(logText(t, table.events[0]?.log ?? [])).toBe(`Priest 2 wins. ${person.name}: Kapłan 2`);
  const named = { ...view, seats: [person, { ...bot, name: "Robbie" }] };
  table.hear({ kind: "table", table: "t", view: named, present: [] });
  expect(table.view?.seats[1]?.name).toBe("Robbie");
});
