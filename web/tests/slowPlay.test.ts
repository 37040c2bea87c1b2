import { expect, test } from "vitest";
import paces from "../fixtures/paces.json";
import { clockText, clockTime, DAY, daysLeft, daysOffered, HOUR, timeLeft, wholeDays } from "../src/text/durations";
import { problemText } from "../src/text/problems";
import { ratedText } from "../src/text/ratings";
import { loadTexts } from "../src/text/texts";
import { momentText, soonTime, timeText, whenText } from "../src/text/times";

const key = (name: string) => name;
const keyAndReason = (name: string, words?: Readonly<Record<string, unknown>>) =>
  `${name} ${String(words?.["reason"])}`;

test.each([
  [14 * DAY - 12 * 60_000, 14],
  [13.4 * DAY, 13],
  [0, 0],
])("%d milliseconds of holidays are %d days", (left, days) => {
  expect(wholeDays(left)).toBe(days);
});

test("the pace of a game before is offered again, if it is one of days", () => {
  const usual = [1, 2, 3, 5, 7, 14, 0];
  expect(daysOffered({ bank: 10 * DAY, per_turn: true })).toEqual([1, 2, 3, 5, 7, 10, 14, 0]);
  for (const before of [null, { bank: 2 * DAY, per_turn: true }, { bank: DAY / 2, per_turn: true }, { bank: 10 * DAY }])
    expect(daysOffered(before)).toEqual(usual);
});

test.each(paces)("the page says a pace as notices do: $text", ({ clock, text }) => {
  const keyAndWords = (name: string, words?: Readonly<Record<string, unknown>>) =>
    [name, ...Object.values(words ?? {})].join(" ");
  expect(clockText(keyAndWords, clock)).toBe(text);
});

test("a rated table over days says what missed turns mean", () => {
  expect(ratedText(key, { per_turn: true })).toBe("pages-rated-days-text");
  expect(ratedText(key, { per_turn: false })).toBe("pages-rated-text");
  expect(ratedText(key, null)).toBe("pages-rated-text");
});

test("a game that only goes forward says so, and not that the seat is somebody else's", () => {
  const faults = [{ line: 0, column: "", kind: "no-going-back", found: "" }];
  expect(problemText(keyAndReason, { code: "forbidden", message: "", faults })).toBe("pages-forbidden no-going-back");
});

test("a time of day is told in the language of the page", () => {
  expect(timeText("de", new Date(2026, 10, 17, 14, 5).getTime())).toBe("14:05");
});

test("the end of a pause has an hour, and what was said today no day", () => {
  const moment = new Date(2026, 10, 22, 14, 5).getTime();
  expect(soonTime("en", moment)).toBe("Sun 22 November at 14:05");
  expect(soonTime("de", moment)).toBe("So., 22. November um 14:05");
  expect(whenText("en", moment, moment + 60_000)).toBe("14:05");
  expect(whenText("en", moment, moment + DAY)).toBe("22 Nov, 14:05");
  expect(momentText("en", moment)).toBe("22 Nov 2026, 14:05");
});

test("a name that ends with a full stop needs no second one", async () => {
  const t = await loadTexts("de");
  expect(t("table-renamed", { former: "Anna", name: "Anna K." })).toBe("Anna heißt jetzt Anna K.");
  expect(t("table-said", { name: "Anna K.", what: "So.." })).toBe("Anna K.: So..");
});

test("a time that is left has a unit, except on a clock that ticks", () => {
  expect(timeLeft(9 * 60_000 + 23_000, "en")).toBe("10 min");
  expect(timeLeft(1000, "en")).toBe("1 min");
  expect(timeLeft(3 * 3_600_000 + 60_000, "en")).toBe("3h 1m");
  expect(clockTime(9 * 60_000 + 23_000, "en")).toBe("9:23");
  // A turn that has just begun has all its days, however they are said.
  expect([timeLeft(3 * DAY - 900, "en"), daysLeft(3 * DAY - 900, "en")]).toEqual(["3 days", "3 days"]);
  expect(timeLeft(3 * DAY - 61_000, "en")).toBe("2 days 23h");
});

test.each([
  ["en", 2 * DAY + 3.5 * HOUR, "2 days 3 hours"],
  ["en", 2 * DAY, "2 days"],
  ["en", 5.9 * HOUR, "5 hours"],
  ["en", 40 * 60_000, "40 min"],
  ["de", 2 * DAY + 1.5 * HOUR, "2 Tage 1 Stunde"],
  ["pl", 2 * DAY + 5 * HOUR, "2 dni 5 godzin"],
  ["sk", 2 * DAY + 3 * HOUR, "2 dni 3 hodiny"],
  ["ru", 5 * DAY + 3 * HOUR, "5 дней 3 часа"],
])("in %s, %d milliseconds are left as days and hours", (language, left, said) => {
  expect(daysLeft(left, language).replaceAll("\u00a0", " ")).toBe(said);
});
