/** Sentences in the language of the reader, said by the same messages as in Python. */

import { LETTERS, hue } from "../model/colours";
import type { Game, PlainSentence, Seat } from "../net/wire";
import type { Say } from "./texts";

/** Sentences of the log that count worshippers or decisions, so that several of them can be told as one. */
const COUNTED = ["log-pay", "log-discard", "log-gain", "log-strike", "table-took-back"];

/** A sentence of the server; those within it are said first. */
export function sentence(t: Say, plain: PlainSentence): string {
  const given = Object.entries(plain.arguments ?? {});
  return t(
    plain.key,
    Object.fromEntries(given.map(([name, value]) => [name, typeof value === "object" ? sentence(t, value) : value])),
  );
}

/** A text that begins with a capital letter. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}

/** Sentences of the log: those as one that differ in nothing but their count, and what is built with all that it is paid with. */
export function together(log: readonly PlainSentence[]): readonly PlainSentence[] {
  const told: PlainSentence[] = [];
  for (const plain of log) {
    const last = told.at(-1);
    const both = last === undefined ? null : (paidWith(last, plain) ?? summed(last, plain));
    if (both === null) told.push(plain);
    else told[told.length - 1] = both;
  }
  return told;
}

/** Several sentences of the log, one after another. */
export function logText(t: Say, log: readonly PlainSentence[]): string {
  return together(log)
    .map((plain) => sentence(t, plain))
    .join(" ");
}

type Said = NonNullable<PlainSentence["arguments"]>[string];

const ANY = "";

/** The numbers in a cost by the names of colours, and that of any colour. */
function amountsIn(cost: Said | undefined): ReadonlyMap<string, number> {
  if (typeof cost !== "object") return new Map();
  const given = cost.arguments ?? {};
  if (cost.key === "list-comma") return new Map([...amountsIn(given["first"]), ...amountsIn(given["last"])]);
  return new Map([[String(given["colour"] ?? ANY), Number(given["count"])]]);
}

/** What is built, with what is paid for any colour named. */
function paidWith(building: PlainSentence, paying: PlainSentence): PlainSentence | null {
  if (building.key !== "log-build" || paying.key !== "log-pay") return null;
  const count = Number(paying.arguments?.["count"]);
  const colour = String(paying.arguments?.["colour"]);
  const due = amountsIn(building.arguments?.["cost"]);
  const named = LETTERS.map(hue).map((each): PlainSentence => {
    const paid = (due.get(each) ?? 0) + (each === colour ? count : 0);
    return { key: "amount", arguments: { count: paid, colour: each } };
  });
  const open: PlainSentence = { key: "amount-any", arguments: { count: Math.max(0, (due.get(ANY) ?? 0) - count) } };
  const [start, ...others] = [...named, open].filter((amount) => Number(amount.arguments?.["count"]) > 0);
  if (start === undefined) return null;
  const cost = others.reduce((first, last) => ({ key: "list-comma", arguments: { first, last } }), start);
  return { key: building.key, arguments: { ...building.arguments, cost } };
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

/** Who gave a game up, and who wins it, told to a player of one seat as their own doing or win; empty if nobody did either. */
export function endText(
  t: Say,
  seats: readonly Pick<Seat, "replaced">[],
  winners: readonly number[],
  names: readonly string[],
  own: readonly number[],
): string {
  const isOwn = own.length === 1 && winners.length === 1 && winners[0] === own[0];
  const name = (seat: number) => names[seat] ?? "";
  const gone = seats.flatMap(({ replaced }, seat) =>
    !hasGivenUp(replaced)
      ? []
      : own.length === 1 && own[0] === seat
        ? [`${capital(t("pages-list-you-gave-up", { reason: replaced }))}.`]
        : [t("table-gave-up", { name: name(seat), reason: replaced })],
  );
  const won = isOwn ? [t("pages-you-won")] : winners.length > 0 ? [winnersText(t, winners.map(name))] : [];
  return [...gone, ...won].join(" ");
}

/** Whether a bot plays on for somebody who has lost. */
export function hasGivenUp(replaced: Seat["replaced"]): replaced is "resigned" | "clock" {
  return replaced === "resigned" || replaced === "clock";
}

/** How a game was decided, and by how much; told to a player of one seat as their own win or loss. */
export function outcomeText(
  t: Say,
  { scores, winners }: Pick<Game, "scores" | "winners">,
  names: readonly string[],
  own: readonly number[],
): string {
  const [winner = -1, ...more] = winners;
  if (winner < 0 || more.length > 0)
    return winnersText(
      t,
      winners.map((seat) => names[seat] ?? ""),
    );
  const [seat = winner] = own.length === 1 ? own : [];
  const total = (each: number) => scores[each]?.total ?? 0;
  const beaten =
    seat === winner
      ? Math.max(...scores.flatMap((score, other) => (other === winner ? [] : score.total)))
      : total(seat);
  const points = total(winner) - beaten;
  const told = own.length !== 1 ? "pages-wins" : seat === winner ? "pages-you-win" : "pages-you-lose";
  return t(points === 0 ? `${told}-tie` : told, { name: names[winner] ?? "", points });
}
