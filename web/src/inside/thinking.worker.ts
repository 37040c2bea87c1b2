/** A worker that thinks: it has nothing but the core, and answers what it is asked, a little at a time. */

import { openCore, UNFINISHED } from "./core.mjs";
import type { Thought, ToThinker } from "./messages";

declare const self: DedicatedWorkerGlobalScope;
type Bytes = Uint8Array<ArrayBuffer>;

let ask: ((request: Bytes) => Bytes) | null = null;
/** What is still waited for, in the order in which it was asked. */
const waiting = new Map<number, Bytes>();
let working = false;

/** Lets messages come between two pieces of work. */
const { port1, port2 } = new MessageChannel();
const pause = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

async function work(core: (request: Bytes) => Bytes): Promise<void> {
  working = true;
  for (let [next] = waiting; next !== undefined; [next] = waiting) {
    const [id, request] = next;
    const answer = core(request);
    if (answer[0] === UNFINISHED) {
      await pause();
      continue;
    }
    waiting.delete(id);
    self.postMessage({ id, answer } satisfies Thought, [answer.buffer]);
  }
  working = false;
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  switch (data.kind) {
    case "begin":
      ask = openCore(data.core);
      return;
    case "think":
      waiting.set(data.id, data.request);
      if (ask !== null && !working) void work(ask);
      return;
    case "drop":
      waiting.delete(data.id);
      return;
  }
};
