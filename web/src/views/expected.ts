/** A game as it will be once something is carried out, made of what the server foresees until it says so itself. */

import { GAINS, PLACE_LEFT, cellOf, kingdomColour, slotPlace, strike } from "../model/actions";
import { NOBODY, plus } from "../model/colours";
import type {
  Choice,
  Game,
  Placement,
  Player,
  Preview,
  Region,
  Score,
  SlotName,
  State,
  Worshippers,
} from "../net/wire";
import type { Gesture } from "./gesture.svelte";
import { layingOf } from "./preview";
import { foreseen, tileOf } from "./pointed";

function slotName(row: number, position: number): SlotName {
  return `${row}${"abcde".charAt(position)}` as SlotName;
}

/** A slot after another tile was placed: the left end of row 1 moves everything on. */
function renamed(slot: SlotName, placed: number): SlotName {
  const { row, position } = slotPlace(slot);
  return placed === PLACE_LEFT ? slotName(row, position + 1) : slot;
}

/** The slot that a placement fills, as it is called afterwards. */
function filled({ action, word }: Placement, universe: readonly Region[]): SlotName {
  const width = universe.filter(({ slot }) => slotPlace(slot).row === 1).length;
  if (word === "1<") return slotName(1, 0);
  return word === "1>" ? slotName(1, width) : renamed(word as SlotName, action);
}

/** A kingdom after worshippers were chosen to leave it or to come to it. */
function afterPicks(kingdom: Worshippers, picked: readonly number[]): Worshippers {
  let left = kingdom;
  for (const action of picked) {
    const colour = kingdomColour(action);
    if (colour !== null) left = plus(left, { ...NOBODY, [colour]: 1 }, GAINS.includes(action) ? 1 : -1);
  }
  return left;
}

/** The game without the worshippers chosen so far, or with those. */
function picksMade(game: Game, picked: readonly number[]): Game {
  const seat = game.state.seat;
  const gone = picked.map(strike);
  return {
    ...game,
    state: {
      ...game.state,
      display: game.state.display.map((cell) => {
        const left = { ...cell.worshippers };
        for (const each of gone) if (each?.cell === cell.cell) left[each.colour] -= 1;
        return { ...cell, worshippers: left };
      }),
      players: game.state.players.map((player, number) =>
        number === seat ? { ...player, kingdom: afterPicks(player.kingdom, picked) } : player,
      ),
    },
  };
}

function display(state: State, take: number | null, { spread }: Pick<Preview, "spread">): State["display"] {
  const taken = cellOf(take);
  return state.display.map((cell) => {
    if (cell.cell === taken) return { ...cell, tile: null, worshippers: NOBODY };
    const come = { ...cell.worshippers };
    for (const lying of spread) if (lying.cell === cell.cell) come[lying.colour] += 1;
    return { ...cell, worshippers: come };
  });
}

function scored(score: Score, placed: Placement, own: boolean, change: number, slot: SlotName): Score {
  if (!own) return { ...score, total: score.total + change };
  const forests = score.forests.map((each) => ({ ...each, slot: renamed(each.slot, placed.action) }));
  const forest = placed.forest === null ? [] : [{ slot, ...placed.forest }];
  return { ...score, total: score.total + change, forests: [...forests, ...forest] };
}

/** What is placed, and from where. */
export interface Placed {
  readonly placement: Placement;
  readonly tile: number;
  readonly faceUp: boolean;
  /** The action that takes the tile, if it is taken by the same gesture. */
  readonly take: number | null;
  /** What the gesture would do with the worshippers of the display. */
  readonly preview: Pick<Preview, "spread">;
  /** The kingdom once the price is paid. */
  readonly kingdom: Worshippers;
}

/** The game with a tile placed; nothing can be chosen in it. */
export function expectedGame(game: Game, placed: Placed): Game {
  const { placement, tile, faceUp, take, kingdom } = placed;
  const seat = game.state.seat ?? 0;
  const before: Player | undefined = game.state.players[seat];
  if (before === undefined) return game;
  const slot = filled(placement, before.universe);
  // A forest that still waits for neighbours is not deactivated.
  const active = placement.active || placement.forest !== null;
  const region: Region = { slot, tile: faceUp ? tile : null, active };
  const universe = [
    ...before.universe.map((each) => ({ ...each, slot: renamed(each.slot, placement.action) })),
    region,
  ];
  const decision = game.state.decision;
  const cell = cellOf(take) ?? ("cell" in decision ? decision.cell : null);
  // What asks for an amount counts once that is paid, and waits until then.
  const due = placement.amount?.payable === true ? placement.amount.due : 0;
  const unpaid = due > 0 ? placement.points : 0;
  const change = placement.outcome.change.seats.map((each, number) => (number === seat ? each - unpaid : each));
  return {
    ...game,
    options: [],
    choice: null,
    scores: game.scores.map((score, number) => scored(score, placement, number === seat, change[number] ?? 0, slot)),
    state: {
      ...game.state,
      decision: due > 0 ? { kind: "discard", cell, slot, due, last: null } : { kind: "end", cell },
      display: display(game.state, take, placed.preview),
      players: game.state.players.map((player, number) =>
        number === seat ? { ...player, kingdom, universe } : player,
      ),
    },
  };
}

/** What a tile that was chosen can be paid with, where its price leaves a choice. */
export function paymentOf(game: Game, { selected }: Gesture): Choice | null {
  return foreseen(game, selected)?.price?.payment ?? null;
}

/** The game as a gesture leaves it, if that can be foreseen; `slot` is the action that places a tile, if one does. */
export function expectedOf(game: Game, gesture: Gesture, slot = gesture.plan?.action): Game | null {
  const { selected, picked } = gesture;
  if (selected === null && picked.length > 0) return picksMade(game, picked);
  const decision = game.state.decision;
  if (decision.kind === "place") {
    const preview = foreseen(game, slot ?? null);
    if (!preview?.placed) return null;
    const { tile, face_up: faceUp } = decision;
    return expectedGame(game, {
      placement: preview.placed,
      tile,
      faceUp,
      take: null,
      preview,
      kingdom: preview.kingdom,
    });
  }
  const preview = foreseen(game, selected);
  const placement = preview && layingOf(preview)?.slots.find((each) => each.action === slot);
  const tile = tileOf(game, selected);
  if (!preview?.price || placement === undefined || tile === null) return null;
  if (preview.unbuildable !== null)
    return expectedGame(game, { placement, tile, faceUp: false, take: selected, preview, kingdom: preview.kingdom });
  const paid = afterPicks(preview.price.kingdom, picked);
  const isPaid = picked.length === (preview.price.payment?.due ?? 0);
  const kingdom = isPaid ? plus(paid, placement.gained) : paid;
  return expectedGame(game, { placement, tile, faceUp: true, take: selected, preview, kingdom });
}
