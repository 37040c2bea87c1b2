/** Searching texts in five languages: by words whatever their case, diacritics or endings, by others that mean the
 * same, and in spite of a slip of the pen. */

import type { Say } from "../text/texts";

export interface Entry {
  /** The rule or the chapter. */
  readonly name: string;
  readonly kind: "chapter" | "rule" | "ruling";
  readonly title: string;
  readonly text: string;
  /** Words of those who ask about it, which it need not say itself. */
  readonly asked: string;
}

/** A part of a text, found or not. */
export interface Segment {
  readonly text: string;
  readonly found: boolean;
}

export interface Hit {
  readonly entry: Entry;
  readonly title: readonly Segment[];
  readonly text: readonly Segment[];
}

/** What a search knows of a language. */
export interface Vocabulary {
  /** Words that mean nothing in a question. */
  readonly idle: ReadonlySet<string>;
  /** What the rules say for a word, each in one or more words. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly endings: ReadonlySet<string>;
  /** The words for numbers, and their digits. */
  readonly numbers: ReadonlyMap<string, string>;
}

const LETTERS: Readonly<Record<string, string>> = { ł: "l", ß: "ss", đ: "d", ø: "o", æ: "ae", œ: "oe" };
const WORD = /[\p{L}\p{N}]+/gu;
const DIGITS = /^\d+$/;
/** The shortest that is left of a word without its ending. */
const STEM = 4;
/** Words from these lengths on may have one letter wrong, or two; or long endings. */
const ONE_WRONG = 5;
const LONG = 8;
/** From this length on so may a word that is found nowhere as it is. */
const SHORT = 4;
/** How well a word is found: as it is, with an ending, with another one, as a beginning, begun alike, misspelt. */
const [SAME, INFLECTED, DECLINED, BEGUN, ALIKE, MISSPELT] = [8, 7, 6, 4, 2, 1];
/** How much better it is to be found in the title, where players read first, not in a ruling, and all the time. */
const [IN_TITLE, IN_CHAPTER, IN_RULING, DENSE] = [7, 0.5, -1, 4];
/** How much of a title a word is that players ask with, and how much better a question is asked with its small words. */
const [ASKED, SMALL] = [0.6, 2];
/** How well another word that means the same is found at most. */
const MEANT = 7.5;
const MOST_NEAR = 5;
/** From so many on, whatever was found needs no company. */
const ENOUGH = 3;

