import { expect, test } from "vitest";
import { endingText } from "../src/analysis/ending";
import { accuracyText } from "../src/analysis/figures";
import type { RecordEnding } from "../src/net/wire";
import { loadTexts } from "../src/text/texts";

const t = await loadTexts("en", ["analysis"]);

const ended = (turns: number, ending: RecordEnding | null) => endingText(t, ending, ["Ann", "Bob"], turns);

test("the review of a game that was ended early says how, and that it covers what was played", () => {
  expect(ended(3, { how: "agreed" })).toBe("The game was ended early: nobody won. The review covers what was played.");
  expect(ended(3, { how: "resigned", seat: 1 })).toBe("Bob resigned. The review covers what was played.");
});

test("what the server does not know is not made up", () => {
  expect(ended(3, null)).toBe("The game was not played to its end. The review covers what was played.");
});

test("the review of a game without a turn says how it ended, and that there is nothing to review", () => {
  expect(ended(0, { how: "resigned", seat: 1 })).toBe("Bob resigned. There is nothing to review.");
  expect(ended(0, null)).toBe("Nothing has been played yet.");
});

test("whoever took no turn has no accuracy", () => {
  expect(accuracyText([], 0)).toBe("–");
  expect(accuracyText([{ seat: 1, loss: 0 }], 0)).toBe("–");
  expect(accuracyText([{ seat: 1, loss: 0.0004 }], 1)).toBe("100");
});

test("whoever lost a game early does not play well because nothing is left to give away", () => {
  const early = [0.08, 0.12, 0.1].map((loss) => ({ seat: 0, loss, settled: false }));
  const decided = Array.from({ length: 12 }, () => ({ seat: 0, loss: 0, settled: true }));
  expect(accuracyText([...early, ...decided], 0)).toBe("37");
  expect(accuracyText(decided, 0)).toBe("100");
});
