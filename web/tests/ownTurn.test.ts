import { expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { END_TURN } from "../src/model/actions";
import type { AnyRequest, Game, Happened } from "../src/net/wire";
import { OwnTurn } from "../src/pages/ownTurn.svelte";
import { FollowedTable } from "../src/services/followedTable.svelte";

const VIEW = (await loadFixture("first", 2)).view;
const GAME = VIEW.game as Game;
const [X, Y, Z] = [4, 5, 6];

/** A table at which every request is answered at once, unless the line is held; other things can happen there, too. */
function seated() {
  let [turn, made, number, position] = [3, [] as readonly number[], 10, 10];
  let submitted: AnyRequest[] = [];
  let line = Promise.resolve();
  const table = new FollowedTable("t", {
    follow: () => () => undefined,
    again: () => undefined,
    submit: async (_, request) => {
      submitted.push(request);
      await line;
      if (request.do === "act" && request.actions.at(-1) === END_TURN) happen("acted", turn + 1);
      else if (request.do === "act") happen("acted", turn, [...made, ...request.actions]);
      else if (request.do === "take_back") happen("took_back", turn, request.whole ? [] : made.slice(0, -1));
      return number;
    },
  });
  const view = () => {
    const game = { ...GAME, decided: made.length, state: { ...GAME.state, turn } };
    return { ...VIEW, number, position, game };
  };
  /** Let something happen that leads to a turn with some decisions; words lead nowhere. */
  function happen(kind: Happened["kind"], to: number, decisions: readonly number[] = []) {
    [turn, made, number] = [to, decisions, number + 1];
    if (kind !== "said") position = number;
    table.hear({ kind: "event", table: "t", event: { number, at: 0, kind, position }, view: view() });
  }
  const missed = Array.from({ length: number }, (_, before): Happened => {
    return { number: before + 1, at: 0, kind: "acted", position: before + 1 };
  });
  table.hear({ kind: "table", table: "t", view: view(), present: [], missed });
  const own = new OwnTurn(() => ({
    table,
    view: table.view ?? VIEW,
    game: table.view?.game ?? GAME,
    deciding: true,
    endsByItself: false,
    wordsFor: () => "",
  }));
  /** Do something, and more before it is answered, and see what was sent for all of it. */
  async function sent(act: () => unknown, ...meanwhile: readonly (() => unknown)[]) {
    submitted = [];
    let release = () => undefined as void;
    line = new Promise((resolve) => (release = resolve));
    for (const each of [act, ...meanwhile]) each();
    release();
    for (let count = -1; count < submitted.length;) {
      count = submitted.length;
      await table.answered();
      // No effects run here.
      own.goOn();
    }
    return submitted.flatMap((request): readonly unknown[] => (request.do === "act" ? request.actions : [request.do]));
  }
  return { own, table, happen, sent };
}

test("what was taken back is done again, in the order in which it was done", async () => {
  const { own, sent } = seated();
  await sent(() => own.act([X]));
  await sent(() => own.act([Y]));
  expect([own.canRedo, await sent(() => own.undo(false)), own.canRedo]).toEqual([false, ["take_back"], true]);
  expect([await sent(() => own.redo()), own.canRedo]).toEqual([[Y], false]);
  await sent(() => own.undo(true));
  expect([await sent(() => own.redo()), await sent(() => own.redo()), own.canRedo]).toEqual([[X], [Y], false]);
});

test("in a turn that was taken back after its end, only what is done then is done again", async () => {
  const { own, happen, sent } = seated();
  await sent(() => own.act([X]));
  expect(await sent(() => own.choose(END_TURN))).toEqual([END_TURN]);
  happen("acted", 5);
  happen("answered", 3);
  await sent(() => own.act([Y]));
  await sent(() => own.undo(true));
  expect([await sent(() => own.redo()), own.canRedo, await sent(() => own.redo())]).toEqual([[Y], false, []]);
});

test("nothing is done again in a position to which somebody else has led", async () => {
  const { own, happen, sent } = seated();
  await sent(() => own.act([X]));
  await sent(() => own.undo(false));
  expect(own.canRedo).toBe(true);
  // The other player takes back the turn before, and plays it otherwise.
  happen("answered", 2);
  happen("acted", 3);
  expect([own.canRedo, await sent(() => own.redo())]).toEqual([false, []]);
  await sent(() => own.act([Z]));
  await sent(() => own.undo(true));
  expect([await sent(() => own.redo()), own.canRedo]).toEqual([[Z], false]);
});

test("words at the table leave what can be done again", async () => {
  const { own, happen, sent } = seated();
  await sent(() => own.act([X]));
  await sent(() => own.undo(false));
  happen("said", 3);
  expect([own.canRedo, await sent(() => own.redo())]).toEqual([true, [X]]);
});

test("what is on its way is taken back, and what is taken back is done again, one after another", async () => {
  const { own, sent } = seated();
  const [undo, redo] = [() => own.undo(false), () => own.redo()];
  expect(await sent(() => own.act([X]), undo)).toEqual([X, "take_back"]);
  expect(await sent(redo, undo, redo)).toEqual([X]);
  expect(await sent(undo, redo)).toEqual(["take_back", X]);
  expect(await sent(undo, redo, undo, redo)).toEqual(["take_back", X]);
  expect(await sent(() => own.act([Y]), undo, undo, redo)).toEqual([Y, "take_back"]);
  expect(await sent(redo, () => own.undo(true), redo)).toEqual([Y, "take_back", X]);
  expect([await sent(redo), own.canRedo]).toEqual([[Y], false]);
});

test("nothing can be done again while something else is on its way, unless it will be there", async () => {
  const { own, sent } = seated();
  const told: boolean[] = [];
  const tell = () => told.push(own.canRedo);
  const [undo, redo] = [() => own.undo(false), () => own.redo()];
  await sent(() => own.act([X]), tell, undo, tell, redo, tell);
  await sent(undo, tell, redo, tell);
  expect(told).toEqual([false, true, false, true, false]);
});

test("a wish to do again is dropped when something else is chosen", async () => {
  const { own, sent } = seated();
  await sent(() => own.act([X]));
  expect(
    await sent(
      () => own.undo(false),
      () => own.redo(),
      () => own.choose(Z),
    ),
  ).toEqual(["take_back"]);
});

test("what was taken back can be done again also while another request is on its way, but not in another turn", async () => {
  const { own, table, happen, sent } = seated();
  await sent(() => own.act([X]));
  await sent(() => own.undo(false));
  const waited = () => table.ask({ do: "wait", seat: 0 });
  expect(await sent(waited, () => own.redo())).toEqual(["wait", X]);
  await sent(() => own.undo(false));
  happen("acted", 5);
  expect(await sent(waited, () => own.redo())).toEqual(["wait"]);
});
