import { describe, expect, test, vi } from "vitest";
import { copyOf, NotACopy, readCopy } from "../src/inside/copy";
import { Ended, InsideServer, NotTaken, type Tables } from "../src/inside/insideServer";
import { Jar } from "../src/inside/jar";
import { KeptPack, OtherVersion } from "../src/inside/keptPack";
import type { FromTables, FromThinker, ToTables, ToThinker } from "../src/inside/messages";
import { mountFiles, type FileSystem } from "../src/inside/mount";
import { fileFor, megabytes, versionIn, type Pack } from "../src/inside/pack";
import { OrderedFiles, type Handle } from "../src/inside/privateFiles";
import { claimTables } from "../src/inside/tabs";
import { Thinkers, type Thinker } from "../src/inside/thinkers";
import { live, death } from "../src/inside/life";

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
  const failed = vi.fn();
  mountFiles(system as unknown as FileSystem, "/tables", new OrderedFiles(new Map([["/", handle]])), failed);
  const write = () => root?.stream_ops.write({ node: { name: "/" } }, new Uint8Array(4), 0, 4, 0);
  expect(write).toThrow(ErrnoError);
  expect(write).toThrow(expect.objectContaining({ code }));
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name }));
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
    { name: "runtime-x/pyodide.mjs", bytes: 3, sha256: "", role: "loader" },
    { name: "site-x.zip", bytes: 1_000_000, sha256: "", role: "site" },
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
        keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
        match: (url: string) => Promise.resolve(cache.get(url)?.clone()),
        put: async (url: string, response: Response) =>
          void cache.set(url, new Response(await response.arrayBuffer(), { headers: response.headers })),
      } as unknown as Cache);
    };
    const keys = () => Promise.resolve([...caches.keys()]);
    return { caches, shelf: { open, keys, delete: (name: string) => Promise.resolve(caches.delete(name)) } };
  }

  /** The digest of "xy". */
  const XY = "769a4e6d0003189c7e96c5d9b7e810a0d11c3a12832527ec94b0f86d277f51ca";
  const SMALL: Pack = {
    ...PACK,
    files: [
      { name: "a", bytes: 2, sha256: XY, role: "loader" },
      { name: "b", bytes: 2, sha256: XY, role: "site" },
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
    const pack = new KeptPack("https://host/orbis/", "a1", kept, get);
    const parts: number[] = [];
    await expect(pack.keep(SMALL, (part) => parts.push(part))).rejects.toThrow(TypeError);
    expect(await pack.found()).toBeNull();
    fails = false;
    await pack.keep(SMALL, (part) => parts.push(part));
    expect(await pack.found()).toEqual(SMALL);
    expect(parts).toEqual([0.5, 0.5, 1]);
    // What had come did not come again.
    expect(asked.map((url) => url.slice(-1))).toEqual(["a", "b", "b"]);
    caches.get("orbis-pack https://host/orbis/ a1")?.delete("https://host/orbis/pack/b");
    expect(await pack.found()).toBeNull();
  });

  test("belongs to one version of one page", async () => {
    const { caches, shelf: kept } = shelf();
    const get = () => Promise.resolve(new Response("xy"));
    const [old, now] = ["a1", "a2"].map((version) => new KeptPack("https://host/orbis/", version, kept, get));
    const elsewhere = new KeptPack("https://host/other/", "a1", kept, get);
    const none = new KeptPack("https://host/orbis/", "", kept, get);
    await old?.keep(SMALL);
    await elsewhere.keep(SMALL);
    expect([await old?.found(), await now?.found(), await none.found()]).toEqual([SMALL, null, null]);
    expect([await old?.hasOthers(), await now?.hasOthers()]).toEqual([false, true]);
    await now?.keep({ ...SMALL, version: "a2" });
    const before = [...caches.keys()];
    await none.dropOthers();
    expect([...caches.keys()]).toEqual(before);
    await now?.dropOthers();
    expect([...caches.keys()]).toEqual(["orbis-pack https://host/other/ a1", "orbis-pack https://host/orbis/ a2"]);
    await now?.drop();
    expect([...caches.keys()]).toEqual(["orbis-pack https://host/other/ a1"]);
  });

  test.each(["x", "zz"])("a file with other content is none: %s", async (content) => {
    const pack = new KeptPack("https://host/", "a1", shelf().shelf, () => Promise.resolve(new Response(content)));
    await expect(pack.keep(SMALL)).rejects.toThrow("something else");
    expect(await pack.found()).toBeNull();
  });

  test("that nobody offers is none, and that of another version is refused", async () => {
    const offering = (answer: () => Promise<Response>, version = "a1") =>
      new KeptPack("https://host/", version, shelf().shelf, answer as typeof fetch).offered();
    const small = () => Promise.resolve(Response.json(SMALL));
    expect(await offering(() => Promise.resolve(new Response(null, { status: 204 })))).toBeNull();
    expect(await offering(() => Promise.reject(new TypeError("away")))).toBeNull();
    expect(await offering(small)).toEqual(SMALL);
    expect(await offering(small, "")).toBeNull();
    await expect(offering(small, "a2")).rejects.toThrow(OtherVersion);
  });

  test("has no version before somebody has written it", () => {
    expect(["@pack@", undefined, "", "a1"].map(versionIn)).toEqual(["", "", "", "a1"]);
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
  const START = { kind: "start", pack: PACK, at: "https://host/pack/", folder: "orbis", lock: "life" } as const;
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
    tables.say({ kind: "ready", isNew: false });
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
    tables.say({ kind: "ready", isNew: false });
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
    tables.say({ kind: "ready", isNew: false });
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

  test.each<[string, (tables: FakeTables, die: () => void) => void]>([
    ["dies", (_, die) => die()],
    ["throws", (tables) => tables.onerror?.({ message: "thrown" } as ErrorEvent)],
    ["says so", (tables) => tables.say({ kind: "failed", trouble: "stopped", message: "broken" })],
  ])("tells that it has stopped when its worker %s", async (_, break_) => {
    const tables = new FakeTables();
    const ended = vi.fn();
    let die = (): void => undefined;
    const died = () => new Promise<void>((resolve) => (die = resolve));
    const server = new InsideServer(Promise.resolve({ tables, start: START }), { ended }, died);
    await settle();
    tables.say({ kind: "lives" });
    tables.say({ kind: "ready", isNew: true });
    expect(await server.ready).toBe(true);
    const asked = server.ask("/api/about", {});
    await settle();
    break_(tables, die);
    await expect(asked).rejects.toMatchObject({ trouble: "stopped" });
    expect([ended.mock.calls.length, tables.ended]).toEqual([1, true]);
  });

  test("gives and takes tables", async () => {
    const { tables, server } = await begun();
    tables.say({ kind: "ready", isNew: false });
    const given = server.export();
    await settle();
    tables.say({ kind: "exported", id: 1, content: bytes("{}\n"), cookies: "orbis=a" });
    expect((await given).cookies).toBe("orbis=a");
    const checked = server.check(bytes("yes"));
    await settle();
    tables.say({ kind: "checked", id: 2, tables: 4 });
    expect(await checked).toBe(4);
    const taken = server.takeIn({ content: bytes("no"), cookies: "" });
    await settle();
    tables.say({ kind: "refused", id: 3, message: "line 1" });
    await expect(taken).rejects.toThrow(NotTaken);
  });
});

