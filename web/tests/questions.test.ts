import { describe, expect, it } from "vitest";
import { entriesOf } from "../src/help/entries";
import { mentions, search, vocabularyOf } from "../src/help/search";
import { LANGUAGES, loadTexts, type Language } from "../src/text/texts";
import { INVITING, QUESTIONS } from "./questions";

const ASKED = LANGUAGES.flatMap((language) =>
  Object.values(QUESTIONS).flatMap(({ answers, asked }) =>
    asked[language].map((query): [Language, string, readonly string[]] => [language, query, answers]),
  ),
);

describe("the search of the rules", () => {
  it.each(ASKED)("answers in %s “%s” among the first three", async (language, query, answers) => {
    const t = await loadTexts(language, ["help"]);
    const { hits, nearest } = search(entriesOf(t), query, vocabularyOf(t));
    const first = [...hits, ...nearest].slice(0, 3).map(({ entry }) => entry.name);
    expect(
      first.filter((name) => answers.includes(name)),
      first.join(" "),
    ).not.toEqual([]);
  });

  it.each(LANGUAGES)("answers in %s first with the ruling whether a turn can be taken back", async (language) => {
    const t = await loadTexts(language, ["help"]);
    const first = (QUESTIONS["takeBack"]?.asked[language] ?? []).map((query) => {
      const { hits, nearest } = search(entriesOf(t), query, vocabularyOf(t));
      return [...hits, ...nearest][0]?.entry.name;
    });
    expect(new Set(first)).toEqual(new Set(["Q9"]));
  });

  it.each(LANGUAGES)(
    "leads in %s from questions about inviting to where that is done, and from no others",
    async (language) => {
      const t = await loadTexts(language, ["help"]);
      const isInviting = (query: string) => mentions(query, t("help-asked-inviting"), vocabularyOf(t));
      expect(INVITING[language].filter((query) => !isInviting(query))).toEqual([]);
      const others = Object.values(QUESTIONS).flatMap(({ asked }) => asked[language]);
      expect(others.filter(isInviting)).toEqual([]);
    },
  );
});
