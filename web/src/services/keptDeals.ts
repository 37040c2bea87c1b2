/** What this browser saw and sent before a deal, kept over a reload, to compare it with what the server says at the end. */

import type { Keep } from "../net/outbox";
import type { View } from "../net/wire";
import type { Kept } from "../tools/fairness";
import { OF_BROWSER } from "./keptKeys";

const KEY = OF_BROWSER.deals;
/** How many deals are kept; the oldest are forgotten first. */
const MOST = 100;

interface Entry extends Kept {
  readonly table: string;
}

export class KeptDeals {
  constructor(private readonly keep: Keep) {}

  of(table: string): Kept | null {
    return this.#read().find((entry) => entry.table === table) ?? null;
  }

  /** Keep the first commitment that is seen, and the first display and gods. */
  see(table: string, commitment: string, game: View["game"] = null): void {
    const kept = this.of(table) ?? { commitment, nonces: {}, dealt: null };
    const dealt = game?.count === 0 ? { display: tilesOf(game), gods: game.state.gods } : null;
    if (this.of(table) === null || (kept.dealt === null && dealt !== null))
      this.#write({ table, ...kept, dealt: kept.dealt ?? dealt });
  }

  /** Keep what a seat adds to the deal to which the server has committed itself, before it is sent. */
  send(table: string, commitment: string, seat: number, nonce: string): void {
    this.see(table, commitment);
    const kept = this.of(table);
    if (kept?.commitment !== commitment) throw new Error("the server had committed itself to another deal");
    this.#write({ table, ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
  }

  #read(): readonly Entry[] {
    try {
      const kept: unknown = JSON.parse(this.keep.getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? (kept as Entry[]) : [];
    } catch {
      return [];
    }
  }

  #write(entry: Entry): void {
    const others = this.#read().filter((each) => each.table !== entry.table);
    this.keep.setItem(KEY, JSON.stringify([...others, entry].slice(-MOST)));
  }
}

function tilesOf(game: NonNullable<View["game"]>): readonly number[] {
  return game.state.display.flatMap((cell) => (cell.tile === null ? [] : [cell.tile]));
}

let kept: KeptDeals | null = null;

export function keptDeals(): KeptDeals {
  kept ??= new KeptDeals(localStorage);
  return kept;
}
