import { expect, test } from "vitest";
import { ended, noteEnded } from "../src/app/ended";
import type { NoticeChannel } from "../src/net/wire";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const channel = (id: string, isEnded: boolean): NoticeChannel => ({
  id,
  kind: "ntfy",
  label: id,
  failing: isEnded,
  ended: isEnded,
});
const ids = (channels: readonly NoticeChannel[]) => channels.map(({ id }) => id);

test("a channel that has ended is said once, another one later too, and the first again if it had worked again", () => {
  const own = shelf();
  const [a, b, works] = [channel("a", true), channel("b", true), channel("a", false)];
  expect(ids(ended([a, channel("c", false)], own))).toEqual(["a"]);
  noteEnded([a], own);
  expect(ids(ended([a], own))).toEqual([]);
  expect(ids(ended([a, b], own))).toEqual(["b"]);
  noteEnded([a, b], own);
  expect(ids(ended([a, b], own))).toEqual([]);
  expect(ids(ended([works, b], own))).toEqual([]);
  expect(ids(ended([a, b], own))).toEqual(["a"]);
});
