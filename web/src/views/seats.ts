/** Who sits at a table: their names, and who decides. */

import type { Game, Seat, View } from "../net/wire";
import type { Say } from "../text/texts";

/** What is drawn of a table besides its game. */
export interface Sitting extends Pick<View, "status" | "ending" | "paused" | "winners"> {
  readonly seats: readonly Pick<Seat, "name" | "replaced">[];
}

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

export function namesOf(t: Say, view: Sitting): readonly string[] {
  return view.seats.map((_, seat) => nameOf(t, view, seat));
}
