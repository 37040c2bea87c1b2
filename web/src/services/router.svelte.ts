/** Which page is shown, by the address. */

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "settings" }
  | { readonly page: "learn"; readonly chapter: string | null }
  | { readonly page: "rules"; readonly rule: string | null }
  | { readonly page: "record"; readonly record: string; readonly count: number | null }
  | { readonly page: "review"; readonly record: string; readonly turn: number | null }
  | { readonly page: "tiles"; readonly own: boolean; readonly set: string | null }
  | { readonly page: "nowhere" };

const NAME = /^[\w-]{1,64}$/;
const TILE_SET = /^[0-9a-f]{16}$/;
const NUMBER = /^\d{1,5}$/;

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "nowhere" };
  if (third === undefined) {
    if (second === undefined && first === "") return { page: "start" };
    if (second === undefined && first === "settings") return { page: "settings" };
    if (first === "tiles" && second === "own") return { page: "tiles", own: true, set: null };
    if (first === "tiles" && (second === undefined || TILE_SET.test(second)))
      return { page: "tiles", own: false, set: second ?? null };
    if (first === "learn" && (second === undefined || NAME.test(second)))
      return { page: "learn", chapter: second ?? null };
    if (first === "rules" && (second === undefined || NAME.test(second)))
      return { page: "rules", rule: second ?? null };
    if (first === "table" && second !== undefined && NAME.test(second)) return { page: "table", table: second };
  }
  if (second !== undefined && NAME.test(second) && (third === undefined || NUMBER.test(third))) {
    const number = third === undefined ? null : Number(third);
    if (first === "record") return { page: "record", record: second, count: number };
    if (first === "review") return { page: "review", record: second, turn: number };
  }
  return { page: "nowhere" };
}

export const current = $state<{ route: Route }>({ route: { page: "nowhere" } });

function arrive(): void {
  current.route = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Go to a path of this application. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
}

/** Say where one is within a page, so that the address can be shared; no step back leads there. */
export function mark(path: string): void {
  if (path !== location.pathname) history.replaceState(null, "", path);
}

/** Follow the address, and let links within the application not load the page again. */
export function startRouter(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname);
  });
  arrive();
}
