/** Where the application runs for this page: on the server that it came from, or inside the page itself. */

import { base } from "./base";

const KEY = "orbis.inside";

/** Whether the page came from a host of files, behind which there is no server; `orbis site` marks it so. */
export const isSite = typeof document !== "undefined" && document.documentElement.dataset["site"] !== undefined;

/** Where others get Orbis, as whoever put the site up says; empty if they do not. */
export const home = (isSite && document.documentElement.dataset["home"]) || "";

/** Whether this tab plays without a server; the same until the page is loaded again. */
export const isInside = isSite || (typeof sessionStorage !== "undefined" && sessionStorage.getItem(KEY) !== null);

/** Play in this tab without the server, at a page of it. */
export function playHere(path = "/"): void {
  sessionStorage.setItem(KEY, "1");
  location.assign(base + path);
}

/** Play with the server again, at a page of it. */
export function playOnServer(path = "/"): void {
  sessionStorage.removeItem(KEY);
  location.assign(base + path);
}
