/** Settings that came from elsewhere: what this version of the page does not understand is left out. */

import type { Settings } from "./settings.svelte";

type Check = (value: unknown) => boolean;

const isSwitch: Check = (value) => typeof value === "boolean";
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === "string" && words.includes(value);
const areWords: Check = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");

const CHECKS: Readonly<Record<keyof Settings, Check>> = {
  language: isOneOf(["en", "pl", "sk", "ru", "de"]),
  theme: isOneOf(["system", "light", "dark"]),
  speed: isOneOf(["off", "fast", "normal", "slow"]),
  coaching: isOneOf(["off", "tile", "turn", "why"]),
  sounds: isSwitch,
  haptics: isSwitch,
  endTurn: isSwitch,
  symbols: isSwitch,
  hints: isSwitch,
  shortcuts: isSwitch,
  prices: isSwitch,
  placeNames: isSwitch,
  levels: areWords,
};

/** What can be used of a document. */
export function acceptedSettings(document: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(CHECKS).filter(([name, check]) => name in document && check(document[name]));
  return Object.fromEntries(known.map(([name]) => [name, document[name]])) as Partial<Settings>;
}
