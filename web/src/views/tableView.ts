/** From a table of the wire to what is drawn of it. Nothing is computed here that the server has not said. */

import { BUILD, cellOf, godOf, isTake } from "../model/actions";
import type { ForestStatus, Option, Past, Placing, Preview, Prompt, SeatView, TableView } from "../model/view";
import type { Catalogue, Game, Happened, Plan, Preview as WirePreview, Score, Seat, SlotName, View } from "../net/wire";
import { winnersText, sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { news, sinceTurnOf, standing } from "./news";
import { godPreview, option, planOptions, tilePreview } from "./preview";

/** What is drawn of a table besides its game. */
export interface Sitting extends Pick<View, "status" | "ending"> {
  readonly seats: readonly Pick<Seat, "name" | "replaced">[];
}

/** Who is looking, at what, and what they point at. */
export interface Looking {
  readonly catalogue: Catalogue;
  readonly viewer: number;
  /** The viewer's own seats. */
  readonly own: readonly number[];
  /** The tile or god that was chosen and is not taken yet, by its action. */
  readonly selected: number | null;
  readonly pointed: number | null;
  readonly events: readonly Happened[];
  /** Whether something was asked that is not yet answered. */
  readonly busy: boolean;
  /** The moment that is looked back at, if it is not now. */
  readonly past?: (Past & { readonly prompt: Prompt }) | null;
}

/** Somebody who points at nothing and has no seat. */
export const ONLOOKER = { own: [], selected: null, pointed: null, events: [], busy: false } as const;

/** The seats that a player holds. */
export function seatsOf(view: View, player: string): readonly number[] {
  return view.seats.flatMap((seat, number) => (player !== "" && seat.player === player ? [number] : []));
}

export function isDeciding(view: Sitting & Pick<View, "game">, own: readonly number[]): boolean {
  const seat = view.game?.state.seat;
  if (view.status !== "playing" || seat === null || seat === undefined || !own.includes(seat)) return false;
  // A player back from an absence plays on; one who has resigned or run out of time does not.
  const replaced = view.seats[seat]?.replaced ?? null;
  return replaced === null || replaced === "absent";
}

export function nameOf(t: Say, view: Sitting, seat: number): string {
  return view.seats[seat]?.name || t("pages-open-seat");
}

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
function options(t: Say, game: Game, preview: WirePreview | undefined): readonly Option[] {
  return [...game.options.map((each) => option(t, each)), ...(preview ? planOptions(t, preview) : [])];
}

/** What the server foresees of an option. */
function foreseen(game: Game, action: number | null): WirePreview | undefined {
  return game.options.find((each) => each.id === action)?.preview ?? undefined;
}

/** How a selected tile becomes what was chosen. */
export function planOf(game: Game, selected: number, chosen: number): Plan | undefined {
  return foreseen(game, selected)?.plans.find((plan) => plan.action === chosen);
}

/** The tile that an action takes, or null for other actions. */
export function tileOf(game: Game, action: number | null): number | null {
  const cell = cellOf(action);
  return game.state.display.find((each) => each.cell === cell)?.tile ?? null;
}

function previewOf(t: Say, game: Game, looking: Looking, names: readonly string[]): Preview | null {
  const action = [looking.pointed, looking.selected].find(isTake) ?? null;
  const [god, cell, taken] = [godOf(action), cellOf(action), tileOf(game, action)];
  if (god !== null) return godPreview(t, god, looking.catalogue);
  const tile = taken === null ? undefined : looking.catalogue.tiles[taken];
  const preview = foreseen(game, action);
  return cell === null || tile === undefined || !preview ? null : tilePreview(t, tile, cell, preview, names);
}

function placingOf(game: Game, selected: number | null): Placing | null {
  const decision = game.state.decision;
  if (decision.kind === "place") return { tile: decision.tile, faceUp: decision.face_up };
  const chosen = tileOf(game, selected);
  return chosen === null ? null : { tile: chosen, faceUp: true };
}

function prompt(t: Say, view: Sitting, game: Game, looking: Looking): Prompt {
  const plain = (head: string, note = ""): Prompt => ({ head, note, brief: head });
  const seat = game.state.seat;
  if (view.status === "over" || seat === null) {
    if (view.ending === "played")
      return plain(
        winnersText(
          t,
          game.winners.map((winner) => nameOf(t, view, winner)),
        ),
      );
    return plain(t(view.ending === "agreed" ? "table-agreed" : "question-over"));
  }
  if (looking.busy) return plain(t("pages-sending"));
  if (!isDeciding({ ...view, game }, looking.own)) return plain(t("pages-turn-of", { name: nameOf(t, view, seat) }));
  const whose =
    looking.own.length > 1
      ? t("pages-name-asked", { name: nameOf(t, view, seat), question: sentence(t, game.question) })
      : sentence(t, game.question);
  if (looking.selected === null) return plain(whose, game.decided > 0 ? t("pages-not-final") : "");
  if (godOf(looking.selected) !== null) return plain(t("pages-take-god"), t("pages-not-final"));
  const head = planOf(game, looking.selected, BUILD) === undefined ? "pages-take-wilderness" : "pages-take-tile";
  return plain(t(head), t("pages-take-tile-note"));
}

/** A table that is being played or over, as it is drawn. */
export function tableView(t: Say, view: Sitting, game: Game, looking: Looking): TableView {
  const names = view.seats.map((_, seat) => nameOf(t, view, seat));
  const past = looking.past ?? null;
  const deciding = past === null && isDeciding({ ...view, game }, looking.own);
  const selected = deciding ? looking.selected : null;
  return {
    catalogue: looking.catalogue,
    state: game.state,
    viewer: looking.viewer,
    spectating: looking.own.length === 0,
    shared: looking.own.length > 1,
    seats: game.scores.map((score, seat) =>
      seatView(names[seat] ?? "", (view.seats[seat]?.replaced ?? null) !== null, score),
    ),
    awards: game.temple_tokens,
    gods: gods(game),
    prompt: past?.prompt ?? prompt(t, view, game, looking),
    options: deciding && !looking.busy ? options(t, game, foreseen(game, selected)) : [],
    preview: deciding ? previewOf(t, game, { ...looking, selected }, names) : godAt(t, looking),
    placing: deciding ? placingOf(game, selected) : null,
    pointed: looking.pointed,
    news: news(t, sinceTurnOf(standing(looking.events), looking.viewer), looking.catalogue).slice(-4),
    canUndo: deciding && game.decided > 0 && !looking.busy,
    past,
  };
}

function godAt(t: Say, looking: Looking): Preview | null {
  const god = godOf(looking.pointed);
  return god === null ? null : godPreview(t, god, looking.catalogue);
}
