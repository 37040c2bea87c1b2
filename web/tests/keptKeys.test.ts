import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dropIdentity, dropPerson, OF_BROWSER, OF_IDENTITY } from "../src/services/keptKeys";

const SOURCES = join(import.meta.dirname, "../src");
const TILES = "orbis.tiles.set.mine";
const known = [...Object.values<string>(OF_IDENTITY), ...Object.values<string>(OF_BROWSER)];

function shelfAfter(drop: (shelf: Pick<Storage, "removeItem">) => void): string[] {
  const kept = new Set([...known, TILES]);
  drop({ removeItem: (key) => void kept.delete(key) });
  return [...kept];
}

describe("what this browser keeps", () => {
  it("stays when somebody signs out, as far as it is nowhere else", () => {
    expect(shelfAfter(dropIdentity)).toEqual([...Object.values(OF_BROWSER), TILES]);
    expect(Object.values(OF_BROWSER)).toContain("orbis.deals");
  });

  it("goes with whoever is forgotten, but for the tile sets", () => {
    expect(shelfAfter(dropPerson)).toEqual([TILES]);
  });

  it("is known by its keys, and nothing is dropped but by them", () => {
    const session = [
      "orbis.admin",
      "orbis.forgotten",
      "orbis.inside",
      "orbis.inside.outbox",
      "orbis.outbox",
      "orbis.seat-at",
      "orbis.take-tables",
    ];
    const elsewhere = ["orbis.server.inside.page", "orbis.sqlite"];
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    const texts = files.map((name) => readFileSync(join(SOURCES, name), "utf8"));
    const named = texts.flatMap((text) => [...text.matchAll(/"(orbis\.[a-z0-9.-]+)"/g)].map(([, key]) => key ?? ""));
    const allowed = [...known, ...session, ...elsewhere];
    const others = named.filter((key) => !allowed.includes(key) && !key.endsWith(".json"));
    expect(others.filter((key) => !key.startsWith("orbis.tiles."))).toEqual([]);
    expect(texts.filter((text) => text.includes("localStorage.clear"))).toEqual([]);
  });
});
