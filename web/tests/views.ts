/** The positions of the gallery, for tests. */

import { loadView } from "../src/gallery/fixtures";
import type { TableEvents, TableView } from "../src/model/view";
import type { Language } from "../src/text/texts";

export const POSITIONS: readonly (readonly [string, number])[] = [
  ...[2, 3, 4].flatMap((players) => ["first", "early", "mid", "last"].map((name) => [name, players] as const)),
  ...["ends", "settle", "gain", "strike", "trim", "end", "over", "atlas"].map((name) => [name, 3] as const),
];

export function views(language: Language): Promise<TableView[]> {
  return Promise.all(POSITIONS.map(([name, players]) => loadView(name, players, language)));
}

const nothing = () => undefined;

/** For tables at which nobody does anything. */
export const NO_EVENTS: TableEvents = {
  onchoose: nothing,
  onputback: nothing,
  onwhy: nothing,
  onrule: nothing,
  onpoint: nothing,
  oninspect: nothing,
  oncommand: nothing,
  onseat: nothing,
  onask: nothing,
};
