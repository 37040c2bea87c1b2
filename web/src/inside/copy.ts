/** A copy of everything that this browser has: tables, who one is, settings and own tiles, as the text of a file. */

import { acceptedSettings } from "../services/acceptedSettings";
import { OF_BROWSER, OF_IDENTITY_INSIDE } from "../services/keptKeys";
import type { Settings } from "../services/settings.svelte";
import type { Exported } from "./insideServer";

const KIND = "orbis-copy";
const BEGINNING = `{"kind":"${KIND}"`;
/** What goes along from `localStorage`, besides own tiles. */
const KEYS: readonly string[] = [...Object.values(OF_BROWSER), OF_IDENTITY_INSIDE.known, OF_IDENTITY_INSIDE.puzzles];
const TILES = "orbis.tiles.";

export const goesAlong = (key: string) => KEYS.includes(key) || key.startsWith(TILES);

interface Copy {
  readonly kind: typeof KIND;
  readonly cookies: string;
  readonly browser: Readonly<Record<string, string>>;
  /** As `orbis tables export` writes it. */
  readonly tables: string;
}

/** A text that is no copy; `isTorn` if it began as one. */
export class NotACopy extends Error {
  constructor(readonly isTorn = false) {
    super(isTorn ? "the file ends too early" : "");
  }
}

export function copyOf({ content, cookies }: Exported, kept: Readonly<Record<string, string>>): string {
  const along = Object.entries(kept).filter(([key]) => goesAlong(key));
  const tables = new TextDecoder().decode(content);
  return JSON.stringify({ kind: KIND, cookies, browser: Object.fromEntries(along), tables } satisfies Copy);
}

/** What is in a file; whose it is, if that is known. */
export interface ReadCopy {
  readonly tables: Exported;
  readonly browser: ReadonlyMap<string, string>;
  readonly name: string;
}

/** What of a copy is neither somebody's nor a setting: own tiles, and what one has learnt. */
export const belongings = (browser: ReadCopy["browser"]) =>
  [...browser].filter(([key]) => key.startsWith(TILES) || key === OF_BROWSER.learnt);

/** The settings of a copy; none if they are missing or damaged. */
export function settingsIn(browser: ReadCopy["browser"]): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(browser.get(OF_BROWSER.settings) ?? "{}");
    return typeof kept === "object" && kept !== null ? acceptedSettings({ ...kept }) : {};
  } catch {
    return {};
  }
}

/** What is in the text of a file: a copy, or only tables as a server exports them; `NotACopy` if it is neither. */
export function readCopy(text: string): ReadCopy {
  const encoded = (tables: string) => new TextEncoder().encode(tables);
  let read: Partial<Copy> | null;
  try {
    read = JSON.parse(text) as Partial<Copy> | null;
  } catch {
    if (text.startsWith(BEGINNING)) throw new NotACopy(true);
    if (text.trim() === "") throw new NotACopy();
    // Lines of tables are not one value.
    return { tables: { content: encoded(text), cookies: "" }, browser: new Map(), name: "" };
  }
  const { kind, cookies, browser, tables } = read ?? {};
  if (kind !== KIND || typeof cookies !== "string" || typeof tables !== "string") throw new NotACopy();
  const kept = Object.entries(browser ?? {}).filter(([key, value]) => goesAlong(key) && typeof value === "string");
  const known = new Map(kept);
  return {
    tables: { content: encoded(tables), cookies },
    browser: known,
    name: known.get(OF_IDENTITY_INSIDE.known) ?? "",
  };
}
