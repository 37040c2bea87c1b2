import { expect, test } from "vitest";
import { actionId, BUILD, takeTile, WILDERNESS } from "../src/model/actions";
import { departs, gathered, hintWords, indexOfNext, stepLeft } from "../src/learn/hintSteps";
import { loadTexts } from "../src/text/texts";

const t = await loadTexts("en");
const [HERE, THERE, SLOT] = [takeTile("a1"), takeTile("b2"), actionId("2a")];
const BUILT = [HERE, BUILD, SLOT];

test("a hint says each step once, and the idea with its figures and the next-best option", () => {
  const discard = { key: "option-discard", arguments: { colour: "blue", count: 1 } };
  const arguments_ = {
    gain: { key: "hint-gain-regions", arguments: { others: 1 } },
    fact: { key: "review-fact-wildernesses", arguments: { best: 3, played: 4 } },
    other: { key: "option-wilderness" },
  };
  const { steps, idea } = hintWords(t, {
    sentences: [discard, discard, { key: "hint-why-fact", arguments: arguments_ }],
  });
  expect(steps).toEqual(["discard 2\u00a0blue worshippers"]);
  expect(idea).toBe(
    "You could also turn it into a wilderness, but this way you get more CP from regions: 3\u00a0wildernesses instead of 4.",
  );
  expect(hintWords(t, { sentences: [discard] }).idea).toBeNull();
});

test("an idea begins with what the tile gives", () => {
  const farm = { key: "effect-farm", arguments: { colours: { key: "colour-of", arguments: { colour: "blue" } } } };
  const equal = { key: "hint-why-equal", arguments: { other: { key: "option-wilderness" } } };
  const { steps, idea } = hintWords(t, { sentences: [{ key: "option-wilderness" }, farm, equal] });
  expect(steps).toHaveLength(1);
  expect(idea).toMatch(/^Farm: .* cost you nothing\. As far as the bot can tell, you /);
});

test("only the same worshippers of one decision after another are told at once", () => {
  const gain = (colour: string, count = 1) => ({ key: "option-gain", arguments: { colour, count } });
  expect(gathered([gain("red"), gain("red"), gain("blue"), gain("red")])).toEqual([
    gain("red", 2),
    gain("blue"),
    gain("red"),
  ]);
  const paying = { key: "option-pay", arguments: { colour: "red", count: 1 } };
  expect(gathered([gain("red"), paying])).toEqual([gain("red"), paying]);
  const exchange = { key: "option-exchange", arguments: { given: "red", gained: "blue" } };
  expect(gathered([exchange, exchange])).toHaveLength(2);
});

test("a turn departs from a hint by another tile, or by another decision", () => {
  expect(departs(BUILT, [], null)).toBe(false);
  expect(departs(BUILT, [], HERE)).toBe(false);
  expect(departs(BUILT, [], THERE)).toBe(true);
  expect(departs(BUILT, [HERE, BUILD], null)).toBe(false);
  expect(departs(BUILT, [HERE, WILDERNESS], null)).toBe(true);
  expect(departs([HERE], [HERE, WILDERNESS], null)).toBe(false);
});

test("a turn departs from a hint by the slot that is planned, before its price is paid", () => {
  const [PAY, OTHER] = [actionId("-W"), actionId("1>")];
  const priced = [HERE, BUILD, PAY, SLOT];
  const planned = (slot: number) => ({ action: slot, actions: [HERE, BUILD], later: [slot] });
  expect(departs(priced, [], HERE, planned(SLOT))).toBe(false);
  expect(departs(priced, [], HERE, planned(OTHER))).toBe(true);
  expect(departs([HERE], [], HERE, planned(OTHER))).toBe(false);
  expect(priced[indexOfNext(priced, [], HERE, planned(SLOT))]).toBe(PAY);
});

test("what to press next: the tile, then the slot where it is to be built", () => {
  const next = (suggested: readonly number[], decided: readonly number[], selected: number | null) =>
    suggested[indexOfNext(suggested, decided, selected)];
  expect(next(BUILT, [], null)).toBe(HERE);
  expect(next(BUILT, [], HERE)).toBe(SLOT);
  expect(next(BUILT, [HERE, BUILD], null)).toBe(SLOT);
  expect(next([HERE, WILDERNESS, SLOT], [], HERE)).toBe(WILDERNESS);
  expect(next([HERE], [], HERE)).toBeUndefined();
});

test("what is left of a hint is told from where one is, and nothing once all is done", () => {
  const gain = { key: "option-gain", arguments: { colour: "white", count: 1 } };
  const [god, white] = [actionId("G1"), actionId("+W")];
  const hint = {
    actions: [god, white, white],
    sentences: [{ key: "option-wilderness" }, gain, gain, { key: "hint-why-equal", arguments: { other: gain } }],
  };
  expect(stepLeft(t, hint, indexOfNext(hint.actions, [], null))).toBe(t("option-wilderness"));
  expect(stepLeft(t, hint, indexOfNext(hint.actions, [god], null))).toBe(
    t("option-gain", { colour: "white", count: 2 }),
  );
  expect(stepLeft(t, hint, 3)).toBeNull();
});