/** A text without case and diacritics; "ё" is "е", "ł" is "l", "ß" is "ss". */
export function fold(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[łßđøæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

export function vocabularyOf(t: Say): Vocabulary {
  const groups = (list: string) => list.split("|").map((group) => group.split(":"));
  const synonyms = groups(t("help-synonyms")).flatMap(([words = "", phrases = ""]) =>
    wordsOf(words).map((word) => [word, phrases.split(",").map(wordsOf)] as const),
  );
  const numbers = groups(t("help-numbers")).flatMap(([digits = "", words = ""]) =>
    wordsOf(words).map((word) => [word, digits.trim()] as const),
  );
  return {
    idle: new Set(wordsOf(t("help-stop-words"))),
    synonyms: new Map(synonyms),
    endings: new Set(wordsOf(t("help-endings"))),
    numbers: new Map(numbers),
  };
}

/** A word without what may be its ending; a short one as it is. */
function stem(word: string): string {
  return word.slice(0, Math.max(STEM, word.length - (word.length < LONG ? 2 : 3)));
}

/** How many letters must be changed, added, left out or swapped with the next to make one word of another. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const [row, before, twoBefore] = [[at], rows[at - 1] ?? [], rows[at - 2] ?? []];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (before[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const swapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
          ? (twoBefore[to - 2] ?? 0) + 1
          : Infinity;
      row.push(Math.min(changed, swapped, (before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Whether a word may be another one with a slip of the pen, its ending aside. */
function isSlip(wanted: string, word: string, least = ONE_WRONG): boolean {
  const most = wanted.length >= LONG ? 2 : wanted.length >= least ? 1 : 0;
  if (most === 0 || wanted[0] !== word[0]) return false;
  if (wanted.length < ONE_WRONG) {
    // Another letter makes another word of a short one, such as a tile of time.
    const isChanged = word.length === wanted.length && [...wanted].sort().join("") !== [...word].sort().join("");
    return word.length >= SHORT && !isChanged && distance(wanted, word) <= most;
  }
  return [word, word.slice(0, wanted.length)].some((each) => distance(wanted, each) <= most);
}

/** Whether two words are the same but for their endings. */
function isDeclined(wanted: string, word: string, endings: ReadonlySet<string>): boolean {
  let same = 0;
  while (same < wanted.length && wanted[same] === word[same]) same += 1;
  const isEnd = (rest: string) => rest === "" || endings.has(rest);
  // A whole short word is surer than the beginning of one.
  const least = same === word.length ? STEM - 1 : STEM;
  for (let at = same; at >= least; at -= 1) if (isEnd(wanted.slice(at)) && isEnd(word.slice(at))) return true;
  return false;
}

/** How well a wanted word is found in a word of a text; 0 if not at all. */
function likeness(wanted: string, word: string, { endings, numbers }: Vocabulary): number {
  const number = numbers.get(wanted) ?? wanted;
  if (word === wanted || (numbers.get(word) ?? word) === number) return SAME;
  // 1 is not the beginning of 10.
  if (DIGITS.test(number)) return 0;
  if (word.startsWith(wanted)) return endings.has(word.slice(wanted.length)) ? INFLECTED : BEGUN;
  if (isDeclined(wanted, word, endings)) return DECLINED;
  if (word.startsWith(stem(wanted))) return ALIKE;
  return isSlip(wanted, word) ? MISSPELT : 0;
}

/** A wanted word as it was found: how well, and by which words of the text. */
interface Found {
  readonly likeness: number;
  readonly by: readonly string[];
}

const NOT_FOUND: Found = { likeness: 0, by: [] };

function best(all: readonly Found[]): Found {
  return all.reduce((one, other) => (other.likeness > one.likeness ? other : one), NOT_FOUND);
}

/** How a word itself is found among others. */
function among(wanted: string, words: readonly string[], known: Vocabulary): Found {
  return best(words.map((word) => ({ likeness: likeness(wanted, word, known), by: [word] })));
}

/** How a word, or another that means the same, is found among others. */
function findWord(wanted: string, words: readonly string[], known: Vocabulary): Found {
  const meant = [...known.synonyms].flatMap(([word, phrases]) => {
    const like = likeness(wanted, word, known);
    // Slips of the pen are put right before, where no text has the word.
    return like <= MISSPELT || like === BEGUN ? [] : phrases.map((phrase) => ({ phrase, like }));
  });
  const others = meant.map(({ phrase, like }): Found => {
    const parts = phrase.map((word) => among(word, words, known)).filter((part) => part.likeness > MISSPELT);
    if (parts.length < phrase.length) return NOT_FOUND;
    // Nearly as good as the word itself.
    const least = Math.min(like, ...parts.map((part) => part.likeness));
    return { likeness: Math.min(least, MEANT), by: parts.flatMap((part) => part.by) };
  });
  return best([among(wanted, words, known), ...others]);
}

interface Ranked {
  readonly hit: Hit;
  /** What those of the wanted words are worth that were found, the worst of them, and how well all together. */
  readonly worth: number;
  readonly least: number;
  readonly rank: number;
}

/** The words by which an entry is known, and each wanted word as it was found there or in its text. */
interface Looked {
  readonly entry: Entry;
  readonly heading: readonly string[];
  readonly asked: readonly string[];
  readonly found: readonly Found[];
  /** Which part of all its words was wanted. */
  readonly density: number;
}

function look(entry: Entry, wanted: readonly string[], known: Vocabulary): Looked {
  const title = wordsOf(`${entry.name} ${entry.title}`);
  const asked = wordsOf(entry.asked);
  const words = [...title, ...wordsOf(entry.text)];
  const found = wanted.map((each) => findWord(each, [...words, ...asked], known));
  const by = new Set(found.flatMap((each) => each.by));
  return {
    entry,
    // A heading counts for its chapter, not for each of its rules.
    heading: entry.kind === "chapter" ? title : [],
    asked,
    found,
    density: words.filter((word) => by.has(word)).length / words.length,
  };
}

/** What each wanted word is worth, all together 1: the rarer it is, the more it says about what is meant. */
function worths(wanted: readonly string[], looked: readonly Looked[]): readonly number[] {
  const rare = wanted.map((_, at) => {
    const count = looked.filter(({ found }) => (found[at]?.likeness ?? 0) > 0).length;
    return Math.log(1 + looked.length / (count + 1));
  });
  const all = rare.reduce((sum, each) => sum + each, 0);
  return rare.map((each) => each / all);
}

function ranked(
  { entry, heading, asked, found, density }: Looked,
  wanted: readonly string[],
  worth: readonly number[],
  small: readonly string[],
  known: Vocabulary,
): Ranked {
  const marked = found.flatMap(({ by }) => by);
  const hit = { entry, title: segments(entry.title, marked, wanted), text: segments(entry.text, marked, wanted) };
  const inTitle = (word: string) => {
    if (findWord(word, heading, known).likeness > MISSPELT) return 1;
    return findWord(word, asked, known).likeness > BEGUN ? ASKED : 0;
  };
  const together = (weight: (at: number) => number) => worth.reduce((sum, each, at) => sum + each * weight(at), 0);
  // Whoever asks with nothing but its words means this entry.
  const isAsked = wanted.length > 1 && wanted.every((word) => findWord(word, asked, known).likeness > BEGUN);
  const titled = isAsked ? 1 : together((at) => inTitle(wanted[at] ?? ""));
  const place = entry.kind === "chapter" ? IN_CHAPTER : entry.kind === "ruling" ? IN_RULING : 0;
  // A small word says nothing by itself, but how many one may have is another question than how to get some.
  const isTheQuestion = titled > 0 && small.some((word) => asked.includes(word));
  const named = wanted.length === 1 && fold(entry.name) === wanted[0];
  return {
    hit,
    worth: together((at) => ((found[at]?.likeness ?? 0) > 0 ? 1 : 0)) + titled,
    least: Math.min(...found.map((each) => each.likeness)),
    rank: named
      ? Infinity
      : together((at) => found[at]?.likeness ?? 0) +
        titled * IN_TITLE +
        (isTheQuestion ? SMALL : 0) +
        place +
        density * DENSE,
  };
}

/** Words, with each compound that was written apart in one again. */
function whole(words: readonly string[], { idle }: Vocabulary, all: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (const word of words) {
    const before = found.at(-1) ?? "";
    const isApart = all.has(before + word) && !(idle.has(before) && idle.has(word));
    found.splice(isApart ? -1 : found.length, 1, isApart ? before + word : word);
  }
  return found;
}

/** The words of a query that mean something; a compound of `all` words that was written apart is one of them. */
export function wantedWords(query: string, known: Vocabulary, all: ReadonlySet<string> = new Set()): readonly string[] {
  const words = whole(wordsOf(query), known, all);
  const meant = words.filter((word) => !known.idle.has(word));
  return meant.length > 0 ? meant : words;
}

/** Whether a query has one of some words, as it is or with other endings. */
export function mentions(query: string, words: string, known: Vocabulary): boolean {
  return wordsOf(query).some((wanted) => among(wanted, wordsOf(words), known).likeness >= DECLINED);
}

/** A word as it is spelt anywhere: if it is not, the nearest that a slip of the pen makes of it. */
function spelt(word: string, all: ReadonlySet<string>, known: Vocabulary): string {
  if ([...all].some((each) => likeness(word, each, known) > MISSPELT)) return word;
  const slips = [...all].filter((each) => isSlip(word, each, SHORT));
  return slips.sort((one, other) => distance(word, one) - distance(word, other))[0] ?? word;
}

/** What was found, and if that is not much, what comes nearest. */
export interface Results {
  readonly hits: readonly Hit[];
  readonly nearest: readonly Hit[];
}

/** The entries in which every wanted word is found, the best first; if `strict`, only
 * as it is or with an ending. */
export function search(entries: readonly Entry[], query: string, known: Vocabulary, strict = false): Results {
  const texts = entries.flatMap((entry) => wordsOf(`${entry.title} ${entry.text} ${entry.asked}`));
  const all = new Set([...texts, ...known.synonyms.keys()]);
  const wanted = wantedWords(query, known, all).map((word) => spelt(word, all, known));
  if (wanted.length === 0) return { hits: [], nearest: [] };
  const small = wordsOf(query).filter((word) => known.idle.has(word));
  const looked = entries.map((entry) => look(entry, wanted, known));
  const worth = worths(wanted, looked);
  const rated = looked
    .map((each) => ranked(each, wanted, worth, small, known))
    .sort((one, other) => other.rank - one.rank);
  // Slips of the pen are looked for only where nothing else is found.
  const written = rated.filter((each) => each.least > MISSPELT || each.worth >= 1);
  const sure = rated.filter((each) => each.least >= INFLECTED);
  const hits = strict ? sure : written.length > 0 ? written : rated.filter((each) => each.least > 0);
  const near = rated
    .filter((each) => each.worth > 0 && !hits.includes(each))
    .sort((one, other) => other.worth - one.worth);
  const enough = hits.length >= ENOUGH || (hits.length > 0 && wanted.length === 1);
  return {
    hits: hits.map(({ hit }) => hit),
    nearest: enough ? [] : near.slice(0, MOST_NEAR).map(({ hit }) => hit),
  };
}

/** A text in parts: of each word that was found the letters that were wanted, or all of it. */
export function segments(text: string, found: readonly string[], wanted: readonly string[]): readonly Segment[] {
  const parts: Segment[] = [];
  let told = 0;
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    const begun = wanted.filter((each) => folded.startsWith(each));
    if (begun.length === 0 && !found.includes(folded)) continue;
    const count = Math.max(0, ...begun.map((each) => each.length)) || folded.length;
    if (match.index > told) parts.push({ text: text.slice(told, match.index), found: false });
    told = match.index + lettersOf(match[0], count);
    parts.push({ text: text.slice(match.index, told), found: true });
  }
  if (told < text.length) parts.push({ text: text.slice(told), found: false });
  return parts;
}

/** How many letters of a word fold into a number of letters: one may fold into several. */
function lettersOf(word: string, count: number): number {
  let letters = 0;
  for (const letter of word) {
    letters += letter.length;
    if (fold(word.slice(0, letters)).length >= count) break;
  }
  return letters;
}
