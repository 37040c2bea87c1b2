import { expect, test } from "vitest";
import { beginsWith, isApple } from "../src/app/browser";
import { countWaiting } from "../src/app/waiting";
import type { Listed } from "../src/net/wire";

const NOWHERE = { table: "", waits: false };

const listed = (id: string) => ({ id }) as Listed;
const tables = [listed("a"), listed("b"), listed("c")];
const waits = ({ id }: Listed) => id !== "b";

test("the server counts the tables that wait, more than are listed", () => {
  expect(countWaiting(7, tables, waits, NOWHERE)).toBe(7);
});

test("the table that is shown knows better than the list", () => {
  expect(countWaiting(7, tables, waits, { table: "a", waits: true })).toBe(7);
  expect(countWaiting(7, tables, waits, { table: "a", waits: false })).toBe(6);
  expect(countWaiting(7, tables, waits, { table: "b", waits: true })).toBe(8);
  expect(countWaiting(7, tables, waits, { table: "b", waits: false })).toBe(7);
});

test("a table that is not in the list, such as that of a lesson, does not wait", () => {
  expect(countWaiting(2, tables, waits, { table: "lesson", waits: true })).toBe(2);
});

test("a page knows its own version by the script that it begins with", () => {
  const page = {
    querySelector: (selector: string) => (selector === 'script[src$="/assets/index-a.js"]' ? {} : null),
  } as Pick<ParentNode, "querySelector">;
  expect(beginsWith(page, "assets/index-a.js")).toBe(true);
  expect(beginsWith(page, "assets/index-b.js")).toBe(false);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", 0, false],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/130.0.0.0 Mobile", 5, false],
])("%s with %i touch points", (agent, points, expected) => {
  expect(isApple(agent, points)).toBe(expected);
});
