/** Sentences in the language of the reader, said by the same messages as in Python. */

import type { PlainSentence } from "../net/wire";
import type { Say } from "./texts";

/** Sentences of the log that count worshippers, so that several of them can be told as one. */
const COUNTED = ["log-pay", "log-discard", "log-gain", "log-strike"];

/** A sentence of the server; those within it are said first. */
export function sentence(t: Say, plain: PlainSentence): string {
  const given = Object.entries(plain.arguments ?? {});
  return t(
    plain.key,
    Object.fromEntries(given.map(([name, value]) => [name, typeof value === "object" ? sentence(t, value) : value])),
  );
}

/** Several sentences of the log, one after another: those as one that differ in nothing but their count. */
export function logText(t: Say, log: readonly PlainSentence[]): string {
  const told: PlainSentence[] = [];
  for (const plain of log) {
    const last = told.at(-1);
    const both = last === undefined ? null : summed(last, plain);
    if (both === null) told.push(plain);
    else told[told.length - 1] = both;
  }
  return told.map((plain) => sentence(t, plain)).join(" ");
}

function summed(one: PlainSentence, other: PlainSentence): PlainSentence | null {
  if (one.key !== other.key || !COUNTED.includes(one.key)) return null;
  const { count, ...told } = { ...one.arguments };
  const { count: more, ...again } = { ...other.arguments };
  const isAlike = Object.entries(told).every(([name, value]) => value === again[name]);
  return isAlike && typeof count === "number" && typeof more === "number"
    ? { key: one.key, arguments: { ...told, count: count + more } }
    : null;
}

/** Items with commas, and before the last one the word of a key. */
export function listed(t: Say, last: "list-and" | "list-or" | "list-comma", items: readonly string[]): string {
  const final = items.at(-1) ?? "";
  const others = items.slice(0, -1);
  if (others.length === 0) return final;
  const first = others.reduce((some, more) => t("list-comma", { first: some, last: more }));
  return t(last, { first, last: final });
}

/** Who wins, alone or together. */
export function winnersText(t: Say, names: readonly string[]): string {
  return t("winners", { count: names.length, names: listed(t, "list-and", names) });
}
