/** Searching texts in five languages: by the beginnings of words, whatever their case, diacritics or endings. */

export interface Entry {
  /** The rule or the chapter. */
  readonly name: string;
  readonly kind: "chapter" | "rule";
  readonly title: string;
  readonly text: string;
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

const LETTERS: Readonly<Record<string, string>> = { ł: "l", ß: "ss", đ: "d", ø: "o", æ: "ae", œ: "oe" };
const WORD = /[\p{L}\p{N}]+/gu;
/** The shortest that is left of a word without its ending. */
const STEM = 4;
/** Words from this length on can have long endings. */
const LONG = 8;

/** A text without case and diacritics; "ё" is "е", "ł" is "l", "ß" is "ss". */
export function fold(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[łßđøæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words that are wanted, folded. */
export function wantedWords(query: string): readonly string[] {
  return fold(query).match(WORD) ?? [];
}

/** A word without what may be its ending; a short one as it is. */
function stem(word: string): string {
  return word.slice(0, Math.max(STEM, word.length - (word.length < LONG ? 2 : 3)));
}

/** A text in parts: at each word the letters that a wanted word begins with. */
export function segments(text: string, wanted: readonly string[]): readonly Segment[] {
  const parts: Segment[] = [];
  let told = 0;
  for (const match of text.matchAll(WORD)) {
    const found = longest(match[0], wanted);
    if (found === 0) continue;
    if (match.index > told) parts.push({ text: text.slice(told, match.index), found: false });
    told = match.index + found;
    parts.push({ text: text.slice(match.index, told), found: true });
  }
  if (told < text.length) parts.push({ text: text.slice(told), found: false });
  return parts;
}

/** How many letters of a word are the longest wanted word that it begins with. */
function longest(word: string, wanted: readonly string[]): number {
  const folded = fold(word);
  const best = wanted.filter((each) => folded.startsWith(each)).reduce((most, each) => Math.max(most, each.length), 0);
  if (best === 0) return 0;
  // A letter may fold into several.
  let letters = 0;
  for (const letter of word) {
    letters += letter.length;
    if (fold(word.slice(0, letters)).length >= best) break;
  }
  return letters;
}

function matches(folded: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((each) => folded.some((word) => word.startsWith(each)));
}

function within(entries: readonly Entry[], wanted: readonly string[]): readonly Hit[] {
  const ranked = entries.flatMap((entry) => {
    const title = wantedWords(`${entry.name} ${entry.title}`);
    if (!matches([...title, ...wantedWords(entry.text)], wanted)) return [];
    const named = wanted.length === 1 && fold(entry.name) === wanted[0];
    const hit: Hit = { entry, title: segments(entry.title, wanted), text: segments(entry.text, wanted) };
    return [{ hit, rank: named ? 0 : entry.kind === "chapter" && matches(title, wanted) ? 1 : 2 }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
}

/** The entries in which every word of a query begins some word; after them those that need other endings. */
export function search(entries: readonly Entry[], query: string): readonly Hit[] {
  const wanted = wantedWords(query);
  if (wanted.length === 0) return [];
  const hits = within(entries, wanted);
  const found = new Set(hits.map((hit) => hit.entry));
  return [
    ...hits,
    ...within(
      entries.filter((entry) => !found.has(entry)),
      wanted.map(stem),
    ),
  ];
}
