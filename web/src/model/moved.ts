/** What moved between two states of a table: counts compared, no rule known. */

import { LETTERS } from "./colours";
import type { CellName, Letter, SlotName, State } from "../net/wire";

/** One figure that moved, or one seal that was laid. */
export type Move =
  | { readonly kind: "spread"; readonly colour: Letter; readonly from: CellName; readonly to: CellName }
  | { readonly kind: "gather"; readonly colour: Letter; readonly from: CellName; readonly seat: number }
  /** From the aether; `tile`: the one that was placed in the same moment and brings it. */
  | { readonly kind: "gain"; readonly colour: Letter; readonly seat: number; readonly tile: number | null }
  | { readonly kind: "pay"; readonly colour: Letter; readonly seat: number }
  | { readonly kind: "strike"; readonly colour: Letter; readonly cell: CellName }
  /** `placed`: the tile came to its universe in the same moment. */
  | { readonly kind: "deactivate"; readonly seal: string; readonly placed: boolean };

/** The seal on a tile, or on the medallion of a god. */
export const sealOfTile = (tile: number) => `seal-${tile}`;
export const sealOfGod = (number: number) => `seal-god-${number}`;

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

/** The tiles of a universe. */
function tilesOf(state: State, seat: number): readonly number[] {
  return (state.players[seat]?.universe ?? []).flatMap(({ tile }) => (tile === null ? [] : [tile]));
}

/** The tile that came to a universe. */
function placedBy(before: State, after: State, seat: number): number | null {
  const lay = tilesOf(before, seat);
  return tilesOf(after, seat).find((tile) => !lay.includes(tile)) ?? null;
}

function figures(before: State, after: State, colour: Letter): readonly Move[] {
  const lying = (cell: State["display"][number], letter: Letter) => cell.worshippers[letter];
  const serving = (player: State["players"][number], letter: Letter) => player.kingdom[letter];
  const gone = surplus(before.display, after.display, lying, colour);
  const come = surplus(after.display, before.display, lying, colour);
  const gained = surplus(after.players, before.players, serving, colour).map((player) => after.players.indexOf(player));
  const spent = surplus(before.players, after.players, serving, colour).map((player) => before.players.indexOf(player));
  const taken = before.display.find((cell, index) => cell.tile !== null && after.display[index]?.tile === null);
  const moves: Move[] =
    taken === undefined ? [] : come.map(({ cell }): Move => ({ kind: "spread", colour, from: taken.cell, to: cell }));
  // What lay on the taken tile comes to the kingdom, even if it is spent before the turn is over.
  const [onTile, elsewhere] = [
    gone.filter(({ cell }) => cell === taken?.cell),
    gone.filter(({ cell }) => cell !== taken?.cell),
  ];
  for (const { cell } of onTile) {
    const seat = gained.shift() ?? before.seat;
    if (seat !== null) moves.push({ kind: "gather", colour, from: cell, seat });
  }
  for (const { cell } of elsewhere) {
    const seat = gained.shift();
    moves.push(seat === undefined ? { kind: "strike", colour, cell } : { kind: "gather", colour, from: cell, seat });
  }
  for (const seat of gained) moves.push({ kind: "gain", colour, seat, tile: placedBy(before, after, seat) });
  for (const seat of spent) moves.push({ kind: "pay", colour, seat });
  return moves;
}

/** The slot of the region that a decision is about. */
export function slotAsked({ decision }: State): SlotName | null {
  return "slot" in decision ? decision.slot : null;
}

/** Whether a region of a seat waits for its effect, which is being decided about: it is not deactivated yet. */
export function isWaiting(state: State, seat: number, slot: SlotName): boolean {
  return state.seat === seat && slotAsked(state) === slot;
}

/** The tile that was taken and is not yet placed. */
export function tileTaken({ decision }: State): number | null {
  return "tile" in decision ? decision.tile : null;
}

/** The seals that lie; what is still being decided about has none yet. */
function seals(state: State): readonly string[] {
  const slot = slotAsked(state);
  return state.players.flatMap((player, seat) => {
    const isAsked = seat === state.seat;
    const tiles = player.universe.flatMap(({ tile, active, slot: at }) =>
      tile === null || active || (isAsked && at === slot) ? [] : [sealOfTile(tile)],
    );
    const god = player.god;
    return god === null || god.active || waitsForGod(state, seat) ? tiles : [...tiles, sealOfGod(god.number)];
  });
}

/** Whether a seat is deciding about the price of its god. */
export function waitsForGod(state: State, seat: number): boolean {
  return state.seat === seat && state.decision.kind === "discard" && state.decision.slot === null;
}

/** What moved from one state of a table to the next. */
export function moved(before: State, after: State): readonly Move[] {
  const known = new Set(seals(before));
  const lay = new Set(before.players.flatMap((_, seat) => tilesOf(before, seat).map(sealOfTile)));
  return [
    ...LETTERS.flatMap((colour) => figures(before, after, colour)),
    ...seals(after)
      .filter((seal) => !known.has(seal))
      .map((seal): Move => ({ kind: "deactivate", seal, placed: !lay.has(seal) && !seal.startsWith("seal-god") })),
  ];
}
