/** Workers that think, one for each lane, so that the tables answer meanwhile. */

import type { Thought, ToThinker } from "./messages";

type Bytes = Uint8Array<ArrayBuffer>;

/** What is used of a worker. */
export interface Thinker {
  onmessage: ((event: MessageEvent<Thought>) => unknown) | null;
  postMessage(message: ToThinker): void;
}

export class Thinkers {
  readonly #lanes = new Map<string, Thinker>();
  readonly #waiting = new Map<number, { lane: string; resolve: (answer: Bytes) => void }>();

  constructor(
    private readonly core: WebAssembly.Module,
    private readonly make: () => Thinker,
  ) {}

  think(id: number, lane: string, request: Bytes): Promise<Bytes> {
    return new Promise((resolve) => {
      this.#waiting.set(id, { lane, resolve });
      this.#in(lane).postMessage({ kind: "think", id, request });
    });
  }

  drop(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    this.#in(waiting.lane).postMessage({ kind: "drop", id });
  }

  #in(lane: string): Thinker {
    const known = this.#lanes.get(lane);
    if (known !== undefined) return known;
    const made = this.make();
    this.#lanes.set(lane, made);
    made.onmessage = ({ data: { id, answer } }) => {
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    };
    made.postMessage({ kind: "begin", core: this.core });
    return made;
  }
}