describe("the workers that think", () => {
  const SILENCE = 1000;
  function lanes() {
    const made: { told: ToThinker[]; thinker: Thinker; ended: boolean; die: () => void }[] = [];
    const works: boolean[] = [];
    const thinkers = new Thinkers(
      {} as WebAssembly.Module,
      () => {
        const one = {
          told: [] as ToThinker[],
          ended: false,
          die: () => undefined as void,
          thinker: {
            onmessage: null,
            onerror: null,
            postMessage: (message) => void one.told.push(message),
            terminate: () => void (one.ended = true),
          } as Thinker,
        };
        made.push(one);
        return one.thinker;
      },
      (work) => works.push(work),
      SILENCE,
      () => new Promise((resolve) => made.forEach((each) => (each.die = resolve))),
    );
    const say = (at: number, data: FromThinker) => made[at]?.thinker.onmessage?.({ data } as never);
    const kinds = () => made.map(({ told }) => told.map(({ kind }) => kind));
    return { made, works, thinkers, say, kinds };
  }

  test("are one for each lane, and drop what nobody waits for", async () => {
    const { thinkers, kinds, say } = lanes();
    const first = thinkers.think(1, "thinking", bytes("a"));
    void thinkers.think(2, "reviewing", bytes("b"));
    void thinkers.think(3, "thinking", bytes("c"));
    thinkers.drop(3);
    thinkers.drop(9);
    expect(kinds()).toEqual([
      ["begin", "think", "think", "drop"],
      ["begin", "think"],
    ]);
    say(0, { kind: "thought", id: 1, answer: bytes("x") });
    expect(await first).toEqual(bytes("x"));
  });

  test("are replaced when they die, and asked the same again", async () => {
    const { made, thinkers, kinds, say, works } = lanes();
    const answer = thinkers.think(1, "thinking", bytes("a"));
    say(0, { kind: "lives" });
    made[0]?.die();
    await vi.waitFor(() =>
      expect(kinds()).toEqual([
        ["begin", "think"],
        ["begin", "think"],
      ]),
    );
    expect(made[0]?.ended).toBe(true);
    say(1, { kind: "thought", id: 1, answer: bytes("x") });
    expect(await answer).toEqual(bytes("x"));
    expect(works).toEqual([]);
  });

  test("are given up after some tries, until they answer again", async () => {
    vi.useFakeTimers();
    const { made, thinkers, say, works } = lanes();
    const answer = thinkers.think(1, "thinking", bytes("a"));
    const refused = expect(answer).rejects.toThrow("says nothing");
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    say(0, { kind: "thinks" });
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(made).toHaveLength(1);
    made[0]?.thinker.onerror?.({ message: "out of memory" } as ErrorEvent);
    await vi.advanceTimersByTimeAsync(2 * SILENCE);
    await refused;
    vi.useRealTimers();
    expect([made.length, made.every(({ ended }) => ended), works]).toEqual([3, true, [false]]);
    const again = thinkers.think(2, "thinking", bytes("a"));
    say(3, { kind: "thought", id: 2, answer: bytes("x") });
    await again;
    expect(works).toEqual([false, true]);
  });
});

