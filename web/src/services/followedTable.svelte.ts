/** A table that is followed: what is known of it, and what was asked of it. */

import { END_TURN } from "../model/actions";
import { Refusal } from "../net/api";
import type { Connection, Follower } from "../net/connection";
import type { AnyRequest, Event, Happened, Present, Problem, Table, View } from "../net/wire";

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
  /** Decisions still to be made of those that were chosen together. */
  plan = $state.raw<readonly number[]>([]);
  readonly #unfollow: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
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
    if (this.pending === null) this.#goOn();
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
      this.plan = [];
      this.refused = error.problem;
      this.connection.again(this.id);
      return false;
    } finally {
      if (this.pending === request) this.pending = null;
      this.#goOn();
    }
  }

  /** Wait until an event is shown: its acknowledgement may come first. */
  #until(number: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if ((this.view?.number ?? 0) < number) return;
          resolve();
          queueMicrotask(() => stop());
        });
      });
    });
  }

  /** Make decisions one after the other, each when the one before is on disk. */
  act(...actions: readonly number[]): void {
    if (this.pending !== null) return;
    this.plan = actions;
    this.#goOn();
  }

  #goOn(): void {
    const [next, ...later] = this.plan;
    const game = this.view?.game;
    if (next === undefined || this.pending !== null || this.view === null || !game) return;
    if (game.options.some((option) => option.id === next)) {
      this.plan = later;
      void this.ask({ do: "act", actions: [next], position: this.view.position });
    } else if (game.state.decision.kind !== "pay") {
      // What was chosen together no longer fits; paying comes between and is the player's own choice.
      this.plan = [];
    }
  }

  takeBack(whole: boolean): void {
    this.plan = [];
    if (this.view !== null && this.pending === null)
      void this.ask({ do: "take_back", position: this.view.position, whole });
  }

  endTurn(): void {
    this.act(END_TURN);
  }
}
