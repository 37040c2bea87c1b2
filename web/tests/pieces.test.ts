import { expect, test } from "vitest";
import { NOBODY } from "../src/model/colours";
import { worshippersLabel } from "../src/table/labels";
import { amountsLabel, amountsText, effectText } from "../src/text/pieces";
import { winnersText } from "../src/text/sentences";
import { loadTexts, type Language } from "../src/text/texts";
import { plain } from "./spaces";

const WON: readonly (readonly [Language, string])[] = [
  ["en", "Anna, Jan and Eva"],
  ["pl", "Anna, Jan i Eva"],
  ["sk", "Anna, Jan a Eva"],
  ["ru", "Anna, Jan и Eva"],
  ["de", "Anna, Jan und Eva"],
];

test.each(WON)("winners share the victory in %s", async (language, names) => {
  const t = await loadTexts(language);
  expect(plain(winnersText(t, ["Anna", "Jan", "Eva"]))).toBe(plain(t("winners", { count: 3, names })));
  expect(winnersText(t, ["Anna"])).toBe(t("winners", { count: 1, names: "Anna" }));
});

const COUNTED: readonly (readonly [Language, string, string, readonly string[]])[] = [
  ["en", "1 white", "1 white", ["0 blue worshippers", "1 blue worshipper", "2 blue worshippers", "5 blue worshippers"]],
  [
    "pl",
    "1 białego",
    "1 biały",
    ["0 niebieskich wyznawców", "1 niebieski wyznawca", "2 niebieskich wyznawców", "5 niebieskich wyznawców"],
  ],
  [
    "sk",
    "1 bieleho",
    "1 biely",
    ["0 modrých uctievačov", "1 modrý uctievač", "2 modrí uctievači", "5 modrých uctievačov"],
  ],
  [
    "ru",
    "1 белого",
    "1 белый",
    ["0 синих Последователей", "1 синий Последователь", "2 синих Последователя", "5 синих Последователей"],
  ],
  ["de", "1 weißen", "1 weißer", ["0 blaue Anhänger", "1 blauer Anhänger", "2 blaue Anhänger", "5 blaue Anhänger"]],
];

test.each(COUNTED)(
  "worshippers are objects in sentences and nominatives in labels, in %s",
  async (language, object, label, counted) => {
    const t = await loadTexts(language);
    const cost = { ...NOBODY, W: 1, any: 2 };
    expect(plain(amountsText(t, cost))).toBe(plain(`${object}, ${t("amount-any", { count: 2 })}`));
    expect(plain(amountsLabel(t, cost))).toBe(plain(`${label}, ${t("amount-any.label", { count: 2 })}`));
    expect([0, 1, 2, 5].map((count) => plain(worshippersLabel(t, "B", count)))).toEqual(counted);
  },
);

test("a German volcano for one worshipper speaks of one", async () => {
  const t = await loadTexts("de");
  const volcano = (number: number) => plain(effectText(t, { kind: "volcano", colours: ["G"], number }));
  expect([volcano(1), volcano(2)]).toEqual([
    expect.stringContaining("Entferne 1 grünen Anhänger"),
    expect.stringContaining("Entferne 2 grüne Anhänger"),
  ]);
});
