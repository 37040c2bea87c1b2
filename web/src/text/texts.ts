/** The texts of the game in one language, from the same files that the Python package speaks. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { sourcesOf, type Language, type Subject } from "./sources";
import { typeset } from "./typography";

export * from "./sources";

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

/** The texts of a language; a key without a text is an error, as in Python. */
export async function loadTexts(language: Language, subjects: Iterable<Subject> = []): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of await sourcesOf(language, subjects)) {
    bundle.addResource(new FluentResource(typeset(language, source)));
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
  return withSingleStops(text, args);
}

/** A text in which a name that ends with a full stop needs no second one. */
function withSingleStops(text: string, args: Record<string, FluentVariable> = {}): string {
  return Object.values(args).reduce<string>(
    (told, value) => (typeof value === "string" && value.endsWith(".") ? told.replaceAll(`${value}.`, value) : told),
    text,
  );
}
