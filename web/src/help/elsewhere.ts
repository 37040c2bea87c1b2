/** Searching the rules in the other languages, for whoever asks in their own. */

import { LANGUAGES, loadTexts, type Language, type Say } from "../text/texts";
import { entriesOf } from "./entries";
import { search, vocabularyOf, type Hit } from "./search";

export interface Elsewhere {
  readonly language: Language;
  /** The entries that were found, in the language of the page. */
  readonly hits: readonly Hit[];
}

/** The best of what a question in another language finds. */
export async function searchElsewhere(t: Say, query: string, own: Language): Promise<Elsewhere | null> {
  const entries = new Map(entriesOf(t).map((entry) => [entry.name, entry]));
  for (const language of LANGUAGES) {
    if (language === own) continue;
    const other = await loadTexts(language, ["help"]);
    // A slip of the pen in one language may be a word in another.
    const { hits } = search(entriesOf(other), query, vocabularyOf(other), true);
    const found = hits.flatMap(({ entry: { name } }): Hit[] => {
      const entry = entries.get(name);
      const plain = (text: string) => [{ text, found: false }];
      return entry === undefined ? [] : [{ entry, title: plain(entry.title), text: plain(entry.text) }];
    });
    if (found.length > 0) return { language, hits: found };
  }
  return null;
}
