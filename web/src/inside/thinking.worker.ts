/** A worker that thinks: it has nothing but the core, and answers what it is asked, a little at a time. */

import { openCore, UNFINISHED } from "./core.mjs";
import { live } from "./life";
import type { FromThinker, ToThinker } from "./messages";

declare const self: DedicatedWorkerGlobalScope;
type Bytes = Uint8Array<ArrayBuffer>;

let ask: ((request: Bytes) => Bytes) | null = null;
/** What is still waited for, in the order in which it was asked. */
const waiting = new Map<number, Bytes>();
let working = false;

const tell = (message: FromThinker, moved: Transferable[] = []) => self.postMessage(message, moved);

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
      tell({ kind: "thinks" });
      await pause();
      continue;
    }
    waiting.delete(id);
    tell({ kind: "thought", id, answer }, [answer.buffer]);
  }
  working = false;
}

/** Begin to think, once everybody can know that this worker lives. */
async function begin({ core, lock }: Extract<ToThinker, { kind: "begin" }>): Promise<void> {
  await live(lock);
  tell({ kind: "lives" });
  ask = openCore(core);
  await work(ask);
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  switch (data.kind) {
    case "begin":
      // Whoever made this worker hears of errors, and makes another one.
      begin(data).catch(reportError);
      return;
    case "think":
      waiting.set(data.id, data.request);
      if (ask !== null && !working) work(ask).catch(reportError);
      return;
    case "drop":
      waiting.delete(data.id);
      return;
  }
};
