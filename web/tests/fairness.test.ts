import { describe, expect, test } from "vitest";
import catalogue from "../fixtures/catalogue.json";
import deals from "../fixtures/deals.json";
import type { Catalogue } from "../src/net/wire";
import { KeptDeals } from "../src/services/keptDeals";
import { checkDeal, checkKept, commitmentTo, deal, seedOf } from "../src/tools/fairness";

const tiles = (catalogue as unknown as Catalogue).tiles;

describe.each(deals)("the deal of $players players", (dealt) => {
  const told = { commitment: dealt.commitment, secret: dealt.secret, nonces: dealt.nonces };
  const seen = { display: dealt.display, gods: dealt.gods, reveals: dealt.order.slice(0, 12) };

  test("is the one that Python deals", async () => {
    expect(await commitmentTo(dealt.secret)).toBe(dealt.commitment);
    expect(await seedOf(dealt.secret, dealt.nonces)).toBe(dealt.seed);
    expect(await deal(dealt.players, dealt.seed, tiles)).toEqual({
      display: dealt.display,
      gods: dealt.gods,
      order: dealt.order,
    });
  });

  test("holds when it was seen as dealt", async () => {
    expect(await checkDeal(dealt.players, tiles, told, seen)).toEqual({
      commitment: true,
      display: true,
      gods: true,
      reveals: true,
    });
  });

  test("does not hold when a tile was exchanged, or the secret", async () => {
    const [first = 0, second = 0, ...rest] = seen.reveals;
    const swapped = { ...seen, reveals: [second, first, ...rest] };
    expect(await checkDeal(dealt.players, tiles, told, swapped)).toMatchObject({ commitment: true, reveals: false });
    expect(await checkDeal(dealt.players, tiles, { ...told, secret: "ab".repeat(32) }, seen)).toMatchObject({
      commitment: false,
    });
  });
});

/** A browser's storage. */
class Drawer {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

describe("a server that cheats", () => {
  const players = 2;
  const nonces = ["own nonce", "the other's"] as const;
  const committed = "5e".repeat(32);

  /** What the page keeps, also over a reload. */
  async function kept() {
    const drawer = new Drawer();
    new KeptDeals(drawer).send("t", await commitmentTo(committed), 0, nonces[0]);
    new KeptDeals(drawer).see("t", "what is shown later");
    const found = new KeptDeals(drawer).of("t");
    if (found === null) throw new Error("nothing was kept");
    return found;
  }

  test("is found out when it has ground secrets until it liked the deal, and shows another commitment", async () => {
    let secret = "";
    let liked = false;
    for (let number = 1; !liked; number++) {
      secret = number.toString(16).padStart(64, "0");
      liked = (await deal(players, await seedOf(secret, nonces), tiles)).gods.includes(1);
    }
    const dealt = await deal(players, await seedOf(secret, nonces), tiles);
    const told = { secret, commitment: await commitmentTo(secret), nonces };
    const seen = { display: dealt.display, gods: dealt.gods, reveals: dealt.order.slice(0, 5) };
    // Everything that it says at the end fits together: only what was kept gives it away.
    expect(Object.values(await checkDeal(players, tiles, told, seen))).toEqual([true, true, true, true]);
    expect(checkKept(await kept(), told)).toEqual({ kept: false, nonce: true });
  });

  test("is found out when it swaps a nonce", async () => {
    const commitment = await commitmentTo(committed);
    expect(checkKept(await kept(), { commitment, nonces })).toEqual({ kept: true, nonce: true });
    for (const swapped of [["another", nonces[1]], [null, nonces[1]], [nonces[1], nonces[0]], []])
      expect(checkKept(await kept(), { commitment, nonces: swapped })).toEqual({ kept: true, nonce: false });
  });

  test("gets no nonce for another deal than the one to which it has committed itself", () => {
    const deals = new KeptDeals(new Drawer());
    deals.see("t", "published");
    expect(() => deals.send("t", "another", 0, "nonce")).toThrow();
    expect(deals.of("t")?.nonces).toEqual({});
  });

  test("whoever only watched has no nonce to compare", () => {
    const deals = new KeptDeals(new Drawer());
    deals.see("t", "published");
    const found = deals.of("t");
    expect(found && checkKept(found, { commitment: "published", nonces })).toEqual({ kept: true });
  });

  test("the oldest deals are forgotten", () => {
    const deals = new KeptDeals(new Drawer());
    for (let number = 0; number < 150; number++) deals.see(`table ${number}`, "published");
    expect(deals.of("table 0")).toBeNull();
    expect(deals.of("table 149")?.commitment).toBe("published");
  });
});
