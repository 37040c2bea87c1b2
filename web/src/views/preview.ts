/** What an option would change, in words and figures for the table. */

import { BUILD, PLACE_LEFT, PLACE_RIGHT, WILDERNESS, kingdomColour } from "../model/actions";
import { FREE, LETTERS, NOBODY, plus, total } from "../model/colours";
import type { Consequence, ForestStatus, Option, Preview, PreviewLine, TilePrice } from "../model/view";
import type {
  Amount,
  Catalogue,
  CellName,
  Effect,
  Laying,
  Option as WireOption,
  Placement,
  Plan,
  Preview as WirePreview,
  Price,
  Tile,
  Worshippers,
} from "../net/wire";
import { amountsLabel, amountsText, effectText, godText, signed, tileTitle } from "../text/pieces";
import { capital, sentence } from "../text/sentences";
import type { Say } from "../text/texts";

/** What would follow from placing, as it stands in a slot. */
export function consequence(t: Say, placed: Placement): { consequence: Consequence; forest?: ForestStatus } {
  // Nothing is a change, too: a bare 0 could be anything.
  const change = placed.outcome.change.total === 0 ? "+0" : signed(placed.outcome.change.total);
  const points = t("pages-points", { points: change });
  if (placed.forest !== null) {
    const { matching, needed } = placed.forest;
    const note = matching >= needed ? points : t("pages-needs-more", { count: needed - matching });
    const brief = matching >= needed ? points : t("pages-needs-brief", { count: needed - matching });
    return { consequence: { head: `${matching}/${needed}`, note, brief }, forest: { have: matching, need: needed } };
  }
  if (placed.word !== "" && !placed.active && placed.points === 0)
    return { consequence: lostConsequence(t, placed, change) };
  if (placed.wakes.length === 0) return { consequence: { head: change, note: "", brief: "" } };
  return { consequence: { head: change, note: t("pages-wakes"), brief: "", wakes: true } };
}

/** What would follow from placing a tile that would be inactive: the points that come nevertheless are not its own. */
function lostConsequence(t: Say, { wakes, outcome }: Placement, change: string): Consequence {
  const { regions, total: all } = outcome.change;
  const lost = { head: change, note: t("pages-tile-inactive"), brief: "", isLost: true };
  if (wakes.length === 0 || regions === 0 || regions !== all) return lost;
  const points = signed(regions);
  return {
    ...lost,
    note: t("pages-tile-inactive-forest", { count: wakes.length, points }),
    also: t("pages-forest-brings", { count: wakes.length, points }),
  };
}

/** An option of the wire as the table shows it. */
export function option(t: Say, wire: WireOption): Option {
  const label = wire.sentence ? sentence(t, wire.sentence) : wire.action;
  const placed = wire.preview?.placed;
  return { id: wire.id, label, ...(placed ? consequence(t, placed) : {}) };
}

/** Where a tile is built, in words. */
function placeLabel(t: Say, { action, word }: Placement, isFirst: boolean, key: string): string {
  if (action === PLACE_LEFT) return t("option-place-left");
  if (action === PLACE_RIGHT) return t(isFirst ? "option-place-first" : "option-place-right");
  return t(key, { slot: word });
}

/** Where a tile could be laid: as it can be built, or else as a wilderness. */
export function layingOf({ unbuildable, built, wilderness }: WirePreview): Laying | null {
  return unbuildable === null ? built : wilderness;
}

/** What a tile could become at once; one that cannot be built can be laid as a wilderness, wherever that is possible. */
export function plansOf(preview: WirePreview): readonly Plan[] {
  const { plans, unbuildable, wilderness } = preview;
  const wild = plans.find(({ action }) => action === WILDERNESS);
  if (unbuildable === null || wild === undefined || wilderness === null) return plans;
  const laid = wilderness.slots.map(({ action }) => ({ action, actions: [...wild.actions, action], later: [] }));
  return [...plans, ...laid];
}

