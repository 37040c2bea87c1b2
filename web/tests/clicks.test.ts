import { expect, test, vi } from "vitest";
import { pressedBy, SkippingClick, SlippedClick, type PressedButton } from "../src/tools/clicks";

const REDO: PressedButton = { name: "Redo", box: { left: 100, right: 144, top: 500, bottom: 544 } };
const DECLINE: PressedButton = { name: "Decline", box: { left: 90, right: 370, top: 500, bottom: 544 } };
const ON_REDO = [120, 520] as const;
const BESIDE_REDO = [300, 520] as const;

function click(timeStamp: number, detail = 1, [clientX, clientY]: readonly [number, number] = ON_REDO) {
  return { timeStamp, detail, clientX, clientY, preventDefault: vi.fn(), stopPropagation: vi.fn() };
}

/** Whether neither a button nor the browser hears of a click. */
function isSwallowed({ preventDefault, stopPropagation }: ReturnType<typeof click>): boolean {
  expect(preventDefault.mock.calls.length).toBe(stopPropagation.mock.calls.length);
  return preventDefault.mock.calls.length > 0;
}

/** When Redo was pressed and, somewhat later, something else is offered; and whether a press is heard then. */
function redone(...changes: readonly number[]) {
  const slipped = new SlippedClick();
  function hears(
    timeStamp: number,
    pressed: PressedButton | null,
    at = ON_REDO as readonly [number, number],
    keys = 1,
  ) {
    const event = click(timeStamp, keys, at);
    const isHeard = slipped.press(event, pressed);
    expect(isSwallowed(event)).toBe(!isHeard);
    return isHeard;
  }
  hears(0, REDO);
  slipped.keep(0);
  for (const change of changes) slipped.change(change);
  return hears;
}

test("what comes under a finger that did something again hears nothing for a moment", () => {
  const hears = redone(900);
  expect([hears(1000, DECLINE), hears(1400, DECLINE), hears(1600, DECLINE)]).toEqual([false, false, true]);
});

test("what was pressed, what lies elsewhere and what has the focus are heard at once", () => {
  expect(redone(900)(1000, REDO)).toBe(true);
  expect(redone(900)(1000, DECLINE, BESIDE_REDO)).toBe(true);
  expect(redone(900)(1000, DECLINE, ON_REDO, 0)).toBe(true);
});

test("what is offered much later has nothing to do with what was done again", () => {
  expect(redone(900, 4000)(4100, DECLINE)).toBe(false);
  expect(redone(900, 30_000)(30_100, DECLINE)).toBe(true);
});

test("what is pressed again keeps its place until it makes way", () => {
  const hears = redone();
  expect([hears(200, REDO), hears(400, DECLINE)]).toEqual([true, false]);
});

test("a button is known by what it does, whatever it is called by then", () => {
  const button = (action: string | null, name: string) => {
    const { box } = REDO;
    const on = { getAttribute: () => action, ariaLabel: name, textContent: "", getBoundingClientRect: () => box };
    return pressedBy({ closest: () => on } as unknown as Element)?.name;
  };
  expect(button("7", "White: 3 left")).toBe(button("7", "White: 2 left"));
  expect(button(null, "Disagree")).not.toBe(button(null, "Log"));
});

test("what was pressed by keys keeps no place for itself", () => {
  const slipped = new SlippedClick();
  slipped.press(click(0, 0), REDO);
  slipped.keep(0);
  expect(slipped.press(click(100), DECLINE)).toBe(true);
});

test("clicks that follow at once on one that skipped press nothing", () => {
  const skipping = new SkippingClick();
  const skip = vi.fn();
  const hears = (timeStamp: number, skips: boolean, { passes = false, detail = 1 } = {}) => {
    const event = click(timeStamp, detail);
    skipping.press(event, skips ? skip : null, passes);
    return !isSwallowed(event);
  };
  expect(hears(0, false)).toBe(true);
  expect([hears(100, true), hears(150, true, { passes: true })]).toEqual([false, true]);
  expect([hears(300, false), hears(400, false, { detail: 0 }), hears(800, false)]).toEqual([false, true, true]);
  expect(hears(700, false, { passes: true }), "what chooses nothing").toBe(true);
  expect(skip).toHaveBeenCalledTimes(2);
});
