/** Puts no-break spaces where a line must not break, by language; Python has the same rules. */

import type { Language } from "./texts";

type Rule = readonly [RegExp, string];

/** Variables that are numbers wherever a word follows them. */
const COUNTS = "count|best|points|percent|total|games|turns|tables|tiles|deals|size";

/** Words that are not counted by the number before them. */
const LITTLE_WORDS =
  "and|or|of|to|in|on|at|is|are|as|for|with|if|from|by|i|z|ze|w|do|lub|na|a|zo|v|až|je|pre|alebo|" +
  "и|до|в|на|с|из|от|или|und|oder|von|bis|im|am|an|mit|zu|ist|sind";

/** A number and the space before what it counts. */
const NUMBERED: Rule = [
  new RegExp(
    `((?<![\\p{L}\\p{N}_.,:#<>/-])\\d+|\\{ \\$(?:${COUNTS}) \\}) (?!(?:${LITTLE_WORDS})(?!\\p{L}))(?=[\\p{L}{%×])`,
    "gu",
  ),
  "$1\u00a0",
];

/** What is there instead of what, as one figure; the number of a row. */
const COMPARED: readonly Rule[] = [
  [
    /(\{ \$(?:best|found|win) \}(?: ?%)?) (instead) (of) (?=\{ \$(?:played|expected|best) \})/gu,
    "$1\u00a0$2\u00a0$3\u00a0",
  ],
  [
    /(\{ \$(?:best|found|win) \}(?: ?%)?) (statt|zamiast|namiesto|вместо) (?=\{ \$(?:played|expected|best) \})/gu,
    "$1\u00a0$2\u00a0",
  ],
  [/\} %/gu, "}\u00a0%"],
  [/(?<=\p{L}) (?=\{ \$row \})/gu, "\u00a0"],
];

/** The words of one letter that must not end a line. */
const ONE_LETTER: Readonly<Record<Language, string>> = { en: "", pl: "aiouwz", sk: "aikosuvz", ru: "авикосу", de: "" };

function rulesOf(language: Language): readonly Rule[] {
  const letters = ONE_LETTER[language];
  if (letters !== "") {
    const word: Rule = [new RegExp(`(?<=[\\s(„“«][${letters}${letters.toUpperCase()}]) (?=[^\\s=}])`, "gu"), "\u00a0"];
    return [...COMPARED, NUMBERED, word, [/(?<=[^\s=\]]) (?=[–—] )/gu, "\u00a0"]];
  }
  return [...COMPARED, NUMBERED];
}

const RULES_OF: Readonly<Record<Language, readonly Rule[]>> = {
  en: rulesOf("en"),
  pl: rulesOf("pl"),
  sk: rulesOf("sk"),
  ru: rulesOf("ru"),
  de: rulesOf("de"),
};

/** The source of some texts with no-break spaces in them, and nothing else changed. */
export function typeset(language: Language, source: string): string {
  return RULES_OF[language].reduce((text, [pattern, put]) => text.replace(pattern, put), source);
}
