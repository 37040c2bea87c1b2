/** The compiled core: it answers a request with bytes. `core/wasm` says what is in them. Plain JavaScript, so that tests
 *  can run it by themselves. */
export function openCore(module) {
  let memory;
  const system = {
    clock_time_get(_clock, _precision, at) {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory.buffer).setBigUint64(at, now, true);
      return 0;
    },
  };
  // Its library could also use files and a place for messages, and never does.
  const nothing = () => 8;
  const imports = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ name }) => [name, system[name] ?? nothing]),
  );
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
  memory = exports.memory;
  exports._initialize();
  return (request) => {
    const room = exports.room(request.length);
    new Uint8Array(memory.buffer).set(request, room);
    const at = exports.answer_to(room, request.length);
    const length = new DataView(memory.buffer).getUint32(at, true);
    return new Uint8Array(memory.buffer.slice(at + 4, at + 4 + length));
  };
}

/** How an answer begins if the core has not finished: ask the same again, and it goes on. */
export const UNFINISHED = 2;
