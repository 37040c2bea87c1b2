/** Where one is told what happens at one's tables while no page shows them, and what. */

import { get, post, put, Refusal, remove } from "../net/api";
import type { AnyChannel, ChannelTested, NoticeChannel, Notices, NoticeSettings } from "../net/wire";
import { OF_IDENTITY } from "../services/keptKeys";
import { t } from "../services/language.svelte";
import { settings } from "../services/settings.svelte";
import { isApple } from "./browser";
import { isApp } from "./install.svelte";
import { tellMuted } from "./muting";
import { abilityOf, base64Url, repairOf, subscribe, type Ability, type Kept } from "./push";

const KEPT = OF_IDENTITY.push;
const PATH = "/api/notices";

/** What the server knows; nothing until it was asked. */
export const notices = $state<{ known: Notices | null; permission: NotificationPermission; here: string }>({
  known: null,
  permission: permission(),
  /** The channel of this browser. */
  here: kept()?.channel ?? "",
});

function permission(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "default";
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(now: Kept | null): void {
  if (now === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, JSON.stringify(now));
  notices.here = now?.channel ?? "";
}

/** Ask the server what it knows. */
export async function askForNotices(): Promise<Notices> {
  notices.permission = permission();
  notices.known = await get<Notices>(PATH);
  return notices.known;
}

/** Whether this browser can be told something, or why not. */
export function ability(): Ability {
  return abilityOf({
    key: notices.known?.key ?? "",
    isSecure: isSecureContext,
    hasPush: "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
    isApple: isApple(navigator.userAgent, navigator.maxTouchPoints),
    isApp: isApp(),
    permission: notices.permission,
  });
}

/** Whether this browser is told. */
export function isToldHere(): boolean {
  return notices.known?.channels.some(({ id }) => id === notices.here) ?? false;
}

/** Want something else to be told, in the language of the page. */
export async function saveSettings(wanted: NoticeSettings): Promise<void> {
  const saved = await put<NoticeSettings>(`${PATH}/settings`, { ...wanted, language: settings.language });
  if (notices.known !== null) notices.known = { ...notices.known, settings: saved };
}

let saving: Promise<unknown> = Promise.resolve();

/** Change what one wants to be told, one change after another: each begins with what the one before has left. */
export function changeSettings(changed: (wanted: NoticeSettings) => Partial<NoticeSettings>): Promise<void> {
  const saved = saving.then(async () => {
    const { settings: wanted } = notices.known ?? (await askForNotices());
    await saveSettings({ ...wanted, ...changed(wanted) });
  });
  saving = saved.catch(() => undefined);
  return saved;
}

const isRefused = (error: unknown, code: string) => error instanceof Refusal && error.problem.code === code;

/**
 * Be told in one more place; the secret of what was made is shown only now.
 * If there can be no more, the channel that it is to replace goes first.
 */
export async function addChannel(wanted: AnyChannel, replaced?: string): Promise<NoticeChannel> {
  const known = notices.known ?? (await askForNotices());
  if (known.settings.language !== settings.language) await saveSettings(known.settings);
  const add = () => post<NoticeChannel>(`${PATH}/channels`, wanted);
  const made = await add().catch(async (error: unknown) => {
    // Of mails there can be too many in a day, too, and then the old channel must stay.
    if (replaced === undefined || wanted.kind === "mail" || !isRefused(error, "limit")) throw error;
    await removeChannel(replaced);
    return add();
  });
  await tellMuted().catch(() => undefined);
  await askForNotices();
  return made;
}

/** What came of a test, in words. */
export interface Tested {
  readonly sent: boolean;
  readonly text: string;
}

export async function testChannel(id: string): Promise<Tested> {
  const { sent, problem, status } = await post<ChannelTested>(`${PATH}/channels/${id}/test`);
  await askForNotices();
  const text = sent
    ? t("app-test-sent")
    : t("app-not-taken", { problem: problem ?? "off", status: String(status ?? "") });
  return { sent, text };
}

/** Have notices sent to a mailbox that leads back, or no more: it leads back all the same. */
export async function sendMails(id: string, wanted: boolean): Promise<void> {
  const path = `${PATH}/channels/${id}/stopped`;
  if (wanted) await remove(path);
  else await put<NoticeChannel>(path);
  await askForNotices();
}

/** Be told there no more; it does not matter if the server has dropped it already. */
export async function removeChannel(id: string): Promise<void> {
  try {
    await remove(`${PATH}/channels/${id}`);
  } catch (error) {
    if (!isRefused(error, "not_found")) throw error;
  }
  if (id === notices.here) await endHere();
  await askForNotices();
}

/** Let this browser be told; the browser asks the person first. Returns whether they agreed. */
export async function tellHere(): Promise<boolean> {
  const { key } = notices.known ?? (await askForNotices());
  notices.permission = await Notification.requestPermission();
  if (notices.permission !== "granted") return false;
  await subscribeHere(key);
  return true;
}

async function subscribeHere(key: string, replaces = ""): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = await subscribe(pushManager, key, navigator.userAgent);
  const made = await addChannel({ ...wanted, replaces });
  keep({ channel: made.id, endpoint: wanted.endpoint });
}

/** Subscribe again in the place of what the server knows; if that was ended meanwhile, so be it. */
async function renewHere(key: string): Promise<void> {
  try {
    await subscribeHere(key, kept()?.endpoint);
  } catch (error) {
    if (isRefused(error, "not_found")) await endHere();
    else throw error;
  }
}

/** Let this browser be told no more, whatever the server knows. */
export async function endHere(): Promise<void> {
  keep(null);
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Put right at a start what has changed meanwhile: who is muted, the server's key, the browser's subscription, the language. */
export async function repairNotices(): Promise<void> {
  await tellMuted().catch(() => undefined);
  if (kept() === null || !("serviceWorker" in navigator)) return;
  const known = await askForNotices();
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  const repair = repairOf({
    kept: kept(),
    permission: notices.permission,
    subscription: found && { endpoint: found.endpoint, key: base64Url(found.options.applicationServerKey) },
    key: known.key,
    channels: known.channels.map(({ id }) => id),
  });
  if (repair === "subscribe") await renewHere(known.key);
  else if (repair === "forget") await endHere();
  else if (known.settings.language !== settings.language) await saveSettings(known.settings);
}

/** Close what was announced of a table that is now seen. */
export async function seen(table: string): Promise<void> {
  if (!("serviceWorker" in navigator) || notices.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const each of (await registration?.getNotifications({ tag: table })) ?? []) each.close();
}
