import { expect, test, vi } from "vitest";
import { beginHearing, hear, heardUntil, isNewHere, wasHereUntil } from "../src/services/heard";

test("on a device to which one comes, what was said before is not new", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(isNewHere()).toBe(true);
  beginHearing([
    ["old", 12],
    ["silent", 0],
  ]);
  expect([isNewHere(), heardUntil("old"), heardUntil("silent")]).toEqual([false, 12, null]);
  // Words that come later are new, also at a table that is made later.
  beginHearing([
    ["old", 20],
    ["new", 5],
  ]);
  expect([heardUntil("old"), heardUntil("new")]).toEqual([12, null]);
  expect(wasHereUntil("old")).toBe(null);
  hear("old", 20);
  expect(wasHereUntil("old")).toBe(20);
  expect(heardUntil("old")).toBe(20);
  vi.unstubAllGlobals();
});

test("so it is also where one was at one of the tables first", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  hear("there", 7);
  expect(isNewHere()).toBe(true);
  beginHearing([
    ["there", 9],
    ["old", 12],
  ]);
  expect([isNewHere(), heardUntil("there"), heardUntil("old")]).toEqual([false, 7, 12]);
  vi.unstubAllGlobals();
});
