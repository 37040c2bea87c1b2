/** Whether the page can be installed, and how. */

import { OF_BROWSER } from "../services/keptKeys";
import { isApple } from "./browser";

/** What Chromium offers; other browsers have only a menu. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

type Way =
  /** By a button of ours. */
  | "button"
  /** Only by the share sheet of an iPhone or iPad. */
  | "share"
  /** It is installed, and shown as an app. */
  | "done"
  /** Not at all, or only by the browser's own menu. */
  | "none";

const OFFERED = OF_BROWSER.offered;

let prompt = $state.raw<InstallPrompt | null>(null);
let isDone = $state(false);

/** Whether the page is shown as an app. */
export function isApp(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true)
  );
}

export function installWay(): Way {
  if (isDone || isApp()) return "done";
  if (prompt !== null) return "button";
  return isApple(navigator.userAgent, navigator.maxTouchPoints) ? "share" : "none";
}

/** Keep the browser's offer until somebody wants it. */
export function awaitInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  window.addEventListener("appinstalled", () => {
    [prompt, isDone] = [null, true];
  });
}

export async function install(): Promise<void> {
  const offered = prompt;
  prompt = null;
  await offered?.prompt();
}

/** Whether it was offered unasked before. */
export function wasOffered(): boolean {
  return localStorage.getItem(OFFERED) !== null;
}

/** Offer it no more unasked. */
export function noteOffer(): void {
  localStorage.setItem(OFFERED, "1");
}
