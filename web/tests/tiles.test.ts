/** Tile sets of one's own: written, kept, sorted, filtered. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../src/gallery/fixtures";
import { routeOf } from "../src/services/router.svelte";
import {
  EMPTY,
  changed,
  draftOfRow,
  draftOfTile,
  fileText,
  outlineOfTile,
  tileOfDraft,
  withKind,
} from "../src/tiles/drafts";
import { EVERYTHING, chosen, toggled } from "../src/tiles/filters";
import { isWrong, sortFaults } from "../src/tiles/setCheck.svelte";
import {
  comparedIn,
  dropSet,
  keepSet,
  nameOfSet,
  newKey,
  ownSets,
  rememberName,
  type OwnSet,
} from "../src/tiles/shelf";

const STANDARD = new URL("../../src/orbis/rules/data/tiles.csv", import.meta.url);
const { tiles } = await loadCatalogue();

class Shelf {
  readonly #kept = new Map<string, string>();
  constructor(private readonly room = Infinity) {}
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  removeItem = (key: string) => void this.#kept.delete(key);
  setItem = (key: string, value: string) => {
    if (value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.#kept.set(key, value);
  };
}

const set = (change: Partial<OwnSet> = {}): OwnSet => ({
  key: newKey(1),
  name: "My copy",
  rows: [EMPTY],
  at: 0,
  id: null,
  ...change,
});

describe("a draft", () => {
  it("of every tile is written as in the file of the standard set", () => {
    // The colours of a cost or an effect may stand in any order there.
    const ordered = (letters: string) =>
      [..."WBGRO*"].map((letter) => letter.repeat(letters.split(letter).length - 1)).join("");
    expect(fileText(tiles.map(draftOfTile))).toBe(readFileSync(STANDARD, "utf-8").replaceAll(/[WBGRO*]{2,}/g, ordered));
  });

  it("is drawn as the tile that it is", () => {
    for (const tile of tiles) {
      const { fewest: _fewest, rule: _rule, ...face } = tile;
      expect(tileOfDraft(draftOfTile(tile), tile.id)).toEqual(face);
    }
  });

  it("is not drawn before its level, colour and kind are known", () => {
    const [tile] = tiles;
    if (tile === undefined) throw new Error("no tiles");
    expect(tileOfDraft(EMPTY, 0)).toBeNull();
    expect(tileOfDraft(outlineOfTile(tile), 0)).toBeNull();
    expect(outlineOfTile(tile)).toMatchObject({ level: tile.level, colour: tile.colour, kind: null, points: "" });
  });

  it("writes what was typed, whatever it is", () => {
    expect(fileText([changed(EMPTY, "points", { points: '1,"2' })])).toContain('0,,,,,"1,""2",,none\n');
  });

  it("keeps what the server could not read until its field is changed", () => {
    const row = {
      line: 2,
      fields: ["0", "9", "green", "X", "forest WB 2", "100", "", "none"],
      level: null,
      colour: "G" as const,
      cost: null,
      effect: { kind: "forest" as const, colours: ["W", "B"] as const, number: 2 },
      points: null,
      mystic: null,
      star: "none" as const,
    };
    const draft = draftOfRow(row, false);
    expect(draft.strange).toEqual({ level: "9", cost: "X" });
    expect(fileText([draft])).toContain("\n0,9,green,X,forest WB 2,100,,none\n");
    const mended = changed(changed(draft, "level", { level: 2 }), "cost", { cost: { ...draft.cost, R: 2, any: 1 } });
    expect(fileText([mended])).toContain("\n0,2,green,RR*,forest WB 2,100,,none\n");
  });

  it("keeps the colours that another kind can name", () => {
    const forest = { ...EMPTY, kind: "forest" as const, colours: ["R", "W"] as const, number: "3" };
    expect(withKind(forest, "volcano")).toMatchObject({ colours: ["R", "W"], number: "3" });
    expect(withKind(forest, "farm")).toMatchObject({ colours: ["R"], number: "" });
    expect(withKind(forest, "temple")).toMatchObject({ colours: [], number: "3" });
    expect(fileText([forest])).toContain("forest WR 3");
  });
});

describe("faults", () => {
  const fault = (line: number, column: string, kind: string, found = "") => ({ line, column, kind, found });

  it("are sorted by tile, those of the whole set apart", () => {
    const { tiles, whole } = sortFaults([
      fault(2, "cost", "cost", "X"),
      fault(4, "level", "level"),
      fault(4, "star", "star"),
      fault(40, "level", "crowded", "33"),
    ]);
    expect([...tiles].map(([tile, faults]) => [tile, faults.map((each) => each.column)])).toEqual([
      [0, ["cost"]],
      [2, ["level", "star"]],
    ]);
    expect(whole.map((each) => each.kind)).toEqual(["crowded"]);
  });

  it("are wrong only where something was entered", () => {
    expect(isWrong(EMPTY, fault(2, "points", "points"))).toBe(false);
    expect(isWrong(EMPTY, fault(2, "points", "points", "100"))).toBe(true);
    const begun = withKind(EMPTY, "village");
    expect(isWrong(begun, fault(2, "effect", "effect", "village "))).toBe(false);
    expect(isWrong({ ...begun, number: "0" }, fault(2, "effect", "effect", "village 0"))).toBe(true);
  });
});

describe("the shelf", () => {
  it("keeps several sets, and forgets the one that is dropped", () => {
    const shelf = new Shelf();
    expect(keepSet(set({ key: newKey(2), name: "Second" }), shelf)).toBe(true);
    expect(keepSet(set({ name: "First", rows: [{ ...EMPTY, done: true }, EMPTY] }), shelf)).toBe(true);
    expect(ownSets(shelf).map((each) => [each.name, comparedIn(each), each.rows.length])).toEqual([
      ["First", 1, 2],
      ["Second", 0, 1],
    ]);
    dropSet(newKey(1), shelf);
    expect(ownSets(shelf).map((each) => each.name)).toEqual(["Second"]);
  });

  it("passes over what is no set", () => {
    const shelf = new Shelf();
    shelf.setItem("orbis.tiles.set.1", "{");
    shelf.setItem("orbis.tiles.set.2", '{"key":"2","name":"x","at":0,"rows":[{}]}');
    shelf.setItem("orbis.settings", "{}");
    expect(ownSets(shelf)).toEqual([]);
  });

  it("says when there is no room", () => {
    expect(keepSet(set(), new Shelf(10))).toBe(false);
  });

  it("knows a set by its content, and by the name under which it was given away", () => {
    const shelf = new Shelf();
    keepSet(set({ id: "abc" }), shelf);
    expect(nameOfSet("abc", shelf)).toBe("My copy");
    rememberName("abc", "My copy", shelf);
    keepSet(set({ id: null }), shelf);
    expect(nameOfSet("abc", shelf)).toBe("My copy");
    expect(nameOfSet("other", shelf)).toBeNull();
  });
});

describe("filters", () => {
  it("show everything where nothing is chosen", () => {
    expect(chosen(tiles, EVERYTHING)).toEqual(tiles);
  });

  it("show what fits all that is chosen", () => {
    const found = chosen(tiles, { ...EVERYTHING, levels: [1], kinds: ["conversion"], colours: ["W", "B"] });
    expect(found.map((tile) => tile.id)).toEqual([0, 1, 2, 4, 5, 6]);
    expect([2, 3, 4].map((players) => chosen(tiles, { ...EVERYTHING, players: players as 2 | 3 | 4 }).length)).toEqual([
      37, 51, 65,
    ]);
  });

  it("are put in and taken out again", () => {
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });
});

it("the address names the set that is looked at", () => {
  expect(routeOf("/tiles")).toEqual({ page: "tiles", own: false, set: null });
  expect(routeOf("/tiles/own")).toEqual({ page: "tiles", own: true, set: null });
  expect(routeOf("/tiles/1411d256107c178f")).toEqual({ page: "tiles", own: false, set: "1411d256107c178f" });
  expect(routeOf("/tiles/a/b").page).toBe("nowhere");
});
