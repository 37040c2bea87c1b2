/** The worker of the page: registered once the page is there, and asked whether there is a newer one. */

import { versionIn } from "../inside/pack";
import { base } from "../services/base";
import { whenIdle } from "../services/idle";
import { isSite } from "../services/place";
import { session } from "../services/session.svelte";
import type { Page, TakeOver, Which } from "../worker/messages";
import { beginsWith } from "./browser";

const PATH = `${base}/worker.js${isSite ? "?site" : ""}`;
/** How often a page that stays open asks for a newer version, in milliseconds. */
const OFTEN = 30 * 60_000;
/** How long a worker may take to answer. */
const PATIENCE = 3000;
/** How long it may take to take over: a page that is loaded before is still the old one. */
const TAKING_OVER = 30_000;

export const update = $state({ isReady: false });

let registration: ServiceWorkerRegistration | null = null;
let asked = 0;

/** What a worker belongs to; nothing if it does not say. */
async function pageOf(worker: ServiceWorker): Promise<Page | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Page | null>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Page>) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE);
  });
  worker.postMessage({ kind: "which" } satisfies Which, [port2]);
  return answer;
}

/** Look at a worker that waits or has taken over: the page is older, unless it has just come from the server. */
async function consider(worker: ServiceWorker | null): Promise<void> {
  const page = worker === null ? null : await pageOf(worker);
  if (worker === null || page === null) return;
  const pack = versionIn(document.documentElement.dataset["pack"]);
  if (!beginsWith(document, page.page) || page.pack !== pack) update.isReady = true;
  else if (worker.state === "installed") worker.postMessage({ kind: "take-over" } satisfies TakeOver);
}

function watch(found: ServiceWorkerRegistration): void {
  found.addEventListener("updatefound", () => {
    const worker = found.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && void consider(found.waiting));
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => void consider(found.active));
  void consider(found.waiting);
}

/** Ask whether there is a newer version, unless that was asked shortly before. */
export function askForUpdate(pause = OFTEN): void {
  if (registration === null || document.visibilityState !== "visible" || Date.now() - asked < pause) return;
  asked = Date.now();
  registration.update().catch(() => undefined);
}

/** Register the worker, as soon as all that the page needs has come. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = async () => {
    asked = Date.now();
    registration = await navigator.serviceWorker.register(PATH);
    watch(registration);
    document.addEventListener("visibilitychange", () => askForUpdate());
    setInterval(askForUpdate, OFTEN);
  };
  const begin = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** A server that was away may be a new one. */
export function askAfterOutage(): void {
  let wasLost = false;
  $effect(() => {
    if (session.link === "open" && wasLost) askForUpdate(0);
    wasLost = session.link === "lost";
  });
}

/** Load the page again, in the new version. */
export function reload(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  setTimeout(() => location.reload(), TAKING_OVER);
  waiting.postMessage({ kind: "take-over" } satisfies TakeOver);
}

/** Look for a newer version, and load the page again in it. */
export async function renew(): Promise<void> {
  const found = registration ?? (await navigator.serviceWorker?.getRegistration());
  await found?.update().catch(() => undefined);
  const coming = found?.installing;
  if (coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => coming.state !== "installing" && resolve());
    });
  registration = found ?? null;
  reload();
}