/** What a tile could become at once, as options. */
export function planOptions(t: Say, preview: WirePreview): readonly Option[] {
  const slots = layingOf(preview)?.slots ?? [];
  // Row 1 has two ends unless it is empty.
  const isFirst = !slots.some((slot) => slot.action === PLACE_LEFT);
  return plansOf(preview).map(({ action }) => {
    const placed = slots.find((slot) => slot.action === action);
    if (placed === undefined) return { id: action, label: t(action === BUILD ? "web-build" : "option-wilderness") };
    const key = preview.unbuildable === null ? "pages-build-there" : "pages-wilderness-there";
    return { id: action, label: placeLabel(t, placed, isFirst, key), ...consequence(t, placed) };
  });
}

/** What a tile costs now, and whether it can be had. */
export function tilePrice({ price, unbuildable }: WirePreview): TilePrice | null {
  if (price === null) return null;
  const affordable = unbuildable !== null ? "wilderness" : price.payable ? "payable" : "exchange";
  return { affordable, due: price.due, missing: price.missing };
}

/** The worshippers that the exchanges of a price bring less those that they take. */
function exchanged({ kingdom, price }: WirePreview): Worshippers {
  return price === null ? NOBODY : plus(plus(price.kingdom, price.due), kingdom, -1);
}

function positive(worshippers: Worshippers): Worshippers {
  const found = { ...worshippers };
  for (const letter of LETTERS) found[letter] = Math.max(0, found[letter]);
  return found;
}

/** What is paid for any colour, however that is chosen. */
function forced({ payment }: Price): Worshippers {
  const certain = { ...NOBODY };
  const picks = payment?.picks ?? [];
  const all = picks.reduce((sum, { most }) => sum + most, 0);
  for (const { action, most } of picks) {
    const colour = kingdomColour(action);
    if (colour !== null) certain[colour] = Math.max(0, (payment?.due ?? 0) - (all - most));
  }
  return certain;
}

function payNote(t: Say, price: Price, tile: Tile, isBuilt: boolean): string {
  // What is missing is said before, and ringed.
  if (!isBuilt) return t("pages-if-built", { points: tile.points });
  if (price.payable && total(price.due) + price.due.any === 0) return t("tile-cost", { count: 0, cost: "" });
  if (price.payable) return t("pages-stay", { count: price.left });
  return t("pages-with-exchanges", { count: price.exchanges?.length ?? 0 });
}

/** What a tile that is built asks for: a village or a volcano, wherever it is placed. */
function amountOf({ unbuildable, built }: WirePreview): Amount | null {
  return unbuildable === null ? (built?.slots[0]?.amount ?? null) : null;
}

/** What a village takes of the worshippers that are left; empty for other tiles, and where there are too few for it. */
function discardText(t: Say, { kind }: Effect, amount: Amount | null): string {
  return kind === "village" && amount?.payable
    ? t("pages-then-discard", { number: amount.due, left: amount.available - amount.due })
    : "";
}

/** That there are too few worshippers for a village or a volcano; empty if there are enough. */
function shortText(t: Say, { kind }: Effect, amount: Amount | null): string {
  return amount === null || amount.payable
    ? ""
    : t(`pages-${kind}-short`, { available: amount.available, due: amount.due });
}

/** Why a tile can only become a wilderness; null if it can be built. */
export function unbuildableText(t: Say, { price, unbuildable }: WirePreview): string | null {
  if (unbuildable === null) return null;
  return price && !price.payable_with_exchanges
    ? t("settle-unpaid", { amounts: amountsLabel(t, price.missing) })
    : t("settle-no-slot");
}

/** That some worshippers will be too many; empty if none are. */
export function limitText(t: Say, excess: number): string {
  return excess <= 0 ? "" : t("pages-over-limit", { number: excess });
}

/** What is the same for all tiles that could be taken. */
export interface Taker {
  readonly names: readonly string[];
  /** How many worshippers may be kept. */
  readonly most: number;
  /** How many points a wilderness brings. */
  readonly wilderness: number;
}

/** How many worshippers the next player could gather. */
function opensText(t: Say, name: string, count: number): string {
  return count === 0 ? t("pages-opens-nothing", { name }) : t("pages-opens", { name, count });
}

