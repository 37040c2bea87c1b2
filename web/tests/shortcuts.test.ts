import { expect, test, vi } from "vitest";
import { routeOf } from "../src/services/router.svelte";
import { preferredLanguage } from "../src/text/texts";
import { KEYS, SpaceBar, commandOf, nearest, type PressedKey } from "../src/tools/shortcuts";

for (const field of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"])
  vi.stubGlobal(field, class extends EventTarget {});

const pressed = (key: string, held: Partial<PressedKey> = {}) =>
  commandOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test("every key that is shown does what it says, unless it belongs to the browser", () => {
  for (const [shown, command] of KEYS) {
    const key = { Esc: "Escape", Space: " ", "Ctrl+Z": "z", "Ctrl+Y": "y" }[shown] ?? shown;
    expect(pressed(key, { shiftKey: /^[A-Z]$/.test(shown), ctrlKey: shown.startsWith("Ctrl+") })).toBe(command);
  }
  expect(pressed("r", { ctrlKey: true })).toBe(null);
  expect(pressed("x")).toBe(null);
});

test("keys are known by what is engraved on them, in any layout and with Caps Lock", () => {
  const [ctrl, z] = [{ ctrlKey: true }, { code: "KeyZ" }];
  expect(pressed("я", { ...ctrl, ...z })).toBe("undo");
  expect(pressed("Z", { ...ctrl, ...z })).toBe("undo");
  expect(pressed("z", { metaKey: true, code: "KeyY" })).toBe("undo");
  expect(pressed("y", { ...ctrl, ...z })).toBe("redo");
  expect(pressed("Z", { ...ctrl, ...z, shiftKey: true })).toBe("redo");
  expect(pressed("г", { code: "KeyU" })).toBe("undo");
  expect(pressed("U", { code: "KeyU" })).toBe("undo");
  expect(pressed("Г", { code: "KeyU", shiftKey: true })).toBe("undo-turn");
});

test("the space bar skips once, presses nothing until it is let go, and is left alone where nothing is to skip", () => {
  const bar = new SpaceBar();
  const skip = vi.fn();
  const space = (repeat = false) => ({ key: " ", repeat, timeStamp: 0, target: null, preventDefault: vi.fn() });
  const [first, held, up, next, other] = [space(), space(true), space(), space(), { ...space(), key: "e" }];
  expect([bar.press(other, skip), bar.press(first, skip), bar.press(held, null)]).toEqual([false, true, true]);
  bar.release(up);
  expect([skip.mock.calls.length, bar.press(next, null)]).toEqual([1, false]);
  bar.release(next);
  const prevented = [first, held, up, next, other].map((each) => each.preventDefault.mock.calls.length);
  expect(prevented).toEqual([1, 1, 1, 0, 0]);
});

test("a space bar that comes too late to skip presses nothing", () => {
  const bar = new SpaceBar();
  const space = (timeStamp: number) => ({
    key: " ",
    repeat: false,
    timeStamp,
    target: null,
    preventDefault: vi.fn(),
  });
  const [before, late, up, later] = [space(900), space(1400), space(1500), space(1700)];
  const pressed = [bar.press(before, null)];
  bar.release(before);
  bar.rest(1000);
  pressed.push(bar.press(late, null));
  bar.release(up);
  pressed.push(bar.press(later, null));
  expect(pressed).toEqual([false, true, false]);
  expect([before, late, up, later].map((each) => each.preventDefault.mock.calls.length)).toEqual([0, 1, 1, 0]);
});

test("a space that somebody writes skips nothing and is written", () => {
  const bar = new SpaceBar();
  const [skip, preventDefault] = [vi.fn(), vi.fn()];
  bar.rest(1000);
  for (const timeStamp of [1100, 5000])
    for (const Field of [HTMLInputElement, HTMLTextAreaElement]) {
      const space = { key: " ", repeat: false, timeStamp, target: new Field(), preventDefault };
      expect(bar.press(space, skip)).toBe(false);
      bar.release(space);
    }
  expect([skip.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 0]);
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
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzles/endgames")).toEqual({ page: "endgames" });
  expect(routeOf("/puzzles/0a/12")).toEqual({ page: "ownPuzzle", record: "0a", turn: 12 });
  expect(routeOf("/puzzles/0a")).toEqual({ page: "nowhere" });
  expect(routeOf("/record/0a/x")).toEqual({ page: "nowhere" });
  expect(routeOf("/tiles/own")).toEqual({ page: "tiles", own: true, set: null });
  expect(routeOf("/tiles/other")).toEqual({ page: "nowhere" });
  expect(routeOf("/settings")).toEqual({ page: "settings" });
});

test("the first language of the browser that the game speaks is chosen", () => {
  expect(preferredLanguage(["fr-FR", "sk-SK", "en"])).toBe("sk");
  expect(preferredLanguage(["fr"])).toBe("en");
});
