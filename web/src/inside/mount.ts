/** Mounts the private files of the page in the file system of Emscripten. */

import type { OrderedFiles } from "./privateFiles";

const FOLDER = 0o040777;
const FILE = 0o100666;
const [NOT_THERE, NOT_ALLOWED, NO_ROOM, NOT_WRITTEN] = [44, 63, 51, 29];
const [FROM_HERE, FROM_END] = [1, 2];
const BLOCK = 4096;

interface Node {
  readonly id: number;
  readonly name: string;
  mode: number;
  node_ops: object;
  stream_ops: object;
}

interface Stream {
  readonly node: Node;
  readonly position: number;
}

/** What is used of Emscripten's file system. */
export interface FileSystem {
  readonly ErrnoError: new (code: number) => Error;
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  mkdirTree(path: string): void;
  mount(type: object, options: object, path: string): void;
}

/** Mount files at a path; `failed` is told when one cannot be read or written. */
export function mountFiles(
  system: FileSystem,
  path: string,
  files: OrderedFiles,
  failed: (error: unknown) => void,
  now = Date.now(),
): void {
  const time = new Date(now);

  function node(parent: Node | null, name: string, mode: number): Node {
    return Object.assign(system.createNode(parent, name, mode, 0), { node_ops: nodes, stream_ops: streams });
  }

  function fail(code: number): never {
    throw new system.ErrnoError(code);
  }

  /** Do something with a file; SQLite understands codes, and would be torn apart by anything else. */
  function tried<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      failed(error);
      return fail((error as DOMException).name === "QuotaExceededError" ? NO_ROOM : NOT_WRITTEN);
    }
  }

  const size = (of: Node) => (files.has(of.name) ? tried(() => files.sizeOf(of.name)) : BLOCK);
  const nodes = {
    getattr: (of: Node) => ({
      ...{ dev: 1, ino: of.id, mode: of.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: size(of) },
      ...{ atime: time, mtime: time, ctime: time, blksize: BLOCK, blocks: Math.ceil(size(of) / BLOCK) },
    }),
    setattr(of: Node, { mode, size }: { mode?: number; size?: number }) {
      if (mode !== undefined) of.mode = mode;
      if (size !== undefined) tried(() => files.cut(of.name, size));
    },
    lookup: (parent: Node, name: string) => (files.has(name) ? node(parent, name, FILE) : fail(NOT_THERE)),
    mknod: (parent: Node, name: string, mode: number) =>
      files.make(name) ? node(parent, name, mode) : fail(NOT_ALLOWED),
    unlink: (_: Node, name: string) => tried(() => files.remove(name)),
    readdir: () => [".", "..", ...files.names],
    rmdir: () => fail(NOT_ALLOWED),
    rename: () => fail(NOT_ALLOWED),
    symlink: () => fail(NOT_ALLOWED),
  };
  const streams = {
    read: ({ node }: Stream, memory: Uint8Array, offset: number, length: number, at: number) =>
      tried(() => files.read(node.name, memory.subarray(offset, offset + length), at)),
    write: ({ node }: Stream, memory: Uint8Array, offset: number, length: number, at: number) =>
      tried(() => files.write(node.name, memory.subarray(offset, offset + length), at)),
    llseek({ node, position }: Stream, offset: number, whence: number) {
      if (whence === FROM_HERE) return offset + position;
      return whence === FROM_END ? offset + size(node) : offset;
    },
    fsync({ node }: Stream) {
      tried(() => files.flush(node.name));
      return 0;
    },
  };
  system.mkdirTree(path);
  system.mount({ mount: () => node(null, "/", FOLDER) }, {}, path);
}
