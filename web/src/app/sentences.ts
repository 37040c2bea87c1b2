/** Sentences of the server in the language of the reader: those within a sentence are said first. */

import type { PlainSentence } from "../net/wire";
import type { Say } from "../text/texts";

export function sentence(t: Say, plain: PlainSentence): string {
  const given = Object.entries(plain.arguments ?? {});
  return t(plain.key, Object.fromEntries(given.map(([name, value]) => [name, typeof value === "object" ? sentence(t, value) : value])));
}
