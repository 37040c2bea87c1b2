/** The offline pack: the files that run the server inside a page, listed in `pack/pack.json`. */

type Role = "loader" | "runtime" | "stdlib" | "site" | "core";

interface PackFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly role: Role;
}

export interface Pack {
  /** New with every change of a file. */
  readonly version: string;
  /** What Pyodide says of itself. */
  readonly pyodide: object;
  readonly files: readonly PackFile[];
}

/** The version that a page belongs to, as whoever serves both has written it; empty if there is none. */
export const versionIn = (written: string | undefined) => (written?.startsWith("@") ? "" : (written ?? ""));

/** Where it is, below the folder of the page. */
export const FOLDER = "pack/";
export const LIST = "pack.json";

/** The name of the file that has a role of its own. */
export function fileFor(pack: Pack, role: Exclude<Role, "runtime">): string {
  const found = pack.files.find((file) => file.role === role);
  if (found === undefined) throw new Error(`the pack has no ${role}`);
  return found.name;
}

/** How much it takes on a device, in megabytes, for people. */
export function megabytes(pack: Pack): number {
  return Math.ceil(sizeOf(pack) / 1_000_000);
}

/** The same in bytes. */
export function sizeOf(pack: Pack): number {
  return pack.files.reduce((sum, { bytes }) => sum + bytes, 0);
}
