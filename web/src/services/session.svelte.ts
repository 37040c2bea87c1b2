/** Who one is, and the connection to the server. */

import { untrack } from "svelte";
import { get, line, post, put, Refusal } from "../net/api";
import { Connection, type Link } from "../net/connection";
import { Outbox } from "../net/outbox";
import { server } from "../net/server";
import type { Me, NewColour } from "../net/wire";
import { base } from "./base";
import { dropIdentity, OF_IDENTITY } from "./keptKeys";
import { t } from "./language.svelte";
import { isInside } from "./place";

const KNOWN = OF_IDENTITY.known;
const SEAT_AT = "orbis.seat-at";

export const session = $state<{ me: Me | null; link: Link; isAway: boolean; offset: number; lost: string | null }>({
  me: null,
  /** The name of whom this browser knew, if the server does not know the browser any more. */
  lost: null,
  link: "connecting",
  /** Whether the server did not answer when it was last asked something. */
  isAway: false,
  offset: 0,
});
line.onheard = (isReached) => (session.isAway = !isReached);

const isVisible = () => document.visibilityState === "visible";

let onidentity: (me: Me) => void = () => undefined;

/** Let somebody hear who one is, whenever the server says it. */
export function hearIdentity(listener: (me: Me) => void): void {
  onidentity = listener;
}

let connected: Connection | null = null;

/** The connection of this page; it is made when it is first needed. */
export function connection(): Connection {
  if (connected !== null) return connected;
  let expected = "";
  const open = () => {
    expected = session.me?.id ?? "";
    return server().open();
  };
  const made = new Connection(
    open,
    new Outbox(sessionStorage, undefined, isInside ? "orbis.inside.outbox" : undefined),
    undefined,
    isVisible,
  );
  made.onlink = (link) => (session.link = link);
  made.onwelcome = (welcome) => {
    session.offset = welcome.now - Date.now();
    // Signed out on another device, or somebody else in another tab.
    if (expected !== "" && welcome.player === "") location.assign(`${base}/me`);
    else if (expected !== "" && welcome.player !== expected) location.reload();
  };
  const wake = () => {
    if (isVisible()) made.start();
    made.look();
  };
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connected = made;
  return made;
}

/** Whether this browser was here before. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** The name by which this browser was last known; empty if it never was. */
export function knownName(): string {
  return localStorage.getItem(KNOWN) ?? "";
}

let asked: Promise<Me | null> | null = null;

/** Who one is; nobody if the server does not know this browser. */
export function recognised(): Promise<Me | null> {
  asked ??= get<Me>("/api/identity").then(keep, (error: unknown) => {
    if (error instanceof Refusal && error.problem.code === "no_identity") return null;
    asked = null;
    throw error;
  });
  return asked;
}

let asking: Promise<Me> | null = null;

/** Who one is; a newcomer gets a name, which can be changed. */
export function identity(): Promise<Me> {
  asking ??= find().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

async function find(): Promise<Me> {
  const name = localStorage.getItem(KNOWN);
  // A browser that has lost what it knew may still be known to the server.
  if (name === null) return keep(await post<Me>("/api/identity", { name: defaultName(), suggested: true }));
  const me = await recognised();
  if (me !== null) return me;
  // The browser has nothing left of whoever it was: nobody else could.
  if (!isInside) session.lost = name;
  return rename(name);
}

/** Be known by another name. */
export async function rename(name: string): Promise<Me> {
  return keep(await post<Me>("/api/identity", { name }));
}

/** Be recognised by a colour. */
export async function chooseColour(colour: NewColour["colour"]): Promise<void> {
  await put<Me>("/api/identity/colour", { colour });
  if (session.me !== null) session.me = { ...session.me, colour };
}

/** Be known by a name that was typed, if it is another one; what one is known by then. */
export async function introduce(name: string | null): Promise<string> {
  const wanted = (name ?? "").trim();
  const me = await identity();
  return wanted === "" || wanted === me.name ? me.name : (await rename(wanted)).name;
}

/** Be somebody again on this device: everything is loaded anew, and nothing is left that is somebody else's. */
export function comeBack(me: Me): void {
  dropIdentity();
  const table = sessionStorage.getItem(SEAT_AT);
  sessionStorage.clear();
  keep(me);
  location.assign(table === null ? `${base}/` : `${base}/table/${table}`);
}

/** Note at which table somebody looks for their seat: once they are back, they go there. */
export function lookForSeat(table: string): void {
  sessionStorage.setItem(SEAT_AT, table);
}

function keep(me: Me): Me {
  session.me = me;
  asking = Promise.resolve(me);
  localStorage.setItem(KNOWN, me.name);
  onidentity(me);
  return me;
}

function defaultName(): string {
  // Whoever asks who one is must not begin again when another language is spoken.
  const names = untrack(() => t("pages-names")).split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "Vega";
}
