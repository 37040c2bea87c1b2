/**
 * The folder that the page is served from, without its last slash: empty at the root of a host.
 * A build knows it from its own address: all scripts are in `assets/`.
 */
export const base = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/\/[^/]*\/[^/]*$/, "") : "";

/** The path within the application of an address, whatever folder it is served from; null for one outside. */
export function pathWithin(pathname: string, folder = base): string | null {
  if (pathname === folder) return "/";
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : null;
}

/** The whole address of a path of the application, to be given to somebody. */
export function addressOf(path: string): string {
  return location.origin + base + path;
}

/** What a host that knows only files leads to, with the path of the application that was wanted. */
const WANTED = "at";

/**
 * The path of the application in an address of the page that a host of files has led to; null if it names none.
 * Browsers read a backslash as a slash, and two of them at the beginning as another host.
 */
export function wantedPath(search: string): string | null {
  const path = new URLSearchParams(search).get(WANTED);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Come to the path that was wanted, and say which one that is. */
export function enter(): string {
  const wanted = wantedPath(location.search);
  if (wanted !== null) history.replaceState(null, "", base + wanted + location.hash);
  return pathWithin(location.pathname) ?? location.pathname;
}
