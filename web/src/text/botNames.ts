/** The names that bots have unless somebody gives them others, in the language of whoever made the table. */

import { LEVELS, type LevelName } from "../services/newTable";
import type { Say } from "./texts";

/** By level, in all languages; a test compares them with the texts. */
export const GIVEN: Readonly<Record<LevelName, readonly string[]>> = {
  pilgrim: ["Pilgrim", "Pielgrzym", "Pútnik", "Паломник", "Pilger"],
  acolyte: ["Acolyte", "Akolita", "Akolyta", "Послушник", "Akolyth"],
  priest: ["Priest", "Kapłan", "Kňaz", "Жрец", "Priester"],
  prophet: ["Prophet", "Prorok", "Пророк"],
  oracle: ["Oracle", "Wyrocznia", "Orákulum", "Оракул", "Orakel"],
};

/** The name of somebody in a record; a bot that nobody has named has its name in the reader's language. */
export function recordedName(t: Say, { name, kind }: { readonly name: string; readonly kind: string }): string {
  const level = LEVELS.find((each) => each === kind);
  const [, given = name, number = ""] = /^(.*?)( \d)?$/u.exec(name) ?? [];
  return level !== undefined && GIVEN[level].includes(given) ? t(`pages-level-${level}`) + number : name;
}
