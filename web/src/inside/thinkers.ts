/** Workers that think, one for each lane, so that the tables answer meanwhile. */

import { death, newLock } from "./life";
import type { FromThinker, ToThinker } from "./messages";

type Bytes = Uint8Array<ArrayBuffer>;

/** What is used of a worker. */
export interface Thinker {
  onmessage: ((event: MessageEvent<FromThinker>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** How often the same is asked before it is given up. */
const MOST_TRIES = 3;
/** For how long a worker that thinks may say nothing: it does so many times a second. In milliseconds. */
const SILENCE = 30_000;

interface Question {
  readonly request: Bytes;
  readonly resolve: (answer: Bytes) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

export class Thinkers {
  readonly #lanes = new Map<string, Lane>();
  readonly #laneOf = new Map<number, Lane>();
  #works = true;

  constructor(
    private readonly core: WebAssembly.Module,
    private readonly make: () => Thinker,
    /** Told when questions are given up, and when they are answered again. */
    private readonly told: (works: boolean) => void = () => undefined,
    private readonly silence = SILENCE,
    private readonly died: (lock: string) => Promise<void> = death,
  ) {}

  /** The answer to a request; rejected if no worker gives one. */
  async think(id: number, lane: string, request: Bytes): Promise<Bytes> {
    const asked = this.#in(lane);
    this.#laneOf.set(id, asked);
    try {
      const answer = await asked.think(id, request);
      this.#note(true);
      return answer;
    } catch (error) {
      this.#note(false);
      throw error;
    } finally {
      this.#laneOf.delete(id);
    }
  }

  drop(id: number): void {
    this.#laneOf.get(id)?.drop(id);
    this.#laneOf.delete(id);
  }

  #note(works: boolean): void {
    if (works !== this.#works) this.told(works);
    this.#works = works;
  }

  #in(name: string): Lane {
    const lane = this.#lanes.get(name) ?? new Lane(this.core, this.make, this.silence, this.died);
    this.#lanes.set(name, lane);
    return lane;
  }
}

/** One worker, and the next one if it dies or says nothing any more. */
class Lane {
  readonly #waiting = new Map<number, Question>();
  #thinker: Thinker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly core: WebAssembly.Module,
    private readonly make: () => Thinker,
    private readonly silence: number,
    private readonly died: (lock: string) => Promise<void>,
  ) {}

  think(id: number, request: Bytes): Promise<Bytes> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request, resolve, reject, tries: 0 });
      this.#ask(id, request);
    });
  }

  drop(id: number): void {
    if (this.#waiting.delete(id)) this.#thinker?.postMessage({ kind: "drop", id });
    this.#watch();
  }

  #ask(id: number, request: Bytes): void {
    this.#thinker ??= this.#begun();
    this.#thinker.postMessage({ kind: "think", id, request });
    this.#watch();
  }

  #begun(): Thinker {
    const thinker = this.make();
    const lock = newLock();
    const replace = (why: string) => this.#thinker === thinker && this.#replace(why);
    thinker.onerror = ({ message }) => replace(message);
    thinker.onmessage = ({ data }) => {
      if (data.kind === "lives") void this.died(lock).then(() => replace("it is gone"));
      if (data.kind === "thought") {
        this.#waiting.get(data.id)?.resolve(data.answer);
        this.#waiting.delete(data.id);
      }
      this.#watch();
    };
    thinker.postMessage({ kind: "begin", core: this.core, lock });
    return thinker;
  }

  /** Wait for the next sign of life, as long as anything is asked. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#replace("it says nothing"), this.silence);
  }

  /** Ask another worker what this one has not answered, unless that was tried too often. */
  #replace(why: string): void {
    this.#thinker?.terminate();
    this.#thinker = null;
    for (const [id, question] of [...this.#waiting]) {
      question.tries += 1;
      if (question.tries < MOST_TRIES) this.#ask(id, question.request);
      else {
        this.#waiting.delete(id);
        question.reject(new Error(`the worker that thinks: ${why}`));
      }
    }
    this.#watch();
  }
}
