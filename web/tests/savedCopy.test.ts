import { expect, test, vi } from "vitest";

vi.mock("../src/inside/insideHere.svelte", () => ({ insideServer: () => ({}) }));

test("a copy is named by the clock of whoever saves it", async () => {
  const { copyName } = await import("../src/inside/savedCopy");
  const offset = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-120);
  expect(copyName(new Date("2026-11-19T23:05:59Z"))).toBe("orbis-2026-11-20-01-05.json");
  offset.mockRestore();
});
