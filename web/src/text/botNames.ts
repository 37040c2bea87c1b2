/** The names that bots have unless somebody gives them others, in the language of whoever made the table. */

import type { Happened, PlainSentence, Replay, View } from "../net/wire";
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
export function recordedName(t: Say, { name, kind }: Recorded): string {
  const level = LEVELS.find((each) => each === kind);
  const [, given = name, number = ""] = /^(.*?)( \d)?$/u.exec(name) ?? [];
  return level !== undefined && GIVEN[level].includes(given) ? t(`pages-level-${level}`) + number : name;
}

interface Recorded {
  readonly name: string;
  readonly kind: string;
}

/** A view with the bots that nobody has named as the reader calls them. */
export function withBotNames(t: Say, view: View): View {
  if (view.seats.every(({ kind }) => kind !== "bot")) return view;
  const called = botNames(t, view);
  const seats = view.seats.map((seat) =>
    seat.kind === "bot" ? { ...seat, name: called.get(seat.name) ?? seat.name } : seat,
  );
  return { ...view, seats };
}

/** How the reader calls the bots of a table that nobody has named, by their names there; never as a person there. */
export function botNames(t: Say, { seats }: Pick<View, "seats">): ReadonlyMap<string, string> {
  return calledAmong(
    t,
    seats.map(({ kind, name, level }) => ({ name, level: kind === "bot" ? level : null })),
  );
}

/** The same of those who have a level; people have none. */
function calledAmong(
  t: Say,
  seats: readonly { readonly name: string; readonly level: string | null }[],
): ReadonlyMap<string, string> {
  const people = seats.flatMap(({ name, level }) => (level === null ? [name] : []));
  return new Map(
    seats.flatMap(({ name, level }) => {
      const called = level === null ? name : recordedName(t, { name, kind: level });
      return called === name || people.includes(name) || people.includes(called) ? [] : [[name, called] as const];
    }),
  );
}

/** The arguments of sentences that are names of somebody at the table. */
const NAMES = ["name", "names", "player", "former", "first", "last"];

/** An event whose log calls bots as the reader does. */
export function withBotsCalled(event: Happened, called: ReadonlyMap<string, string>): Happened {
  return called.size === 0 || !event.log ? event : { ...event, log: event.log.map((plain) => renamed(plain, called)) };
}

/** How the reader calls the bots of a record that nobody has named, by their names there. */
export function botsInRecord(t: Say, seats: readonly Recorded[]): ReadonlyMap<string, string> {
  return calledAmong(
    t,
    seats.map(({ name, kind }) => ({ name, level: LEVELS.find((each) => each === kind) ?? null })),
  );
}

/** A record with the bots that nobody has named as the reader calls them. */
export function withBotsInRecord(t: Say, record: Replay): Replay {
  const called = botsInRecord(t, record.seats);
  if (called.size === 0) return record;
  const seats = record.seats.map((seat) => ({ ...seat, name: called.get(seat.name) ?? seat.name }));
  const steps = record.steps.map((step) =>
    step.log ? { ...step, log: step.log.map((plain) => renamed(plain, called)) } : step,
  );
  return { ...record, seats, steps };
}

/** A sentence that calls bots as the reader does. */
export function renamed(plain: PlainSentence, called: ReadonlyMap<string, string>): PlainSentence {
  if (plain.arguments === undefined) return plain;
  const given = Object.entries(plain.arguments).map(([key, value]) => {
    if (typeof value === "object") return [key, renamed(value, called)] as const;
    const isName = typeof value === "string" && NAMES.includes(key);
    return [key, isName ? (called.get(value) ?? value) : value] as const;
  });
  return { ...plain, arguments: Object.fromEntries(given) };
}
