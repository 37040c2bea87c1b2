/** The texts of the game in one language, from the same files that the Python package speaks. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { typeset } from "./typography";

export type Language = "en" | "pl" | "sk" | "ru" | "de";
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

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
export type Subject = "learn" | "help" | "replay" | "analysis" | "tiles" | "notation";

const FOLDER = "../../../src/orbis/locales";
const sources = import.meta.glob<string>(
  "../../../src/orbis/locales/*/{game,web,pages,table,rules,review,learn,help,replay,analysis,tiles,notation}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const ALWAYS = ["game", "web", "pages", "table", "rules", "review"];

/** The texts of a language; a key without a text is an error, as in Python. */
export async function loadTexts(language: Language, subjects: Iterable<Subject> = []): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [...ALWAYS, ...subjects].map((name) => `${FOLDER}/${language}/${name}.ftl`);
  for (const source of await Promise.all(wanted.map((path) => sources[path]?.()))) {
    if (source !== undefined) bundle.addResource(new FluentResource(typeset(language, source)));
  }
  return (key, args) => say(bundle, key, args);
}

function say(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string {
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`no text for ${key}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  const [fault] = errors;
  if (fault !== undefined) throw fault;
  return text;
}
