/** The service worker: keeps the page for when the server is away, and shows what the server announces. */

import { KeptPack } from "../inside/keptPack";
import { versionIn } from "../inside/pack";
import type { Page, ToWorker } from "./messages";
import { noticeOf, optionsOf, renew, showing, type Notice } from "./notice";
import { atFolder, cachesOf, fromServerOr, kindOf, outdated } from "./serving";

declare const self: ServiceWorkerGlobalScope;
/**
 * Written by the build: the name of this version, the script of its page, the version of its pack, its files, and a word
 * in each language.
 */
declare const BUILD: {
  readonly name: string;
  readonly page: string;
  readonly pack: string;
  readonly files: readonly string[];
  readonly stop: Readonly<Record<string, string>>;
};

const { page: PAGE, files, stop: STOP } = BUILD;
const FILES = new Set(files);
const SHELL = self.registration.scope;
const PACK = versionIn(BUILD.pack);
const NAME = `${cachesOf(SHELL)}${BUILD.name} ${PACK}`;
const pack = new KeptPack(SHELL, PACK);
/** Whether there is no server behind the page: the page says so when it registers its worker. */
const IS_SITE = new URL(self.location.href).searchParams.has("site");

self.addEventListener("install", (event) => event.waitUntil(keep()));

/** Keep the page and its files, one after another: whoever plays meanwhile needs the line as well. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  const shell = await fetch(SHELL, { cache: "no-cache" });
  const text = shell.ok ? await shell.clone().text() : "";
  const isOwn = text.includes(PAGE) && text.includes(`data-pack="${BUILD.pack}"`);
  if (!isOwn) throw new Error("the server has another page");
  await cache.put(SHELL, shell);
  for (const file of FILES) await cache.add(SHELL + file);
  if (await pack.hasOthers()) await keepPack();
}

/** Whoever has the pack of an older page gets the one of this page, too: they are of use only together. */
async function keepPack(): Promise<void> {
  if (PACK === "" || (await pack.found()) !== null) return;
  const offered = await pack.offered();
  if (offered === null) throw new Error("the pack of the page is not there");
  await pack.keep(offered);
}

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  for (const name of outdated(await caches.keys(), NAME, SHELL)) await caches.delete(name);
  // The server is asked for the page while the worker is still being started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Last of all: it takes a while, and pages wait for their new worker.
  await pack.dropOthers();
}

self.addEventListener("message", (event) => {
  const { kind } = event.data as ToWorker;
  if (kind === "which") event.ports[0]?.postMessage({ page: PAGE, pack: PACK } satisfies Page);
  else event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  switch (kindOf(event.request, SHELL, FILES)) {
    case "page":
      return event.respondWith(IS_SITE ? fromHere(event.request) : fromServerOr(() => kept(SHELL), asked(event)));
    case "file":
      return event.respondWith(kept(event.request).then((file) => file ?? fetch(event.request)));
    case "other":
      return;
  }
});

/** The page of a host of files: the one that is kept, so that a new one comes only with a new worker. */
async function fromHere(request: Request): Promise<Response> {
  const moved = atFolder(request.url, SHELL);
  return moved === null ? ((await kept(SHELL)) ?? fetch(request)) : Response.redirect(moved);
}

async function asked(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
}

const kept = async (what: Request | string) =>
  (await (await caches.open(NAME)).match(what, { ignoreVary: true })) ??
  (what === SHELL ? undefined : await caches.match(what, { ignoreVary: true }));

self.addEventListener("push", (event) => event.waitUntil(announce(noticeOf(event.data?.text()))));

async function announce(notice: Notice): Promise<void> {
  await self.registration.showNotification(notice.title, optionsOf(notice, STOP));
  if (notice.waiting !== null) await self.navigator.setAppBadge?.(notice.waiting);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, unsubscribe } = event.notification.data as { url: string; unsubscribe: string };
  event.waitUntil(event.action === "stop" ? self.clients.openWindow(unsubscribe) : open(url));
});

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = showing(windows, url, self.location.origin);
  await (there === undefined ? self.clients.openWindow(url) : there.focus());
}

// Not every browser says so; the page looks after it as well, at every start.
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  if (oldSubscription !== null) event.waitUntil(subscribeAgain(oldSubscription, newSubscription));
});

async function subscribeAgain(old: PushSubscription, made: PushSubscription | null): Promise<void> {
  await renew(old.endpoint, made ?? (await self.registration.pushManager.subscribe(old.options)), (body) =>
    fetch("/api/notices/channels", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}
