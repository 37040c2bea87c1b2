import { describe, expect, test, vi } from "vitest";
import { death, live } from "../src/inside/life";
import type { FromThinker, ToThinker } from "../src/inside/messages";
import { claimTables } from "../src/inside/tabs";
import { Thinkers, type Thinker } from "../src/inside/thinkers";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the workers that think", () => {
  const SILENCE = 1000;
  function lanes() {
    const made: { told: ToThinker[]; thinker: Thinker; ended: boolean; die: () => void }[] = [];
    const works: boolean[] = [];
    const thinkers = new Thinkers(
      {} as WebAssembly.Module,
      () => {
        const one = {
          told: [] as ToThinker[],
          ended: false,
          die: () => undefined as void,
          thinker: {
            onmessage: null,
            onerror: null,
            postMessage: (message) => void one.told.push(message),
            terminate: () => void (one.ended = true),
          } as Thinker,
        };
        made.push(one);
        return one.thinker;
      },
      (work) => works.push(work),
      SILENCE,
      () => new Promise((resolve) => made.forEach((each) => (each.die = resolve))),
    );
    const say = (at: number, data: FromThinker) => made[at]?.thinker.onmessage?.({ data } as never);
    const kinds = () => made.map(({ told }) => told.map(({ kind }) => kind));
    return { made, works, thinkers, say, kinds };
  }

  test("are one for each lane, and drop what nobody waits for", async () => {
    const { thinkers, kinds, say } = lanes();
    const first = thinkers.think(1, "thinking", bytes("a"));
    void thinkers.think(2, "reviewing", bytes("b"));
    void thinkers.think(3, "thinking", bytes("c"));
    thinkers.drop(3);
    thinkers.drop(9);
    expect(kinds()).toEqual([
      ["begin", "think", "think", "drop"],
      ["begin", "think"],
    ]);
    say(0, { kind: "thought", id: 1, answer: bytes("x") });
    expect(await first).toEqual(bytes("x"));
  });

  test("are replaced when they die, and asked the same again", async () => {
    const { made, thinkers, kinds, say, works } = lanes();
    const answer = thinkers.think(1, "thinking", bytes("a"));
    say(0, { kind: "lives" });
    made[0]?.die();
    await vi.waitFor(() =>
      expect(kinds()).toEqual([
        ["begin", "think"],
        ["begin", "think"],
      ]),
    );
    expect(made[0]?.ended).toBe(true);
    say(1, { kind: "thought", id: 1, answer: bytes("x") });
    expect(await answer).toEqual(bytes("x"));
    expect(works).toEqual([]);
  });

  test("are given up after some tries, until they answer again", async () => {
    vi.useFakeTimers();
    const { made, thinkers, say, works } = lanes();
    const answer = thinkers.think(1, "thinking", bytes("a"));
    const refused = expect(answer).rejects.toThrow("says nothing");
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    say(0, { kind: "thinks" });
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(made).toHaveLength(1);
    made[0]?.thinker.onerror?.({ message: "out of memory" } as ErrorEvent);
    await vi.advanceTimersByTimeAsync(2 * SILENCE);
    await refused;
    vi.useRealTimers();
    expect([made.length, made.every(({ ended }) => ended), works]).toEqual([3, true, [false]]);
    const again = thinkers.think(2, "thinking", bytes("a"));
    say(3, { kind: "thought", id: 2, answer: bytes("x") });
    await again;
    expect(works).toEqual([false, true]);
  });
});

test("whoever waits for the lock of a worker hears when it is gone", async () => {
  let release = (): void => undefined;
  const waiting: (() => unknown)[] = [];
  const locks = {
    request: (_: string, hold: () => Promise<void> | undefined) => {
      if (waiting.length > 0) return new Promise((resolve) => (release = () => resolve(hold())));
      waiting.push(hold);
      return hold();
    },
  } as unknown as LockManager;
  await live("a", locks);
  const dead = vi.fn();
  const died = death("a", locks).then(dead);
  expect(dead).not.toHaveBeenCalled();
  release();
  await died;
  expect(dead).toHaveBeenCalledOnce();
});

describe("one tab has the tables", () => {
  type Hold = () => Promise<unknown>;
  test("at once if no other does, until another takes them", async () => {
    let lose = (_: Error): void => undefined;
    const lost = vi.fn();
    const locks = {
      request: (_: string, __: object, hold: Hold) => {
        void hold();
        return new Promise((_, reject) => (lose = reject));
      },
    } as unknown as LockManager;
    expect(await claimTables(lost, false, locks)).toBe(true);
    lose(new DOMException("stolen", "AbortError"));
    await Promise.resolve();
    await Promise.resolve();
    expect(lost).toHaveBeenCalledOnce();
  });

  test("not if another keeps them, unless it is forced", async () => {
    const options: LockOptions[] = [];
    const locks = {
      request: (_: string, given: LockOptions, hold: Hold) => {
        options.push(given);
        return given.steal ? hold() : new Promise((_, no) => given.signal?.addEventListener("abort", no));
      },
    } as unknown as LockManager;
    expect(await claimTables(() => undefined, false, locks, 1)).toBe(false);
    expect(await claimTables(() => undefined, true, locks, 1)).toBe(true);
    expect(options.map(({ steal }) => steal)).toEqual([undefined, true]);
  });
});
