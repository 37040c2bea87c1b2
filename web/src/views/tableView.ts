/** From a table of the wire to what is drawn of it. Nothing is computed here that the server has not said. */

import { baseWidth, columnAfter } from "../board/pyramid";
import { GAINS, cellOf, kingdomColour, strike } from "../model/actions";
import { hue } from "../model/colours";
import type { ChoiceView, ForestStatus, Option, Placing, SeatView, TableView } from "../model/view";
import type { Game, Preview as WirePreview, Score, SlotName } from "../net/wire";
import type { Say } from "../text/texts";
import { canPick, countOf } from "./gesture.svelte";
import { news, sinceTurnOf, slotsOf, standing } from "./news";
import type { Looking } from "./onlooker";
import { foreseen, pointedAt, tileOf, type Pointed } from "./pointed";
import { option, planOptions, tilePrice } from "./preview";
import { prompt } from "./prompt";
import { isDeciding, namesOf, type Sitting } from "./seats";
import { standIns } from "./standIns";

export function seatView(name: string, replaced: boolean, score: Score): SeatView {
  const forests: Partial<Record<SlotName, ForestStatus>> = {};
  for (const each of score.forests) forests[each.slot] = { have: each.matching, need: each.needed };
  return { name, replaced, score, forests };
}

/** The gods of the game in the order of their numbers, those taken included. */
function gods(game: Game): readonly number[] {
  const taken = game.state.players.flatMap((player) => (player.god === null ? [] : [player.god.number]));
  return [...game.state.gods, ...taken].sort((one, other) => one - other);
}

/** What can be chosen: with a tile selected, also what it could become at once. */
function options(t: Say, game: Game, { choice }: Looking, preview: WirePreview | undefined): readonly Option[] {
  const picks = new Set(choice?.picks.map(({ action }) => action));
  const offered = game.options.filter(({ id }) => !picks.has(id));
  return [...offered.map((each) => option(t, each)), ...(preview ? planOptions(t, preview) : [])];
}

/** A worshipper that can be chosen, in words. */
function pickLabel(t: Say, action: number, paying: boolean): string {
  const struck = strike(action);
  const colour = struck?.colour ?? kingdomColour(action) ?? "W";
  const key = struck
    ? "option-strike"
    : GAINS.includes(action)
      ? "option-gain"
      : paying
        ? "option-pay"
        : "option-discard";
  return t(key, { count: 1, colour: hue(colour), cell: struck?.cell ?? "" });
}

function choiceView(t: Say, game: Game, { choice, picked = [], paying = false }: Looking): ChoiceView | null {
  if (!choice) return null;
  const isPrice = paying || game.state.decision.kind === "pay";
  return {
    due: choice.due,
    chosen: picked.length,
    picked: [...new Set(picked)],
    picks: choice.picks.map(({ action }) => ({
      action,
      label: pickLabel(t, action, isPrice),
      chosen: countOf(picked, action),
      open: canPick(choice, picked, action),
    })),
  };
}

/** What the tiles that can be taken cost. */
function prices(game: Game): TableView["prices"] {
  const found: { -readonly [Cell in keyof TableView["prices"]]: TableView["prices"][Cell] } = {};
  for (const { id, preview } of game.options) {
    const cell = cellOf(id);
    const price = preview ? tilePrice(preview) : null;
    if (cell !== null && price !== null) found[cell] = price;
  }
  return found;
}

function placingOf(game: Game, selected: number | null): Placing | null {
  const decision = game.state.decision;
  if (decision.kind === "place") return { tile: decision.tile, faceUp: decision.face_up };
  const chosen = tileOf(game, selected);
  return chosen === null ? null : { tile: chosen, faceUp: foreseen(game, selected)?.unbuildable == null };
}

/** What happened since the viewer's last turn; with several others, only what they did. */
function newsOf(t: Say, { events, until, viewer, catalogue }: Looking, seats: number): TableView["news"] {
  const before = until == null ? events : events.filter(({ number }) => number <= until);
  const told = sinceTurnOf(standing(before), viewer).filter(({ kind }) => kind !== "said");
  const all = news(t, told, catalogue, standIns(standing(events)));
  return (seats > 2 ? all.filter(({ seat }) => seat !== null) : all).slice(-4);
}

/** A table that is being played or over, as it is drawn. */
export function tableView(t: Say, view: Sitting, game: Game, looking: Looking): TableView {
  return { ...unpointedView(t, view, game, looking), ...pointedAt(t, view, game, looking) };
}

/** The tiles that came since the viewer's last turn, for whoever begins one. */
function freshOf({ events, viewer, selected }: Looking, { decided }: Game): readonly number[] {
  if (selected !== null || decided > 0) return [];
  return sinceTurnOf(standing(events), viewer).flatMap(({ revealed }) => revealed ?? []);
}

/** A table as it is drawn, whatever somebody points at. */
export function unpointedView(t: Say, view: Sitting, game: Game, looking: Looking): Omit<TableView, keyof Pointed> {
  const names = namesOf(t, view);
  const past = looking.past ?? null;
  const deciding = past === null && isDeciding({ ...view, game }, looking.own);
  const selected = deciding ? looking.selected : null;
  const events = standing(looking.events);
  const still = looking.busy || Boolean(looking.sent);
  return {
    catalogue: looking.catalogue,
    state: game.state,
    viewer: looking.viewer,
    spectating: looking.own.length === 0,
    over: view.status === "over",
    shared: looking.own.length > 1,
    seats: game.scores.map((score, seat) => ({
      ...seatView(names[seat] ?? "", (view.seats[seat]?.replaced ?? null) !== null, score),
      column: columnAfter(slotsOf(events, seat), baseWidth(game.state.players[seat]?.universe ?? [])),
    })),
    awards: game.temple_tokens,
    gods: gods(game),
    prompt: past?.prompt ?? prompt(t, view, game, looking),
    options: deciding && !still ? options(t, game, looking, foreseen(game, selected)) : [],
    choice: deciding && !still ? choiceView(t, game, looking) : null,
    prices: deciding && !still && looking.prices !== false ? prices(game) : {},
    placing: deciding && !still ? placingOf(game, selected) : null,
    chosen: selected,
    news: newsOf(t, looking, game.scores.length),
    fresh: deciding && !still ? freshOf(looking, game) : [],
    canUndo: past === null && looking.canUndo === true,
    canRedo: past === null && looking.canRedo === true,
    past,
  };
}
