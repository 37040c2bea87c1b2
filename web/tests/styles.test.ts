import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

test("no style asks the whole page what is in it: with every change all drawings would be styled again", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(css|svelte)$/.test(name),
  );
  const asking = files.filter((name) =>
    /(:root|html|body|\.screen|\.table)[^\s>,{]*:has\(/.test(readFileSync(join(SOURCES, name), "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});
