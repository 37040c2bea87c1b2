import { beforeEach, expect, test, vi } from "vitest";
import { OF_BROWSER, OF_IDENTITY_INSIDE } from "../src/services/keptKeys";

const { known } = OF_IDENTITY_INSIDE;
const { settings, learnt } = OF_BROWSER;

function there(kept: Readonly<Record<string, string>>) {
  vi.stubGlobal("localStorage", kept);
}

beforeEach(() => void vi.resetModules());

test("a copy has what was there before the browser deleted it, and what has come since", async () => {
  const { keptNow, keptWithTables, noteSeen, rescueSeen } = await import("../src/inside/lastSeen");
  there({ [known]: "Ann", [settings]: "old" });
  noteSeen(keptNow());
  there({ [settings]: "new" });
  noteSeen(keptNow());
  expect(keptWithTables()).toEqual({ [settings]: "new" });
  rescueSeen();
  there({});
  expect(keptWithTables()).toEqual({ [known]: "Ann", [settings]: "new" });
});

test("what goes into no copy is not remembered", async () => {
  const { keptNow } = await import("../src/inside/lastSeen");
  there({ [learnt]: "all", [OF_BROWSER.unfolded]: "some", "orbis.tiles.a": "set", "of.another": "x".repeat(9) });
  expect(Object.keys(keptNow()).sort()).toEqual([learnt, "orbis.tiles.a", OF_BROWSER.unfolded].sort());
});
