/**
 * The private files of the page (OPFS), as a folder that Emscripten can mount: opened beforehand, then read, written and
 * flushed at once. One worker at a time has them.
 *
 * SQLite calls `fdatasync`, and Emscripten's does nothing. So what was written to one file is on disk before another one
 * changes: first the journal, then the database. A file that is cut is on disk at once: an emptied journal is the commit.
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
    return this.#handle(name).getSize();
  }

  read(name: string, into: Uint8Array, at: number): number {
    return this.#handle(name).read(into, { at });
  }

  write(name: string, from: Uint8Array, at: number): number {
    this.#flushOthers(name);
    this.#dirty.add(name);
    // The memory of Python may be replaced by a larger one at any time.
    return this.#handle(name).write(new Uint8Array(from), { at });
  }

  cut(name: string, size: number): void {
    this.#flushOthers(name);
    this.#handle(name).truncate(size);
    this.flush(name);
  }

  flush(name: string): void {
    this.#handle(name).flush();
    this.#dirty.delete(name);
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
