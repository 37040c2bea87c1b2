import { describe, expect, test, vi } from "vitest";
import { mountFiles, type FileSystem } from "../src/inside/mount";
import { OrderedFiles, type Handle } from "../src/inside/privateFiles";
import { areDeleted, lastingRoot, Unsettled } from "../src/inside/privateFolder";

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

  test("what was written to one is on disk before another one changes, and a beginning before what follows", () => {
    const { told, files: all } = files("db", "log");
    all.make("log");
    all.write("log", bytes("head"), 0);
    all.write("log", bytes("new page"), 4);
    all.write("log", bytes("another"), 12);
    all.write("db", bytes("new page"), 8);
    all.write("db", bytes("another"), 16);
    all.write("log", bytes("head"), 0);
    expect(told).toEqual([
      ...["write log", "flush log", "write log", "write log", "flush log"],
      ...["write db", "write db", "flush db", "write log", "flush log"],
    ]);
  });

  test("what is cut is on disk at once, after what was written to others", () => {
    const { told, files: all } = files("db", "journal");
    all.make("journal");
    all.write("db", bytes("page"), 8);
    all.cut("journal", 0);
    expect(told).toEqual(["write db", "flush db", "cut journal", "flush journal"]);
  });

  test("a small file is kept after what was written to others is on disk, and found again", () => {
    const { told, files: all } = files("log", "cookies");
    all.keep("cookies", "orbis=somebody else");
    told.length = 0;
    all.write("log", bytes("somebody"), 4);
    all.keep("cookies", "orbis=somebody");
    expect(told.slice(0, 4)).toEqual(["write log", "flush log", "write cookies", "flush cookies"]);
    expect(told.at(-1)).toBe("flush cookies");
    expect(all.text("cookies")).toBe("orbis=somebody");
  });

  test("everything is on disk before something is acknowledged, and is flushed only once", () => {
    const { told, files: all } = files("db", "log");
    all.write("log", bytes("page"), 4);
    all.flushAll();
    all.flushAll();
    expect(told).toEqual(["write log", "flush log"]);
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

describe("tables that the browser has deleted", () => {
  const missing = (name: string) => Promise.reject(new DOMException("", name));
  const root = (found: () => Promise<never>) => () => Promise.resolve({ getDirectoryHandle: found });

  test("are missed only where they are gone for sure", async () => {
    expect(await areDeleted(root(() => missing("NotFoundError")))).toBe(true);
    expect(await areDeleted(root(() => missing("SecurityError")))).toBe(false);
    const there = { getFileHandle: () => Promise.resolve({}) } as unknown as never;
    expect(await areDeleted(root(() => Promise.resolve(there)))).toBe(false);
  });

  test("are not read as if they were there", () => {
    const gone = { read: () => 2 ** 32 - 4, getSize: () => 2 ** 64, write: () => 0, truncate() {}, flush() {} };
    const files = new OrderedFiles(new Map([["db", gone]]));
    expect(() => files.sizeOf("db")).toThrow();
    expect(() => files.read("db", new Uint8Array(16), 0)).toThrow();
  });
});

describe("the folder of the browser's files", () => {
  const root = (entries: readonly string[]) => {
    const removed: string[] = [];
    const keys = async function* () {
      yield* entries;
    };
    const folder = { keys, remove: async () => void removed.push("root") } as unknown as FileSystemDirectoryHandle;
    return { removed, folder };
  };

  test("is made anew if it is empty, as it may be on no disk", async () => {
    const { removed, folder } = root([]);
    expect(await lastingRoot(async () => folder)).toBe(folder);
    expect(removed).toEqual(["root"]);
  });

  test("stays if anything is in it", async () => {
    const { removed, folder } = root(["another page"]);
    expect(await lastingRoot(async () => folder)).toBe(folder);
    expect(removed).toEqual([]);
  });

  test("keeps nothing until the browser is closed if its state has changed, or if it never answers", async () => {
    const changed = () => Promise.reject(new DOMException("changed", "InvalidStateError"));
    await expect(lastingRoot(changed)).rejects.toThrow(Unsettled);
    await expect(lastingRoot(() => new Promise(() => undefined), 1)).rejects.toThrow(Unsettled);
    const refused = () => Promise.reject(new DOMException("private", "SecurityError"));
    await expect(lastingRoot(refused)).rejects.toThrow(DOMException);
    expect(await areDeleted(changed)).toBe(true);
  });

  test.each([
    ["NoModificationAllowedError", false],
    ["InvalidStateError", true],
  ])("is used as it is if it cannot be removed, unless its state has changed: %s", async (name, isUnsettled) => {
    const { folder } = root([]);
    Object.assign(folder, { remove: () => Promise.reject(new DOMException("not now", name)) });
    const found = lastingRoot(async () => folder);
    if (isUnsettled) await expect(found).rejects.toThrow(Unsettled);
    else expect(await found).toBe(folder);
  });

  test("is not removed any more once nobody waits for it", async () => {
    const { removed, folder } = root([]);
    let answer = (_: FileSystemDirectoryHandle) => {};
    const slow = new Promise<FileSystemDirectoryHandle>((resolve) => (answer = resolve));
    await expect(lastingRoot(() => slow, 1)).rejects.toThrow(Unsettled);
    answer(folder);
    await new Promise((resolve) => setTimeout(resolve));
    expect(removed).toEqual([]);
  });
});
