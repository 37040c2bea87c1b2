/** Puzzles: positions in which every turn is known exactly, and what a turn is worth. */

import { END_TURN } from "../model/actions";
import type { Connection } from "../net/connection";
import type { AnyRequest, Gain, PlainSentence } from "../net/wire";
import type { ThoughtLine, Tried } from "../services/thought.svelte";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";

/** A position at the beginning of a turn, the best turn in words, and all outcomes, best first (`orbis.lab.puzzles`). */
export interface Puzzle {
  readonly state: string;
  /** How hard it is: by which bots find it. */
  readonly grade: number;
  readonly best: readonly number[];
  readonly told: readonly PlainSentence[];
  readonly why: PlainSentence;
  /** The chance to win, the points ahead, and the hashes of where such turns end. */
  readonly outcomes: readonly (readonly [number, number, string])[];
}

/** How many digits of a hash are kept of the end of a turn. */
const DIGITS = 6;

/** What a puzzle is called: a short name that follows from its state (FNV-1a). */
export function puzzleId({ state }: Pick<Puzzle, "state">): string {
  let hash = 0x811c9dc5;
  for (const letter of state) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** What came of a turn: whether it is the best, and what it costs in chances and points. */
export interface Verdict {
  readonly best: boolean;
  readonly win: number;
  readonly bestWin: number;
  readonly points: number;
}

/** What the turn is worth that ends in a state of that hash; null if it is none of the puzzle's. */
export function verdictOn({ outcomes }: Puzzle, hash: string): Verdict | null {
  const end = hash.slice(0, DIGITS);
  const place = outcomes.findIndex(([, , ends]) => endsOf(ends).includes(end));
  const [best, found] = [outcomes[0], outcomes[place]];
  if (best === undefined || found === undefined) return null;
  return { best: place === 0, win: found[0], bestWin: best[0], points: best[1] - found[1] };
}

/** Why the best turn is better than the next best one, and which that is: whatever was played, it can be read. */
export function explained(t: Say, { why, told }: Pick<Puzzle, "why" | "told">): readonly string[] {
  const { other, gain, fact } = why.arguments ?? {};
  if (typeof other !== "object" || typeof gain !== "object") return [sentence(t, why)];
  const compared =
    typeof fact === "object"
      ? t("puzzles-gain-fact", { gain: sentence(t, gain), fact: sentence(t, fact) })
      : t("puzzles-gain", { gain: sentence(t, gain) });
  const isAlike = told.some((each) => JSON.stringify(each) === JSON.stringify(other));
  return [compared, isAlike ? t("puzzles-next-best-same") : t("puzzles-next-best", { other: sentence(t, other) })];
}

/** What one turn gains over another, as a clause, with what the table shows of it. */
export function gainText(t: Say, { gain, fact }: Gain): string {
  const said = sentence(t, gain);
  return fact === null ? said : t("puzzles-gain-shown", { gain: said, fact: sentence(t, fact) });
}

function endsOf(ends: string): readonly string[] {
  return Array.from({ length: ends.length / DIGITS }, (_, index) => ends.slice(index * DIGITS, (index + 1) * DIGITS));
}

/** A line on which a turn is tried out, and whose end is not sent but told. */
export class PuzzleLine implements Pick<Connection, "follow" | "again" | "submit"> {
  constructor(
    private readonly line: ThoughtLine,
    private readonly onend: (asks: readonly Tried[]) => void,
  ) {}

  follow(...args: Parameters<ThoughtLine["follow"]>): () => void {
    return this.line.follow(...args);
  }

  again(): void {
    this.line.again();
  }

  async submit(table: string, ask: AnyRequest): Promise<number> {
    if (ask.do !== "act" || !ask.actions.includes(END_TURN)) return this.line.submit(table, ask);
    this.onend(this.line.asks);
    return 0;
  }
}
