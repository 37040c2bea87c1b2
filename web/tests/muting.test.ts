import { beforeEach, expect, test, vi } from "vitest";
import { OF_IDENTITY } from "../src/services/keptKeys";

const [ANN, BEN] = ["a".repeat(32), "b".repeat(32)];
let shelf: Map<string, string>;
let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  [shelf, asked] = [new Map(), []];
  answer = () => Promise.resolve(new Response("{}"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["en"], userAgent: "", maxTouchPoints: 0 });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return answer();
  });
});

const silenced = (method: string, player: string) => `${method} /api/notices/silenced/${player}`;

test("whoever is muted and heard again is so at the server, too, and nobody else is named", async () => {
  const { muteEverywhere } = await import("../src/app/muting");
  await muteEverywhere(ANN, true);
  await muteEverywhere(BEN, true);
  await muteEverywhere(ANN, false);
  expect(asked).toEqual([silenced("PUT", ANN), silenced("PUT", BEN), silenced("DELETE", ANN)]);
});

test("what the server did not hear is told at the next start, and once", async () => {
  answer = () => Promise.reject(new TypeError("away"));
  const { muteEverywhere } = await import("../src/app/muting");
  await expect(muteEverywhere(ANN, true)).rejects.toThrow();
  answer = () => Promise.resolve(new Response("{}"));
  vi.resetModules();
  asked = [];
  const { repairNotices } = await import("../src/app/notices.svelte");
  await repairNotices();
  await repairNotices();
  expect(asked).toEqual([silenced("PUT", ANN)]);
});

test("those who were muted only in this browser are told at a start, and when a channel is added", async () => {
  const settings = { events: {}, quiet: null, language: "en" };
  answer = () => Promise.resolve(new Response(JSON.stringify({ key: "", mail: true, channels: [], settings })));
  shelf.set(OF_IDENTITY.muted, JSON.stringify([ANN]));
  const { addChannel, repairNotices } = await import("../src/app/notices.svelte");
  await repairNotices();
  expect(asked).toEqual([silenced("PUT", ANN)]);
  shelf.set(OF_IDENTITY.muted, JSON.stringify([ANN, BEN]));
  await addChannel({ kind: "mail", address: "me@example.org" });
  expect(asked.filter((each) => each.includes("silenced"))).toEqual([silenced("PUT", ANN), silenced("PUT", BEN)]);
});

test("a player who cannot be silenced does not keep others from being so", async () => {
  shelf.set(OF_IDENTITY.muted, JSON.stringify(["odd", ANN]));
  const problem = { error: { code: "not_found", message: "nobody" } };
  answer = () => Promise.resolve(new Response(JSON.stringify(problem), { status: asked.length === 1 ? 404 : 200 }));
  const { tellMuted } = await import("../src/app/muting");
  await tellMuted();
  await tellMuted();
  expect(asked).toEqual([silenced("PUT", "odd"), silenced("PUT", ANN)]);
});
