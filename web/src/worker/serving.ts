/** What the worker answers itself: the page if the server does not, and the files that it keeps. */

/** How long the server may take to send the page before the kept one is shown, in milliseconds. */
const PATIENCE = 6000;
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

/** The page asks for it itself, and keeps it. */
const PACK_LIST = "pack/pack.json";

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Whether a request opens the page, is for one of its files, or is not for the worker. */
export function kindOf({ method, mode, url }: Asked, scope: string, files: ReadonlySet<string>) {
  const path = pathIn(url, scope);
  if (method !== "GET" || path === null) return "other";
  if (files.has(path) || /^(assets|pack)\//.test(path)) return path === PACK_LIST ? "other" : "file";
  const isPage = !path.startsWith("api/") && !/\.\w+$/.test(path);
  return mode === "navigate" && isPage ? "page" : "other";
}

/** The path of an address within the folder of the page; null if it is elsewhere. */
function pathIn(url: string, scope: string): string | null {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address.startsWith(scope) ? address.slice(scope.length) : null;
}

/** Where a host of files has the page that shows an address; null if it is there already. */
export function atFolder(url: string, scope: string): string | null {
  const path = pathIn(url, scope);
  if (path === null || path === "") return null;
  return `${scope}?at=${encodeURIComponent(`/${path}${new URL(url).search}`)}`;
}

/** What the server sends, or the page that was kept if it is away or takes too long. */
export async function fromServerOr(
  kept: () => Promise<Response | undefined>,
  asked: Promise<Response>,
  patience = PATIENCE,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)));
  const answer = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  if (answer !== null && !AWAY.includes(answer.status)) return answer;
  return (await kept()) ?? answer ?? (await asked);
}

/** How the names of the caches of a page begin: other pages of the same host have caches of their own. */
export const cachesOf = (scope: string) => `orbis-page ${scope} `;

/** The names of the caches that nobody needs: pages that are still open may use those of the version before. */
export function outdated(names: readonly string[], own: string, scope: string): readonly string[] {
  return names.filter((name) => name !== own && name.startsWith(cachesOf(scope))).slice(0, -1);
}
