/** Trying out what might come of a running game: a line to nobody but the server, which keeps nothing of it. */

import { post, Refusal } from "../net/api";
import type { Connection, Follower } from "../net/connection";
import type { Say } from "../text/texts";
import type { Act, AnyRequest, Happened, Seat, TakeBack, Thought, View } from "../net/wire";
import { FollowedTable } from "./followedTable.svelte";
import { newNonce } from "./newTable";

export type Tried = Act | TakeBack;
type Line = Pick<Connection, "follow" | "again" | "submit">;
type Ask = (path: string, body: object) => Promise<Thought>;

/** Stands in for the connection: every decision is sent with all before it. */
export class ThoughtLine implements Line {
  #asks: readonly Tried[] = [];
  #reader: Follower | null = null;

  constructor(
    private readonly begun: Thought,
    private readonly events: readonly Happened[],
    private readonly think: (asks: readonly Tried[]) => Promise<Thought>,
  ) {}

  /** What was tried so far. */
  get asks(): readonly Tried[] {
    return this.#asks;
  }

  follow(table: string, reader: Follower): () => void {
    this.#reader = reader;
    reader.hear({
      kind: "table",
      table,
      view: this.begun.view,
      present: this.begun.view.seats.map((_, seat) => seat),
      missed: this.events,
    });
    return () => (this.#reader = null);
  }

  again(): void {
    // Nothing happens here that was not heard.
  }

  async submit(table: string, ask: AnyRequest): Promise<number> {
    if (ask.do !== "act" && ask.do !== "take_back")
      throw new Refusal({ code: "forbidden", message: "only decisions can be tried out" });
    const asks = [...this.#asks, ask];
    const { view, event } = await this.think(asks);
    if (event === null) throw new Refusal({ code: "unavailable", message: "nothing came of it" });
    this.#asks = asks;
    this.#reader?.hear({ kind: "event", table, view, event });
    return event.number;
  }
}

/** Begin to think from where a game is now; the table is one's own, and its unseen tiles are shuffled again. */
export async function beginThought(
  { id, seats }: Pick<View, "id" | "seats">,
  events: readonly Happened[],
  texts: Say,
  ask: Ask = post<Thought>,
): Promise<{ readonly table: FollowedTable; readonly line: ThoughtLine }> {
  const path = `/api/tables/${id}/thoughts`;
  const body = { seed: newNonce(), number: events.at(-1)?.number ?? 1 };
  const think = async (more: object): Promise<Thought> => {
    const told = await ask(path, { ...body, ...more });
    return { ...told, view: withKinds(told.view, seats) };
  };
  const begun = await think({});
  const from = { count: begun.count, hash: begun.hash, requested: begun.requested };
  const line = new ThoughtLine(begun, events, (asks) => think({ ...from, asks }));
  return { table: new FollowedTable(id, line, texts), line };
}

/** A view in which whoever is a bot at the table is one here, too, although somebody else decides for it. */
function withKinds(view: View, seats: View["seats"]): View {
  const as = (seat: Seat, number: number) => {
    const { kind, level } = seats[number] ?? seat;
    return { ...seat, kind, level };
  };
  return { ...view, seats: view.seats.map(as) };
}
