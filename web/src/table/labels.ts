/** The accessible names of what lies on the table; what of it is offered, asked about and pointed at. */

import { BUILD, DECLINE, godOf, WILDERNESS } from "../model/actions";
import { hue, total } from "../model/colours";
import { isWaiting, slotAsked } from "../model/moved";
import type { Cell, God, Letter, Region, Tile } from "../net/wire";
import type { Option, PreviewLine, TableView } from "../model/view";
import { amountsLabel, exchangeText, godText, tileText } from "../text/pieces";
import type { Say } from "../text/texts";

/** Whether the viewer is to decide. */
export function isAsked(view: TableView): boolean {
  return (
    view.spectating !== true &&
    view.over !== true &&
    view.paused !== true &&
    !view.past &&
    view.state.seat === view.viewer
  );
}

/** Whether the viewer plays, now or later, and looks at nothing else. */
export const isPlaying = (view: TableView) => !view.past && !view.spectating && !view.ended;

/** The options that have no place on the board. */
export function offeredOf(view: TableView): readonly Option[] {
  const chosen = view.chosen ?? null;
  const ids = [BUILD, WILDERNESS, DECLINE, ...(godOf(chosen) === null ? [] : [chosen])];
  return view.options.filter((option) => ids.includes(option.id));
}

/** The viewer's region whose effect they are asked about. */
export function tileAsked(view: TableView): Tile | undefined {
  const slot = isAsked(view) ? slotAsked(view.state) : null;
  const region = view.state.players[view.viewer]?.universe.find((each) => each.slot === slot);
  return view.catalogue.tiles[region?.tile ?? -1];
}

/** Whose universe is drawn large. */
export function universeLabel(t: Say, view: TableView): string {
  const isOwn = view.spectating !== true && view.shared !== true;
  return isOwn ? t("web-your-universe") : t("web-universe-of", { name: view.seats[view.viewer]?.name ?? "" });
}

export function cellLabel(t: Say, view: TableView, cell: Cell): string {
  const tile = cell.tile === null ? undefined : view.catalogue.tiles[cell.tile];
  if (tile === undefined) return cell.cell;
  const args = { cell: cell.cell, tile: tileText(t, tile) };
  const lying =
    total(cell.worshippers) === 0
      ? t("web-cell", args)
      : t("web-cell-worshippers", { ...args, amounts: amountsLabel(t, cell.worshippers) });
  const price = view.prices[cell.cell];
  return price === undefined ? lying : `${lying}; ${t(`web-affordable-${price.affordable}`)}`;
}

export function regionLabel(t: Say, view: TableView, region: Region): string {
  const tile = region.tile === null ? undefined : view.catalogue.tiles[region.tile];
  if (tile === undefined) return t("web-region", { slot: region.slot, tile: t("wilderness") });
  const args = { slot: region.slot, tile: tileText(t, tile) };
  const forest = view.seats[view.viewer]?.forests[region.slot];
  if (forest !== undefined) return t("web-region-forest", { ...args, have: forest.have, need: forest.need });
  if (isWaiting(view.state, view.viewer, region.slot)) return t("web-region-undecided", args);
  return t(region.active ? "web-region" : "web-region-deactivated", args);
}

/** A god and what it does, and who has taken it, if anybody has. */
export function godLabel(t: Say, view: TableView, god: God): string {
  const name = t(`god-G${god.number}`);
  const owner = view.seats[view.state.players.findIndex((player) => player.god?.number === god.number)];
  const whose = owner === undefined ? name : t("web-god-taken", { god: name, name: owner.name });
  return `${whose}. ${godText(t, god)}`;
}

export function worshippersLabel(t: Say, letter: Letter, count: number): string {
  return t("worshippers-of-colour.label", { count, colour: hue(letter) });
}

/** The slot that is pointed at, if something is known to follow from placing there. */
export function slotPointed(view: TableView): Option | undefined {
  return view.options.find(({ id, consequence }) => id === view.pointed && consequence !== undefined);
}

/** What is drawn of a step, in words: what is exchanged, moved and paid. */
export function stepAmounts(t: Say, { worshippers, given, cost }: PreviewLine): readonly string[] {
  const paid = cost ? amountsLabel(t, cost) : "";
  const all =
    given && worshippers
      ? [exchangeText(t, given, worshippers), paid && `${t("web-then")} ${paid}`]
      : [worshippers ? amountsLabel(t, worshippers) : "", paid];
  return all.filter((each) => each !== "");
}

/** What is pointed at, in words: a slot with what would follow, or a tile or god with all that it would do. */
export function previewText(t: Say, view: TableView): string {
  const slot = slotPointed(view);
  if (slot?.consequence?.also) return `${slot.label}: ${slot.consequence.note}`;
  if (slot?.consequence) return `${slot.label}: ${slot.consequence.head} ${slot.consequence.note}`.trim();
  const preview = view.instead ?? view.preview;
  if (preview === null) return "";
  const lines = preview.lines.map((line) => {
    const told = [...stepAmounts(t, line), line.note].filter((each) => each !== "");
    return `${t(`web-${line.step}`)}: ${told.join(", ")}.`.replace("..", ".");
  });
  return [`${preview.title}, ${preview.detail}.`, preview.text ?? "", preview.worth ?? "", ...lines].join(" ").trim();
}
