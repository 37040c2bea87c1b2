/** The server of the pack, started in this worker, and what it offers (docs/inside.md). */

import type { Pairs } from "./messages";
import type { FileSystem } from "./mount";
import { fileFor, type Pack } from "./pack";
import { openPython, type Python } from "./python.mjs";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Line {
  receive(text: string): PromiseLike<void>;
  close(): void;
}

/** The server, as `orbis.server.inside.page` gives it. */
export interface Inside {
  request(
    method: string,
    path: string,
    headers: Pairs,
    body: Bytes,
    gone: Promise<void>,
  ): PromiseLike<readonly [status: number, headers: Pairs, body: Bytes]>;
  open(headers: Pairs, send: (text: string) => void, closed: () => void): Line;
  export(): PromiseLike<Bytes>;
  check(content: Bytes): PromiseLike<number>;
  take_in(content: Bytes): PromiseLike<readonly [fresh: number, there: number]>;
}

interface Core {
  core(request: Bytes): Bytes;
  think(number: number, lane: string, request: Bytes): Promise<Bytes>;
  drop(number: number): void;
}

interface Page {
  start(folder: string, core: Core): PromiseLike<Inside>;
}

export interface Started {
  readonly files: FileSystem;
  /** Begin with the tables in a folder. */
  begin(folder: string, core: Core): PromiseLike<Inside>;
}

export async function bytesOf(address: string): Promise<Bytes> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Start Python with what is in the pack at an address. */
export async function startPython(pack: Pack, at: string): Promise<Started> {
  const loader = at + fileFor(pack, "loader");
  type Load = (options: object) => Promise<Python>;
  const [{ loadPyodide }, site] = await Promise.all([
    import(/* @vite-ignore */ loader) as Promise<{ loadPyodide: Load }>,
    bytesOf(at + fileFor(pack, "site")),
  ]);
  // What a server would write into its log.
  const stderr = (line: string) => console.debug(line);
  const python = await openPython((options) => loadPyodide({ ...options, stderr }), {
    runtime: loader.slice(0, loader.lastIndexOf("/") + 1),
    stdlib: at + fileFor(pack, "stdlib"),
    site,
    info: pack.pyodide,
  });
  return {
    files: python.FS as FileSystem,
    begin: (folder, core) => (python.pyimport("orbis.server.inside.page") as Page).start(folder, core),
  };
}
