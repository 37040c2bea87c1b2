/** The push subscription of this browser, and whether it can have one. */

import type { PushChannel } from "../net/wire";
import { deviceName } from "./browser";

/** Why this browser cannot be told anything, or that it can. */
export type Ability =
  | "able"
  /** The person said no to the browser, and only there can say yes. */
  | "denied"
  /** An iPhone or iPad tells only those who have installed the page. */
  | "install"
  /** Only addresses with https have it. */
  | "insecure"
  /** The server cannot push. */
  | "server"
  | "browser";

export interface Facts {
  readonly key: string;
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  readonly isApple: boolean;
  readonly isApp: boolean;
  readonly permission: NotificationPermission;
}

export function abilityOf({ key, isSecure, hasPush, isApple, isApp, permission }: Facts): Ability {
  if (key === "") return "server";
  if (!isSecure) return "insecure";
  if (isApple && !isApp) return "install";
  if (!hasPush) return "browser";
  return permission === "denied" ? "denied" : "able";
}

/** What this browser remembers of its channel. */
export interface Kept {
  readonly channel: string;
  readonly endpoint: string;
}

/** What to do at a start about the channel of this browser. */
export type Repair = "nothing" | "subscribe" | "forget";

export interface Found {
  readonly kept: Kept | null;
  readonly permission: NotificationPermission;
  /** The browser's own subscription, with the key it was made for. */
  readonly subscription: { readonly endpoint: string; readonly key: string } | null;
  /** The server's key, and the channels that it knows. */
  readonly key: string;
  readonly channels: readonly string[];
}

/** Whoever has ended it wants no more; but browsers drop subscriptions without a word, and servers change keys. */
export function repairOf({ kept, permission, subscription, key, channels }: Found): Repair {
  if (kept === null) return "nothing";
  if (permission !== "granted" || key === "" || !channels.includes(kept.channel)) return "forget";
  const isKept = subscription?.key === key && subscription.endpoint === kept.endpoint;
  return isKept ? "nothing" : "subscribe";
}

export function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Subscribe this browser, in place of what it had; what the server has to know of it. */
export async function subscribe(manager: PushManager, key: string, agent: string): Promise<PushChannel> {
  const old = await manager.getSubscription();
  if (old !== null && base64Url(old.options.applicationServerKey) !== key) await old.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return {
    kind: "push",
    endpoint: made.endpoint,
    p256dh: base64Url(made.getKey("p256dh")),
    auth: base64Url(made.getKey("auth")),
    label: deviceName(agent),
  };
}
