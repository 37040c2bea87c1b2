/** A record as the table that it was, so that it is drawn and told as one. */

import type { Place, Prompt, TableView } from "../model/view";
import type { Catalogue, Game, Happened, Replay } from "../net/wire";
import { sentence, winnersText } from "../text/sentences";
import type { Say } from "../text/texts";
import type { Shown } from "../views/moments.svelte";
import { news, sinceTurnOf } from "../views/news";
import { ONLOOKER } from "../views/onlooker";
import { nameOf, type Sitting } from "../views/seats";
import { tableView } from "../views/tableView";
import type { Stop } from "./stops";
import type { Walk } from "./walk.svelte";

const PERSON = "human";

/** The seat from which a record is looked at first: that of a person, if one played. */
export function firstViewer(replay: Replay): number {
  return Math.max(
    0,
    replay.seats.findIndex((seat) => seat.kind === PERSON),
  );
}

/** A table as it stood at a moment of a record: nobody is there any more. */
export function recordView(replay: Replay, game: Game): Sitting {
  const over = game.state.seat === null;
  const seats = replay.seats.map(({ name }) => ({ name, replaced: null }));
  return { status: over ? "over" : "playing", ending: over ? "played" : null, seats };
}

/** How many of the last moves can tell what happened lately. */
const MOST_NEWS = 3;

/** What happened before a moment, or in the whole game, as a table tells it; it begins with the deal. */
export function eventsTo(replay: Replay, count = replay.steps.length): readonly Happened[] {
  const dealt = { key: "replay-dealt", arguments: { name: replay.seats[0]?.name ?? "" } };
  const events: Happened[] = [{ number: 0, at: 0, kind: "created", position: 0, log: [dealt] }];
  for (const step of replay.steps.slice(0, count)) {
    const { count: number, seat, action = null, revealed = null } = step;
    const ended = action === null ? events.pop() : undefined;
    const actions = action === null ? (ended?.actions ?? []) : [action];
    const log = [...(ended?.log ?? []), ...(step.log ?? [])];
    const deed = ended?.deed ?? step.deed ?? null;
    events.push({ number, at: 0, kind: "acted", position: number, count: number, seat, actions, revealed, log, deed });
  }
  return events;
}

/** The turn that led to where one is, in words. */
export function turnText(t: Say, walk: Walk): string {
  const turn = walk.turn;
  if (turn === null) return stopText(t, walk.replay, walk.stop);
  return t("replay-turn", { round: turn.round, name: walk.replay.seats[turn.seat]?.name ?? "" });
}

/** What led to a stop, in words; before the first move, that the tiles are dealt. */
export function stopText(t: Say, replay: Replay, stop: Stop): string {
  if (stop.turn === null) return t("replay-dealt", { name: replay.seats[0]?.name ?? "" });
  return stop.log.map((plain) => sentence(t, plain)).join(" ");
}

function prompt(t: Say, walk: Walk, shown: Shown<Stop>, view: Sitting): Prompt {
  const { stop } = shown;
  const place = t("replay-place", { number: stop.number, count: walk.last });
  if (view.status === "over") {
    const head = winnersText(
      t,
      shown.game.winners.map((seat) => nameOf(t, view, seat)),
    );
    return { head, note: place, brief: head };
  }
  const text = stopText(t, walk.replay, stop);
  const [ended, revealed] = [stop.log.at(-2), stop.log.at(-1)];
  if (ended === undefined || revealed?.key !== "log-reveal") return { head: text, note: place, brief: text };
  const brief = sentence(t, revealed);
  return { head: sentence(t, ended), note: brief, brief };
}

/** What was placed in the turn that led to a stop. */
function placedAt({ steps }: Replay, { count }: Stop): Place | null {
  const { seat, round } = steps[count - 1] ?? {};
  const found = steps.slice(0, count).findLast((step) => step.deed?.slot);
  return found?.deed?.slot && found.seat === seat && found.round === round ? { seat, slot: found.deed.slot } : null;
}

/** What is drawn of a moment of a walk: the table as somebody without a seat sees it. */
export function walkView(
  t: Say,
  walk: Walk,
  shown: Shown<Stop>,
  catalogue: Catalogue,
  viewer: number,
  pointed: number | null,
): TableView {
  const view = recordView(walk.replay, shown.game);
  const drawn = tableView(t, view, shown.game, { ...ONLOOKER, catalogue, viewer, pointed });
  const since = sinceTurnOf(eventsTo(walk.replay, shown.game.count), viewer);
  return {
    ...drawn,
    news: news(t, since, catalogue).slice(-MOST_NEWS),
    prompt: prompt(t, walk, shown, view),
    placed: placedAt(walk.replay, shown.stop),
    step: shown.step,
  };
}
