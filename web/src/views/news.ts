/** What happened, as the log tells it: without what was taken back. */

import { END_TURN, isTake } from "../model/actions";
import type { Happening, Step } from "../model/view";
import type { Catalogue, Deed, Happened, SlotName, View } from "../net/wire";
import { tileTitle } from "../text/pieces";
import type { Say } from "../text/texts";
import { rewound } from "./rewound";
import { toldTurns } from "./toldTurns";

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
  const actions = kept.map(({ action }) => action);
  const left = event.deed ? { deed: cutDeed(event.deed, actions) } : {};
  return [{ ...event, ...left, actions, revealed: null, count, hash, log }];
}

/** What is sure of a deed of which some decisions are left: the piece that it took. */
function cutDeed({ round, tile = null, god = null }: Deed, actions: readonly number[]): Deed {
  return actions.some(isTake) ? { round, tile, god } : { round };
}

/** The events as far as they still hold: decisions that were taken back are left out, and so is who asked for that. */
export function standing(events: readonly Happened[]): readonly Happened[] {
  const kept: Happened[] = [];
  for (const event of events) {
    const undone: Happened[] = [];
    let last = kept.at(-1);
    while (event.kind !== "acted" && last !== undefined && (last.count ?? 0) > (event.count ?? 0)) {
      undone.unshift(last);
      kept.splice(-1, 1, ...cut(last, event));
      last = kept.at(-1);
    }
    kept.push(undone.length > 0 ? rewound(event, undone) : event);
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

/** The slots in which a seat has placed, in that order, as they were called then. */
export function slotsOf(events: readonly Happened[], seat: number): readonly SlotName[] {
  return events.flatMap((event) => (event.seat === seat ? (event.deed?.slot ?? []) : []));
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

/** Whether somebody has left the game for good. */
const isGone = ({ kind, reason }: Happened) => kind === "replaced" && (reason === "resigned" || reason === "clock");

/**
 * What is worth knowing of the turns in some events, and in which a bot stood in: what was done, what was revealed, and
 * who is gone for good.
 */
export function news(
  t: Say,
  events: readonly Happened[],
  catalogue: Catalogue,
  bots?: ReadonlySet<number>,
): readonly Happening[] {
  return toldTurns(t, events, bots).flatMap(({ number, seat, head, notes, deed, place, revealed }): Happening[] => {
    const gone = events.find((event) => event.number === number && isGone(event));
    if (gone !== undefined) return [{ seat: gone.seat ?? null, head: head.replace(/\.$/, ""), note: "" }];
    const tile = revealed === null ? undefined : catalogue.tiles[revealed.tile];
    const done = seat === null ? [] : [{ seat, deed, head, place, note: notes.join(" · ") }];
    if (revealed === null || tile === undefined) return done;
    const note = t("pages-new-at", { cell: revealed.cell });
    return [...done, { seat: null, revealed: tile.id, head: tileTitle(t, tile), note }];
  });
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
