/** What a hint says, and how far a turn has followed it. */

import { BUILD, isPlace, isTake } from "../model/actions";
import type { Happened, Hint, PlainSentence, Plan } from "../net/wire";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { standing } from "../views/news";

export interface HintWords {
  /** What to do; worshippers of one colour in a row are said at once. */
  readonly steps: readonly string[];
  /** Why, compared with what else could be done; null if that was not asked. */
  readonly idea: string | null;
}

/** What a tile gives and how a turn compares, and not what to do. */
const isIdea = ({ key }: PlainSentence) => key.startsWith("effect-") || key.startsWith("hint-why");

/** Sentences in a row that differ only in how many are one sentence with all of them. */
export function gathered(sentences: readonly PlainSentence[]): readonly PlainSentence[] {
  const found: PlainSentence[] = [];
  for (const each of sentences) {
    const last = found.at(-1);
    const count = countOf(last) + countOf(each);
    if (last !== undefined && !Number.isNaN(count) && likeOne(last) === likeOne(each))
      found[found.length - 1] = { ...each, arguments: { ...each.arguments, count } };
    else found.push(each);
  }
  return found;
}

function countOf(plain: PlainSentence | undefined): number {
  const count = plain?.arguments?.["count"];
  return typeof count === "number" ? count : NaN;
}

const likeOne = (plain: PlainSentence) => JSON.stringify({ ...plain, arguments: { ...plain.arguments, count: 1 } });

export function hintWords(t: Say, { sentences }: Pick<Hint, "sentences">): HintWords {
  const ideas = sentences.filter(isIdea);
  return {
    steps: gathered(sentences.filter((each) => !isIdea(each))).map((each) => sentence(t, each)),
    idea: ideas.length === 0 ? null : ideas.map((each) => sentence(t, each)).join(" "),
  };
}

/** The first of the steps that are left, in words; null if none is. */
export function stepLeft(
  t: Say,
  { sentences, actions }: Pick<Hint, "sentences" | "actions">,
  next: number,
): string | null {
  const [left] = gathered(sentences.slice(next, actions.length));
  return left === undefined ? null : sentence(t, left);
}

/** The decisions of the running turn, of which there are so many. */
export function decidedOf(events: readonly Happened[], count: number): readonly number[] {
  return count === 0
    ? []
    : standing(events)
        .flatMap(({ kind, actions }) => (kind === "acted" ? (actions ?? []) : []))
        .slice(-count);
}

/** What a plan does besides what is still to be chosen for it. */
export function plannedBy(plan: Plan | null): readonly number[] {
  return plan === null ? [] : [...plan.actions, ...plan.later];
}

/** Whether a turn leaves what was suggested: by what was decided or is planned, or by the tile or god that is chosen. */
export function departs(
  suggested: readonly number[],
  decided: readonly number[],
  selected: number | null,
  plan: Plan | null = null,
): boolean {
  // Of a tile alone it is not known where it is to be placed.
  if (suggested.some(isPlace) && plannedBy(plan).some((action) => !suggested.includes(action))) return true;
  if (decided.some((action, index) => index < suggested.length && action !== suggested[index])) return true;
  const take = suggested.slice(decided.length).find(isTake);
  return selected !== null && isTake(selected) && take !== undefined && selected !== take;
}

/** Where in what was suggested one is: with its tile chosen, at the slot where it is to be built; with that, at the price. */
export function indexOfNext(
  suggested: readonly number[],
  decided: readonly number[],
  selected: number | null,
  plan: Plan | null = null,
): number {
  const index = decided.length;
  const planned = plannedBy(plan);
  const left = suggested.findIndex((action, at) => at > index && !planned.includes(action));
  if (plan !== null && left > 0) return left;
  if (suggested[index] === undefined || suggested[index] !== selected) return index;
  const place = suggested.findIndex((action, at) => at > index && isPlace(action));
  return suggested[index + 1] === BUILD && place >= 0 ? place : index + 1;
}
