/** Games that were played without a server, brought to one: each becomes a table of whoever brings it. */

import { getFrom, postTo, Refusal } from "../net/api";
import type { Server } from "../net/server";
import type { Brought, Me, Problem } from "../net/wire";

/** What is used of the lines of an archive (docs/inside.md). */
type Line =
  | { readonly kind: "text"; readonly of: "tiles" | "record"; readonly id: string; readonly text: string }
  | { readonly kind: "table"; readonly id: string; readonly events: readonly [Created, ...unknown[]] }
  | { readonly kind: "identity" | "forgotten" | "key" | "result" };

interface Created {
  readonly tiles: string;
  readonly source?: { readonly record: string } | null;
  readonly lesson?: string;
}

interface Game {
  readonly line: string;
  /** The texts that it cannot do without: what they are, and by which path a server gets them. */
  readonly needs: readonly (readonly [path: string, text: string])[];
}

/** A file that has no tables in it. */
export class NoGames extends Error {}

/** The games in the lines of an archive, in their order; lessons stay where they are. */
export function gamesIn(content: Uint8Array): readonly Game[] {
  const texts = new Map<string, readonly [string, string]>();
  const games: Game[] = [];
  for (const line of new TextDecoder().decode(content).split("\n")) {
    if (line.trim() === "") continue;
    const read = readLine(line);
    if (read.kind === "text")
      texts.set(`${read.of} ${read.id}`, [read.of === "tiles" ? "/api/tile-sets" : "/api/records", read.text]);
    if (read.kind !== "table") continue;
    const [{ tiles, source, lesson }] = read.events;
    if (lesson) continue;
    const needs = [`tiles ${tiles}`, `record ${source?.record ?? ""}`].map((key) => texts.get(key));
    games.push({ line, needs: needs.filter((each) => each !== undefined) });
  }
  return games;
}

function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new NoGames();
  }
}

/** What became of the games. */
export interface Report {
  readonly fresh: readonly Brought[];
  /** Those that were there before, as they are. */
  readonly there: readonly Brought[];
  /** How many the server did not take, and why: those after a refusal that ends it all were not asked for. */
  readonly left: number;
  readonly refused: readonly Refusal[];
}

/** After these nothing else can be brought either, unless something is said about this game alone. */
const FINAL: readonly string[] = ["limit", "no_identity", "unavailable"];
const isFinal = ({ code, faults = [] }: Problem) => FINAL.includes(code) && faults.length === 0;
/** How often a server that is asked too much is asked again, and after how many milliseconds. */
const ATTEMPTS = 30;
const PAUSE = 1000;

/** Who one is on a server, and whether one had no table there until now. */
export interface Introduced {
  readonly me: Me;
  readonly isNew: boolean;
}

/** Whether a server knows who one is. */
export async function isKnownTo(server: Server): Promise<boolean> {
  try {
    await getFrom<Me>(server, "/api/identity");
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "no_identity") return false;
    throw error;
  }
}

/**
 * Be somebody on a server: whoever one is there, or under a name if one has not played there and has no other one than
 * the one that was suggested, if any was.
 */
export async function introduceTo(server: Server, name: string, suggested: string | null): Promise<Introduced> {
  const me = await postTo<Me>(server, "/api/identity", { name, suggested: true });
  const isNew = (me.tables ?? 0) === 0;
  const takesName = isNew && me.name === suggested && me.name !== name;
  return { me: takesName ? await postTo<Me>(server, "/api/identity", { name }) : me, isNew };
}

/** Bring games to a server where one is known; each that was brought stays there, whatever becomes of the others. */
export async function bring(
  games: readonly Game[],
  server: Server,
  onstep: (number: number) => void,
  pause = PAUSE,
): Promise<Report> {
  const [fresh, there, refused, given]: [Brought[], Brought[], Refusal[], Set<string>] = [[], [], [], new Set()];
  const give = (path: string, body: object) => patiently(() => postTo<Brought>(server, path, body), pause);
  for (const [place, { line, needs }] of games.entries()) {
    onstep(place + 1);
    try {
      for (const [path, text] of needs.filter((each) => !given.has(each[1]))) {
        await give(path, { text });
        given.add(text);
      }
      const brought = await give("/api/brought", { line });
      (brought.is_new ? fresh : there).push(brought);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error);
      if (isFinal(error.problem)) break;
    }
  }
  return { fresh, there, left: games.length - fresh.length - there.length, refused };
}

async function patiently<Answer>(ask: () => Promise<Answer>, pause: number): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const isHasty = error instanceof Refusal && error.problem.code === "too_many";
      if (!isHasty || attempt === ATTEMPTS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
