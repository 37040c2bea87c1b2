/** The texts of the chosen language; they can change at any moment. */

import { loadTexts, type Language, type Say } from "../text/texts";

const said = $state<{ now: { language: Language; say: Say } | null }>({ now: null });
let wanted: Language | null = null;

/** Load a language and speak it from then on; until then the one before is spoken. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const say = await loadTexts(language);
  if (wanted === language) said.now = { language, say };
}

export function isSpoken(): boolean {
  return said.now !== null;
}

/** A text in the language that is spoken. */
export const t: Say = (key, args) => {
  if (said.now === null) throw new Error("no language is spoken yet");
  return said.now.say(key, args);
};
