/** What the address of the gallery asks for. */

import { LANGUAGES, type Language } from "../text/texts";

export interface Scene {
  readonly scene: "table" | "tiles" | "pieces" | "index";
  readonly position: string;
  /** The position that follows when something is chosen. */
  readonly then: string | null;
  readonly players: number;
  readonly language: Language;
  readonly theme: "light" | "dark" | null;
}

export function readScene(search: string): Scene {
  const wanted = new URLSearchParams(search);
  const scene = wanted.get("scene");
  const theme = wanted.get("theme");
  return {
    scene: scene === "table" || scene === "tiles" || scene === "pieces" ? scene : "index",
    position: wanted.get("position") ?? "mid",
    then: wanted.get("then"),
    players: Number(wanted.get("players") ?? 3),
    language: LANGUAGES.find((language) => language === wanted.get("lang")) ?? "en",
    theme: theme === "light" || theme === "dark" ? theme : null,
  };
}
