import { describe, expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import { END_TURN, takeTile } from "../src/model/actions";
import type { Catalogue, Game, Happened, PlainSentence } from "../src/net/wire";
import { logText } from "../src/text/sentences";
import { loadTexts } from "../src/text/texts";
import { decisionsOf, momentsOf, news, rewindTarget, sinceTurnOf, standing } from "../src/views/news";
import { ONLOOKER, type Looking } from "../src/views/onlooker";
import { tableView } from "../src/views/tableView";

function acted(number: number, seat: number, action: number, count: number): Happened {
  return { number, at: 0, kind: "acted", position: number, seat, actions: [action], count: count };
}

/** Seat 0 takes a tile, places and ends with a reveal; seat 1 takes and takes back; then takes again. */
const events: readonly Happened[] = [
  { number: 1, at: 0, kind: "created", position: 1 },
  acted(2, 0, 4, 1),
  acted(3, 0, 42, 2),
  acted(4, 0, 108, 4),
  acted(5, 1, 3, 5),
  { number: 6, at: 0, kind: "took_back", position: 6, seat: 1, decisions: 1, count: 4 },
  acted(7, 1, 5, 5),
];

describe("the log", () => {
  test("leaves out what was taken back", () => {
    expect(standing(events).map((event) => event.number)).toEqual([1, 2, 3, 4, 6, 7]);
  });

  test("keeps who asked to go back and who agreed, in one line", async () => {
    const t = await loadTexts("en");
    const asks: PlainSentence = {
      key: "table-wished",
      arguments: { name: "Jan", wish: "own", player: "Jan", round: 1 },
    };
    const yes = (number: number, name: string, count: number): Happened => ({
      ...{ number, at: 0, kind: "answered", position: number, seat: 1, yes: true, count },
      log: [{ key: "table-answered", arguments: { name, answer: "yes" } }],
    });
    const wished: Happened = { number: 8, at: 0, kind: "wished", position: 8, seat: 0, wish: "rewind", count: 5 };
    const told = (...more: readonly Happened[]) => {
      const last = standing([...events, { ...wished, log: [asks] }, ...more]);
      expect(last.map(({ number }) => number)).toEqual([1, more.at(-1)?.number]);
      return logText(t, last.at(-1)?.log ?? []);
    };
    expect(told(yes(9, "Anna", 0))).toBe("Jan takes back the turn in round 1; Anna agrees.");
    expect(told(yes(9, "Anna", 5), yes(10, "Eva", 5), yes(11, "Tim", 0))).toBe(
      "Jan takes back the turn in round 1; Anna, Eva and Tim agree.",
    );
    const alone = standing([...events, { ...wished, count: 0, log: [asks] }]);
    expect(logText(t, alone.at(-1)?.log ?? [])).toBe("Jan takes back the turn in round 1.");
  });

  test("tells what happened since a seat's last turn", () => {
    expect(sinceTurnOf(standing(events), 0).map((event) => event.number)).toEqual([6, 7]);
  });
});

/** A turn in one event, which reveals a tile: moves 5 to 9; its decisions have one, two, no and two sentences. */
const whole: Happened = {
  ...acted(5, 1, 108, 9),
  actions: [3, 39, 42, 108],
  revealed: 17,
  hash: "end",
  log: ["take", "build", "pay", "end", "reveal"].map((key) => ({ key })),
  told: [1, 2, 0, 2],
};
const back = (count: number): Happened => ({ number: 6, at: 0, kind: "took_back", position: 6, count, hash: "back" });

describe("an event of several decisions", () => {
  test("counts them one by one, and what is revealed with the last", () => {
    expect(decisionsOf(whole).map(({ count }) => count)).toEqual([5, 6, 7, 9]);
    expect(decisionsOf({ ...whole, count: 8, revealed: null }).map(({ count }) => count)).toEqual([5, 6, 7, 8]);
    expect(decisionsOf(back(4))).toEqual([]);
  });

  test("stands as far as it was not taken back", () => {
    const left = (count: number) => standing([...events.slice(0, 4), whole, back(count)]).slice(4);
    expect(left(6)).toEqual([
      { ...whole, actions: [3, 39], revealed: null, count: 6, hash: "back", log: whole.log?.slice(0, 3) },
      back(6),
    ]);
    expect(left(4)).toEqual([back(4)]);
    expect(left(9)).toEqual([whole, back(9)]);
  });

  test("is a moment up to what was taken back", () => {
    const moments = momentsOf([...events.slice(0, 1), whole, back(7)]);
    expect(moments.map(({ number, count, hash }) => [number, count, hash])).toEqual([[5, 7, "back"]]);
  });

  test("ends no turn any more once its end was taken back", () => {
    expect(rewindTarget([...events.slice(0, 4), whole], [1])).toBe(4);
    expect(rewindTarget([...events.slice(0, 4), whole, back(7)], [1])).toBe(null);
  });
});

test("a last turn is taken back to the moment before its first decision", () => {
  expect(rewindTarget(events, [0])).toBe(0);
  expect(rewindTarget(events, [1])).toBe(null);
  const later = [...events, acted(8, 1, 108, 7), acted(9, 0, 1, 8)];
  expect(rewindTarget(later, [1])).toBe(4);
  expect(rewindTarget(later, [0, 1])).toBe(4);
});

test("worshippers of one colour that are taken one by one are told in one sentence", async () => {
  const t = await loadTexts("en");
  const gain = (colour: string): PlainSentence => ({ key: "log-gain", arguments: { colour, count: 1, name: "Anna" } });
  const strike = (cell: string): PlainSentence => ({
    key: "log-strike",
    arguments: { cell, colour: "red", count: 1, name: "Anna" },
  });
  const end: PlainSentence = { key: "log-end", arguments: { name: "Anna" } };
  const said = (key: string, count: number, more: Record<string, string>) => t(key, { name: "Anna", count, ...more });
  expect(logText(t, [gain("blue"), gain("blue"), gain("blue"), gain("red"), end])).toBe(
    [
      said("log-gain", 3, { colour: "blue" }),
      said("log-gain", 1, { colour: "red" }),
      t("log-end", { name: "Anna" }),
    ].join(" "),
  );
  expect(logText(t, [strike("a1"), strike("a1"), strike("b1")])).toBe(
    [said("log-strike", 2, { colour: "red", cell: "a1" }), said("log-strike", 1, { colour: "red", cell: "b1" })].join(
      " ",
    ),
  );
  expect(logText(t, [end, end])).toBe([t("log-end", { name: "Anna" }), t("log-end", { name: "Anna" })].join(" "));
});

test("somebody who is gone for good is told of, and somebody who may come back is not", async () => {
  const t = await loadTexts("en");
  const replaced = (reason: Happened["reason"] & string): Happened => ({
    ...{ number: 9, at: 0, kind: "replaced", position: 9, seat: 2, reason },
    log: [{ key: "table-replaced", arguments: { name: "Incognito", reason } }],
  });
  const told = (reason: Happened["reason"] & string) => news(t, [replaced(reason)], { tiles: {} } as Catalogue);
  expect(told("resigned")).toEqual([{ seat: 2, head: "Incognito has resigned: a bot takes over", note: "" }]);
  expect(told("clock").length).toBe(1);
  expect([...told("absent"), ...told("late")]).toEqual([]);
});

test("what came to the display is known by its tile, until something is chosen; a replay tells what was seen", async () => {
  const { view, events } = await loadFixture("mid", 2);
  const game = view.game as Game;
  const catalogue = await loadCatalogue();
  const t = await loadTexts("en");
  const viewer = game.state.seat ?? 0;
  const own = events.findLast(({ seat, actions }) => seat === viewer && actions?.at(-1) === END_TURN);
  const cell = game.state.display.find(({ tile }) => tile !== null);
  if (own === undefined || cell?.tile == null) throw new Error("nobody has ended a turn");
  const revealed: Happened = {
    ...acted(own.number + 1, 1 - viewer, END_TURN, (own.count ?? 0) + 1),
    revealed: cell.tile,
    deed: { round: game.state.round },
    log: [
      { key: "log-end", arguments: { name: "X" } },
      { key: "log-reveal", arguments: { cell: cell.cell, tile: "" } },
    ],
  };
  const looking = { ...ONLOOKER, own: [viewer], viewer, catalogue, events: [own, revealed] };
  const draw = (more: Partial<Looking> = {}) => tableView(t, view, { ...game, decided: 0 }, { ...looking, ...more });
  expect(draw().fresh).toEqual([cell.tile]);
  expect(draw().news.at(-1)).toMatchObject({ seat: null, revealed: cell.tile });
  expect(draw({ selected: takeTile("a1") }).fresh).toEqual([]);
  expect(draw({ until: own.number }).news).toEqual([]);
});
