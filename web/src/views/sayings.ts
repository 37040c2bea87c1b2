/** What players say to each other. */

import type { Happened, Say as SayRequest, View } from "../net/wire";
import type { Say } from "../text/texts";

export type Phrase = NonNullable<SayRequest["phrase"]>;

/** All that everybody can say, in the order in which it is offered. */
const MANNERS: Readonly<Record<Phrase, "words" | "reaction">> = {
  hello: "words",
  "good-luck": "words",
  nice: "words",
  ouch: "words",
  thanks: "words",
  sorry: "words",
  thinking: "words",
  moment: "words",
  "good-game": "words",
  bye: "words",
  smile: "reaction",
  laugh: "reaction",
  wow: "reaction",
  sad: "reaction",
  thumb: "reaction",
  heart: "reaction",
};
const ALL = Object.keys(MANNERS) as Phrase[];

export const PHRASES = ALL.filter((phrase) => MANNERS[phrase] === "words");
export const REACTIONS = ALL.filter((phrase) => MANNERS[phrase] === "reaction");

/** What was said, in the reader's language. */
export function saidText(t: Say, { phrase = "", text = "" }: Happened): string {
  return phrase === "" ? text : t(`phrase-${phrase}`);
}

/** The events without what was said by those whose words are not wanted. */
export function withoutMuted(events: readonly Happened[], view: View, muted: readonly string[]): readonly Happened[] {
  const isMuted = ({ kind, seat }: Happened) => kind === "said" && muted.includes(view.seats[seat ?? -1]?.player ?? "");
  return muted.length === 0 ? events : events.filter((event) => !isMuted(event));
}

/** How much of what was said is shown. */
const MOST = 20;

/** What was said last, with the number of the last words: that changes with all that is said, however much there is. */
export function lastSaid(
  events: readonly Happened[],
  view: View,
  muted: readonly string[],
): { readonly said: readonly Happened[]; readonly newest: number } {
  const said = withoutMuted(events, view, muted).filter(({ kind }) => kind === "said");
  return { said: said.slice(-MOST), newest: said.at(-1)?.number ?? 0 };
}

/** What one does at a table having read what was said there. */
const DONE: readonly Happened["kind"][] = ["acted", "took_back", "said", "wished", "answered"];

/**
 * After which event words are new to somebody whose device does not know up to where they were heard: what one did
 * last, and at least the beginning of the game. When it is over, none are.
 */
export function newSince(events: readonly Happened[], view: View, own: readonly number[]): number {
  const begun = view.status === "playing" ? events.find(({ kind }) => kind === "acted")?.number : undefined;
  if (begun === undefined) return events.at(-1)?.number ?? 0;
  const done = events.findLast(({ kind, seat }) => DONE.includes(kind) && own.includes(seat ?? -1));
  return Math.max(begun - 1, done?.number ?? 0);
}

/** What others said after one left, until one came back. */
export function unheard(
  events: readonly Happened[],
  view: View,
  { from, until, own, muted }: { from: number; until: number; own: readonly number[]; muted: readonly string[] },
): readonly Happened[] {
  return withoutMuted(events, view, muted).filter(
    ({ kind, number, seat }) => kind === "said" && number > from && number <= until && !own.includes(seat ?? -1),
  );
}
