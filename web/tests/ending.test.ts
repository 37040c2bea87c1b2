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
  expect([null, 0, 36.79, 99.6].map(accuracyText)).toEqual(["–", "0", "37", "100"]);
});
