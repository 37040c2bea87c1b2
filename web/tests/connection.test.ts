import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../src/net/api";
import { Connection, type Follower, type Link } from "../src/net/connection";
import { Outbox, type Keep } from "../src/net/outbox";
import type { Wire } from "../src/net/server";
import type { AnyMessage, AnySent } from "../src/net/wire";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: AnySent[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnySent);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: AnyMessage): void {
    this.onmessage?.call(undefined as never, { data: JSON.stringify(message) } as never);
  }
  welcome(): void {
    this.tell({ kind: "welcome", protocol: 1, player: "me", name: "Me", now: 0, ping: 2500, retry: 3500 });
  }
  drop(): void {
    this.onclose?.call(undefined as never, undefined as never);
  }
  get kinds(): string[] {
    return this.sent.map((message) => message.kind);
  }
}

class FakeKeep implements Keep {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

const ACT = { do: "act", actions: [3], position: 7 } as const;

function follower(known: number): Follower & { heard: string[]; failed: string[] } {
  const heard: string[] = [];
  const failed: string[] = [];
  return {
    known,
    heard,
    failed,
    hear: (message) => heard.push(message.kind),
    fail: (problem) => failed.push(problem.code),
  };
}

let wires: FakeWire[];
let keep: FakeKeep;
let connection: Connection;
const last = (): FakeWire => wires.at(-1) as FakeWire;

let isVisible = true;

function connect(client = "page-1"): Connection {
  return new Connection(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    new Outbox(keep, client),
    undefined,
    () => isVisible,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  isVisible = true;
  keep = new FakeKeep();
  connection = connect();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  test("watches a table after the last event that it knows", () => {
    connection.follow("t", follower(12));
    last().welcome();
    expect(last().sent).toEqual([{ kind: "watch", table: "t", detail: "full", after: 12 }]);
  });

  test("says which tables are seen, once the server has shown them", () => {
    const looks = () => last().sent.filter(({ kind }) => kind === "look");
    const table = { kind: "table", table: "t", view: {}, present: [] } as unknown as AnyMessage;
    const unfollow = connection.follow("t", follower(0));
    last().welcome();
    expect(looks()).toEqual([]);
    last().tell(table);
    last().tell(table);
    expect(looks()).toEqual([{ kind: "look", table: "t", visible: true }]);
    isVisible = false;
    connection.look();
    connection.look();
    expect(looks().slice(1)).toEqual([{ kind: "look", table: "t", visible: false }]);
    isVisible = true;
    unfollow();
    connection.look();
    expect(looks().length).toBe(2);
  });

  test("says again after an outage what is seen, and nothing of what is not", () => {
    connection.follow("t", follower(0));
    last().welcome();
    const table = { kind: "table", table: "t", view: {}, present: [] } as unknown as AnyMessage;
    last().tell(table);
    last().drop();
    vi.advanceTimersByTime(3500);
    last().welcome();
    last().tell(table);
    expect(last().kinds).toContain("look");
    isVisible = false;
    last().drop();
    vi.advanceTimersByTime(3500);
    last().welcome();
    last().tell(table);
    expect(last().kinds).not.toContain("look");
  });

  test("pings every 2.5 seconds", () => {
    connection.start();
    last().welcome();
    vi.advanceTimersByTime(2500);
    expect(last().kinds).toEqual(["ping"]);
  });

  test("comes back 3.5 seconds after it was lost, watches again and sends what was not acknowledged", () => {
    const links: Link[] = [];
    connection.onlink = (link) => links.push(link);
    connection.follow("t", follower(1));
    last().welcome();
    void connection.submit("t", ACT);
    last().drop();
    vi.advanceTimersByTime(3499);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(2);
    last().welcome();
    expect(last().sent).toEqual([
      { kind: "watch", table: "t", detail: "full", after: 1 },
      { kind: "submit", table: "t", client: "page-1", request: 1, ask: ACT },
    ]);
    expect(links).toEqual(["open", "lost", "open"]);
  });

  test("comes back at once when it is told to", () => {
    connection.start();
    last().drop();
    connection.start();
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(wires.length).toBe(2);
  });

  test("gives up a connection on which nothing comes back", () => {
    connection.start();
    last().welcome();
    vi.advanceTimersByTime(10_000);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(3500);
    expect(wires.length).toBe(2);
  });

  test("settles a request when it is acknowledged, and sends it no more", async () => {
    connection.start();
    last().welcome();
    const done = connection.submit("t", ACT);
    last().tell({ kind: "ack", table: "t", client: "page-1", request: 1, event: 8 });
    await expect(done).resolves.toBe(8);
    last().drop();
    vi.advanceTimersByTime(3500);
    last().welcome();
    expect(last().kinds).toEqual([]);
  });

  test("rejects a request that is refused, with the reason", async () => {
    connection.start();
    last().welcome();
    const done = connection.submit("t", ACT);
    last().tell({
      kind: "error",
      error: { code: "illegal", message: "no", rule: "P3" },
      table: "t",
      client: "page-1",
      request: 1,
    });
    await expect(done).rejects.toBeInstanceOf(Refusal);
  });

  test("sends again what the server could not do yet", () => {
    connection.start();
    last().welcome();
    void connection.submit("t", ACT);
    last().tell({
      kind: "error",
      error: { code: "unavailable", message: "" },
      table: "t",
      client: "page-1",
      request: 1,
    });
    vi.advanceTimersByTime(2500);
    last().tell({ kind: "pong", now: 0 });
    vi.advanceTimersByTime(2500);
    expect(last().kinds.filter((kind) => kind === "submit").length).toBe(2);
  });

  test("tells who follows a table that there is none", () => {
    const watching = follower(0);
    connection.follow("t", watching);
    last().welcome();
    last().tell({ kind: "error", error: { code: "not_found", message: "" }, table: "t" });
    expect(watching.failed).toEqual(["not_found"]);
  });
});

describe("an outbox", () => {
  test("sends after a reload what was not acknowledged before it, with its old number, and counts from one", () => {
    connection.start();
    last().welcome();
    void connection.submit("t", ACT);
    const reloaded = connect("page-2");
    reloaded.start();
    last().welcome();
    void reloaded.submit("t", { ...ACT, actions: [4] });
    expect(last().sent).toEqual([
      { kind: "submit", table: "t", client: "page-1", request: 1, ask: ACT },
      { kind: "submit", table: "t", client: "page-2", request: 1, ask: { ...ACT, actions: [4] } },
    ]);
  });
});
