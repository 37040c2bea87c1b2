/** Which page is shown, by the address. */

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "settings" }
  | { readonly page: "nowhere" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "start" };
  if (first === "settings" && second === "") return { page: "settings" };
  if (first === "table" && /^[\w-]{1,64}$/.test(second) && rest.length === 0) return { page: "table", table: second };
  return { page: "nowhere" };
}

export const place = $state<{ route: Route }>({ route: { page: "nowhere" } });

function arrive(): void {
  place.route = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Go to a path of this application. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
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
