/** The positions of the gallery, in the language that is wanted. */

import { ONLOOKER } from "../views/onlooker";
import { tableView } from "../views/tableView";
import { CELLS, WILDERNESS, actionId, takeTile } from "../model/actions";
import { FREE, NOBODY } from "../model/colours";
import type { TableView } from "../model/view";
import type { Catalogue, Happened, View } from "../net/wire";
import { loadTexts, type Language } from "../text/texts";

/** A table as the server sends it, and what happened in the last round. */
interface Fixture {
  readonly view: View;
  readonly events: readonly Happened[];
}

const files = import.meta.glob<unknown>("../../fixtures/*.json", { import: "default" });

async function load<T>(name: string): Promise<T> {
  const file = files[`../../fixtures/${name}.json`];
  if (file === undefined) throw new Error(`no fixture ${name}`);
  return (await file()) as T;
}

export function loadCatalogue(): Promise<Catalogue> {
  return load<Catalogue>("catalogue");
}

/** A position as the server sends it. */
export function loadFixture(position: string, players: number): Promise<Fixture> {
  return load<Fixture>(position === "atlas" ? position : `${position}-${players}`);
}

/** A position as a table would show it. */
export async function loadView(position: string, players: number, language: Language): Promise<TableView> {
  const catalogue = await loadCatalogue();
  const { view, events } = await loadFixture(position, players);
  if (!view.game) throw new Error(`no game in ${position}`);
  const viewer = view.game.state.seat ?? 0;
  const looking = { ...ONLOOKER, catalogue, viewer, own: [viewer], events };
  const shown = tableView(await loadTexts(language), view, view.game, looking);
  return position === "atlas" ? atlas(shown) : shown;
}

/** The position of the drawn models, with everything that they say. */
function atlas(shown: TableView): TableView {
  const needs = (have: number) => ({
    consequence: { head: `${have}/3`, note: `needs ${3 - have} more`, brief: `${3 - have} more` },
    forest: { have, need: 3 },
  });
  return {
    ...shown,
    gods: [1, 3, 8, 7],
    prompt: {
      head: "Your turn: choose a marked slot",
      note: "or turn the tile into a wilderness. Nothing is final until you end the turn.",
      brief: "Choose a marked slot. Pay",
    },
    options: [
      ...CELLS.map((cell) => ({ id: takeTile(cell), label: "take it" })),
      { id: WILDERNESS, label: "turn it into a wilderness" },
      { id: actionId("2d"), label: "place it in row 2 (2d)", ...needs(3) },
      { id: actionId("3a"), label: "place it in row 3 (3a)", ...needs(1) },
      { id: actionId("3b"), label: "place it in row 3 (3b)", ...needs(2) },
    ],
    placing: { tile: 50, faceUp: true },
    pointed: actionId("2d"),
    preview: {
      title: "Forest, level 3",
      detail: "4 CP with 3 green or red neighbours",
      cell: "b2",
      spread: ["b1", "a2", "c2", "b3"],
      gather: { ...NOBODY, R: 1, O: 1 },
      pay: { ...NOBODY, G: 1, R: 1, O: 1 },
      price: { ...FREE, G: 1, R: 1, O: 1 },
      lines: [
        { step: "gather", worshippers: { ...NOBODY, R: 1, O: 1 }, note: "from the tile" },
        { step: "pay", cost: { ...FREE, G: 1, R: 1, O: 1 }, note: "5 left in your kingdom" },
        { step: "spread", worshippers: { ...NOBODY, G: 4 }, note: "then Mira can gather up to 4" },
      ],
    },
    news: [
      { seat: 1, head: "Mira built a volcano", note: "struck 4, 3 CP" },
      { seat: 2, head: "Tomas built irrigation", note: "over green, 3 CP" },
      { seat: null, revealed: 40, head: "A level 3 volcano", note: "came to the display" },
    ],
    canUndo: true,
  };
}
