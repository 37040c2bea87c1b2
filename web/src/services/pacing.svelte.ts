/** Lets a table be followed at the reader's own pace: what bots do at once is shown one thing after another. */

import { END_TURN, isPlace, isTake } from "../model/actions";
import type { Connection, Follower } from "../net/connection";
import type { Event, Happened, Present, Problem, Table } from "../net/wire";
import { isPlayedByBot } from "../views/seats";

type Line = Pick<Connection, "follow" | "again" | "submit">;

/** How long something is looked at before the next thing is shown, in milliseconds of the normal speed. */
const TAKEN = 450;
const PLACED = 550;
const ENDED = 200;

/** How long an event is looked at; what a bot decides between taking and placing goes by with what follows. */
function lookAt({ actions = [] }: Happened): number {
  if (actions.some(isPlace)) return PLACED;
  if (actions.some(isTake)) return TAKEN;
  return actions.includes(END_TURN) ? ENDED : 0;
}

/** Whether a bot made a decision; people have a pace of their own. */
function isOfBot({ event, view }: Event): boolean {
  return event.kind === "acted" && isPlayedByBot(view?.seats[event.seat ?? -1]);
}

/** The line to one table; whoever follows the table through it hears everything, in order, but not all at once. */
export class Pacing implements Line, Follower {
  #waiting = $state.raw<readonly Event[]>([]);
  #looking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reader: Follower | null = null;

  constructor(
    private readonly line: Line,
    /** How much longer than normal everything lasts; 0 where nothing shall be waited for. */
    private readonly factor: () => number,
  ) {}

  /** Whether more has happened than is shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether the last thing shown has been looked at, and the next is still to come. */
  get isCaughtUp(): boolean {
    return !this.#looking && !this.isBehind;
  }

  get known(): number {
    return this.#waiting.at(-1)?.event.number ?? this.#reader?.known ?? 0;
  }

  follow(table: string, reader: Follower): () => void {
    this.#reader = reader;
    const unfollow = this.line.follow(table, this);
    return () => {
      this.#rest();
      unfollow();
    };
  }

  again(table: string): void {
    this.line.again(table);
  }

  submit: Line["submit"] = (table, ask) => this.line.submit(table, ask);

  hear(message: Table | Event | Present): void {
    if (message.kind === "present") return this.#reader?.hear(message);
    if (message.kind === "event" && this.factor() > 0 && message.event.kind === "acted") {
      if (isOfBot(message) || this.isBehind) {
        this.#waiting = [...this.#waiting, message];
        if (!this.#looking) this.#showNext();
      } else this.#show(message);
    } else {
      this.skip();
      this.#reader?.hear(message);
    }
  }

  fail(problem: Problem): void {
    this.skip();
    this.#reader?.fail(problem);
  }

  /** Show everything that has happened. */
  skip(): void {
    const waiting = this.#rest();
    for (const message of waiting) this.#reader?.hear(message);
  }

  /** Wait for nothing any more; return what was not shown. */
  #rest(): readonly Event[] {
    const waiting = this.#waiting;
    clearTimeout(this.#timer);
    this.#looking = false;
    this.#waiting = [];
    return waiting;
  }

  #showNext(): void {
    const [next, ...later] = this.#waiting;
    this.#looking = next !== undefined;
    this.#waiting = later;
    if (next !== undefined) this.#show(next);
  }

  #show(message: Event): void {
    clearTimeout(this.#timer);
    this.#looking = true;
    this.#timer = setTimeout(() => this.#showNext(), lookAt(message.event) * this.factor());
    this.#reader?.hear(message);
  }
}
