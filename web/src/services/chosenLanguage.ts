/** The language that was chosen in this browser, or else the one it prefers. */

import { preferredLanguage, type Language } from "../text/sources";

/** Where the settings are kept. */
export const SETTINGS_KEY = "orbis.settings";

export function chosenLanguage(): Language {
  const preferred = preferredLanguage(navigator.languages);
  try {
    const kept = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as { language?: Language };
    return kept.language ?? preferred;
  } catch {
    return preferred;
  }
}
