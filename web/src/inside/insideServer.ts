/** The server inside this page: it is asked by messages to the worker of the tables. */

import type { Server, Wire } from "../net/server";
import { death } from "./life";
import type { FromTables, Pairs, ToTables, Trouble } from "./messages";

/** What is used of a worker. */
export interface Tables {
  onmessage: ((event: MessageEvent<FromTables>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  postMessage(message: ToTables, moved?: Transferable[]): void;
  terminate(): void;
}

/** It cannot begin, or has ended; a message is for those who look into it. */
export class Ended extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
  }
}

/** The server refused what it was given; its reason is not for players. */
export class NotTaken extends Error {}

export interface Exported {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly cookies: string;
}

interface Waiting {
  readonly resolve: (message: FromTables) => void;
  readonly reject: (error: Error) => void;
}

/** What the worker is told first. */
export type Start = Extract<ToTables, { kind: "start" }>;

/** Statuses that have no body. */
const EMPTY = [204, 304];

/** What is told about it. */
export interface Told {
  /** It has ended, by whatever. */
  ended?(why: Ended): void;
  /** The tables were deleted, and can only be exported any more. */
  bereft?(): void;
  /** Whether bots, hints and reviews get an answer. */
  thinking?(works: boolean): void;
}

export class InsideServer implements Server {
  readonly isShared = false;
  /** Settled once it answers, with whether there were no tables before; rejected with `Ended` if it cannot. */
  readonly ready: Promise<boolean>;
  #tables: Tables | null = null;
  #ended: Ended | null = null;
  #isReady = false;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, InsideWire>();
  #begun!: Waiting;

  /** Begins with a worker, once there is one, and what it is told first. */
  constructor(
    begin: Promise<{ tables: Tables; start: Start }>,
    private readonly told: Told = {},
    private readonly died: (lock: string) => Promise<void> = death,
  ) {
    this.ready = new Promise<boolean>((resolve, reject) => {
      this.#begun = { resolve: (message) => resolve(message.kind === "ready" && message.isNew), reject };
    });
    this.ready.catch(() => undefined);
    begin.then(
      ({ tables, start }) => this.#begin(tables, start),
      (error: unknown) => this.end(error instanceof Ended ? error : new Ended("other", String(error))),
    );
  }

  async ask(path: string, options: RequestInit): Promise<Response> {
    const { signal, method = "GET", headers, body } = options;
    await this.ready;
    signal?.throwIfAborted();
    const content = new TextEncoder().encode(typeof body === "string" ? body : "");
    const pairs: Pairs = [...new Headers(headers)];
    const asked = this.#ask((id) => ({ kind: "ask", id, method, path, headers: pairs, body: content }), signal);
    const answer = (await asked) as Extract<FromTables, { kind: "answer" }>;
    const given = EMPTY.includes(answer.status) ? null : answer.body;
    return new Response(given, { status: answer.status, headers: answer.headers.map(([...pair]) => pair) });
  }

  open(): Wire {
    const line = ++this.#number;
    const wire = new InsideWire(
      (text) => this.#tables?.postMessage({ kind: "say", line, text }),
      () => this.#tables?.postMessage({ kind: "close", line }),
    );
    this.#lines.set(line, wire);
    this.ready.then(
      () => {
        this.#tables?.postMessage({ kind: "open", line });
        wire.opened();
      },
      () => wire.closed(),
    );
    return wire;
  }

  /** All tables, and the cookies that say who one is. */
  async export(): Promise<Exported> {
    await this.ready;
    return (await this.#ask((id) => ({ kind: "export", id }))) as Extract<FromTables, { kind: "exported" }>;
  }

  /** How many tables are in what is to be taken in; `NotTaken` if they cannot be read. Nothing changes. */
  async check(content: Exported["content"]): Promise<number> {
    await this.ready;
    const checked = await this.#ask((id) => ({ kind: "check", id, content }));
    return (checked as Extract<FromTables, { kind: "checked" }>).tables;
  }

  /** Take in tables: how many came, and how many were there; `NotTaken` if they cannot be read. */
  async takeIn({ content, cookies }: Exported): Promise<{ fresh: number; there: number }> {
    await this.ready;
    const taken = await this.#ask((id) => ({ kind: "take-in", id, content, cookies }));
    return taken as Extract<FromTables, { kind: "taken-in" }>;
  }

  /** End it at once. What it has answered is kept. */
  end(why: Ended): void {
    if (this.#ended !== null) return;
    this.#ended = why;
    this.#tables?.terminate();
    this.#begun.reject(why);
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
    for (const wire of this.#lines.values()) wire.closed();
    this.#lines.clear();
    this.told.ended?.(why);
  }

  #begin(tables: Tables, start: Start): void {
    if (this.#ended !== null) return tables.terminate();
    this.#tables = tables;
    const stopped = (message: string) => this.end(new Ended(this.#isReady ? "stopped" : "other", message));
    tables.onmessage = ({ data }) => {
      if (data.kind === "lives") void this.died(start.lock).then(() => stopped("the worker of the tables is gone"));
      else this.#hear(data);
    };
    tables.onerror = ({ message }) => stopped(message);
    tables.postMessage(start);
  }

  #ask(message: (id: number) => ToTables, signal: AbortSignal | null = null): Promise<FromTables> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        if (this.#waiting.delete(id)) this.#tables?.postMessage({ kind: "drop", id });
        reject(signal.reason as Error);
      });
      this.#tables?.postMessage(message(id));
    });
  }

  #hear(message: Exclude<FromTables, { kind: "lives" }>): void {
    switch (message.kind) {
      case "ready":
        this.#isReady = true;
        return this.#begun.resolve(message);
      case "bereft":
        return this.told.bereft?.();
      case "thinking":
        return this.told.thinking?.(message.works);
      case "failed":
        return this.end(new Ended(message.trouble, message.message));
      case "heard":
        return this.#lines.get(message.line)?.heard(message.text);
      case "closed":
        this.#lines.get(message.line)?.closed();
        return void this.#lines.delete(message.line);
      case "refused":
        this.#waiting.get(message.id)?.reject(new NotTaken(message.message));
        return void this.#waiting.delete(message.id);
      default:
        this.#waiting.get(message.id)?.resolve(message);
        return void this.#waiting.delete(message.id);
    }
  }
}

/** A connection to the server inside. */
class InsideWire implements Wire {
  onopen: ((event: unknown) => unknown) | null = null;
  onmessage: ((event: { data: string }) => unknown) | null = null;
  onclose: ((event: unknown) => unknown) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}

  opened(): void {
    this.onopen?.({});
  }

  heard(data: string): void {
    this.onmessage?.({ data });
  }

  closed(): void {
    this.onclose?.({});
  }
}
