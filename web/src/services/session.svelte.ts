/** Who one is, and the connection to the server. */

import { untrack } from "svelte";
import { get, line, post, put, Refusal, remove } from "../net/api";
import { Connection, type Link } from "../net/connection";
import { Outbox } from "../net/outbox";
import { server } from "../net/server";
import type { Kept, Me, NewColour, Ways } from "../net/wire";
import { base } from "./base";
import { dropHanded } from "./handedCopy";
import { dropIdentity, OF_IDENTITY } from "./keptKeys";
import { t } from "./language.svelte";
import { isInside } from "./place";
import { current, type Route } from "./router.svelte";

const { known: KNOWN, id: ID, suggested: SUGGESTED, ways: WAYS, device: DEVICE } = OF_IDENTITY;
const SEAT_AT = "orbis.seat-at";

interface Session {
  me: Me | null;
  link: Link;
  isAway: boolean;
  offset: number;
  lost: string | null;
  isKept: boolean | null;
  askedAt: Route | null;
}

export const session = $state<Session>({
  me: null,
  /** The name of whom this browser knew, if the server does not know the browser any more. */
  lost: null,
  /** Whether the server still has whoever was lost, so that there is a way back; null if that is not known. */
  isKept: null,
  /** Where something can only go on once whoever was lost is back, or is somebody new; it is not asked elsewhere. */
  askedAt: null,
  link: "connecting",
  /** Whether the server did not answer when it was last asked something. */
  isAway: false,
  offset: 0,
});
line.onheard = (isReached) => (session.isAway = !isReached);
line.onunknown = leave;

/** Whether there is a server, and it is away: a page with the game inside says itself what keeps it from playing. */
export const isServerAway = () => session.isAway && !isInside;

/** Whether one signs out here, and knows. */
let isLeaving = false;

/** Say that this device was signed out while a page was open; whoever was at a table comes back to it. */
function leave(): void {
  if (isLeaving || session.me === null || !isKnown()) return;
  if (current.route.page === "table") lookForSeat(current.route.table);
  location.assign(`${base}/me`);
}

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
    if (expected !== "" && welcome.player === "") leave();
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

/** What the server called this browser among the devices of whoever was known here: it takes that place again. */
export const formerDevice = () => localStorage.getItem(DEVICE) ?? "";

/** A way back that somebody has prepared. */
export type WayBack = NonNullable<Me["ways"]>[number];

/** Which ways back whoever was known here had when the server last said it; null if it never did. */
export function knownWays(): readonly WayBack[] | null {
  const found = localStorage.getItem(WAYS);
  return found === null ? null : (found.split(" ").filter(Boolean) as WayBack[]);
}

/** Note which ways back there are: once the server does not know this browser any more, it is too late to ask. */
export function noteWays(ways: readonly WayBack[]): void {
  localStorage.setItem(WAYS, ways.join(" "));
}

/** The ways back among all by which one is recognised. */
export function waysBack({ recovery, passkeys, mailboxes }: Ways): readonly WayBack[] {
  return [
    ...(recovery === null ? [] : ["link" as const]),
    ...(passkeys.length === 0 ? [] : ["passkey" as const]),
    ...(mailboxes.length === 0 ? [] : ["mail" as const]),
  ];
}

let asked: Promise<Me | null> | null = null;

/** Who one is; nobody if the server does not know this browser. */
export function recognised(): Promise<Me | null> {
  asked ??= get<Me>("/api/identity").then(keep, async (error: unknown) => {
    if (error instanceof Refusal && error.problem.code === "no_identity") {
      if (isKnown() && !isInside) {
        const isKept = await isStillKept();
        // Somebody may have come back meanwhile.
        if (session.me !== null) return session.me;
        [session.lost, session.isKept] = [knownName(), isKept];
      }
      return null;
    }
    asked = null;
    throw error;
  });
  return asked;
}

/** Whether the server still has whoever was known here: on another device they may have been deleted. */
async function isStillKept(): Promise<boolean | null> {
  const id = localStorage.getItem(ID);
  if (id === null) return null; // whoever was here last, was so before ids were noted
  return get<Kept>(`/api/players/${id}`).then(
    ({ kept }) => kept,
    () => null,
  );
}

/** Who one is by now, and at how many tables. */
export async function recognisedNow(): Promise<Me | null> {
  const { lost } = session;
  asked = null;
  const me = await recognised();
  if (me === null || lost === null) return me;
  // One has come back in another tab: nothing on this page is theirs.
  location.reload();
  return new Promise(() => undefined);
}

let asking: Promise<Me | null> | null = null;
let waiting: readonly { readonly route: Route; readonly decide: (me: Me) => void }[] = [];

