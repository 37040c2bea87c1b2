import { beforeEach, describe, expect, test, vi } from "vitest";

/** What a browser keeps: a map that answers like a `Storage`. */
function shelf(content: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const ANN = { id: "ann", name: "Ann" };
const NEW = { id: "new", name: "Ann" };
const refusal = (code: string) => Response.json({ error: { code, message: "" } }, { status: 401 });
const unknown = () => refusal("no_identity");
const reload = vi.fn();
const assign = vi.fn();
/** What the server was asked, and what it answers. */
const asked: string[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};
let here = shelf();

/** A page that was just loaded, of a browser that keeps something. */
async function load(content: Readonly<Record<string, string>>) {
  here = shelf(content);
  vi.stubGlobal("localStorage", here);
  vi.resetModules();
  const { choose } = await import("../src/net/server");
  choose({
    isShared: true,
    ask: (path, { method, body }) => {
      const question = `${method ?? "GET"} ${path}`;
      asked.push(typeof body === "string" ? `${question} ${body}` : question);
      return Promise.resolve(answers[question]?.() ?? refusal("unavailable"));
    },
    open: () => expect.unreachable(),
  });
  const [session, { current, routeOf }] = await Promise.all([
    import("../src/services/session.svelte"),
    import("../src/services/router.svelte"),
  ]);
  const go = (path: string) => (current.route = routeOf(path));
  return { ...session, go, isAsked: () => session.session.askedAt === current.route };
}

/** Let everything happen that waits for nothing else. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal("sessionStorage", shelf());
  vi.stubGlobal("location", { reload, assign, pathname: "/" });
  reload.mockClear();
  assign.mockClear();
  asked.length = 0;
});

describe("a device that was signed out", () => {
  const KNOWN = { "orbis.known": "Ann", "orbis.muted": "[1]" };

  test("keeps what it knows until the server has made somebody new", async () => {
    answers = { "GET /api/identity": unknown };
    const { beNew, identity, isKnown, session, go } = await load(KNOWN);
    go("/");
    void identity();
    await settle();
    await expect(beNew()).rejects.toThrow();
    expect([...here.kept]).toEqual(Object.entries(KNOWN));
    let wasKnown = false;
    answers["POST /api/identity"] = () => {
      wasKnown = isKnown(); // otherwise whoever asks now makes a newcomer
      return Response.json(NEW);
    };
    await beNew();
    expect(wasKnown).toBe(true);
    expect(asked.at(-1)).toBe('POST /api/identity {"name":"Ann"}');
    expect(Object.fromEntries(here.kept)).toEqual({ "orbis.known": "Ann", "orbis.id": "new" });
    expect([session.me, session.lost]).toEqual([NEW, null]);
  });

  test("takes nothing from whoever has come back in another tab", async () => {
    answers = { "GET /api/identity": unknown, "POST /api/identity": () => Response.json(NEW) };
    const { beNew, identity, go } = await load(KNOWN);
    go("/");
    void identity();
    await settle();
    answers["GET /api/identity"] = () => Response.json(ANN);
    void beNew();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
    expect(here.getItem("orbis.muted")).toBe("[1]");
    expect(asked.filter((question) => question.startsWith("POST"))).toEqual([]);
  });

  test("goes on only with what was wanted on the page that is shown", async () => {
    answers = { "GET /api/identity": unknown, "POST /api/identity": () => Response.json(NEW) };
    const { beNew, identity, go } = await load(KNOWN);
    const done: string[] = [];
    go("/");
    void identity().then(() => done.push("play"));
    await settle();
    go("/mine");
    void identity().then(() => done.push("list"));
    await settle();
    await beNew();
    await settle();
    expect(done).toEqual(["list"]);
    expect(await identity()).toEqual(NEW);
  });

  test.each([
    ["kept", { "orbis.id": "ann" }, () => Response.json({ kept: true }), true],
    ["deleted elsewhere", { "orbis.id": "ann" }, () => Response.json({ kept: false }), false],
    ["no answer", { "orbis.id": "ann" }, () => refusal("unavailable"), null],
    ["no id was noted", {}, () => Response.json({ kept: true }), null],
  ])("knows whether there is a way back: %s", async (_, noted, answer, isKept) => {
    answers = { "GET /api/identity": unknown, "GET /api/players/ann": answer };
    const { recognised, session } = await load({ ...KNOWN, ...noted });
    expect(await recognised()).toBeNull();
    expect([session.lost, session.isKept]).toEqual(["Ann", isKept]);
  });

  test("stays who came back while it asked whether there is a way back", async () => {
    let answer: (response: Response) => void = () => undefined;
    answers = {
      "GET /api/identity": unknown,
      "GET /api/players/ann": () => new Promise((resolve) => (answer = resolve)),
    };
    const { meet, recognised, session } = await load({ ...KNOWN, "orbis.id": "ann" });
    const found = recognised();
    await settle();
    meet(NEW);
    answer(Response.json({ kept: true }));
    expect(await found).toEqual(NEW);
    expect([session.me, session.lost, session.isKept]).toEqual([NEW, null, null]);
  });

  test.each([
    ["none", { ways: [] }, []],
    ["some", { ways: ["link", "mail"] }, ["link", "mail"]],
    ["not said", {}, null],
  ])("remembers which ways back there were: %s", async (_, said, ways) => {
    answers = { "GET /api/identity": () => Response.json({ ...ANN, ...said }) };
    const { recognised, knownWays } = await load(KNOWN);
    await recognised();
    expect(knownWays()).toEqual(ways);
    const later = Object.fromEntries(here.kept);
    answers = { "GET /api/identity": unknown };
    const again = await load(later);
    expect(await again.recognised()).toBeNull();
    expect(again.knownWays()).toEqual(ways);
  });

  test("knows the ways back among those by which one is recognised", async () => {
    const { waysBack } = await load(KNOWN);
    const nothing = { devices: [], recovery: null, passkeys: [], mailboxes: [] };
    const passkey = { id: "p", label: "", made: 1, used: null };
    expect(waysBack(nothing)).toEqual([]);
    expect(waysBack({ ...nothing, recovery: { made: 1, used: null }, passkeys: [passkey] })).toEqual([
      "link",
      "passkey",
    ]);
    expect(waysBack({ ...nothing, mailboxes: ["ann@example.org"] })).toEqual(["mail"]);
  });

  test("is asked on every page where something needs somebody, and on no other", async () => {
    answers = { "GET /api/identity": unknown };
    const { identity, isAsked, go } = await load(KNOWN);
    for (const path of ["/table/x", "/mine", "/mine"]) {
      go(path);
      expect(isAsked()).toBe(false);
      void identity();
      await settle();
      expect(isAsked()).toBe(true);
    }
    expect(asked).toEqual(["GET /api/identity"]);
  });
});

test.each([
  ["a newcomer", "Vega", "Vega"],
  ["whoever the server still knows", "Ann", null],
])("remembers that a name was only suggested: %s", async (_, name, suggested) => {
  const { identity } = await load({});
  const { speak } = await import("../src/services/language.svelte");
  await speak("en");
  vi.spyOn(Math, "random").mockReturnValue(0);
  answers = {};
  const { choose } = await import("../src/net/server");
  choose({
    isShared: true,
    ask: (__, { body }) => {
      const given = JSON.parse(String(body)) as { name: string };
      return Promise.resolve(Response.json({ id: "new", name: name === "Vega" ? given.name : name }));
    },
    open: () => expect.unreachable(),
  });
  const me = await identity();
  vi.restoreAllMocks();
  expect(here.getItem("orbis.suggested")).toBe(suggested === null ? null : me.name);
});

test("whoever asks again hears of the tables that a newcomer has made", async () => {
  answers = { "GET /api/identity": () => Response.json({ ...ANN, tables: 1 }) };
  const { meet, recognisedNow } = await load({});
  meet(ANN);
  expect(await recognisedNow()).toEqual({ ...ANN, tables: 1 });
  expect(reload).not.toHaveBeenCalled();
});

test("whoever signs out is not told that they were signed out, and leaves nothing", async () => {
  const { meet, signOut } = await load({ "orbis.muted": "[1]" });
  const { get } = await import("../src/net/api");
  meet(ANN);
  answers = {
    "GET /api/my/tables": unknown,
    "DELETE /api/identity": async () => {
      await get("/api/my/tables").catch(() => undefined);
      return new Response();
    },
  };
  let keptAtTheEnd: string[] = ["something"];
  await signOut("/api/identity", async () => {
    keptAtTheEnd = [...here.kept.keys()];
    await get("/api/my/tables").catch(() => undefined);
    here.setItem("orbis.tables", "an answer that came late");
  });
  expect(keptAtTheEnd).toEqual([]);
  expect([...here.kept]).toEqual([]);
  expect(assign.mock.calls).toEqual([["/"]]);
});
