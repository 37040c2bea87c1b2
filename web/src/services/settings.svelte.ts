/** What a person has chosen, kept in this browser. */

import { motion, type Speed } from "../board/motion.svelte";
import { preferredLanguage, type Language } from "../text/texts";

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
  /** Whether a turn ends only when one says so. */
  endTurn: boolean;
  /** Whether colours have symbols. */
  symbols: boolean;
  hints: boolean;
  coaching: Coaching;
  /** The last opponents that were chosen. */
  levels: readonly string[];
}

const KEY = "orbis.settings";

function defaults(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    speed: "normal",
    sounds: false,
    endTurn: true,
    symbols: true,
    hints: true,
    coaching: "off",
    levels: ["acolyte"],
  };
}

function read(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
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
  localStorage.setItem(KEY, JSON.stringify(settings));
}
