import { expect, test } from "vitest";
import { lettersOf } from "../src/text/monogram";

test("those at a table who begin alike have two letters each, and others one", () => {
  const names = ["Pilgrim", "Priest", "Prophet", "Vega"];
  expect(names.map((name) => lettersOf(name, names))).toEqual(["Pi", "Pr", "Po", "V"]);
  expect(lettersOf("Pilgrim")).toBe("P");
});

test("words have a letter each, and the same name has the same letters", () => {
  const names = ["Player 1", "Player 2", "Élodie", "elsa", "Vega", "Vega"];
  expect(names.map((name) => lettersOf(name, names))).toEqual(["P1", "P2", "É", "E", "V", "V"]);
  expect(lettersOf("", ["", "A"])).toBe("");
});
