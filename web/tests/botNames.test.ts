import { expect, test } from "vitest";
import { GIVEN, recordedName } from "../src/text/botNames";
import { LEVELS } from "../src/services/newTable";
import { LANGUAGES, loadTexts } from "../src/text/texts";

test.each(LANGUAGES)("the names that bots are given in %s are known", async (language) => {
  const t = await loadTexts(language);
  for (const level of LEVELS) expect(GIVEN[level]).toContain(t(`pages-level-${level}`));
});

test("a bot is called as the reader calls its level, unless somebody has named it", async () => {
  const t = await loadTexts("de");
  expect(recordedName(t, { name: "Pilgrim", kind: "pilgrim" })).toBe("Pilger");
  expect(recordedName(t, { name: "Послушник 2", kind: "acolyte" })).toBe("Akolyth 2");
  expect(recordedName(t, { name: "Robbie", kind: "pilgrim" })).toBe("Robbie");
  expect(recordedName(t, { name: "Pilgrim", kind: "human" })).toBe("Pilgrim");
});
