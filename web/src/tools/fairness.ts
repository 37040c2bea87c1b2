/** The deal, dealt again in the browser: whether the tiles came as the secret and the nonces say (RULES, section 11). */

import type { Tile } from "../net/wire";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function big(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

/** The value that was published before the deal. */
export async function commitmentTo(secret: string): Promise<string> {
  return hex(await sha256(bytesOf("orbis commitment 1\0"), unhex(secret)));
}

/** The seed that a secret gives together with the nonces of the seats. */
export async function seedOf(secret: string, nonces: readonly (string | null)[]): Promise<string> {
  const mixed = nonces.flatMap((nonce) => {
    const content = nonce === null ? new Uint8Array() : bytesOf(`+${nonce}`);
    return [big(content.length), content];
  });
  return hex(await sha256(bytesOf("orbis seed 1\0"), unhex(secret), ...mixed));
}

/** Random words of a seed (H1). */
class Words {
  #counter = 0;
  #ready: number[] = [];
  constructor(private readonly seed: string) {}

  async next(): Promise<number> {
    if (this.#ready.length === 0) {
      const digest = new DataView((await sha256(bytesOf(this.seed), big(this.#counter))).buffer);
      this.#ready = Array.from({ length: 8 }, (_, index) => digest.getUint32(index * 4));
      this.#counter += 1;
    }
    return this.#ready.shift() ?? 0;
  }

  /** A number below a limit (H2). */
  async below(limit: number): Promise<number> {
    const fair = limit * Math.floor(2 ** 32 / limit);
    let word = await this.next();
    while (word >= fair) word = await this.next();
    return word % limit;
  }

  /** The items in a random order (H3). */
  async shuffled<Item>(items: readonly Item[]): Promise<Item[]> {
    const order = [...items];
    for (let index = order.length - 1; index > 0; index--) {
      const other = await this.below(index + 1);
      const [one, two] = [order[index], order[other]];
      if (one !== undefined && two !== undefined) [order[index], order[other]] = [two, one];
    }
    return order;
  }
}

export interface Deal {
  readonly display: readonly number[];
  readonly gods: readonly number[];
  /** The tiles of the stacks, in the order in which they come to the display. */
  readonly order: readonly number[];
}

/** Tiles with these stars stay out of a game with that many players (S2). */
const LEFT_OUT: Readonly<Record<number, readonly Tile["star"][]>> = { 2: ["white", "purple"], 3: ["white"], 4: [] };

/** What a seed deals (H4). */
export async function deal(players: number, seed: string, tiles: readonly Tile[]): Promise<Deal> {
  const source = new Words(seed);
  const used = tiles.filter((tile) => !(LEFT_OUT[players] ?? []).includes(tile.star));
  const order: number[] = [];
  for (const level of [1, 2, 3])
    order.push(...(await source.shuffled(used.filter((tile) => tile.level === level))).map((tile) => tile.id));
  const gods = await source.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  return { display: order.slice(0, 9), gods: gods.slice(0, players + 1), order: order.slice(9) };
}

/** What was seen of a deal. */
export interface Seen {
  readonly display: readonly number[];
  readonly gods: readonly number[];
  readonly reveals: readonly number[];
}

export interface Told {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
}

/** What a player kept from before the deal: only with it can the dealer be checked. */
export interface Kept {
  /** The commitment as it was first seen. */
  readonly commitment: string;
  /** What the player's own seats added to the deal. */
  readonly nonces: Readonly<Record<number, string>>;
  /** The first display and the gods, if they were seen before anything was taken. */
  readonly dealt: Pick<Seen, "display" | "gods"> | null;
}

export type Check = "commitment" | "display" | "gods" | "reveals";
export type KeptCheck = "kept" | "nonce";

/** Whether the server still says what it said before the deal; `nonce` only where one was sent. */
export function checkKept(kept: Kept, told: Omit<Told, "secret">): Readonly<Partial<Record<KeptCheck, boolean>>> {
  const own = Object.entries(kept.nonces);
  return {
    kept: kept.commitment === told.commitment,
    ...(own.length > 0 ? { nonce: own.every(([seat, nonce]) => told.nonces[Number(seat)] === nonce) } : {}),
  };
}

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Each thing that was checked, and whether it holds. */
export async function checkDeal(
  players: number,
  tiles: readonly Tile[],
  told: Told,
  seen: Seen,
): Promise<Readonly<Record<Check, boolean>>> {
  const dealt = await deal(players, await seedOf(told.secret, told.nonces), tiles);
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
  return {
    commitment: (await commitmentTo(told.secret)) === told.commitment,
    display: same(dealt.display, seen.display),
    // The order of the gods is not seen once some are taken.
    gods: same(sorted(dealt.gods), sorted(seen.gods)),
    reveals: same(dealt.order.slice(0, seen.reveals.length), seen.reveals),
  };
}
