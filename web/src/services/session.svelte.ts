/** Who one is, and the connection to the server. */

import { untrack } from "svelte";
import { get, post, Refusal } from "../net/api";
import { Connection, type Link } from "../net/connection";
import { Outbox } from "../net/outbox";
import type { Me } from "../net/wire";
import { t } from "./language.svelte";

const KNOWN = "orbis.known";

export const session = $state<{ me: Me | null; link: Link; offset: number }>({
  me: null,
  link: "connecting",
  offset: 0,
});

let connected: Connection | null = null;

/** The connection of this page; it is made when it is first needed. */
export function connection(): Connection {
  if (connected !== null) return connected;
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
  const made = new Connection(() => new WebSocket(address), new Outbox(sessionStorage));
  made.onlink = (link) => (session.link = link);
  made.onwelcome = (welcome) => (session.offset = welcome.now - Date.now());
  const wake = () => document.visibilityState === "visible" && made.start();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connected = made;
  return made;
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
  if (name === null) return rename(defaultName());
  try {
    return keep(await get<Me>("/api/identity"));
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "no_identity") return rename(name);
    throw error;
  }
}

/** Be known by another name. */
export async function rename(name: string): Promise<Me> {
  return keep(await post<Me>("/api/identity", { name }));
}

function keep(me: Me): Me {
  session.me = me;
  asking = Promise.resolve(me);
  localStorage.setItem(KNOWN, me.name);
  return me;
}

function defaultName(): string {
  // Whoever asks who one is must not begin anew when another language is spoken.
  const names = untrack(() => t("pages-names")).split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "Vega";
}
