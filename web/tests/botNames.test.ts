import { expect, test } from "vitest";
import type { Replay, View } from "../src/net/wire";
import {
  botNames,
  botsInRecord,
  GIVEN,
  recordedName,
  renamed,
  withBotNames,
  withBotsInRecord,
} from "../src/text/botNames";
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

test("nobody is called as a person at the table is", async () => {
  const t = await loadTexts("de");
  const bot = { kind: "bot", level: "pilgrim", name: "Pilgrim" };
  const at = (name: string) => ({ seats: [{ kind: "person", level: "", name }, bot] }) as unknown as View;
  expect([...botNames(t, at("Ann"))]).toEqual([["Pilgrim", "Pilger"]]);
  for (const name of ["Pilgrim", "Pilger"]) {
    expect(botNames(t, at(name)).size).toBe(0);
    expect(withBotNames(t, at(name)).seats.map((seat) => seat.name)).toEqual([name, "Pilgrim"]);
  }
});

test("a record calls its bots as the reader does, in its sentences, too", async () => {
  const t = await loadTexts("de");
  const log = [{ key: "log-take", arguments: { name: "Pilgrim", tile: "Pilgrim" } }];
  const seats = [
    { name: "Ann", kind: "human" },
    { name: "Pilgrim", kind: "pilgrim" },
  ];
  const called = withBotsInRecord(t, { seats, steps: [{ log }] } as unknown as Replay);
  expect(called.seats.map(({ name }) => name)).toEqual(["Ann", "Pilger"]);
  expect(called.steps[0]?.log?.[0]?.arguments).toEqual({ name: "Pilger", tile: "Pilgrim" });
});

test("a turn of a record that is played again calls its bots as the reader does", async () => {
  const t = await loadTexts("de");
  const called = botsInRecord(t, [
    { name: "Ann", kind: "human" },
    { name: "Acolyte 2", kind: "acolyte" },
  ]);
  expect([...called]).toEqual([["Acolyte 2", "Akolyth 2"]]);
  const told = renamed({ key: "log-take", arguments: { name: "Acolyte 2", tile: "Acolyte 2" } }, called);
  expect(told.arguments).toEqual({ name: "Akolyth 2", tile: "Acolyte 2" });
});
