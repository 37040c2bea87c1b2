/** A game told turn by turn: each in one sentence, with what it brought and its steps. */

import { END_TURN, slotPlace } from "../model/actions";
import { LETTERS } from "../model/colours";
import type { Place } from "../model/view";
import type { Deed, Happened, PlainSentence, SlotName, Worshippers } from "../net/wire";
import { signed } from "../text/pieces";
import { logText, sentence, together } from "../text/sentences";
import type { Say } from "../text/texts";
import { standIns } from "./standIns";

/** A step of a turn, and the number of the event that it was part of. */
export interface ToldStep {
  readonly text: string;
  readonly event: number;
}

export interface ToldTurn {
  /** The number of its first event. */
  readonly number: number;
  /** Whose turn it was; null for what is nobody's turn. */
  readonly seat: number | null;
  /** In one sentence, without a full stop if it is a turn. */
  readonly head: string;
  /** What came of it, in a few words each. */
  readonly notes: readonly string[];
  /** What all its decisions did. */
  readonly deed: Deed | null;
  /** Where what was placed lies after all these turns. */
  readonly place: Place | null;
  /** The tile that came to the display, and where. */
  readonly revealed: { readonly tile: number; readonly cell: string } | null;
  readonly steps: readonly ToldStep[];
}

/** The events of a turn, or one that is nobody's turn. */
interface Group {
  readonly seat: number | null;
  readonly events: Happened[];
}

const roundOf = (event: Happened | undefined) => event?.deed?.round;

/** Whether an event belongs to a turn that has begun: its next decisions, or some of them taken back. */
function goesOn(group: Group | undefined, event: Happened): boolean {
  if (group === undefined || group.seat === null || group.seat !== (event.seat ?? null)) return false;
  if (group.events.some((each) => each.actions?.at(-1) === END_TURN)) return false;
  return event.kind === "took_back" || (event.kind === "acted" && roundOf(group.events[0]) === roundOf(event));
}

/** Events of which those that follow each other and only take back are one, with all decisions that were taken back. */
function undoneAtOnce(events: readonly Happened[]): readonly Happened[] {
  const kept: Happened[] = [];
  for (const event of events) {
    const last = kept.at(-1);
    const both = [last, event].flatMap((each) => (each?.kind === "took_back" ? [each.log ?? []] : []));
    const log = both.length < 2 ? [] : together(both.flat());
    if (log.length === 1) kept[kept.length - 1] = { ...event, log };
    else kept.push(event);
  }
  return kept;
}

function grouped(events: readonly Happened[]): readonly Group[] {
  const groups: Group[] = [];
  for (const event of undoneAtOnce(events)) {
    const last = groups.findLast(({ seat }) => seat !== null);
    if (goesOn(last, event)) last?.events.push(event);
    else groups.push({ seat: event.kind === "acted" ? (event.seat ?? null) : null, events: [event] });
  }
  return groups;
}

function sum(all: readonly (Worshippers | null | undefined)[]): Worshippers {
  const total = (letter: (typeof LETTERS)[number]) => all.reduce((count, each) => count + (each?.[letter] ?? 0), 0);
  return Object.fromEntries(LETTERS.map((letter) => [letter, total(letter)])) as unknown as Worshippers;
}

/** What several decisions of a turn did together. */
function combined(deeds: readonly Deed[]): Deed | null {
  const [first] = deeds;
  if (first === undefined) return null;
  const total = (count: (deed: Deed) => number | undefined) => deeds.reduce((all, deed) => all + (count(deed) ?? 0), 0);
  const last = <Value>(found: (deed: Deed) => Value) => deeds.map(found).findLast((each) => each != null);
  return {
    round: first.round,
    points: total((deed) => deed.points),
    tile: last((deed) => deed.tile) ?? null,
    is_wilderness: deeds.some((deed) => deed.is_wilderness),
    slot: last((deed) => deed.slot) ?? null,
    god: last((deed) => deed.god) ?? null,
    struck: total((deed) => deed.struck),
    gained: sum(deeds.map((deed) => deed.gained)),
    spent: sum(deeds.map((deed) => deed.spent)),
  };
}

/** What says a whole turn by the most important sentence of its log, if there is none of these only an exchange. */
const TOLD = ["log-take-god", "log-build", "log-wilderness", "log-take-tile"];

