/** The accessible names of what lies on the table, and whether it waits for the viewer. */

import { hue, total } from "../model/colours";
import { isWaiting, slotAsked } from "../model/moved";
import type { Cell, God, Letter, Region, Tile } from "../net/wire";
import type { TableView } from "../model/view";
import { amountsLabel, godText, tileText } from "../text/pieces";
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

/** What is pointed at, in words: a slot with what would follow, or a tile or god with all that it would do. */
export function previewText(t: Say, view: TableView): string {
  const slot = view.options.find(({ id, consequence }) => id === view.pointed && consequence !== undefined);
  if (slot?.consequence) return `${slot.label}: ${slot.consequence.head} ${slot.consequence.note}`.trim();
  const preview = view.instead ?? view.preview;
  if (preview === null) return "";
  const lines = preview.lines.map(({ step, worshippers, given, cost, note }) => {
    const amounts = [given, worshippers, cost].flatMap((each) => (each ? [amountsLabel(t, each)] : []));
    return `${t(`web-${step}`)}: ${[...amounts, note].filter((each) => each !== "").join(", ")}.`.replace("..", ".");
  });
  return [`${preview.title}, ${preview.detail}.`, preview.text ?? "", ...lines].join(" ").trim();
}
