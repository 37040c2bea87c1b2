// Answers requests to the core on standard input, each after its length: node core.mjs GLUE CORE.WASM
import { readFileSync, readSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [glue, core] = process.argv.slice(2);
const { openCore } = await import(pathToFileURL(glue));
const answerTo = openCore(new WebAssembly.Module(readFileSync(core)));

function read(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const got = readSync(0, bytes, at, length - at);
    if (!got) process.exit();
    at += got;
  }
  return bytes;
}

for (;;) {
  const answer = answerTo(read(read(4).readUInt32LE()));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(answer.length);
  const whole = Buffer.concat([head, answer]);
  for (let at = 0; at < whole.length; ) at += writeSync(1, whole, at);
}
