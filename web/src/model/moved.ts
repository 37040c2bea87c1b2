/** What moved between two states of a table: counts compared, no rule known. */

import { LETTERS } from "./colours";
import type { CellName, Letter, State } from "./types";

/** One figure that moved, or one tile that was deactivated. */
export type Move =
  | { readonly kind: "spread"; readonly colour: Letter; readonly from: CellName; readonly to: CellName }
  | { readonly kind: "gather"; readonly colour: Letter; readonly from: CellName; readonly seat: number }
  | { readonly kind: "pay"; readonly colour: Letter; readonly seat: number }
  | { readonly kind: "strike"; readonly colour: Letter; readonly cell: CellName }
  /** `placed`: the tile came to its universe in the same moment. */
  | { readonly kind: "deactivate"; readonly tile: number; readonly placed: boolean };

/** One entry for each worshipper that is there in `some` and not in `others`. */
function surplus<P>(
  some: readonly P[],
  others: readonly P[],
  count: (piece: P, colour: Letter) => number,
  colour: Letter,
): readonly P[] {
  return some.flatMap((piece, index) => {
    const other = others[index];
    const more = other === undefined ? 0 : count(piece, colour) - count(other, colour);
    return Array.from({ length: Math.max(0, more) }, () => piece);
  });
}

function figures(before: State, after: State, colour: Letter): readonly Move[] {
  const lying = (cell: State["display"][number], letter: Letter) => cell.worshippers[letter];
  const serving = (player: State["players"][number], letter: Letter) => player.kingdom[letter];
  const gone = surplus(before.display, after.display, lying, colour);
  const come = surplus(after.display, before.display, lying, colour);
  const gained = surplus(after.players, before.players, serving, colour).map((player) => after.players.indexOf(player));
  const spent = surplus(before.players, after.players, serving, colour).map((player) => before.players.indexOf(player));
  const taken = before.display.find((cell, index) => cell.tile !== null && after.display[index]?.tile === null);
  return [
    ...(taken === undefined ? [] : come.map(({ cell }): Move => ({ kind: "spread", colour, from: taken.cell, to: cell }))),
    ...gone.map(({ cell }, index): Move => {
      const seat = gained[index];
      return seat === undefined ? { kind: "strike", colour, cell } : { kind: "gather", colour, from: cell, seat };
    }),
    ...spent.map((seat): Move => ({ kind: "pay", colour, seat })),
  ];
}

/** The tiles that lie deactivated; one whose effect is being decided still waits. */
function deactivated(state: State): readonly number[] {
  return state.players.flatMap((player, seat) =>
    player.universe.flatMap(({ tile, active, slot }) => {
      const waits = seat === state.seat && slot === state.decision.slot;
      return tile === null || active || waits ? [] : [tile];
    }),
  );
}

/** What moved from one state of a table to the next. */
export function moved(before: State, after: State): readonly Move[] {
  const known = new Set(deactivated(before));
  const lay = new Set(before.players.flatMap((player) => player.universe.map((region) => region.tile)));
  return [
    ...LETTERS.flatMap((colour) => figures(before, after, colour)),
    ...deactivated(after)
      .filter((tile) => !known.has(tile))
      .map((tile): Move => ({ kind: "deactivate", tile, placed: !lay.has(tile) })),
  ];
}
