/** A table that is followed: what is known of it, and what was asked of it. */

import { END_TURN } from "../model/actions";
import { problemOf } from "../net/api";
import type { Connection, Follower } from "../net/connection";
import { botNames, withBotNames, withBotsCalled } from "../text/botNames";
import type { Say } from "../text/texts";
import type { AnyRequest, Event, Happened, Present, Problem, Table, View } from "../net/wire";

/** A view, and the event that led to it. */
export interface Change {
  readonly event: Happened;
  readonly view: View;
}

export class FollowedTable implements Follower {
  #view = $state.raw<View | null>(null);
  #events = $state.raw<readonly Happened[]>([]);
  /** How the reader calls the bots: as text, which seldom changes. */
  readonly #given = $derived.by(() =>
    this.texts === undefined || this.#view === null ? "[]" : JSON.stringify([...botNames(this.texts, this.#view)]),
  );
  readonly #called = $derived({
    names: new Map(JSON.parse(this.#given) as [string, string][]),
    events: new WeakMap<Happened, Happened>(),
  });
  readonly view = $derived.by(() =>
    this.texts === undefined || this.#view === null ? this.#view : withBotNames(this.texts, this.#view),
  );
  readonly events = $derived(
    this.#called.names.size === 0 ? this.#events : this.#events.map((each) => this.#told(each)),
  );
  /** The last change that was seen to happen here. */
  change = $state.raw<Change | null>(null);
  present = $state.raw<readonly number[]>([]);
  /** How many people without a seat follow the table. */
  watching = $state(0);
  /** When a bot steps in for an absent player, by the server's clock. */
  botAt = $state<number | null>(null);
  /** From when the others may let one play at once. */
  letAt = $state<number | null>(null);
  /** Why the table cannot be followed. */
  problem = $state.raw<Problem | null>(null);
  /** What was asked and is not yet answered. */
  pending = $state.raw<AnyRequest | null>(null);
  /** The last refusal, until it was seen. */
  refused = $state.raw<Problem | null>(null);
  /** How many decisions were refused, or taking some back. */
  failures = $state(0);
  #answered: Promise<unknown> = Promise.resolve();
  /** Told of every view. */
  readonly #waiting: (() => void)[] = [];
  readonly #unfollow: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, "follow" | "again" | "submit">,
    /** The texts in which bots that nobody has named are called. */
    private readonly texts?: Say,
  ) {
    this.#unfollow = connection.follow(id, this);
  }

  get known(): number {
    return this.#events.at(-1)?.number ?? 0;
  }

  #told(event: Happened): Happened {
    const { names, events } = this.#called;
    const told = events.get(event) ?? withBotsCalled(event, names);
    events.set(event, told);
    return told;
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
        this.watching = message.watching ?? 0;
        this.botAt = message.bot_at ?? null;
        this.letAt = message.let_at ?? null;
        return;
      case "table":
        this.problem = null;
        this.#learn(message);
        this.present = message.present;
        this.#show(message.view);
        return;
      case "event":
        if (message.event.number <= this.known) return;
        if (message.event.number > this.known + 1 || message.view === undefined || message.view === null) {
          this.connection.again(this.id);
          return;
        }
        this.#events = [...this.#events, message.event];
        this.change = { event: message.event, view: message.view };
        this.#show(message.view);
        return;
    }
  }

  /** Take the events that were missed; the server sends only so many at once. */
  #learn(message: Table): void {
    const missed = (message.missed ?? []).filter((event) => event.number > this.known);
    this.#events = [...this.#events, ...missed];
    if (missed.length > 0 && this.known < message.view.number) this.connection.again(this.id);
  }

  #show(view: View): void {
    this.#view = view;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Ask something of the table; what is refused is kept until it was seen. */
  ask(request: AnyRequest): Promise<boolean> {
    const answer = this.#ask(request);
    this.#answered = answer.catch(() => undefined);
    return answer;
  }

  /** Wait until what was asked last is answered. */
  async answered(): Promise<void> {
    await this.#answered;
  }

  async #ask(request: AnyRequest): Promise<boolean> {
    this.pending = request;
    this.refused = null;
    try {
      const event = await this.connection.submit(this.id, request);
      await this.#until(event);
      return true;
    } catch (error) {
      this.refused = problemOf(error);
      if (request.do === "act" || request.do === "take_back") this.failures += 1;
      this.connection.again(this.id);
      return false;
    } finally {
      if (this.pending === request) this.pending = null;
    }
  }

  /** Say something, without a decision having to wait for it; returns why it was not said, or null. */
  async say(request: AnyRequest): Promise<Problem | null> {
    try {
      await this.connection.submit(this.id, request);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Wait until an event is shown: its acknowledgement may come first. */
  async #until(number: number): Promise<void> {
    while ((this.view?.number ?? 0) < number) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Make decisions at once. */
  act(actions: readonly number[]): void {
    if (this.view !== null && this.pending === null)
      void this.ask({ do: "act", actions, position: this.view.position });
  }

  takeBack(whole: boolean): void {
    if (this.view !== null && this.pending === null)
      void this.ask({ do: "take_back", position: this.view.position, whole });
  }

  endTurn(): void {
    this.act([END_TURN]);
  }
}