function headOf(t: Say, log: readonly PlainSentence[], deed: Deed | null): string {
  // Slots are counted from the left end of row 1, which moves: only their row stays true.
  const row = deed?.slot ? slotPlace(deed.slot).row : null;
  const said = (key: string, told: string, more: Record<string, number> = {}) => {
    const plain = log.findLast((each) => each.key === key);
    return plain === undefined ? null : sentence(t, { key: told, arguments: { ...plain.arguments, ...more } });
  };
  return (
    said("log-take-god", "web-turn-god") ??
    (row === null ? null : said("log-build", "web-turn-build", { row })) ??
    (row === null ? null : said("log-wilderness", "web-turn-wilderness", { row })) ??
    said("log-take-tile", "web-turn-take") ??
    said("log-exchange", "web-turn-exchange") ??
    logText(t, log)
  );
}

function notesOf(t: Say, log: readonly PlainSentence[], deed: Deed | null): readonly string[] {
  const notes: string[] = [];
  const isMore = log.some(({ key }) => TOLD.includes(key));
  for (const { key, arguments: given = {} } of log)
    if (isMore && key === "log-exchange") notes.push(sentence(t, { key: "web-turn-exchanged", arguments: given }));
  if (deed?.struck) notes.push(t("web-turn-struck", { count: deed.struck }));
  for (const { key, arguments: given } of log) {
    if (key === "log-discount") notes.push(t("web-free", { colour: String(given?.["colour"]) }));
    if (key === "log-deactivated" || key === "log-short") notes.push(t("web-turn-deactivated"));
  }
  if (deed?.points) notes.push(t("pages-points", { points: signed(deed.points) }));
  return notes;
}

function revealedIn({ events }: Group): ToldTurn["revealed"] {
  const event = events.findLast((each) => each.revealed != null);
  const cell = event?.log?.find((plain) => plain.key === "log-reveal")?.arguments?.["cell"];
  return typeof event?.revealed === "number" && typeof cell === "string" ? { tile: event.revealed, cell } : null;
}

/** The sentences of an event, those of each decision apart. */
function stepsOf(t: Say, { number, log = [], told = [] }: Happened): readonly ToldStep[] {
  const steps: ToldStep[] = [];
  let from = 0;
  for (const to of [...told.reduce<number[]>((ends, each) => [...ends, (ends.at(-1) ?? 0) + each], []), log.length]) {
    const said = logText(t, log.slice(from, Math.max(from, to)));
    if (said !== "") steps.push({ text: said, event: number });
    from = Math.max(from, to);
  }
  return steps;
}

/** What the slots in which some deeds placed are called after all of them: each tile left of row 1 renames the others. */
function placesOf(
  turns: readonly { readonly seat: number | null; readonly deed: Deed | null }[],
): readonly (Place | null)[] {
  const shifts = new Map<number, number>();
  return turns
    .toReversed()
    .map(({ seat, deed }): Place | null => {
      if (seat === null || !deed?.slot) return null;
      const shift = shifts.get(seat) ?? 0;
      if (deed.slot === "1a") shifts.set(seat, shift + 1);
      const { row, position } = slotPlace(deed.slot);
      return { seat, slot: `${row}${"abcde".charAt(position + shift)}` as SlotName };
    })
    .toReversed();
}

/** The sentences of a turn that a bot played for somebody, with both as the one who acts. */
function byBot(t: Say, log: readonly PlainSentence[]): readonly PlainSentence[] {
  return log.map(({ key, arguments: given }) =>
    typeof given?.["name"] === "string"
      ? { key, arguments: { ...given, name: t("web-bot-for", { name: given["name"] }) } }
      : { key, ...(given ? { arguments: given } : {}) },
  );
}

/** What happened in some events that hold, turn by turn; in `bots`, those in which a bot decided for a person. */
export function toldTurns(
  t: Say,
  events: readonly Happened[],
  bots: ReadonlySet<number> = standIns(events),
): readonly ToldTurn[] {
  const turns = grouped(events).map((group): Omit<ToldTurn, "place"> => {
    const acted = group.events.filter(({ kind }) => kind === "acted");
    const log = together((group.seat === null ? group.events : acted).flatMap((event) => event.log ?? []));
    const deed = combined(acted.flatMap((event) => event.deed ?? []));
    return {
      number: group.events[0]?.number ?? 0,
      seat: group.seat,
      head:
        group.seat === null
          ? logText(t, log)
          : headOf(t, acted.some(({ number }) => bots.has(number)) ? byBot(t, log) : log, deed),
      notes: notesOf(t, log, deed),
      deed,
      revealed: revealedIn(group),
      steps: group.events.flatMap((event) => stepsOf(t, event)),
    };
  });
  const places = placesOf(turns);
  return turns.map((turn, index) => ({ ...turn, place: places[index] ?? null })).filter((turn) => turn.head !== "");
}
