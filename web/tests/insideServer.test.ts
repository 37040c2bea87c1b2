import { describe, expect, test, vi } from "vitest";
import { Ended, InsideServer, NotTaken, type Tables } from "../src/inside/insideServer";
import { Jar } from "../src/inside/jar";
import type { FromTables, ToTables } from "../src/inside/messages";

const bytes = (text: string) => new TextEncoder().encode(text);
const PACK = { version: "a1", pyodide: {}, files: [] };

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
