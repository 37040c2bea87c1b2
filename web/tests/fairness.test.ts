import { describe, expect, test } from "vitest";
import catalogue from "../fixtures/catalogue.json";
import deals from "../fixtures/deals.json";
import type { Catalogue } from "../src/net/wire";
import { checkDeal, commitmentTo, deal, seedOf } from "../src/tools/fairness";

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