test("whoever waits for the lock of a worker hears when it is gone", async () => {
  let release = (): void => undefined;
  const waiting: (() => unknown)[] = [];
  const locks = {
    request: (_: string, hold: () => Promise<void> | undefined) => {
      if (waiting.length > 0) return new Promise((resolve) => (release = () => resolve(hold())));
      waiting.push(hold);
      return hold();
    },
  } as unknown as LockManager;
  await live("a", locks);
  const dead = vi.fn();
  const died = death("a", locks).then(dead);
  expect(dead).not.toHaveBeenCalled();
  release();
  await died;
  expect(dead).toHaveBeenCalledOnce();
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
    expect(() => readCopy(text.slice(0, -9))).toThrow(expect.objectContaining({ isTorn: true }));
    expect(tables).toEqual({ content: bytes('{"kind":"table"}\n'), cookies: "orbis=a" });
    expect([...browser.keys()]).toContain("orbis.tiles.set.1");
    expect([...browser.keys()]).not.toContain("other");
  });

  test("may be only tables, as a server exports them; anything else is none", () => {
    expect(readCopy('{"a":1}\n{"b":2}\n').tables.cookies).toBe("");
    for (const text of ["{}", "null", "3", '{"kind":"orbis-copy"}']) expect(() => readCopy(text)).toThrow(NotACopy);
  });
});
