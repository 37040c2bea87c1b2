import { describe, expect, test, vi } from "vitest";
import { copyOf, NotACopy, readCopy } from "../src/inside/copy";
import { Ended, InsideServer, NotTaken, type Tables } from "../src/inside/insideServer";
import { Jar } from "../src/inside/jar";
import { KeptPack } from "../src/inside/keptPack";
import type { FromTables, ToTables } from "../src/inside/messages";
import { mountFiles, type FileSystem } from "../src/inside/mount";
import { fileFor, megabytes, type Pack } from "../src/inside/pack";
import { OrderedFiles, type Handle } from "../src/inside/privateFiles";
import { claimTables } from "../src/inside/tabs";
import { Thinkers, type Thinker } from "../src/inside/thinkers";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the private files", () => {
  /** Files that note in which order they change. */
  function files(...names: readonly string[]) {
    const told: string[] = [];
    const contents = new Map(names.map((name) => [name, ""]));
    const handle = (name: string): Handle => ({
      read: (into, { at }) => {
        const found = bytes(contents.get(name) ?? "").subarray(at, at + into.length);
        into.set(found);
        return found.length;
      },
      write: (from, { at }) => {
        const before = (contents.get(name) ?? "").slice(0, at);
        contents.set(name, before + new TextDecoder().decode(from));
        told.push(`write ${name}`);
        return from.length;
      },
      truncate: (size) => {
        contents.set(name, (contents.get(name) ?? "").slice(0, size));
        told.push(`cut ${name}`);
      },
      getSize: () => (contents.get(name) ?? "").length,
      flush: () => void told.push(`flush ${name}`),
    });
    return { told, files: new OrderedFiles(new Map(names.map((name) => [name, handle(name)]))) };
  }

  test("what was written to one is on disk before another one changes, and a commit at once", () => {
    const { told, files: all } = files("db", "journal");
    all.make("journal");
    all.write("journal", bytes("old page"), 0);
    all.write("journal", bytes("another"), 8);
    all.write("db", bytes("new page"), 0);
    all.write("db", bytes("another"), 8);
    all.cut("journal", 0);
    expect(told).toEqual([
      "write journal",
      "write journal",
      "flush journal",
      "write db",
      "write db",
      "flush db",
      "cut journal",
      "flush journal",
    ]);
  });

  test("only those that were opened can be made, and an empty one is not there", () => {
    const { files: all } = files("db");
    expect([all.has("db"), all.make("db"), all.has("db"), all.make("other")]).toEqual([false, true, true, false]);
    all.write("db", bytes("page"), 0);
    const into = new Uint8Array(2);
    expect([all.read("db", into, 1), new TextDecoder().decode(into), all.sizeOf("db")]).toEqual([2, "ag", 4]);
    all.remove("db");
    expect(all.names).toEqual([]);
  });
});

test.each([
  ["QuotaExceededError", 51],
  ["InvalidStateError", 29],
])("SQLite hears %s as a code that it understands", (name, code) => {
  class ErrnoError extends Error {
    constructor(readonly code: number) {
      super();
    }
  }
  let root: { stream_ops: { write(...parameters: unknown[]): number } } | undefined;
  const broken = () => {
    throw new DOMException("", name);
  };
  const handle: Handle = { read: broken, write: broken, truncate: broken, getSize: () => 0, flush: broken };
  const system = {
    ErrnoError,
    createNode: (_: unknown, name: string) => ({ name }),
    mkdirTree: () => undefined,
    mount: (type: { mount(): never }) => void (root = type.mount()),
  };
  mountFiles(system as unknown as FileSystem, "/tables", new OrderedFiles(new Map([["/", handle]])));
  const write = () => root?.stream_ops.write({ node: { name: "/" } }, new Uint8Array(4), 0, 4, 0);
  expect(write).toThrow(ErrnoError);
  expect(write).toThrow(expect.objectContaining({ code }));
});

describe("the cookies", () => {
  test("are kept, sent, replaced and ended", () => {
    const jar = new Jar();
    expect(jar.header).toBe("");
    expect(jar.take([["Set-Cookie", "orbis=a=b; HttpOnly; Max-Age=31536000; Path=/"]])).toBe(true);
    expect(jar.header).toBe("orbis=a=b");
    expect(jar.take([["content-type", "text/plain"]])).toBe(false);
    expect(new Jar(jar.header).header).toBe("orbis=a=b");
    expect(jar.take([["set-cookie", 'orbis=""; Max-Age=0; Path=/']])).toBe(true);
    expect(jar.header).toBe("");
  });
});

const PACK: Pack = {
  version: "a1",
  pyodide: {},
  files: [
    { name: "runtime-x/pyodide.mjs", bytes: 3, role: "loader" },
    { name: "site-x.zip", bytes: 1_000_000, role: "site" },
  ],
};

