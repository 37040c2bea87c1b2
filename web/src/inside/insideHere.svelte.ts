/** The server inside this page, and how it is: it begins when it is first needed. */

import { OF_IDENTITY } from "../services/keptKeys";
import { Ended, InsideServer, type Start, type Tables } from "./insideServer";
import { OtherVersion } from "./keptPack";
import { insideState } from "./insideState.svelte";
import { keptNow, noteSeen, rescueSeen } from "./lastSeen";
import { newLock } from "./life";
import { areDeleted, FOLDER } from "./privateFolder";
import { megabytes, type Pack } from "./pack";
import { claimTables } from "./tabs";
import { thisPack } from "./thisPack";

/** How long the worker of the page may take to be there, in milliseconds. */
const PATIENCE = 4000;

/** How often it is looked whether the tables are still there, in milliseconds. */
const EVERY = 5000;

const FORCE = "orbis.take-tables";

/** The pack to begin with, and no other than that of the page: the one that is kept, or else it is fetched. */
async function packToStart(): Promise<Pack> {
  const kept = await thisPack().found();
  if (kept !== null) return kept;
  let offered: Pack | null;
  try {
    offered = await thisPack().offered();
    if (offered === null) throw new Error("it is not there, or there is no connection");
    [insideState.stage, insideState.size] = ["fetching", megabytes(offered)];
    await thisPack().keep(offered, (part) => (insideState.part = part));
  } catch (error) {
    insideState.stage = error instanceof OtherVersion ? "outdated" : "no-pack";
    throw error;
  }
  insideState.stage = "starting";
  await served();
  return offered;
}

/** Wait until the worker of the page is there, which has the pack; without one it comes over the network again. */
async function served(): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

async function begin(): Promise<{ tables: Tables; start: Start }> {
  if (!isSecureContext) throw new Ended("no-files", location.origin);
  const force = sessionStorage.getItem(FORCE) !== null;
  sessionStorage.removeItem(FORCE);
  if (!(await claimTables(() => void lose(), force))) throw new Ended("occupied", "");
  const chosen = await packToStart();
  const tables: Tables = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: "tables" });
  const start: Start = { kind: "start", pack: chosen, at: thisPack().address, folder: FOLDER, lock: newLock() };
  return { tables, start };
}

let made: InsideServer | null = null;

/** The server inside this page. */
export function insideServer(): InsideServer {
  if (made !== null) return made;
  made = new InsideServer(begin(), {
    ended: (why) => void stop(why),
    bereft: miss,
    thinking: (works) => (insideState.thinks = works),
  });
  made.ready.then(noteTables, () => undefined);
  return made;
}

/** It answers; whoever was known here and has no tables any more has lost them. */
function noteTables(isNew: boolean): void {
  insideState.stage = "ready";
  insideState.isBereft = isNew && localStorage.getItem(OF_IDENTITY.known) !== null;
  // A browser that is short of room takes that of others first.
  void navigator.storage.persist?.().then(
    (isPromised) => (insideState.isPromised = isPromised),
    () => undefined,
  );
  noteSeen(keptNow());
  // Files that were deleted can still be written to, and nothing is left of it afterwards.
  setInterval(() => void missTables(), EVERY);
}

async function missTables(): Promise<void> {
  if (insideState.stage !== "ready") return;
  const kept = keptNow();
  if (await areDeleted()) miss();
  else noteSeen(kept);
}

/** The tables were deleted; their worker still has them, until the page is left. */
function miss(): void {
  if (insideState.stage !== "ready") return;
  rescueSeen();
  [insideState.stage, insideState.canSave] = ["deleted", true];
}

/** It cannot begin, or cannot go on: say so. */
async function stop({ trouble, message }: Ended): Promise<void> {
  const { stage } = insideState;
  insideState.message = message;
  insideState.canSave = false;
  if (stage === "no-pack" || stage === "outdated" || stage === "deleted") return;
  // A browser that deletes the tables takes their files and the lock away like another tab.
  if (stage === "ready" && (await areDeleted())) insideState.stage = "deleted";
  else insideState.stage = trouble === "occupied" ? "elsewhere" : trouble;
}

/** Another tab has the tables now. */
async function lose(): Promise<void> {
  // The worker has what can still be saved.
  if (insideState.canSave) return;
  // A browser that deletes the tables takes their lock away, too, and leaves them to the worker.
  if (insideState.stage === "ready" && (await areDeleted())) miss();
  else made?.end(new Ended("taken", ""));
}

/** Get the pack again, which may be damaged, and start with it. */
export async function getAgain(): Promise<void> {
  await thisPack().drop();
  location.reload();
}

/** Have the tables here, though another tab has them. */
export function takeTables(): void {
  sessionStorage.setItem(FORCE, "1");
  location.reload();
}
