import { expect, test, vi } from "vitest";
import type { ToTables } from "../src/inside/messages";

const tab = vi.hoisted(() => ({ lose: () => {}, deleted: false }));
vi.mock("../src/inside/tabs", () => ({
  claimTables: (lose: () => void) => {
    tab.lose = lose;
    return Promise.resolve(true);
  },
}));
vi.mock("../src/inside/thisPack", () => ({
  thisPack: () => ({ found: () => Promise.resolve({ version: "a1", pyodide: {}, files: [] }), address: "/" }),
}));
vi.mock("../src/inside/privateFolder", () => ({ areDeleted: () => Promise.resolve(tab.deleted), FOLDER: "orbis" }));

test("another tab takes no tables away that were deleted and can still be saved", async () => {
  const shelf = { getItem: () => null, removeItem: () => {}, setItem: () => {} };
  const terminate = vi.fn();
  class FakeWorker {
    readonly terminate = terminate;
    postMessage(_: ToTables): void {}
  }
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("sessionStorage", shelf);
  vi.stubGlobal("localStorage", shelf);
  vi.stubGlobal("Worker", FakeWorker);
  const { insideServer } = await import("../src/inside/insideHere.svelte");
  const { insideState } = await import("../src/inside/insideState.svelte");
  const server = insideServer();
  server.ready.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  [insideState.stage, tab.deleted] = ["ready", true];
  for (let time = 0; time < 2; time++) {
    tab.lose();
    await new Promise((resolve) => setTimeout(resolve));
    expect([insideState.stage, insideState.canSave, terminate.mock.calls.length]).toEqual(["deleted", true, 0]);
  }
  [insideState.stage, insideState.canSave, tab.deleted] = ["ready", false, false];
  tab.lose();
  await new Promise((resolve) => setTimeout(resolve));
  expect(terminate).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
