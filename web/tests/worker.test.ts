import { describe, expect, test, vi } from "vitest";
import { noticeOf, optionsOf, showing } from "../src/worker/notice";
import { atFolder, cachesOf, fromServerOr, kindOf, outdated } from "../src/worker/serving";

const HERE = "https://orbis.example";
const FILES = new Set(["icon.svg", "assets/start-a.js"]);

describe("which requests the worker answers", () => {
  test.each([
    ["GET", "navigate", "/", "page"],
    ["GET", "navigate", "/table/4f5e", "page"],
    ["GET", "navigate", "/settings?x=1", "page"],
    ["GET", "navigate", "/api/identity/export", "other"],
    ["GET", "navigate", "/card.png", "other"],
    ["GET", "cors", "/api/my/tables", "other"],
    ["POST", "cors", "/api/tables", "other"],
    ["POST", "navigate", "/", "other"],
    ["GET", "cors", "/assets/start-a.js", "file"],
    ["GET", "cors", "/assets/start-of-another-version.js", "file"],
    ["GET", "no-cors", "/icon.svg", "file"],
    ["GET", "cors", "/pack/core-a.wasm", "file"],
    ["GET", "cors", "/pack/pack.json", "other"],
    ["GET", "no-cors", "/worker.js", "other"],
    ["GET", "cors", "/settings", "other"],
    ["GET", "navigate", "https://elsewhere.example/", "other"],
  ])("%s %s %s: %s", (method, mode, path, kind) => {
    expect(kindOf({ method, mode, url: new URL(path, HERE).href }, `${HERE}/`, FILES)).toBe(kind);
  });

  test.each([
    ["/orbis/", "page"],
    ["/orbis/table/4f5e", "page"],
    ["/orbis/assets/start-a.js", "file"],
    ["/orbis", "other"],
    ["/other/table/4f5e", "other"],
    ["/assets/start-a.js", "other"],
  ])("in a folder, %s: %s", (path, kind) => {
    expect(kindOf({ method: "GET", mode: "navigate", url: HERE + path }, `${HERE}/orbis/`, FILES)).toBe(kind);
  });
});

describe("the page, if the server is away", () => {
  const kept = () => Promise.resolve(new Response("kept"));
  const text = async (answer: Promise<Response>) => (await answer).text();

  test("comes from the server if that answers, whatever it says", async () => {
    expect(await text(fromServerOr(kept, Promise.resolve(new Response("sent"))))).toBe("sent");
    expect(await text(fromServerOr(kept, Promise.resolve(new Response("none", { status: 404 }))))).toBe("none");
  });

  test.each([502, 503, 504])("is the kept one if a proxy answers %i", async (status) => {
    expect(await text(fromServerOr(kept, Promise.resolve(new Response("proxy", { status }))))).toBe("kept");
  });

  test("is the kept one if nobody answers", async () => {
    expect(await text(fromServerOr(kept, Promise.reject(new TypeError("no connection"))))).toBe("kept");
  });

  test("is the kept one if the answer takes too long", async () => {
    vi.useFakeTimers();
    const answer = text(fromServerOr(kept, new Promise(() => undefined), 500));
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe("kept");
    vi.useRealTimers();
  });

  test("is waited for if none was kept", async () => {
    const nothing = () => Promise.resolve(undefined);
    const late = new Promise<Response>((go) => setTimeout(() => go(new Response("late")), 5));
    expect(await text(fromServerOr(nothing, late, 0))).toBe("late");
    await expect(fromServerOr(nothing, Promise.reject(new TypeError("no connection")))).rejects.toThrow(TypeError);
  });
});

test("the version before is kept for the pages that still show it", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => cachesOf(HERE) + name) as [string, string, string];
  expect(outdated([a, b, c], c, HERE)).toEqual([a]);
  expect(outdated([b, c], c, HERE)).toEqual([]);
  expect(outdated([c], c, HERE)).toEqual([]);
});

describe("a notice", () => {
  const sent = {
    title: "Your turn",
    body: "Ben has built a forest.",
    table: "4f5e",
    url: "/table/4f5e#12",
    tag: "4f5e",
    waiting: 2,
    language: "en",
  };

  test("says what was sent", () => {
    const notice = noticeOf(JSON.stringify(sent));
    expect(notice).toMatchObject({ title: "Your turn", url: "/table/4f5e#12", tag: "4f5e", waiting: 2 });
    expect(optionsOf(notice)).toMatchObject({ tag: "4f5e", renotify: true, data: { url: "/table/4f5e#12" } });
  });

  test.each([undefined, "", "not JSON", "3", "null", "[]", '{"title": 7, "waiting": -1}'])(
    "is shown even if it says %s",
    (text) => {
      expect(noticeOf(text)).toMatchObject({ title: "Orbis", url: "/", tag: "orbis", waiting: null });
    },
  );

  test.each(["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", "table/4f5e"])(
    "never leads to %s",
    (url) => expect(noticeOf(JSON.stringify({ ...sent, url })).url).toBe("/"),
  );

  test("leads to the page that shows its table already, at whatever moment", () => {
    const windows = [{ url: `${HERE}/` }, { url: `${HERE}/table/4f5e#3` }];
    expect(showing(windows, sent.url, HERE)).toBe(windows[1]);
    expect(showing(windows, "/table/other", HERE)).toBeUndefined();
  });
});

test("a host of files has one page, which is told what was wanted", () => {
  const scope = `${HERE}/orbis/`;
  expect(atFolder(scope, scope)).toBeNull();
  expect(atFolder(`${scope}?at=%2Frules`, scope)).toBeNull();
  expect(atFolder(`${scope}review/4f?simulations=9`, scope)).toBe(`${scope}?at=%2Freview%2F4f%3Fsimulations%3D9`);
});

test("packs stay, and what other pages of the host keep", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => cachesOf(HERE) + name) as [string, string, string];
  const other = cachesOf(`${HERE}/other`) + "a";
  expect(outdated(["orbis-pack-1", a, "somebody's", other, b, "orbis-pack-2", c], c, HERE)).toEqual([a]);
});
