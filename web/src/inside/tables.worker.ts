/** The worker of the tables: the whole server, asked by messages instead of over a network. */

import { openCore } from "./core.mjs";
import { Jar } from "./jar";
import { live } from "./life";
import type { FromTables, Pairs, ToTables, Trouble } from "./messages";
import { mountFiles } from "./mount";
import { fileFor } from "./pack";
import { OrderedFiles } from "./privateFiles";
import { areDeleted, DATABASE, lastingRoot, Unsettled } from "./privateFolder";
import { bytesOf, startPython, type Inside, type Line } from "./started";
import { Thinkers } from "./thinkers";

declare const self: DedicatedWorkerGlobalScope;

const TABLES = "/tables";
/** The journal is that of older pages: their last commit may have to be undone. */
const FILES = ["", "-wal", "-journal", ".lock", ".lock-journal"].map((ending) => DATABASE + ending);
const COOKIES = "cookies";
/** How long to wait for the files of a page that has just been closed, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 50;

let files: OrderedFiles | null = null;

/** Say something, once all that was written before is on disk: whatever the page is told has happened. */
function tell(message: FromTables, moved: Transferable[] = []): void {
  try {
    files?.flushAll();
  } catch (error) {
    if (message.kind !== "failed") return fail(error, "stopped");
  }
  self.postMessage(message, moved);
}

interface Running {
  /** Whether there were no tables before. */
  readonly isNew: boolean;
  readonly inside: Inside;
  readonly jar: Jar;
  keepCookies(): void;
}

/** The only hold on a file; a worker that was ended a moment ago may still have it. */
async function handle(folder: FileSystemDirectoryHandle, name: string): Promise<FileSystemSyncAccessHandle> {
  const file = await folder.getFileHandle(name, { create: true });
  for (const deadline = performance.now() + PATIENCE; ;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === "NoModificationAllowedError";
      if (!isHeld || performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function openFolder(name: string): Promise<Map<string, FileSystemSyncAccessHandle>> {
  const root = await lastingRoot();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const opened = new Map<string, FileSystemSyncAccessHandle>();
  for (const each of [...FILES, COOKIES]) opened.set(each, await handle(folder, each));
  return opened;
}

async function start({ pack, at, folder, lock }: Extract<ToTables, { kind: "start" }>): Promise<Running> {
  await live(lock);
  tell({ kind: "lives" });
  const compiled = bytesOf(at + fileFor(pack, "core")).then((bytes) => WebAssembly.compile(bytes));
  const [python, module, opened] = await Promise.all([startPython(pack, at), compiled, openFolder(folder)]);
  const ordered = (files = new OrderedFiles(opened));
  const isNew = !ordered.has(DATABASE);
  // Whatever could not be written was not acknowledged either.
  mountFiles(python.files, TABLES, ordered, (error) => fail(error, "stopped"));
  const thinkers = new Thinkers(
    module,
    () => new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: "thinking" }),
    (works) => tell({ kind: "thinking", works }),
  );
  const inside = await python.begin(TABLES, {
    core: openCore(module),
    think: (number, lane, request) => thinkers.think(number, lane, request),
    drop: (number) => thinkers.drop(number),
  });
  const jar = new Jar(ordered.text(COOKIES));
  return {
    isNew,
    inside,
    jar,
    // What the tables know of somebody is on disk before: otherwise the power could fail in between.
    keepCookies: () => ordered.keep(COOKIES, jar.header),
  };
}

function troubleOf(error: unknown, otherwise: "other" | "stopped"): Trouble {
  if (error instanceof Unsettled) return "unsettled";
  if (!(error instanceof DOMException)) return otherwise;
  if (error.name === "QuotaExceededError") return "no-room";
  if (otherwise === "stopped") return otherwise;
  if (error.name === "InvalidStateError") return "unsettled";
  return error.name === "NoModificationAllowedError" ? "occupied" : "no-files";
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Say that it cannot begin, or cannot go on. */
function fail(error: unknown, otherwise: "other" | "stopped"): void {
  tell({ kind: "failed", trouble: troubleOf(error, otherwise), message: messageOf(error) });
}

let running: Promise<Running> | null = null;
/** What is called when nobody waits for an answer any more. */
const leaving = new Map<number, () => void>();
const lines = new Map<number, Line>();

const withCookies = (headers: Pairs, { jar }: Running): Pairs =>
  jar.header === "" ? headers : [...headers, ["cookie", jar.header]];

async function answer(message: Extract<ToTables, { kind: "ask" }>, server: Running) {
  const { id, method, path, headers, body } = message;
  // Whoever asks may leave while one looks whether the tables are still there.
  const gone = new Promise<void>((resolve) => leaving.set(id, resolve));
  try {
    if (!READS.includes(method) && !(await lasts())) return;
    const sent = withCookies(headers, server);
    const [status, answered, content] = await server.inside.request(method, path, sent, body, gone);
    // Whoever is told who they are must be so after the next start, too.
    if (server.jar.take(answered)) server.keepCookies();
    const others = answered.filter(([name]) => name.toLowerCase() !== "set-cookie");
    tell({ kind: "answer", id, status, headers: others, body: content }, [content.buffer]);
  } finally {
    leaving.delete(id);
  }
}

function open(line: number, server: Running): void {
  const heard = (text: string) => tell({ kind: "heard", line, text });
  const closed = () => {
    lines.delete(line);
    tell({ kind: "closed", line });
  };
  lines.set(line, server.inside.open(withCookies([], server), heard, closed));
}

/** What changes nothing. */
const READS: readonly string[] = ["GET", "HEAD"];
let looked: Promise<boolean> = Promise.resolve(true);

/** Whether a change will last; if not, the page is told, and nothing is changed. One after another, as they came. */
function lasts(): Promise<boolean> {
  looked = looked.then(async (lasted) => {
    const isGone = lasted && (await areDeleted());
    if (isGone) tell({ kind: "bereft" });
    return lasted && !isGone;
  });
  return looked;
}

async function hear(message: ToTables): Promise<void> {
  if (message.kind === "start") {
    running = start(message);
    const { isNew } = await running;
    return tell({ kind: "ready", isNew });
  }
  if (running === null) return;
  const server = await running;
  switch (message.kind) {
    case "ask":
      return answer(message, server);
    case "drop":
      return leaving.get(message.id)?.();
    case "open":
      return open(message.line, server);
    case "say":
      if (await lasts()) await lines.get(message.line)?.receive(message.text);
      return;
    case "close":
      return lines.get(message.line)?.close();
    case "export": {
      const content = await server.inside.export();
      return tell({ kind: "exported", id: message.id, content, cookies: server.jar.header }, [content.buffer]);
    }
    case "check":
      return tell({ kind: "checked", id: message.id, tables: await server.inside.check(message.content) });
    case "take-in": {
      const [fresh, there] = await server.inside.take_in(message.content);
      if (message.cookies !== "") {
        server.jar.replace(message.cookies);
        server.keepCookies();
      }
      return tell({ kind: "taken-in", id: message.id, fresh, there });
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  hear(data).catch((error: unknown) => {
    if (data.kind === "start") return fail(error, "other");
    if (data.kind === "export" || data.kind === "check" || data.kind === "take-in")
      return tell({ kind: "refused", id: data.id, message: messageOf(error) });
    // The server answers whatever it is asked: Python has broken down.
    return fail(error, "stopped");
  });
};

self.addEventListener("unhandledrejection", ({ reason }) => fail(reason, "stopped"));