describe("the pack", () => {
  test("names its files by their roles", () => {
    expect(fileFor(PACK, "loader")).toBe("runtime-x/pyodide.mjs");
    expect(() => fileFor(PACK, "core")).toThrow("core");
    expect(megabytes(PACK)).toBe(2);
  });

  /** Caches in memory. */
  function shelf() {
    const caches = new Map<string, Map<string, Response>>();
    const open = (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(cache.get(url)?.clone()),
        put: async (url: string, response: Response) =>
          void cache.set(url, new Response(await response.arrayBuffer(), { headers: response.headers })),
      } as unknown as Cache);
    };
    const keys = () => Promise.resolve([...caches.keys()]);
    return { caches, shelf: { open, keys, delete: (name: string) => Promise.resolve(caches.delete(name)) } };
  }

  const SMALL: Pack = {
    ...PACK,
    files: [
      { name: "a", bytes: 2, role: "loader" },
      { name: "b", bytes: 2, role: "site" },
    ],
  };

  test("is kept with its progress, and is there only when it is whole", async () => {
    const { caches, shelf: kept } = shelf();
    const asked: string[] = [];
    let fails = true;
    const get = (async (url: string) => {
      asked.push(url);
      if (fails && url.endsWith("b")) throw new TypeError("the connection is gone");
      return new Response("xy");
    }) as typeof fetch;
    const pack = new KeptPack("https://host/orbis/", kept, get);
    const parts: number[] = [];
    await expect(pack.keep(SMALL, (part) => parts.push(part))).rejects.toThrow(TypeError);
    expect(await pack.found()).toBeNull();
    fails = false;
    await pack.keep(SMALL, (part) => parts.push(part));
    expect(await pack.found()).toEqual(SMALL);
    expect(parts).toEqual([0.5, 0.5, 1]);
    // What had come did not come again.
    expect(asked.map((url) => url.slice(-1))).toEqual(["a", "b", "b"]);
    await pack.keep({ ...SMALL, version: "a2" }, () => undefined);
    expect((await pack.found())?.version).toBe("a2");
    await pack.dropOthers({ ...SMALL, version: "a2" });
    expect([...caches.keys()]).toEqual(["orbis-pack-a2"]);
    await pack.dropOthers(null);
    expect(await pack.found()).toBeNull();
  });

  test("half a file is none", async () => {
    const pack = new KeptPack("https://host/", shelf().shelf, () => Promise.resolve(new Response("x")));
    await expect(pack.keep(SMALL, () => undefined)).rejects.toThrow("1 bytes instead of 2");
    expect(await pack.found()).toBeNull();
  });

  test("that nobody offers is none", async () => {
    const offering = (answer: () => Promise<Response>) =>
      new KeptPack("https://host/", shelf().shelf, answer as typeof fetch).offered();
    expect(await offering(() => Promise.resolve(new Response(null, { status: 204 })))).toBeNull();
    expect(await offering(() => Promise.reject(new TypeError("away")))).toBeNull();
    expect(await offering(() => Promise.resolve(Response.json(SMALL)))).toEqual(SMALL);
  });
});

class FakeTables implements Tables {
  onmessage: Tables["onmessage"] = null;
  onerror: Tables["onerror"] = null;
  readonly told: ToTables[] = [];
  ended = false;
  postMessage(message: ToTables): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromTables): void {
    this.onmessage?.({ data } as MessageEvent<FromTables>);
  }
}

