/** The languages by their own names. */

import type { Language } from "../text/texts";

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  sk: "Slovenčina",
  ru: "Русский",
  de: "Deutsch",
};
