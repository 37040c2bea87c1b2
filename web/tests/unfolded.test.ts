import { expect, test } from "vitest";
import { OF_BROWSER } from "../src/services/keptKeys";
import { isUnfolded, keepUnfolded } from "../src/services/unfolded";

function shelf(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value), read: () => kept };
}

test("sections are open in a wide window, and as somebody left them", () => {
  const here = shelf();
  expect(isUnfolded("table", true, here)).toBe(true);
  expect(isUnfolded("table", false, here)).toBe(false);
  keepUnfolded("table", true, here);
  keepUnfolded("you", false, here);
  expect(isUnfolded("table", false, here)).toBe(true);
  expect(isUnfolded("you", true, here)).toBe(false);
  expect(Object.values<string>(OF_BROWSER)).toContain("orbis.unfolded");
});

test.each(["", "null", "[", '{"table":"yes"}'])("what cannot be read is as if nothing had been kept: %s", (text) => {
  expect(isUnfolded("table", true, shelf(text))).toBe(true);
  expect(isUnfolded("table", false, shelf(text))).toBe(false);
});
