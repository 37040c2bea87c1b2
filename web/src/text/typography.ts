/** Spaces at which no line may break, by the typography of each language; Python has the same rules. */

import type { Language } from "./texts";

type Rule = readonly [RegExp, string];

/** A number, or a variable that always is one, and the space before what it counts. */
const NUMBERED: Rule = [
  /((?<![\p{L}\p{N}_.,:#<>/-])\d+|\{ \$(?:count|points|percent|total|games|turns|tables|tiles|deals) \}) (?=[\p{L}{%×])/gu,
  "$1\u00a0",
];

/** The words of one letter that must not end a line. */
const ONE_LETTER: Readonly<Record<Language, string>> = { en: "", pl: "aiouwz", sk: "aikosuvz", ru: "авикосу", de: "" };

function rulesOf(language: Language): readonly Rule[] {
  const letters = ONE_LETTER[language];
  if (letters !== "") {
    const word: Rule = [new RegExp(`(?<=[\\s(„“«][${letters}${letters.toUpperCase()}]) (?=[^\\s=}])`, "gu"), "\u00a0"];
    return [NUMBERED, word, [/(?<=[^\s=\]]) (?=[–—] )/gu, "\u00a0"]];
  }
  return language === "de" ? [NUMBERED, [/(?<=\bz\.) (?=B\.)/gu, "\u202f"]] : [NUMBERED];
}

/** The source of some texts with no-break spaces in them, and nothing else changed. */
export function typeset(language: Language, source: string): string {
  return rulesOf(language).reduce((text, [pattern, put]) => text.replace(pattern, put), source);
}
