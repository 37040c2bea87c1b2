/** From a table of the wire to what is drawn of it. Nothing is computed here that the server has not said. */

import { baseWidth, columnAfter } from "../board/pyramid";
import {
  BUILD,
  END_TURN,
  GAINS,
  cellOf,
  godOf,
  isPlace,
  isTake,
  kingdomColour,
  strike,
  takeTile,
} from "../model/actions";
import { NOBODY, hue, total } from "../model/colours";
import type {
  ChoiceView,
  ForestStatus,
  Option,
  Past,
  Placing,
  Preview,
  Prompt,
  SeatView,
  TableView,
} from "../model/view";
import type {
  Catalogue,
  Choice,
  Game,
  Happened,
  Plan,
  Preview as WirePreview,
  Score,
  Seat,
  SlotName,
  View,
} from "../net/wire";
import { capital, endText, sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { news, sinceTurnOf, slotsOf, standing } from "./news";
import { canPick, countOf } from "./gesture.svelte";
import {
  godPreview,
  limitText,
  option,
  plainPreview,
  planOptions,
  plansOf,
  tilePreview,
  tilePrice,
  unbuildableText,
} from "./preview";
import type { Refusal } from "./refusal";
import { standIns } from "./standIns";

/** What is drawn of a table besides its game. */
export interface Sitting extends Pick<View, "status" | "ending" | "paused" | "winners"> {
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
  /** The worshippers to choose, if that is asked, and those chosen so far, by their actions. */
  readonly choice?: Choice | null;
  readonly picked?: readonly number[];
  /** Whether the choice pays for the tile that was chosen. */
  readonly paying?: boolean;
  /** Whether tiles show if they can be built; they do unless this is false. */
  readonly prices?: boolean;
  /** Why what was just pressed cannot be done. */
  readonly refusal?: Refusal | null;
  /** What was sent and is not yet answered, in words. */
  readonly sent?: string | null;
  readonly events: readonly Happened[];
  /** Whether something was asked that is not yet answered. */
  readonly busy: boolean;
  /** Whether anything of one's turn can be taken back. */
  readonly canUndo?: boolean;
  readonly canRedo?: boolean;
  /** Why somebody else's turn continues: more is to be shown, which can be skipped, a bot thinks, or they are away. */
  readonly wait?: "skip" | "thought" | "away" | null;
  /** How much is left of a turn over days, in words. */
  readonly left?: string | null;
  /** That whoever plays is on holiday, in few words. */
  readonly excused?: string | null;
  /** The moment that is looked back at, if it is not now, and the number of the event that led to it. */
  readonly past?: (Past & { readonly prompt: Prompt }) | null;
  readonly until?: number | null;
}

/** Somebody who points at nothing and has no seat. */
export const ONLOOKER = { own: [], selected: null, pointed: null, picked: [], events: [], busy: false } as const;

/** The seats that a player holds. */
export function seatsOf(view: View, player: string): readonly number[] {
  return view.seats.flatMap((seat, number) => (player !== "" && seat.player === player ? [number] : []));
}

/** Whether somebody plays one seat, and bots all others: only there a coach may speak on its own. */
export function playsBots(view: View, me: string): boolean {
  const own = seatsOf(view, me);
  return own.length === 1 && view.seats.every(({ kind }, seat) => kind === "bot" || own.includes(seat));
}

export function isDeciding(view: Sitting & Pick<View, "game">, own: readonly number[]): boolean {
  const seat = view.game?.state.seat;
  if (view.status !== "playing" || view.paused || seat === null || seat === undefined || !own.includes(seat))
    return false;
  // A player back from an absence plays on; one who has resigned or run out of time does not.
  const replaced = view.seats[seat]?.replaced ?? null;
  return replaced === null || replaced === "absent";
}

/** Whether somebody decides in a game that is shown: nobody does in one that is looked back at. */
export function decidesIn(game: Game, now: Game | undefined, view: Sitting, own: readonly number[]): boolean {
  return game === now && isDeciding({ ...view, game }, own);
}

/** Whether a bot decides for a seat. */
export function isPlayedByBot(seat: Pick<Seat, "kind" | "replaced"> | undefined): boolean {
  return seat !== undefined && (seat.kind === "bot" || seat.replaced !== null);
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

/** What the server foresees of an option. */
export function foreseen(game: Game, action: number | null): WirePreview | undefined {
  return game.options.find((each) => each.id === action)?.preview ?? undefined;
}

/** How a selected tile becomes what was chosen. */
export function planOf(game: Game, selected: number, chosen: number): Plan | undefined {
  const preview = foreseen(game, selected);
  return preview && plansOf(preview).find((plan) => plan.action === chosen);
}

/** The tile that an action takes, or null for other actions. */
export function tileOf(game: Game, action: number | null): number | null {
  const cell = cellOf(action);
  return game.state.display.find((each) => each.cell === cell)?.tile ?? null;
}

function previewOf(
  t: Say,
  game: Game,
  looking: Pick<Looking, "catalogue">,
  action: number | null,
  names: readonly string[],
): Preview | null {
  const [god, cell, taken] = [godOf(action), cellOf(action), tileOf(game, action)];
  if (god !== null) return godPreview(t, god, looking.catalogue, foreseen(game, action));
  const tile = taken === null ? undefined : looking.catalogue.tiles[taken];
  const preview = foreseen(game, action);
  return cell === null || tile === undefined || !preview
    ? null
    : tilePreview(t, tile, cell, preview, {
        names,
        most: looking.catalogue.most_worshippers,
        wilderness: game.scores[game.state.seat ?? 0]?.wilderness_points ?? -1,
      });
}

/** What taking a tile would do for whoever decides; null if it is not on the display. */
export function takingOf(t: Say, view: Sitting, game: Game, catalogue: Catalogue, tile: number): Preview | null {
  const cell = game.state.display.find((each) => each.tile === tile)?.cell;
  if (cell === undefined) return null;
  const names = view.seats.map((_, each) => nameOf(t, view, each));
  return previewOf(t, game, { catalogue }, takeTile(cell), names);
}

function placingOf(game: Game, selected: number | null): Placing | null {
  const decision = game.state.decision;
  if (decision.kind === "place") return { tile: decision.tile, faceUp: decision.face_up };
  const chosen = tileOf(game, selected);
  return chosen === null ? null : { tile: chosen, faceUp: foreseen(game, selected)?.unbuildable == null };
}

function prompt(t: Say, view: Sitting, game: Game, looking: Looking): Prompt {
  const told = promptOf(t, view, game, looking);
  if (!looking.refusal || told.refused !== undefined) return told;
  // Whoever has nothing to decide is told once more whose turn it is.
  return { ...told, refused: looking.refusal.rule ?? "", times: looking.refusal.times ?? 1 };
}

function promptOf(t: Say, view: Sitting, game: Game, looking: Looking): Prompt {
  const plain = (head: string, note = ""): Prompt => ({ head, note, brief: head });
  const seat = game.state.seat;
  if (view.paused && seat !== null) return plain(pauseText(t, view, seat, looking.own));
  if (view.status === "playing" && seat === null) return plain(sentence(t, game.question));
  if (view.status === "over" || seat === null) {
    if (view.ending === "played" || view.ending === "resigned")
      return plain(
        endText(
          t,
          view.seats,
          view.winners ?? [],
          view.seats.map((_, each) => nameOf(t, view, each)),
          looking.own,
        ) || t("question-over"),
      );
    return plain(t(view.ending === "agreed" ? "table-ended-early" : "question-over"));
  }
  if (looking.sent) return plain(looking.sent, looking.busy ? t("pages-sending") : "");
  if (looking.busy) return plain(t("pages-sending"));
  if (!isDeciding({ ...view, game }, looking.own)) {
    const name = nameOf(t, view, seat);
    if (looking.wait === "thought") return plain(t("pages-thinking-of", { name }));
    const head = t(looking.wait === "away" ? "pages-awaited" : "pages-turn-of", { name });
    if (looking.excused) return { head, note: looking.left ?? "", brief: `${name} · ${looking.excused}` };
    if (looking.wait === "away") return plain(head, looking.left ?? "");
    if (looking.wait !== "skip") return plain(head, looking.left ?? "");
    return { head, note: t("pages-skip"), brief: t("pages-skip-brief", { head }) };
  }
  if (looking.refusal) {
    const { text, rule, reads = false, times = 1 } = looking.refusal;
    return { head: text, note: "", brief: text, refused: rule ?? "", reads, times };
  }
  const question = looking.paying ? t("question-pay", { count: looking.choice?.due ?? 0 }) : sentence(t, game.question);
  const whose = looking.own.length > 1 ? t("pages-name-asked", { name: nameOf(t, view, seat), question }) : question;
  if (looking.choice && (looking.picked ?? []).length > 0)
    return plain(whose, t("pages-chosen", { chosen: (looking.picked ?? []).length, due: looking.choice.due }));
  const isOnly = game.question.key === "question-wilderness";
  const told = game.question.arguments?.["reason"];
  if (isOnly && typeof told === "object") {
    const kingdom = game.state.players[seat]?.kingdom ?? NOBODY;
    return wildernessPrompt(t, sentence(t, told), total(kingdom) - looking.catalogue.most_worshippers);
  }
  const done = game.state.decision.kind === "end" ? doneText(t, looking.events, seat) : "";
  if (done !== "") return { head: whose, note: `${done} ${t("pages-not-final")}`, brief: `${whose} ${done}` };
  if (looking.selected === null || looking.paying)
    return plain(whose, game.decided > 0 ? t("pages-not-final") : (looking.left ?? ""));
  if (godOf(looking.selected) !== null) return plain(t("pages-take-god"), t("pages-not-final"));
  if (planOf(game, looking.selected, BUILD) !== undefined) {
    const head = t("pages-take-tile");
    const limit = previewOf(t, game, looking, looking.selected, [])?.limit ?? "";
    return { head, note: t("pages-take-tile-note"), brief: limit === "" ? head : `${head}. ${limit}` };
  }
  const { excess = 0 } = previewOf(t, game, looking, looking.selected, []) ?? {};
  return wildernessPrompt(t, onlyWilderness(t, game, looking.selected) ?? "", excess);
}

/** What was exchanged and declined in the turn of a seat that is still going on, and what too few deactivated. */
function doneText(t: Say, events: readonly Happened[], seat: number): string {
  const acted = standing(events).filter(({ kind }) => kind === "acted");
  const before = acted.findLastIndex((each) => each.seat !== seat || each.actions?.at(-1) === END_TURN);
  return acted
    .slice(before + 1)
    .flatMap(({ log }) => log ?? [])
    .flatMap((said, index, all) => {
      if (said.key === "log-short") return [sentence(t, said)];
      if (said.key === "log-exchange") return [`${capital(sentence(t, { ...said, key: "web-turn-exchanged" }))}.`];
      const isDeclined = said.key === "log-deactivated" && all[index - 1]?.key === "log-decline";
      return isDeclined ? [t("pages-declined"), sentence(t, said)] : [];
    })
    .join(" ");
}

/** Whose turn it is once a pause is over; that the game is paused is said beside it. */
function pauseText(t: Say, view: Sitting, seat: number, own: readonly number[]): string {
  const isOwn = own.length === 1 && own.includes(seat);
  return isOwn ? t("web-paused-yours") : t("web-paused-turn", { name: nameOf(t, view, seat) });
}

/** That a tile can only become a wilderness, chosen or taken, and that so many worshippers will be too many. */
function wildernessPrompt(t: Say, reason: string, excess: number): Prompt {
  const head = t("settle-wilderness");
  const brief = `${head}: ${reason}`;
  if (excess <= 0) return { head, note: capital(reason), brief, reason };
  const warning = t("pages-over-limit-brief", { number: excess });
  return {
    head,
    note: `${capital(reason)}. ${limitText(t, excess)}`,
    brief: `${brief}. ${warning}`,
    reason,
    warning,
  };
}

/** Why the selected tile can only become a wilderness; null if it can be built. */
export function onlyWilderness(t: Say, game: Game, selected: number | null): string | null {
  const foretold = cellOf(selected) === null ? undefined : foreseen(game, selected);
  return foretold === undefined ? null : unbuildableText(t, foretold);
}

/** The rule against an action, in the position that a person looks at: with the selected tile taken and built. */
export function whyNot(game: Game, selected: number | null, action: number): string | null {
  const taken = cellOf(selected) === null ? undefined : foreseen(game, selected);
  if (taken?.built) {
    if (action === BUILD) return taken.unbuildable;
    if (isPlace(action)) return taken.built.refused.find((each) => each.action === action)?.rule ?? taken.unbuildable;
  }
  return game.why[action] ?? null;
}

/** What happened since the viewer's last turn; with several others, only what they did. */
function newsOf(t: Say, { events, until, viewer, catalogue }: Looking, seats: number): TableView["news"] {
  const before = until == null ? events : events.filter(({ number }) => number <= until);
  const told = sinceTurnOf(standing(before), viewer).filter(({ kind }) => kind !== "said");
  const all = news(t, told, catalogue, standIns(standing(events)));
  return (seats > 2 ? all.filter(({ seat }) => seat !== null) : all).slice(-4);
}

/** What is drawn of a table because somebody points at something: little, and again with every move of a mouse. */
export type Pointed = Pick<TableView, "preview" | "instead" | "pointed">;

export function pointedAt(t: Say, view: Sitting, game: Game, looking: Looking): Pointed {
  const deciding = (looking.past ?? null) === null && isDeciding({ ...view, game }, looking.own);
  const still = looking.busy || Boolean(looking.sent);
  const [shown = null, other = null] = [deciding ? looking.selected : null, looking.pointed].filter(isTake);
  const names = view.seats.map((_, seat) => nameOf(t, view, seat));
  const foresee = (action: number | null) => previewOf(t, game, looking, action, names);
  const instead = deciding && !still && other !== shown ? foresee(other) : null;
  return {
    preview: still ? null : deciding ? foresee(shown) : lookedAt(t, game, looking),
    instead: instead && { ...instead, title: t("web-instead", { title: instead.title }) },
    pointed: looking.pointed,
  };
}

/** A table that is being played or over, as it is drawn. */
export function tableView(t: Say, view: Sitting, game: Game, looking: Looking): TableView {
  return { ...unpointedView(t, view, game, looking), ...pointedAt(t, view, game, looking) };
}

/** Whether a turn was played to its end, so that there is something to look back at and to review. */
export function hasTurn({ state }: Game): boolean {
  return state.turn > 0;
}

/** The tiles that came since the viewer's last turn, for whoever begins one. */
function freshOf({ events, viewer, selected }: Looking, { decided }: Game): readonly number[] {
  if (selected !== null || decided > 0) return [];
  return sinceTurnOf(standing(events), viewer).flatMap(({ revealed }) => revealed ?? []);
}

/** A table as it is drawn, whatever somebody points at. */
export function unpointedView(t: Say, view: Sitting, game: Game, looking: Looking): Omit<TableView, keyof Pointed> {
  const names = view.seats.map((_, seat) => nameOf(t, view, seat));
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

/** What a tile or god is, for those who have nothing to decide. */
function lookedAt(t: Say, game: Game, { catalogue, pointed }: Looking): Preview | null {
  const [god, cell, taken] = [godOf(pointed), cellOf(pointed), tileOf(game, pointed)];
  if (god !== null) return godPreview(t, god, catalogue);
  const tile = taken === null ? undefined : catalogue.tiles[taken];
  return cell === null || tile === undefined ? null : plainPreview(t, tile, cell);
}