/** Who one is; a newcomer gets a name, which can be changed. Whoever was lost is asked, as long as the page is shown. */
export async function identity(): Promise<Me> {
  const route = untrack(() => current.route);
  asking ??= find().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  const me = (await asking) ?? session.me;
  if (me !== null) return me;
  if (route === current.route) session.askedAt = route;
  return new Promise((decide) => {
    waiting = [...waiting.filter((each) => each.route === route), { route, decide }];
  });
}

/** Who one is; nobody if this browser was somebody whom the server does not know any more. */
async function find(): Promise<Me | null> {
  const name = localStorage.getItem(KNOWN);
  // A browser that has lost what it knew may still be known to the server.
  if (name === null) {
    const suggested = defaultName();
    const me = await post<Me>("/api/identity", { name: suggested, suggested: true });
    // Whoever has not chosen a name may get another one that they have chosen elsewhere.
    if (me.name === suggested) localStorage.setItem(SUGGESTED, suggested);
    return keep(me);
  }
  const me = await recognised();
  // Without a server the browser has nothing left of whoever it was: nobody else could.
  return me === null && isInside ? rename(name) : me;
}

/** Be somebody new, of the same name, in a browser that the server does not know any more. */
export async function beNew(): Promise<void> {
  if ((await recognisedNow()) !== null) return;
  const me = await post<Me>("/api/identity", { name: session.lost ?? defaultName() });
  dropIdentity();
  keep(me);
  // What was wanted on a page that was left is not wanted any more.
  for (const { route, decide } of waiting) if (route === current.route) decide(me);
  [waiting, session.askedAt] = [[], null];
}

/** Who one is, for whoever takes a seat here by a code: on a device that was signed out, somebody new. */
export async function identityForSeat(): Promise<Me> {
  if (isKnown() && !isInside && (await recognised()) === null) await beNew();
  return identity();
}

/** Be nobody here any more, once the server has done what ends it; nothing is left of whoever was here. */
export async function signOut(
  path: string,
  end: () => Promise<void>,
  drop: () => void = dropIdentity,
  leave: () => void = goHome,
): Promise<void> {
  isLeaving = true;
  try {
    await remove(path);
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  drop();
  await end().catch(() => undefined);
  await dropHanded().catch(() => undefined);
  drop(); // what was answered meanwhile
  leave();
}

function goHome(): void {
  sessionStorage.clear();
  location.assign(`${base}/`);
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
export function comeBack(me: Me, at: string | null = null): void {
  // The server goes on telling this browser what it told it before, if it is the same person.
  const push = localStorage.getItem(ID) === me.id ? localStorage.getItem(OF_IDENTITY.push) : null;
  dropIdentity();
  if (push !== null) localStorage.setItem(OF_IDENTITY.push, push);
  const table = at ?? soughtTable();
  sessionStorage.clear();
  keep(me);
  returned().postMessage(me.id);
  location.assign(table === null ? `${base}/` : `${base}/table/${table}`);
}

const returned = () => new BroadcastChannel(`${OF_IDENTITY.known}.returned`);

/** Go on with a page that asks who one is, once somebody is back on another one: at the table from which they came. */
export function awaitReturn(): void {
  returned().onmessage = ({ data }: MessageEvent<unknown>) => {
    const isAsking = session.lost !== null || current.route.page === "me";
    if (!isAsking || session.me?.id === data) return;
    const table = soughtTable();
    sessionStorage.clear();
    if (table !== null) location.assign(`${base}/table/${table}`);
    else if (current.route.page === "me") location.assign(`${base}/`);
    else location.reload();
  };
}

/** The table at which somebody looks for their seat. */
export function soughtTable(): string | null {
  return sessionStorage.getItem(SEAT_AT);
}

/** Note at which table somebody looks for their seat: once they are back, they go there. */
export function lookForSeat(table: string): void {
  sessionStorage.setItem(SEAT_AT, table);
}

/** Be whom the server says. */
export const meet = (me: Me) => void keep(me);

function keep(me: Me): Me {
  [session.me, session.lost, session.isKept] = [me, null, null];
  asked = asking = Promise.resolve(me);
  localStorage.setItem(KNOWN, me.name);
  localStorage.setItem(ID, me.id);
  if (me.ways) noteWays(me.ways);
  if (me.device) localStorage.setItem(DEVICE, me.device);
  onidentity(me);
  return me;
}

function defaultName(): string {
  // Whoever asks who one is must not begin again when another language is spoken.
  const names = untrack(() => t("pages-names")).split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "Vega";
}
