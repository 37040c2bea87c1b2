/** Sentences of the log that are told as one. */

import { expect, test } from "vitest";
import turns from "../fixtures/told-turns.json";
import { together } from "../src/text/sentences";

test("the same sentences are told as one here and on the server", () => {
  expect(turns.length).toBeGreaterThan(10);
  for (const { log, told } of turns) expect(together(log)).toEqual(told);
});

test("what is paid in a way that is not known is told as it is", () => {
  const cost = { key: "amount-any", arguments: { count: 1 } };
  const log = [
    { key: "log-build", arguments: { name: "Ann", count: 1, cost } },
    { key: "log-pay", arguments: { name: "Ann", count: 1, colour: "violet" } },
  ];
  expect(together(log)).toEqual(log);
});
