import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { OWN_COLOURS } from "../src/model/ownColours";
import type { Listed, Seat } from "../src/net/wire";
import { peopleIn } from "../src/views/listed";
import { hasOthers, shownColours } from "../src/views/tableColours.svelte";

const THEME = readFileSync(join(import.meta.dirname, "../src/theme.css"), "utf8");

/** A colour of the theme, light and dark. */
function themed(name: string): readonly [string, string] {
  const [, light = "", dark = ""] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(THEME) ?? [];
  return [light, dark];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(OWN_COLOURS))("%s can be seen and read on, by day and by night", (_, colours) => {
  for (const [theme, colour] of colours.entries()) {
    expect(contrast(colour, themed("panel")[theme] ?? "")).toBeGreaterThanOrEqual(4.5); // the letters
    for (const ground of ["bg", "panel-2", "accent-soft"])
      expect(contrast(colour, themed(ground)[theme] ?? "")).toBeGreaterThanOrEqual(3);
  }
});

describe("the colours at a table", () => {
  const seats = (...players: readonly string[]) => ({ seats: players.map((player) => ({ player }) as Seat) });
  const told = { company: "ann bob ", colours: ["grey", "pink", ""] } as const;
  const ann = { id: "ann", colour: "teal" } as const;

  it("are one's own at once, and those of others as told", () => {
    expect(shownColours(seats("ann", "bob", ""), ann, told)).toEqual(["teal", "pink", ""]);
    expect(shownColours(seats("ann", "bob", ""), null, told)).toEqual(["grey", "pink", ""]);
  });

  it("are never those of whoever sat there before", () => {
    expect(shownColours(seats("ann", "cid", ""), ann, told)).toEqual(["teal", "", ""]);
  });

  it("are nobody's where several people share a device", () => {
    expect(shownColours(seats("ann", "ann", ""), ann, told)).toEqual(["", "", ""]);
  });

  it("are asked for only if somebody else is there", () => {
    expect(hasOthers(seats("ann", ""), "ann")).toBe(false);
    expect(hasOthers(seats("ann", "bob"), "ann")).toBe(true);
  });
});

test("a list shows the other people of a table, and no bots", () => {
  const seat = (player: string, name: string, kind = "person") => ({ player, name, kind });
  const summary = { seats: [seat("ann", "Ann"), seat("", "Priest", "bot"), seat("bob", "Bob"), seat("", "", "open")] };
  const listed = { summary, colours: ["teal", "", "olive", ""] } as unknown as Listed;
  expect(peopleIn(listed, "ann")).toEqual([{ name: "Bob", colour: "olive" }]);
  expect(peopleIn({ ...listed, colours: [] }, "").map(({ colour }) => colour)).toEqual(["", ""]);
});
