/** What happened, as the log tells it: without what was taken back. */

import { END_TURN } from "../model/actions";
import type { Happening, Step } from "../model/view";
import type { Catalogue, Happened, PlainSentence, View } from "../net/wire";
import { tileTitle } from "../text/pieces";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";

/** A decision: the event that it is part of, and how many moves there were with it. */
export interface Decided {
  readonly event: number;
  readonly count: number;
  readonly action: number;
}

/** The decisions of an event; a tile that is revealed counts as a move, too, with the last of them. */
export function decisionsOf({ number, actions = [], count = 0, revealed = null }: Happened): readonly Decided[] {
  const before = count - actions.length - (revealed === null ? 0 : 1);
  return actions.map((action, index) => {
    const isLast = index === actions.length - 1;
    return { event: number, count: isLast ? count : before + index + 1, action };
  });
}

/** What is left of an event after the game went back to a moment within it, if anything. */
function cut(event: Happened, { count = 0, hash = "" }: Happened): readonly Happened[] {
  const kept = decisionsOf(event).filter((decided) => decided.count <= count);
  if (kept.length === 0) return [];
  const said = (event.told ?? []).slice(0, kept.length).reduce((sum, each) => sum + each, 0);
  const log = (event.log ?? []).slice(0, said);
  return [{ ...event, actions: kept.map(({ action }) => action), revealed: null, count, hash, log }];
}

/** The events as far as they still hold: decisions that were taken back are left out. */
export function standing(events: readonly Happened[]): readonly Happened[] {
  const kept: Happened[] = [];
  for (const event of events) {
    let last = kept.at(-1);
    while (event.kind !== "acted" && last !== undefined && (last.count ?? 0) > (event.count ?? 0)) {
      kept.splice(-1, 1, ...cut(last, event));
      last = kept.at(-1);
    }
    kept.push(event);
  }
  return kept;
}

/** The events between the last turn that a seat has ended, or the beginning, and its running turn. */
export function sinceTurnOf(events: readonly Happened[], seat: number): readonly Happened[] {
  const isOwn = (event: Happened) => event.kind === "acted" && event.seat === seat;
  const last = events.findLastIndex((event) => isOwn(event) && event.actions?.at(-1) === END_TURN);
  const since = events.slice(last + 1);
  const running = since.findIndex(isOwn);
  return running < 0 ? since : since.slice(0, running);
}

/** The events of a game at each of which there is something new to be seen; the first is the deal. */
export function momentsOf(events: readonly Happened[]): readonly Happened[] {
  const found: Happened[] = [];
  for (const event of standing(events)) {
    const last = found.at(-1);
    if (event.hash && (last === undefined || (event.count ?? 0) > (last.count ?? 0))) found.push(event);
  }
  return found;
}

/** How a view came about: by the event that led to it, if that was heard. */
export function stepTo(view: View, event: Happened | undefined): Step {
  const way = event?.kind === "acted" ? "on" : event?.kind === "took_back" ? "back" : "jump";
  return { table: view.id, number: view.number, way };
}

const MAIN = ["log-build", "log-wilderness", "log-take-god"];
const SIDE = ["log-active", "log-deactivated", "log-discount"];

/** What is worth knowing of the turns in some events: what was built or taken, and what came to the display. */
export function news(t: Say, events: readonly Happened[], catalogue: Catalogue): readonly Happening[] {
  const told: Happening[] = [];
  const main = (plain: PlainSentence) => MAIN.includes(plain.key);
  for (const event of events.filter((each) => each.kind === "acted")) {
    const log = event.log ?? [];
    const head = log.find(main);
    const notes = log.filter((plain) => SIDE.includes(plain.key)).map((plain) => sentence(t, plain));
    const last = told.at(-1);
    if (head !== undefined) told.push({ seat: event.seat ?? null, head: sentence(t, head), note: notes.join(" ") });
    else if (notes.length > 0 && last !== undefined)
      told[told.length - 1] = { ...last, note: `${last.note} ${notes.join(" ")}`.trim() };
    const tile = event.revealed === undefined || event.revealed === null ? undefined : catalogue.tiles[event.revealed];
    const reveal = log.find((plain) => plain.key === "log-reveal");
    if (tile !== undefined && reveal !== undefined) {
      const cell = reveal.arguments?.["cell"];
      told.push({
        seat: null,
        level: tile.level,
        head: tileTitle(t, tile),
        note: t("pages-new-at", { cell: typeof cell === "string" ? cell : "" }),
      });
    }
  }
  return told;
}

/** How many moves there were before the last finished turn of one of some seats; null before the first. */
export function rewindTarget(events: readonly Happened[], seats: readonly number[]): number | null {
  const acted = standing(events).filter((event) => event.kind === "acted");
  const isOwn = (event: Happened | undefined) =>
    event?.seat !== undefined && event.seat !== null && seats.includes(event.seat);
  let last = acted.findLastIndex((event) => isOwn(event) && event.actions?.at(-1) === END_TURN);
  if (last < 0) return null;
  while (last > 0 && acted[last - 1]?.seat === acted[last]?.seat && acted[last - 1]?.actions?.at(-1) !== END_TURN)
    last -= 1;
  return acted[last - 1]?.count ?? 0;
}
