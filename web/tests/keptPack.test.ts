import { describe, expect, test } from "vitest";
import { KeptPack, OtherVersion } from "../src/inside/keptPack";
import { fileFor, megabytes, versionIn, type Pack } from "../src/inside/pack";

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
