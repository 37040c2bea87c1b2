/** The sources of the texts, by language: the same files that the Python package speaks. */

export type Language = "en" | "pl" | "sk" | "ru" | "de";

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  sk: "Slovenčina",
  ru: "Русский",
  de: "Deutsch",
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language that the browser prefers, of those that the game speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.slice(0, 2).toLowerCase());
  return codes.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? "en";
}

/** Texts that only some pages speak, and that are loaded with them. */
export type Subject =
  | "app"
  | "learn"
  | "help"
  | "replay"
  | "analysis"
  | "tiles"
  | "notation"
  | "mine"
  | "me"
  | "daily"
  | "puzzles"
  | "admin";

const FOLDER = "../../../src/orbis/locales";
const sources = import.meta.glob<string>(
  "../../../src/orbis/locales/*/{game,web,pages,table,rules,review,app,learn,help,replay,analysis,tiles,notation,mine,me,daily,puzzles,admin}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
/** What every page speaks; the build puts these into one file (`vite.config.ts`). */
const ALWAYS = ["game", "web", "pages", "table", "rules", "review"];

/** The sources of the texts of a language. */
export async function sourcesOf(language: Language, subjects: Iterable<Subject> = []): Promise<readonly string[]> {
  const wanted = [...ALWAYS, ...subjects].map((name) => `${FOLDER}/${language}/${name}.ftl`);
  const found = await Promise.all(wanted.map((path) => sources[path]?.()));
  return found.filter((source) => source !== undefined);
}
