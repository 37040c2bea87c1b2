import { expect, test } from "vitest";
import { Refusal, Unreachable } from "../src/net/api";
import type { TextFault, Problem } from "../src/net/wire";
import { faultText } from "../src/services/records";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { plain } from "./spaces";

const refusal = (fault: TextFault | null, rule: string | null = null) =>
  new Refusal({ code: "unfit", message: "in short", rule, faults: fault === null ? [] : [fault] } satisfies Problem);

test("what is wrong with a record is said with its place", async () => {
  const t = await loadTexts("en", ["notation"]);
  const said = (fault: TextFault | null, rule?: string) => plain(faultText(t, refusal(fault, rule ?? null)));
  expect(said({ line: 7, column: "12", kind: "a slot such as 2a", found: "2e" })).toBe(
    "Line 7, column 12: expected a slot such as 2a, found “2e”.",
  );
  expect(
    said({
      line: 7,
      column: "12",
      kind: "2 totals, one per seat",
      found: "3",
      expected: { key: "expected-totals", arguments: { count: 2 } },
    }),
  ).toBe("Line 7, column 12: expected 2 totals, one per seat, found “3”.");
  expect(said({ line: 9, column: "6.0", kind: "move", found: "build" }, "M1")).toBe(
    plain(`Line 9, turn 6.0: “build” is not possible. ${t("rule-M1")}`),
  );
  expect(said(null)).toBe(t("pages-problem", { code: "unfit" }));
  expect(faultText(t, new Unreachable())).toBe(t("pages-unreachable"));
});

test.each(LANGUAGES)("what is expected is said in %s", async (language) => {
  const t = await loadTexts(language, ["notation"]);
  const expected = { key: "expected-slot" };
  const text = faultText(t, refusal({ line: 7, column: "12", kind: "a slot such as 2a", found: "2e", expected }));
  expect(text).toContain(t("expected-slot"));
  expect(text.includes("such as")).toBe(language === "en");
});

test.each(LANGUAGES)("other rules and other tiles are named in %s", async (language) => {
  const t = await loadTexts(language);
  for (const kind of ["rules", "tiles"]) {
    expect(faultText(t, refusal({ line: 2, column: kind, kind, found: "0a1b" }))).toContain("0a1b");
  }
});
