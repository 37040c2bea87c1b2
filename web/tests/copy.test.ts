import { describe, expect, test } from "vitest";
import { bring, gamesIn, introduceTo, isKnownTo, NoGames } from "../src/inside/bring";
import { copyOf, NotACopy, readCopy, settingsIn } from "../src/inside/copy";
import { problemText } from "../src/text/problems";
import { loadTexts } from "../src/text/texts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("games that are brought to a server", () => {
  const created = (more: object) => ({ kind: "created", tiles: "standard", ...more });
  const table = (id: string, more: object = {}) => ({ kind: "table", id, events: [created(more), { kind: "acted" }] });
  const archive = (...lines: readonly object[]) => bytes(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const refusal = (code: string) => answer(400, { error: { code, message: "" } });

  /** A server that answers one after another, and notes what it was asked. */
  function server(...answers: readonly (() => Promise<Response>)[]) {
    const asked: string[] = [];
    const left = [...answers];
    const ask = (path: string, { body }: RequestInit) => {
      asked.push(`${path} ${String(body)}`);
      return (left.shift() ?? (() => refusal("unavailable")))();
    };
    return { asked, server: { isShared: true, ask, open: () => expect.unreachable() } };
  }

  test("come with the tiles and the record that they need, and without lessons", () => {
    const games = gamesIn(
      archive(
        { kind: "text", of: "tiles", id: "own", text: "tiles" },
        { kind: "text", of: "record", id: "begun", text: "record" },
        { kind: "identity", id: "ann" },
        table("1"),
        table("2", { tiles: "own", source: { record: "begun", count: 3 } }),
        table("3", { lesson: "first" }),
      ),
    );
    expect(games.map(({ needs }) => needs)).toEqual([
      [],
      [
        ["/api/tile-sets", "tiles"],
        ["/api/records", "record"],
      ],
    ]);
    expect(() => gamesIn(bytes("orbis record 1\n"))).toThrow(NoGames);
  });

  test("are asked for again when the server is asked too much, and the next one after one that is refused", async () => {
    const games = gamesIn(archive(...["1", "2", "3", "4", "5", "6"].map((id) => table(id))));
    const { asked, server: to } = server(
      () => refusal("too_many"),
      () => answer(200, { id: "1", is_new: true, status: "playing" }),
      () => refusal("unfit"),
      () => answer(200, { id: "3", is_new: false, status: "over" }),
      () => refusal("limit"),
    );
    const { fresh, there, left, refused } = await bring(games, to, () => undefined, 0);
    expect(fresh.map(({ id }) => id)).toEqual(["1"]);
    expect([there.map(({ id }) => id), left]).toEqual([["3"], 4]);
    expect(refused.map(({ problem }) => problem.code)).toEqual(["unfit", "limit"]);
    expect(asked).toHaveLength(5);
  });

  test("are brought one by one where a bot of one of them cannot play", async () => {
    const games = gamesIn(archive(table("1"), table("2")));
    const faults = [{ line: 0, column: "", kind: "core-absent", found: "priest" }];
    const { server: to } = server(
      () => answer(503, { error: { code: "unavailable", message: "no core", faults } }),
      () => answer(200, { id: "2", is_new: true, status: "playing" }),
    );
    const { fresh, refused } = await bring(games, to, () => undefined, 0);
    expect(fresh.map(({ id }) => id)).toEqual(["2"]);
    const t = await loadTexts("en");
    expect(refused.map(({ problem }) => problemText(t, problem))).toEqual([t("pages-core-absent")]);
  });

  test("are a newcomer's by the name of the page, and of whoever has played there by their own", async () => {
    const newcomer = server(
      () => answer(200, { id: "a", name: "Vega" }),
      () => answer(200, { id: "a", name: "Ann" }),
    );
    // The answer to a new name does not say how many tables one has.
    expect(await introduceTo(newcomer.server, "Ann", "Vega")).toEqual({ me: { id: "a", name: "Ann" }, isNew: true });
    const known = server(() => answer(200, { id: "a", name: "Vega", tables: 3 }));
    expect(await introduceTo(known.server, "Ann", "Vega")).toMatchObject({ me: { name: "Vega" }, isNew: false });
  });

  test("leave whoever has chosen a name there what they are called", async () => {
    for (const suggested of ["Vega", null]) {
      const named = server(() => answer(200, { id: "a", name: "Anna" }));
      expect(await introduceTo(named.server, "Ann", suggested)).toEqual({ me: { id: "a", name: "Anna" }, isNew: true });
      expect(named.asked).toHaveLength(1);
    }
  });

  test("are brought only after a look at whether the server knows the browser", async () => {
    const knows = async (reply: () => Promise<Response>) => isKnownTo(server(reply).server);
    expect(await knows(() => answer(200, { id: "a", name: "Ann" }))).toBe(true);
    expect(await knows(() => refusal("no_identity"))).toBe(false);
    await expect(knows(() => refusal("unavailable"))).rejects.toThrow();
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

  test("has settings that can be used, or none where they are damaged", () => {
    const of = (text: string) => settingsIn(new Map([["orbis.settings", text]]));
    expect(of('{"theme":"dark","speed":7}')).toEqual({ theme: "dark" });
    for (const damaged of ['{"theme":', "null", "3", '"dark"']) expect(of(damaged)).toEqual({});
    expect(settingsIn(new Map())).toEqual({});
  });

  test("may be only tables, as a server exports them; anything else is none", () => {
    expect(readCopy('{"a":1}\n{"b":2}\n').tables.cookies).toBe("");
    for (const text of ["{}", "null", "3", '{"kind":"orbis-copy"}']) expect(() => readCopy(text)).toThrow(NotACopy);
  });
});
