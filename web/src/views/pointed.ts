/** What the server foresees of whatever is chosen or pointed at. */

import { cellOf, godOf, isTake, takeTile } from "../model/actions";
import type { Preview, TableView } from "../model/view";
import type { Catalogue, Game, Plan, Preview as WirePreview } from "../net/wire";
import type { Say } from "../text/texts";
import type { Looking } from "./onlooker";
import { godPreview, plainPreview, plansOf, tilePreview } from "./preview";
import { isDeciding, namesOf, type Sitting } from "./seats";

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

export function previewOf(
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
  return previewOf(t, game, { catalogue }, takeTile(cell), namesOf(t, view));
}

/** What is drawn of a table because somebody points at something: little, and again with every move of a mouse. */
export type Pointed = Pick<TableView, "preview" | "instead" | "pointed">;

export function pointedAt(t: Say, view: Sitting, game: Game, looking: Looking): Pointed {
  const deciding = (looking.past ?? null) === null && isDeciding({ ...view, game }, looking.own);
  const still = looking.busy || Boolean(looking.sent);
  const [shown = null, other = null] = [deciding ? looking.selected : null, looking.pointed].filter(isTake);
  const names = namesOf(t, view);
  const foresee = (action: number | null) => previewOf(t, game, looking, action, names);
  const instead = deciding && !still && other !== shown ? foresee(other) : null;
  return {
    preview: still ? null : deciding ? foresee(shown) : lookedAt(t, game, looking),
    instead: instead && { ...instead, title: t("web-instead", { title: instead.title }) },
    pointed: looking.pointed,
  };
}

/** What a tile or god is, for those who have nothing to decide. */
function lookedAt(t: Say, game: Game, { catalogue, pointed }: Looking): Preview | null {
  const [god, cell, taken] = [godOf(pointed), cellOf(pointed), tileOf(game, pointed)];
  if (god !== null) return godPreview(t, god, catalogue);
  const tile = taken === null ? undefined : catalogue.tiles[taken];
  return cell === null || tile === undefined ? null : plainPreview(t, tile, cell);
}
