/** What everybody has seen of a deal: the first display, the gods, and every tile that was revealed. */

import type { Game, Happened } from "../net/wire";
import type { Seen } from "../tools/fairness";
import { standing } from "./news";

/** The deal as the game's first moment and the events of the table show it. */
export function seenDeal(first: Game, events: readonly Happened[]): Seen {
  return {
    display: first.state.display.flatMap((cell) => (cell.tile === null ? [] : [cell.tile])),
    gods: first.state.gods,
    reveals: standing(events).flatMap((event) => (typeof event.revealed === "number" ? [event.revealed] : [])),
  };
}