/** What taking a tile would do. */
export function tilePreview(
  t: Say,
  tile: Tile,
  cell: CellName,
  preview: WirePreview,
  { names, most, wilderness }: Taker,
): Preview {
  const { gathered, price, opens } = preview;
  const spread = preview.spread.map((lying) => lying.cell);
  const payable = preview.unbuildable === null;
  const swapped = payable && price?.exchanges?.length ? exchanged(preview) : NOBODY;
  const given = positive(plus(NOBODY, swapped, -1));
  const got = positive(swapped);
  const gained = payable ? (preview.built?.slots[preview.built.best ?? 0]?.gained ?? NOBODY) : NOBODY;
  // Which colour it brings is chosen later; that it brings one is certain.
  const chosen = tile.effect.kind === "any-conversion" ? tile.effect.number : 0;
  const kept = price !== null && payable ? price.left + total(gained) + chosen : total(preview.kingdom);
  const excess = price === null ? 0 : kept - most;
  const limit = limitText(t, excess);
  const amount = amountOf(preview);
  const discard = discardText(t, tile.effect, amount);
  const short = shortText(t, tile.effect, amount);
  const reason = unbuildableText(t, preview);
  const gather: PreviewLine = {
    step: "gather",
    worshippers: gathered,
    note: total(gathered) === 0 ? t("pages-gather-nothing") : t("pages-gather-tile"),
  };
  const building: readonly PreviewLine[] = [
    {
      step: "pay",
      ...(payable ? {} : { missing: price?.missing ?? FREE }),
      ...(total(given) === 0 ? {} : { given, worshippers: got }),
      cost: price?.due ?? FREE,
      note: price === null ? "" : [payNote(t, price, tile, payable), discard].filter(Boolean).join(", "),
    },
    {
      step: "effect",
      worshippers: gained,
      note: [effectText(t, tile.effect), short && `${capital(short)}.`, payable ? limit : ""].filter(Boolean).join(" "),
    },
  ];
  const spreading: PreviewLine = {
    step: "spread",
    worshippers: { ...NOBODY, [tile.colour]: spread.length },
    note: opens === null ? "" : opensText(t, names[opens.seat] ?? "", opens.most_gathered),
  };
  return {
    title: tileTitle(t, tile),
    detail: payable
      ? t("pages-points", { points: short === "" ? tile.points : 0 })
      : t(wilderness === 0 ? "web-wilderness-free" : "web-wilderness"),
    ...(reason === null
      ? {}
      : {
          text: [`${t("settle-wilderness")}: ${reason}.`, limit].filter(Boolean).join(" "),
          reason: [`${capital(reason)}.`, excess > 0 ? t("pages-over-limit-brief", { number: excess }) : ""]
            .filter(Boolean)
            .join(" "),
        }),
    rule: tile.rule,
    lines: [gather, ...building, spreading],
    cell,
    spread,
    gather: plus(plus(gathered, got), gained),
    pay: payable && price !== null ? plus(plus(given, price.due), forced(price)) : NOBODY,
    price: payable ? (price?.due ?? FREE) : FREE,
    excess: Math.max(0, excess),
    limit: limit || capital(short || discard),
    short,
  };
}

/** What a tile is, whoever takes it. */
export function plainPreview(t: Say, tile: Tile, cell: CellName): Preview {
  const cost = amountsText(t, tile.cost);
  return {
    title: tileTitle(t, tile),
    detail: t("pages-points", { points: tile.points }),
    text: `${capital(t("tile-cost", { count: cost === "" ? 0 : 1, cost }))}. ${effectText(t, tile.effect)}`,
    rule: tile.rule,
    lines: [],
    cell,
    spread: [],
    gather: NOBODY,
    pay: NOBODY,
    price: FREE,
  };
}

/** What a god does, and what taking it would change now, if that is foreseen. */
export function godPreview(t: Say, number: number, catalogue: Catalogue, foreseen?: WirePreview): Preview {
  const god = catalogue.gods[number - 1];
  const change = foreseen?.outcome?.change.total;
  return {
    title: t(`god-G${number}`),
    detail: t("pages-points", { points: god?.points ?? 0 }),
    text: god === undefined ? "" : godText(t, god),
    ...(change === undefined ? {} : { worth: t("pages-god-now", { points: signed(change) }) }),
    rule: `G${number}`,
    lines: [],
    cell: null,
    spread: [],
    gather: NOBODY,
    pay: NOBODY,
    price: FREE,
  };
}
