/** The texts of the chosen language; they can change at any moment. */

import { loadTexts, type Language, type Say, type Subject } from "../text/texts";

const said = $state<{ now: { language: Language; say: Say } | null }>({ now: null });
const subjects = new Set<Subject>();
let wanted: Language | null = null;

/** Load a language and speak it from then on; until then the one before is spoken. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const count = subjects.size;
  const say = await loadTexts(language, subjects);
  if (wanted === language && subjects.size === count) said.now = { language, say };
}

/** Speak of some more subjects, in whatever language. */
export async function speakOf(...more: readonly Subject[]): Promise<void> {
  const missing = more.filter((subject) => !subjects.has(subject));
  if (missing.length === 0) return;
  for (const subject of missing) subjects.add(subject);
  try {
    if (wanted !== null) await speak(wanted);
  } catch (error) {
    for (const subject of missing) subjects.delete(subject);
    throw error;
  }
}

/** A text in the language that is spoken. */
export const t: Say = (key, args) => {
  if (said.now === null) throw new Error("no language is spoken yet");
  return said.now.say(key, args);
};
