/** A table that is followed: what is known of it, and what was asked of it. */

import { END_TURN } from "../model/actions";
import { Refusal } from "../net/api";
import type { Connection, Follower } from "../net/connection";
import type { AnyRequest, Event, Happened, Plan, Present, Problem, Table, View } from "../net/wire";

/** A view, and the event that led to it. */
export interface Change {
  readonly event: Happened;
  readonly view: View;
}

export class FollowedTable implements Follower {
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly Happened[]>([]);
  /** The last change that was seen to happen here. */
  change = $state.raw<Change | null>(null);
  present = $state.raw<readonly number[]>([]);
  /** Why the table cannot be followed. */
  problem = $state.raw<Problem | null>(null);
  /** What was asked and is not yet answered. */
  pending = $state.raw<AnyRequest | null>(null);
  /** The last refusal, until it was seen. */
  refused = $state.raw<Problem | null>(null);
  /** Decisions that were chosen together with others, and wait until the tile is paid for. */
  #later: readonly number[] = [];
  /** Told of every view. */
  readonly #waiting: (() => void)[] = [];
  readonly #unfollow: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, "follow" | "again" | "submit">,
  ) {
    this.#unfollow = connection.follow(id, this);
  }

  get known(): number {
    return this.events.at(-1)?.number ?? 0;
  }

  leave(): void {
    this.#unfollow();
  }

  fail(problem: Problem): void {
    this.problem = problem;
  }

  hear(message: Table | Event | Present): void {
    switch (message.kind) {
      case "present":
        this.present = message.seats;
        return;
      case "table":
        this.problem = null;
        this.events = [...this.events, ...(message.missed ?? []).filter((event) => event.number > this.known)];
        this.present = message.present;
        this.#show(message.view);
        return;
      case "event":
        if (message.event.number <= this.known) return;
        if (message.event.number > this.known + 1 || message.view === undefined || message.view === null) {
          this.connection.again(this.id);
          return;
        }
        this.events = [...this.events, message.event];
        this.change = { event: message.event, view: message.view };
        this.#show(message.view);
        return;
    }
  }

  #show(view: View): void {
    this.view = view;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Ask something of the table; what is refused is kept until it was seen. */
  async ask(request: AnyRequest): Promise<boolean> {
    this.pending = request;
    this.refused = null;
    try {
      const event = await this.connection.submit(this.id, request);
      await this.#until(event);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#later = [];
      this.refused = error.problem;
      this.connection.again(this.id);
      return false;
    } finally {
      if (this.pending === request) this.pending = null;
      this.#goOn();
    }
  }

  /** Wait until an event is shown: its acknowledgement may come first. */
  async #until(number: number): Promise<void> {
    while ((this.view?.number ?? 0) < number) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Make decisions at once; what waits still waits. */
  act(actions: readonly number[]): void {
    this.carryOut({ actions, later: this.#later });
  }

  /** Make decisions at once, and some later: as soon as they are offered while the tile is paid for and placed. */
  carryOut({ actions, later }: Omit<Plan, "action">): void {
    if (this.view === null || this.pending !== null) return;
    this.#later = later;
    void this.ask({ do: "act", actions, position: this.view.position });
  }

  #goOn(): void {
    const game = this.view?.game;
    const kind = game?.state.decision.kind;
    if (kind !== "pay" && kind !== "place") this.#later = [];
    const [next] = this.#later;
    if (game?.options.some((option) => option.id === next)) this.carryOut({ actions: this.#later, later: [] });
  }

  takeBack(whole: boolean): void {
    this.#later = [];
    if (this.view !== null && this.pending === null)
      void this.ask({ do: "take_back", position: this.view.position, whole });
  }

  endTurn(): void {
    this.act([END_TURN]);
  }
}
