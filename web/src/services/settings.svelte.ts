/** What a person has chosen, kept in this browser. */

import { motion, type Speed } from "../board/motion.svelte";
import { shownNames } from "../board/shownNames.svelte";
import type { Language } from "../text/texts";
import { chosenLanguage, SETTINGS_KEY } from "./chosenLanguage";

export type Theme = "system" | "light" | "dark";

/** How much one wants to be told at the beginning of one's turns. */
export const COACHINGS = ["off", "tile", "turn", "why"] as const;
export type Coaching = (typeof COACHINGS)[number];
export type Coached = Exclude<Coaching, "off">;

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  /** Whether phones answer in the hand. */
  haptics: boolean;
  /** Whether a turn ends only when one says so. */
  endTurn: boolean;
  /** Whether colours have symbols. */
  symbols: boolean;
  hints: boolean;
  /** Whether keys of one character do anything at the table. */
  shortcuts: boolean;
  /** Whether tiles show if they can be built. */
  prices: boolean;
  /** Whether cells and slots show their names. */
  placeNames: boolean;
  coaching: Coaching;
  /** The last opponents that were chosen. */
  levels: readonly string[];
}

function defaults(): Settings {
  return {
    language: chosenLanguage(),
    theme: "system",
    speed: "normal",
    sounds: false,
    haptics: false,
    endTurn: true,
    symbols: true,
    hints: true,
    shortcuts: true,
    prices: true,
    placeNames: false,
    coaching: "off",
    levels: ["pilgrim"],
  };
}

function read(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

export const settings = $state<Settings>(read());

/** Let the page look as was chosen, and keep what was. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["symbols"] = settings.symbols ? "on" : "off";
  root.lang = settings.language;
  motion.speed = settings.speed;
  shownNames.always = settings.placeNames;
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
}
