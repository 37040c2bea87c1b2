/**
 * The private files of the page (OPFS), as a folder that Emscripten can mount: opened beforehand, then read, written and
 * flushed at once. One worker at a time has them.
 *
 * SQLite calls `fdatasync`, and Emscripten's does nothing. So what was written to one file is on disk before another one
 * changes: the log before the database, and the database before the log begins again. The beginning of a file is on disk
 * before what follows it, as the log is judged by its first bytes; a file that is cut is on disk at once. And whoever
 * acknowledges something flushes everything before.
 */

/** What is used of a `FileSystemSyncAccessHandle`. */
export interface Handle {
  read(into: Uint8Array, where: { at: number }): number;
  write(from: Uint8Array<ArrayBuffer>, where: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
}

/** Files whose changes reach the disk in the order in which they were made. */
export class OrderedFiles {
  readonly #dirty = new Set<string>();
  readonly #there: Set<string>;

  constructor(private readonly handles: ReadonlyMap<string, Handle>) {
    this.#there = new Set([...handles].filter(([, handle]) => handle.getSize() > 0).map(([name]) => name));
  }

  get names(): readonly string[] {
    return [...this.#there];
  }

  has(name: string): boolean {
    return this.#there.has(name);
  }

  /** Let a file be there; false if it is none of those that were opened. */
  make(name: string): boolean {
    if (!this.handles.has(name)) return false;
    this.#there.add(name);
    return true;
  }

  remove(name: string): void {
    this.cut(name, 0);
    this.#there.delete(name);
  }

  sizeOf(name: string): number {
    return sound(this.#handle(name).getSize(), Number.MAX_SAFE_INTEGER);
  }

  read(name: string, into: Uint8Array, at: number): number {
    return sound(this.#handle(name).read(into, { at }), into.length);
  }

  write(name: string, from: Uint8Array, at: number): number {
    this.#flushOthers(name);
    this.#dirty.add(name);
    // The memory of Python may be replaced by a larger one at any time.
    const written = this.#handle(name).write(new Uint8Array(from), { at });
    if (at === 0) this.flush(name);
    return written;
  }

  cut(name: string, size: number): void {
    this.#flushOthers(name);
    this.#handle(name).truncate(size);
    this.flush(name);
  }

  /** All of a small file. */
  text(name: string): string {
    const content = new Uint8Array(this.sizeOf(name));
    this.read(name, content, 0);
    return new TextDecoder().decode(content);
  }

  /** Write a small file anew; what was written to others is on disk before, and it is so at once. */
  keep(name: string, text: string): void {
    const content = new TextEncoder().encode(text);
    this.write(name, content, 0);
    this.cut(name, content.length);
  }

  flush(name: string): void {
    this.#handle(name).flush();
    this.#dirty.delete(name);
  }

  flushAll(): void {
    for (const name of [...this.#dirty]) this.flush(name);
  }

  #flushOthers(name: string): void {
    for (const other of [...this.#dirty]) if (other !== name) this.flush(other);
  }

  #handle(name: string): Handle {
    const handle = this.handles.get(name);
    if (handle === undefined) throw new Error(`${name} was not opened`);
    return handle;
  }
}

/** A count of bytes; Chromium gives one that cannot be for a file that was deleted. */
function sound(count: number, most: number): number {
  if (count > most) throw new Error("the file is gone");
  return count;
}
