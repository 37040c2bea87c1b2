/** How many tables wait for whoever looks: said by the title of the page, its icon and its badge. */

import { retry } from "../net/retry";
import { base } from "../services/base";
import { whenIdle } from "../services/idle";
import { askForTables, askedAt, listedTables, myId, waitingTables } from "../services/myTables.svelte";
import { waitsFor } from "../views/listed";
import { current } from "../services/router.svelte";
import { isKnown, session } from "../services/session.svelte";
import { settings } from "../services/settings.svelte";
import { atTable } from "./atTable.svelte";
import { countWaiting } from "./waiting";

/** How old the list of tables may be, in milliseconds: where it is looked at, and elsewhere. */
const SEEN = 20_000;
const UNSEEN = 60_000;
/** How long to wait before the server is asked again if it did not answer. */
const AWAY = 3500;

const waiting = () => countWaiting(waitingTables(), listedTables(), (table) => waitsFor(myId(), table), atTable);

/** What a page is called, with the number of tables that wait before it. */
export function titled(title: string): string {
  const count = waiting();
  return count > 0 ? `(${count}) ${title}` : title;
}

/** Keep the list of tables fresh, and show everywhere how many wait. */
export function showSigns(): void {
  $effect(() => {
    const count = waiting();
    icon(`${base}/icon${count > 0 ? "-waiting" : ""}.svg`);
    if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
  });
  $effect(() => manifest(settings.language));
  $effect(() => {
    // Another page may know more: whoever has made a table, or has just played, comes from there.
    void current.route;
    return whenIdle(refresh);
  });
  $effect(() => {
    // A page that says that it keeps trying does.
    if (session.isAway) return retry(askForTables, AWAY, AWAY);
  });
  $effect(() => {
    const timer = setInterval(refresh, SEEN);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  });
}

function refresh(): void {
  const age = document.visibilityState === "visible" ? SEEN : UNSEEN;
  if (isKnown() && Date.now() - askedAt() >= age - 1000) askForTables().catch(() => undefined);
}

function icon(path: string): void {
  const link = document.querySelector('link[rel="icon"]');
  if (link !== null && link.getAttribute("href") !== path) link.setAttribute("href", path);
}

function manifest(language: string): void {
  const path = `${base}/manifest${language === "en" ? "" : `-${language}`}.webmanifest`;
  const link = document.querySelector('link[rel="manifest"]');
  if (link !== null && link.getAttribute("href") !== path) link.setAttribute("href", path);
}
