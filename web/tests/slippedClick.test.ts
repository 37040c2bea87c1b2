import { expect, test } from "vitest";
import { SlippedClick, type Pressed } from "../src/tools/slippedClick";

const REDO: Pressed = { name: "Redo", box: { left: 100, right: 144, top: 500, bottom: 544 } };
const DECLINE: Pressed = { name: "Decline", box: { left: 90, right: 370, top: 500, bottom: 544 } };

/** When Redo was pressed and, somewhat later, something else is offered; and whether a press is heard then. */
function redone() {
  const slipped = new SlippedClick();
  function hears(timeStamp: number, pressed: Pressed | null, [clientX, clientY] = [120, 520], detail = 1): boolean {
    let isHeard = true;
    slipped.press({ timeStamp, detail, clientX, clientY, stopPropagation: () => (isHeard = false) }, pressed);
    return isHeard;
  }
  hears(0, REDO);
  slipped.keep(0);
  slipped.change(900);
  return hears;
}

test("what comes under a finger that did something again hears nothing for a moment", () => {
  const hears = redone();
  expect([hears(1000, DECLINE), hears(1400, DECLINE), hears(1600, DECLINE)]).toEqual([false, false, true]);
});

test("what was pressed, what lies elsewhere and what has the focus are heard at once", () => {
  expect(redone()(1000, REDO)).toBe(true);
  expect(redone()(1000, DECLINE, [300, 520])).toBe(true);
  expect(redone()(1000, DECLINE, [120, 520], 0)).toBe(true);
});
