import { expect, test } from "vitest";
import { isOnlyHere } from "../src/tools/onlyHere";

test.each(["localhost", "orbis.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("only this device opens %s", (name) => {
  expect(isOnlyHere(name)).toBe(true);
});

test.each(["192.168.1.20", "play.example.org", "127.0.0.1.example.org", "localhost.example", "[fe80::1]"])(
  "others may open %s",
  (name) => {
    expect(isOnlyHere(name)).toBe(false);
  },
);
