/** The one connection of a page: it comes back by itself, follows tables, and loses no request. */

import { Refusal } from "./api";
import type { Outbox, Posted } from "./outbox";
import type { Wire } from "./server";
import type { AnyMessage, AnyRequest, AnySent, Event, Present, Problem, Table, Welcome } from "./wire";

export type Link = "connecting" | "open" | "lost";

/** Somebody who follows a table. */
export interface Follower {
  /** The number of the last event that is known; the later ones are sent. */
  readonly known: number;
  hear(message: Table | Event | Present): void;
  /** The table cannot be followed. */
  fail(problem: Problem): void;
}

interface Answer {
  readonly resolve: (event: number) => void;
  readonly reject: (refusal: Refusal) => void;
}

const PING = 2500;
const RETRY = 3500;
/** How long a request waits for its answer before it is sent again, and how long a connection may be silent. */
const AGAIN = 5000;
const SILENCE = 7000;
/** Refusals that only say "not now". */
const NOT_NOW: readonly Problem["code"][] = ["unavailable", "too_many"];

const key = (client: string, request: number) => `${client} ${request}`;

export class Connection {
  onlink: (link: Link) => void = () => undefined;
  onwelcome: (welcome: Welcome) => void = () => undefined;
  #link: Link = "connecting";
  #wire: Wire | null = null;
  #followers = new Map<string, Follower>();
  #answers = new Map<string, Answer>();
  /** The tables that are shown, and whether the server knows that they are seen. */
  #seen = new Map<string, boolean>();
  #retry = RETRY;
  #heard = 0;
  #sent = new Map<string, number>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Wire,
    private readonly outbox: Outbox,
    private readonly now: () => number = () => Date.now(),
    private readonly isVisible: () => boolean = () => true,
  ) {}

  get link(): Link {
    return this.#link;
  }

  /** Connect, or connect again at once if the connection was lost. */
  start(): void {
    if (this.#wire !== null) return;
    clearTimeout(this.#again);
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => (this.#heard = this.now());
    wire.onmessage = ({ data }: { data: string }) => this.#hear(JSON.parse(data) as AnyMessage);
    wire.onclose = () => this.#lost(wire);
  }

  /** Follow a table until the returned function is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.start();
    if (this.#link === "open") this.#watch(table, follower);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#seen.delete(table);
      if (this.#link === "open") this.#send({ kind: "unwatch", table });
    };
  }

  /** Ask for the table again, because something was missed. */
  again(table: string): void {
    const follower = this.#followers.get(table);
    if (follower !== undefined && this.#link === "open") this.#watch(table, follower);
  }

  /** Tell the server which tables are seen: whoever sees them needs no notice. */
  look(): void {
    for (const table of this.#seen.keys()) this.#look(table);
  }

  /** Ask something of a table; settled only when the server has answered, however long that takes. */
  submit(table: string, ask: AnyRequest): Promise<number> {
    const posted = this.outbox.post(table, ask);
    const answer = new Promise<number>((resolve, reject) => {
      this.#answers.set(key(posted.client, posted.request), { resolve, reject });
    });
    this.start();
    if (this.#link === "open") this.#submit(posted);
    return answer;
  }

  #submit(posted: Posted): void {
    this.#sent.set(key(posted.client, posted.request), this.now());
    this.#send({ kind: "submit", ...posted });
  }

  #watch(table: string, follower: Follower): void {
    this.#send({ kind: "watch", table, detail: "full", after: follower.known });
  }

  #look(table: string): void {
    const visible = this.isVisible();
    if (this.#link !== "open" || (this.#seen.get(table) ?? false) === visible) return;
    this.#seen.set(table, visible);
    this.#send({ kind: "look", table, visible });
  }

  #send(message: AnySent): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #set(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.onlink(link);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#set("lost");
    this.#again = setTimeout(() => this.start(), this.#retry);
  }

  #welcomed(welcome: Welcome): void {
    this.#retry = welcome.retry;
    this.#seen.clear();
    this.#set("open");
    this.onwelcome(welcome);
    for (const [table, follower] of this.#followers) this.#watch(table, follower);
    for (const posted of this.outbox.waiting) this.#submit(posted);
    this.#timers = [setInterval(() => this.#beat(), welcome.ping || PING)];
  }

  /** Show that one is there, notice a dead connection, and send again what was not answered. */
  #beat(): void {
    if (this.now() - this.#heard > SILENCE) {
      const wire = this.#wire;
      wire?.close();
      // A dead connection may take minutes to say that it is closed.
      if (wire !== null) this.#lost(wire);
      return;
    }
    this.#send({ kind: "ping" });
    for (const posted of this.outbox.waiting) {
      const sent = this.#sent.get(key(posted.client, posted.request)) ?? 0;
      if (this.now() - sent >= AGAIN) this.#submit(posted);
    }
  }

  #hear(message: AnyMessage): void {
    this.#heard = this.now();
    switch (message.kind) {
      case "welcome":
        return this.#welcomed(message);
      case "table":
        this.#followers.get(message.table)?.hear(message);
        if (!this.#followers.has(message.table)) return;
        // Only who is followed can be looked at.
        if (!this.#seen.has(message.table)) this.#seen.set(message.table, false);
        return this.#look(message.table);
      case "event":
      case "present":
        return this.#followers.get(message.table)?.hear(message);
      case "ack":
        return this.#settle(message.client, message.request, (answer) => answer.resolve(message.event));
      case "error":
        return this.#refused(message.error, message.table ?? "", message.client ?? "", message.request ?? 0);
      case "pong":
        return;
    }
  }

  #refused(problem: Problem, table: string, client: string, request: number): void {
    if (request === 0) {
      if (!NOT_NOW.includes(problem.code)) this.#followers.get(table)?.fail(problem);
      else if (table !== "") setTimeout(() => this.again(table), this.#retry);
    } else if (!NOT_NOW.includes(problem.code)) {
      this.#settle(client, request, (answer) => answer.reject(new Refusal(problem)));
    }
  }

  #settle(client: string, request: number, how: (answer: Answer) => void): void {
    const name = key(client, request);
    this.outbox.answered(client, request);
    this.#sent.delete(name);
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    if (answer !== undefined) how(answer);
  }
}
