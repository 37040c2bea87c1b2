import { expect, test } from "vitest";
import { routeOf } from "../src/services/router.svelte";
import { preferredLanguage } from "../src/text/texts";
import { KEYS, commandOf, nearest } from "../src/tools/shortcuts";

const pressed = (key: string, ctrlKey = false) => commandOf({ key, ctrlKey, metaKey: false, altKey: false });

test("every key that is shown does what it says, unless it belongs to the browser", () => {
  for (const [key, command] of KEYS) expect(pressed(key === "Esc" ? "Escape" : key)).toBe(command);
  expect(pressed("r", true)).toBe(null);
  expect(pressed("x")).toBe(null);
});

test("an arrow goes to the nearest thing in its direction, and nowhere at the edge", () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 100, y: row * 80 })));
  const middle = { x: 100, y: 80 };
  expect(nearest("ArrowLeft", middle, grid)).toEqual({ x: 0, y: 80 });
  expect(nearest("ArrowDown", middle, grid)).toEqual({ x: 100, y: 160 });
  expect(nearest("ArrowUp", { x: 0, y: 0 }, grid)).toBe(null);
});

test("an address names its page", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/table/aB-_9")).toEqual({ page: "table", table: "aB-_9" });
  expect(routeOf("/table/a/b")).toEqual({ page: "nowhere" });
  expect(routeOf("/table")).toEqual({ page: "nowhere" });
  expect(routeOf("/learn")).toEqual({ page: "learn", chapter: null });
  expect(routeOf("/rules/E5")).toEqual({ page: "rules", rule: "E5" });
  expect(routeOf("/record/0a")).toEqual({ page: "record", record: "0a", count: null });
  expect(routeOf("/review/0a/12")).toEqual({ page: "review", record: "0a", turn: 12 });
  expect(routeOf("/record/0a/x")).toEqual({ page: "nowhere" });
  expect(routeOf("/tiles/own")).toEqual({ page: "tiles", own: true, set: null });
  expect(routeOf("/tiles/other")).toEqual({ page: "nowhere" });
  expect(routeOf("/settings")).toEqual({ page: "settings" });
});

test("the first language of the browser that the game speaks is chosen", () => {
  expect(preferredLanguage(["fr-FR", "sk-SK", "en"])).toBe("sk");
  expect(preferredLanguage(["fr"])).toBe("en");
});
