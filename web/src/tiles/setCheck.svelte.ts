/** What the server says about a set while it is being entered: asked a moment after each change. */

import { post } from "../net/api";
import type { TextFault, Remark, TileSetCheck } from "../net/wire";
import { isEffectBegun, type Column, type Draft } from "./drafts";

const PAUSE = 250;
const RETRY = 3000;

/** The line of a file at which its first tile stands. */
const FIRST_LINE = 2;

/** Faults by tile; those of the set as a whole apart. */
export interface Sorted {
  readonly tiles: ReadonlyMap<number, readonly TextFault[]>;
  readonly whole: readonly TextFault[];
}

/** Faults sorted by the tiles of a file of ours, which has a line for each. */
export function sortFaults(faults: readonly TextFault[]): Sorted {
  const tiles = new Map<number, TextFault[]>();
  const whole: TextFault[] = [];
  for (const fault of faults) {
    if (fault.kind !== fault.column) whole.push(fault);
    else tiles.set(fault.line - FIRST_LINE, [...(tiles.get(fault.line - FIRST_LINE) ?? []), fault]);
  }
  return { tiles, whole };
}

/** The fault of a column of a tile. */
export function faultOf(faults: readonly TextFault[], column: Column): TextFault | null {
  return faults.find((fault) => fault.column === column) ?? null;
}

/** Whether something wrong was entered, rather than nothing yet. */
export function isWrong(draft: Draft, fault: TextFault): boolean {
  return (
    fault.found !== "" && !(fault.column === "effect" && draft.strange.effect === undefined && isEffectBegun(draft))
  );
}

/** Let the server look at a file. */
export function check(file: { readonly text: string } | { readonly content: string }): Promise<TileSetCheck> {
  return post<TileSetCheck>("/api/tile-sets/check", file);
}

/** The latest answer about a text that changes. */
export class SetCheck {
  /** The text that was looked at last. */
  text = $state.raw("");
  faults = $state.raw<Sorted>({ tiles: new Map(), whole: [] });
  remarks = $state.raw<readonly Remark[]>([]);
  unreachable = $state(false);
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onsound: (text: string, id: string | null) => void) {}

  /** Ask about a text, unless another follows at once. */
  ask(text: string): void {
    if (text === this.#wanted) return;
    const first = this.#wanted === "";
    this.#wanted = text;
    this.#after(first ? 0 : PAUSE);
  }

  /** Ask nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = "";
  }

  #after(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  async #look(): Promise<void> {
    const text = this.#wanted;
    try {
      const answer = await check({ text });
      if (text !== this.#wanted) return;
      this.text = text;
      this.faults = sortFaults(answer.faults);
      this.remarks = answer.remarks;
      this.unreachable = false;
      this.onsound(text, answer.tile_set);
    } catch {
      this.unreachable = true;
      if (text === this.#wanted) this.#after(RETRY);
    }
  }
}
