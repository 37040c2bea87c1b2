import { expect, test } from "vitest";
import { besideKingdom } from "../src/sheets/besideKingdom";

const kingdom = { left: 570, right: 1146, top: 414, bottom: 524 };
const button = { left: 904, right: 1027, top: 720, bottom: 775 };

test("a small sheet lies between the kingdom and the button, in the middle above it", () => {
  const { left, top } = besideKingdom([400, 172], kingdom, button);
  expect(top).toBeGreaterThan(kingdom.bottom);
  expect(top + 172).toBeLessThan(button.top);
  expect(left + 200).toBeGreaterThan(button.left - 100);
  expect(left + 400).toBeLessThanOrEqual(kingdom.right);
});

test("a sheet that is too high for that lies above the kingdom, and never beyond the window", () => {
  expect(besideKingdom([400, 240], kingdom, button).top).toBe(414 - 8 - 240);
  expect(besideKingdom([400, 480], kingdom, button).top).toBe(8);
});
