import { expect, test } from "vitest";
import { actionId, BUILD, takeTile, WILDERNESS } from "../src/model/actions";
import { departs, gathered, hintWords, nextOf } from "../src/learn/hintSteps";
import { loadTexts } from "../src/text/texts";

const t = await loadTexts("en");
const [HERE, THERE, SLOT] = [takeTile("a1"), takeTile("b2"), actionId("2a")];
const BUILT = [HERE, BUILD, SLOT];

test("a hint says each step once, and the idea with its figures and the next-best option", () => {
  const discard = { key: "option-discard", arguments: { colour: "blue", count: 1 } };
  const arguments_ = {
    reason: { key: "review-cause-regions", arguments: { points: 2, others: 1 } },
    fact: { key: "review-fact-wildernesses", arguments: { best: 3, played: 4 } },
    other: { key: "option-wilderness" },
  };
  const { steps, idea } = hintWords(t, {
    sentences: [discard, discard, { key: "hint-why-fact", arguments: arguments_ }],
  });
  expect(steps).toEqual(["discard 2\u00a0blue worshippers"]);
  expect(idea).toContain("wildernesses: 3 instead of 4");
  expect(idea).toContain(t("option-wilderness"));
  expect(hintWords(t, { sentences: [discard] }).idea).toBeNull();
});

test("an idea begins with what the tile gives", () => {
  const farm = { key: "effect-farm", arguments: { colours: { key: "colour-of", arguments: { colour: "blue" } } } };
  const equal = { key: "hint-why-equal", arguments: { other: { key: "option-wilderness" } } };
  const { steps, idea } = hintWords(t, { sentences: [{ key: "option-wilderness" }, farm, equal] });
  expect(steps).toHaveLength(1);
  expect(idea).toMatch(/^Farm: .* cost you nothing\. The next-best /);
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

test("what to press next: the tile, then the slot where it is to be built", () => {
  expect(nextOf(BUILT, [], null)).toBe(HERE);
  expect(nextOf(BUILT, [], HERE)).toBe(SLOT);
  expect(nextOf(BUILT, [HERE, BUILD], null)).toBe(SLOT);
  expect(nextOf([HERE, WILDERNESS, SLOT], [], HERE)).toBe(WILDERNESS);
  expect(nextOf([HERE], [], HERE)).toBeUndefined();
});