describe("the server inside", () => {
  const START: ToTables = { kind: "start", pack: PACK, at: "https://host/pack/", folder: "orbis" };
  async function begun() {
    const tables = new FakeTables();
    const server = new InsideServer(Promise.resolve({ tables, start: START }));
    await Promise.resolve();
    return { tables, server };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test("is asked once it is ready, and answers like a server", async () => {
    const { tables, server } = await begun();
    const headers = { "content-type": "application/json" };
    const answer = server.ask("/api/tables", { method: "POST", headers, body: "{}" });
    await settle();
    expect(tables.told).toEqual([START]);
    tables.say({ kind: "ready" });
    await settle();
    const [, asked] = tables.told;
    expect(asked).toMatchObject({ kind: "ask", method: "POST", path: "/api/tables", body: bytes("{}") });
    const id = asked?.kind === "ask" ? asked.id : 0;
    tables.say({ kind: "answer", id, status: 201, headers: [["x-a", "b"]], body: bytes('{"id":"a"}') });
    const got = await answer;
    expect([got.status, got.headers.get("x-a"), await got.json()]).toEqual([201, "b", { id: "a" }]);
  });

  test("is told when nobody waits any more", async () => {
    const { tables, server } = await begun();
    tables.say({ kind: "ready" });
    const leaving = new AbortController();
    const answer = server.ask("/api/tables/a/hint", { signal: leaving.signal });
    await settle();
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect(tables.told.map(({ kind }) => kind)).toEqual(["start", "ask", "drop"]);
  });

  test("has lines, and closes them when it ends", async () => {
    const { tables, server } = await begun();
    const wire = server.open() as unknown as Record<"onopen" | "onmessage" | "onclose", unknown> & {
      send(text: string): void;
    };
    const [opened, heard, closed] = [vi.fn(), vi.fn(), vi.fn()];
    Object.assign(wire, { onopen: opened, onmessage: heard, onclose: closed });
    tables.say({ kind: "ready" });
    await settle();
    wire.send("hello");
    const line = 1;
    expect(tables.told.slice(1)).toEqual([
      { kind: "open", line },
      { kind: "say", line, text: "hello" },
    ]);
    tables.say({ kind: "heard", line, text: "welcome" });
    expect([opened.mock.calls.length, heard.mock.calls]).toEqual([1, [[{ data: "welcome" }]]]);
    const waiting = server.ask("/api/about", {});
    await settle();
    server.end(new Ended("occupied", ""));
    await expect(waiting).rejects.toThrow(Ended);
    expect([closed.mock.calls.length, tables.ended]).toEqual([1, true]);
    await expect(server.ask("/api/about", {})).rejects.toThrow(Ended);
  });

  test("says why it cannot begin", async () => {
    const { tables, server } = await begun();
    tables.say({ kind: "failed", trouble: "no-room", message: "full" });
    await expect(server.ready).rejects.toMatchObject({ trouble: "no-room", message: "full" });
    const none = new InsideServer(Promise.reject(new Ended("occupied", "")));
    await expect(none.ask("/api/about", {})).rejects.toMatchObject({ trouble: "occupied" });
  });

  test("gives and takes tables", async () => {
    const { tables, server } = await begun();
    tables.say({ kind: "ready" });
    const given = server.export();
    await settle();
    tables.say({ kind: "exported", id: 1, content: bytes("{}\n"), cookies: "orbis=a" });
    expect((await given).cookies).toBe("orbis=a");
    const taken = server.takeIn({ content: bytes("no"), cookies: "" });
    await settle();
    tables.say({ kind: "refused", id: 2, message: "line 1" });
    await expect(taken).rejects.toThrow(NotTaken);
  });
});

test("each lane has one worker, and what nobody waits for is dropped there", async () => {
  const made: { told: unknown[]; thinker: Thinker }[] = [];
  const thinkers = new Thinkers({} as WebAssembly.Module, () => {
    const told: unknown[] = [];
    const thinker: Thinker = { onmessage: null, postMessage: (message) => void told.push(message) };
    made.push({ told, thinker });
    return thinker;
  });
  const first = thinkers.think(1, "thinking", bytes("a"));
  void thinkers.think(2, "reviewing", bytes("b"));
  void thinkers.think(3, "thinking", bytes("c"));
  thinkers.drop(3);
  thinkers.drop(9);
  expect(made.map(({ told }) => told.map((each) => (each as { kind: string }).kind))).toEqual([
    ["begin", "think", "think", "drop"],
    ["begin", "think"],
  ]);
  made[0]?.thinker.onmessage?.({ data: { id: 1, answer: bytes("x") } } as never);
  expect(await first).toEqual(bytes("x"));
});

describe("one tab has the tables", () => {
  type Hold = () => Promise<unknown>;
  test("at once if no other does, until another takes them", async () => {
    let lose = (_: Error): void => undefined;
    const lost = vi.fn();
    const locks = {
      request: (_: string, __: object, hold: Hold) => {
        void hold();
        return new Promise((_, reject) => (lose = reject));
      },
    } as unknown as LockManager;
    expect(await claimTables(lost, false, locks)).toBe(true);
    lose(new DOMException("stolen", "AbortError"));
    await Promise.resolve();
    await Promise.resolve();
    expect(lost).toHaveBeenCalledOnce();
  });

  test("not if another keeps them, unless it is forced", async () => {
    const options: LockOptions[] = [];
    const locks = {
      request: (_: string, given: LockOptions, hold: Hold) => {
        options.push(given);
        return given.steal ? hold() : new Promise((_, no) => given.signal?.addEventListener("abort", no));
      },
    } as unknown as LockManager;
    expect(await claimTables(() => undefined, false, locks, 1)).toBe(false);
    expect(await claimTables(() => undefined, true, locks, 1)).toBe(true);
    expect(options.map(({ steal }) => steal)).toEqual([undefined, true]);
  });
});

describe("a copy", () => {
  const kept = { "orbis.settings": "{}", "orbis.tiles.set.1": "set", "orbis.known": "of the server", other: "x" };
  test("has tables, who one is, settings and own tiles, and can be read again", () => {
    const text = copyOf({ content: bytes('{"kind":"table"}\n'), cookies: "orbis=a" }, kept);
    const { tables, browser } = readCopy(text);
    expect(tables).toEqual({ content: bytes('{"kind":"table"}\n'), cookies: "orbis=a" });
    expect([...browser.keys()]).toContain("orbis.tiles.set.1");
    expect([...browser.keys()]).not.toContain("other");
  });

  test("may be only tables, as a server exports them; anything else is none", () => {
    expect(readCopy('{"a":1}\n{"b":2}\n').tables.cookies).toBe("");
    for (const text of ["{}", "null", "3", '{"kind":"orbis-copy"}']) expect(() => readCopy(text)).toThrow(NotACopy);
  });
});
