import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pathWithin, wantedPath } from "../src/services/base";

describe("the path within the application", () => {
  test.each([
    ["/", "", "/"],
    ["/table/4f5e", "", "/table/4f5e"],
    ["/orbis/", "/orbis", "/"],
    ["/orbis", "/orbis", "/"],
    ["/orbis/table/4f5e", "/orbis", "/table/4f5e"],
    ["/games/orbis/rules/E5", "/games/orbis", "/rules/E5"],
    ["/orbis-old/table/4f5e", "/orbis", null],
    ["/", "/orbis", null],
  ])("%s in %s is %s", (pathname, folder, path) => {
    expect(pathWithin(pathname, folder)).toBe(path);
  });
});

describe("a host of files leads to the page with the path that was wanted", () => {
  test.each([
    ["?at=/table/4f5e", "/table/4f5e"],
    [`?at=${encodeURIComponent("/review/4f5e?simulations=9")}`, "/review/4f5e?simulations=9"],
    ["", null],
    ["?at=//elsewhere.example", null],
    [String.raw`?at=/\elsewhere.example`, null],
    ["?at=/%5Celsewhere.example", null],
    ["?at=https://elsewhere.example", null],
  ])("%s: %s", (search, path) => {
    expect(wantedPath(search)).toBe(path);
  });
});

test("every link begins with the folder of the page", () => {
  const folder = join(import.meta.dirname, "../src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  const absolute = names
    .filter((name) => name.endsWith(".svelte"))
    .filter((name) => /href=(\{\s*)?["`]\//.test(readFileSync(join(folder, name), "utf-8")));
  expect(absolute).toEqual([]);
});
