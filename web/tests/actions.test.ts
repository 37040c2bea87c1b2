import { expect, test } from "vitest";
import * as actions from "../src/model/actions";
import { ACTIONS } from "../src/model/notation";

const idsWhere = (test: (action: number) => boolean) => ACTIONS.flatMap((_, id) => (test(id) ? [id] : []));

test("every action has the id that RULES section 10 gives it", () => {
  expect(ACTIONS.length).toBe(109);
  expect(idsWhere((id) => actions.cellOf(id) !== null)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsWhere((id) => actions.godOf(id) !== null)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  const exchanges = idsWhere(actions.isExchange);
  expect([exchanges[0], exchanges.at(-1), exchanges.length]).toEqual([19, 38, 20]);
  const { BUILD, WILDERNESS, PLACE_LEFT, PLACE_RIGHT, DECLINE, END_TURN } = actions;
  expect([BUILD, WILDERNESS, PLACE_LEFT, PLACE_RIGHT, DECLINE, END_TURN]).toEqual([39, 40, 41, 42, 107, 108]);
  expect(idsWhere(actions.isPlace)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51]);
  expect([actions.placeAbove(2, 0), actions.placeAbove(3, 0), actions.placeAbove(4, 1)]).toEqual([43, 47, 51]);
  expect([actions.SPENDS, actions.GAINS]).toEqual([
    [52, 53, 54, 55, 56],
    [57, 58, 59, 60, 61],
  ]);
  expect([actions.STRIKES[0], actions.STRIKES.at(-1), actions.STRIKES.length]).toEqual([62, 106, 45]);
});

test("actions are read as they are written", () => {
  expect([actions.cellOf(4), actions.godOf(18), actions.cellOf(18), actions.godOf(null)]).toEqual([
    "b2",
    10,
    null,
    null,
  ]);
  expect([actions.takeTile("b2"), actions.takeGod(10), actions.takeGod(11), actions.placeAbove(5, 0)]).toEqual([
    4,
    18,
    null,
    null,
  ]);
  expect([actions.isTake(18), actions.isTake(19), actions.isTake(null)]).toEqual([true, false, false]);
  expect([actions.kingdomColour(53), actions.kingdomColour(61), actions.kingdomColour(62)]).toEqual(["B", "O", null]);
  expect([actions.strike(83), actions.strike(107)]).toEqual([{ cell: "b2", colour: "B" }, null]);
});
