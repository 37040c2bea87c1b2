import { expect, test } from "vitest";
import cases from "../../tests/locales/typography.json";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { typeset } from "../src/text/typography";

test.each(LANGUAGES)("spaces stay where a line may break and only there, in %s", (language) => {
  for (const each of cases[language]) {
    const source = each.replaceAll("~", " ").replaceAll("\u202f", " ");
    expect(typeset(language, source).replaceAll("\u00a0", "~")).toBe(each);
  }
});

test("arguments are left as they are", async () => {
  const t = await loadTexts("pl");
  expect(t("list-and", { first: "W 3 z 4", last: "o i u" })).toBe("W 3 z 4 i\u00a0o i u");
});
