/** Which page is shown, by the address. */

import { base, pathWithin } from "./base";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "settings" }
  | { readonly page: "device" }
  | { readonly page: "me" }
  | { readonly page: "next" }
  | { readonly page: "mine" }
  | { readonly page: "friends" }
  | { readonly page: "statistics" }
  | { readonly page: "daily" }
  | { readonly page: "puzzles" }
  | { readonly page: "endgames" }
  | { readonly page: "ownPuzzle"; readonly record: string; readonly turn: number }
  | { readonly page: "admin" }
  | { readonly page: "learn"; readonly chapter: string | null }
  | { readonly page: "rules"; readonly rule: string | null }
  | { readonly page: "record"; readonly record: string; readonly count: number | null }
  | { readonly page: "review"; readonly record: string; readonly turn: number | null }
  | { readonly page: "tiles"; readonly own: boolean; readonly set: string | null }
  | { readonly page: "nowhere" };

/** The pages whose path is their name alone. */
const PLAIN = [
  "settings",
  "device",
  "me",
  "next",
  "mine",
  "friends",
  "statistics",
  "daily",
  "puzzles",
  "admin",
] as const;
const NAME = /^[\w-]{1,64}$/;
const TILE_SET = /^[0-9a-f]{16}$/;
const NUMBER = /^\d{1,5}$/;

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "nowhere" };
  if (third === undefined) {
    if (second === undefined && first === "") return { page: "start" };
    const plain = PLAIN.find((page) => page === first);
    if (second === undefined && plain !== undefined) return { page: plain };
    if (first === "tiles" && second === "own") return { page: "tiles", own: true, set: null };
    if (first === "tiles" && (second === undefined || TILE_SET.test(second)))
      return { page: "tiles", own: false, set: second ?? null };
    if (first === "puzzles" && second === "endgames") return { page: "endgames" };
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
    if (first === "puzzles" && number !== null) return { page: "ownPuzzle", record: second, turn: number };
  }
  return { page: "nowhere" };
}

/** The page, and whether one has come there from another one by keys. */
export const current = $state<{ route: Route; byKeys: boolean }>({ route: { page: "nowhere" }, byKeys: false });

const here = () => pathWithin(location.pathname) ?? location.pathname;

function arrive(): void {
  current.route = routeOf(here());
  window.scrollTo(0, 0);
}

/** Go to a path of this application. */
export function go(path: string): void {
  if (path !== here() + location.hash) history.pushState(null, "", base + path);
  arrive();
}

/** Go on to a path that takes the place of this one: no step back leads here. */
export function redirect(path: string): void {
  history.replaceState(null, "", base + path);
  arrive();
}

/** Say where one is within a page, so that the address can be shared; no step back leads there. */
export function mark(path: string): void {
  if (path !== here()) history.replaceState(null, "", base + path);
}

/** Follow the address, and let links within the application not load the page again. */
export function startRouter(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    const path = pathWithin(link.pathname);
    if (path === null) return;
    event.preventDefault();
    // A key presses without a click of the mouse.
    current.byKeys = event.detail === 0;
    go(path + link.search + link.hash);
  });
  arrive();
}
