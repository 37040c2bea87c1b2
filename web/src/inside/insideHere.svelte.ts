/** The server inside this page, and how it is: it begins when it is first needed. */

import { Ended, InsideServer, type Tables } from "./insideServer";
import { thisPack } from "./keptPack";
import type { ToTables, Trouble } from "./messages";
import type { Pack } from "./pack";
import { claimTables } from "./tabs";

/** The folder of the tables in the private files of this browser. */
const FOLDER = "orbis";
/** How long the worker of the page may take to be there, in milliseconds. */
const PATIENCE = 4000;

type Stage = "fetching" | "starting" | "ready" | "elsewhere" | "no-pack" | Exclude<Trouble, "occupied">;

export const insideState = $state<{ stage: Stage; part: number; message: string }>({
  stage: "starting",
  /** How much of the pack has come, from 0 to 1. */
  part: 0,
  /** What went wrong, for those who look into it. */
  message: "",
});

const FORCE = "orbis.take-tables";

class NoPack extends Error {}

/** The pack to begin with: the one that is kept, so that a new one never comes in the middle of a game. */
async function packToStart(): Promise<Pack> {
  const kept = await thisPack().found();
  if (kept !== null) {
    void renew(kept).catch(() => undefined);
    return kept;
  }
  const offered = await thisPack().offered();
  if (offered === null) throw new NoPack();
  insideState.stage = "fetching";
  await thisPack().keep(offered, (part) => (insideState.part = part));
  insideState.stage = "starting";
  await served();
  return offered;
}

/** Fetch a newer pack for the next start. */
async function renew(kept: Pack): Promise<void> {
  await thisPack().dropOthers(kept);
  const offered = await thisPack().offered();
  if (offered !== null && offered.version !== kept.version) await thisPack().keep(offered, () => undefined);
}

/** Wait until the worker of the page is there, which has the pack; without one it comes over the network again. */
async function served(): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

async function begin(): Promise<{ tables: Tables; start: ToTables }> {
  if (!isSecureContext) throw new Ended("no-files", location.origin);
  const force = sessionStorage.getItem(FORCE) !== null;
  sessionStorage.removeItem(FORCE);
  if (!(await claimTables(() => lose(), force))) throw new Ended("occupied", "");
  const chosen = await packToStart();
  const tables: Tables = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: "tables" });
  return { tables, start: { kind: "start", pack: chosen, at: thisPack().address, folder: FOLDER } };
}

let made: InsideServer | null = null;

/** The server inside this page. */
export function insideServer(): InsideServer {
  if (made !== null) return made;
  const begun = begin().catch((error: unknown) => {
    if (error instanceof NoPack) insideState.stage = "no-pack";
    throw error;
  });
  made = new InsideServer(begun);
  made.ready.then(
    () => {
      insideState.stage = "ready";
      // A browser that is short of room takes that of others first.
      void navigator.storage.persist?.().catch(() => undefined);
    },
    (error: unknown) => {
      if (insideState.stage === "no-pack" || !(error instanceof Ended)) return;
      insideState.stage = error.trouble === "occupied" ? "elsewhere" : error.trouble;
      insideState.message = error.message;
    },
  );
  return made;
}

/** Another tab has the tables now. */
function lose(): void {
  made?.end(new Ended("occupied", ""));
  insideState.stage = "elsewhere";
}

/** Have the tables here, though another tab has them. */
export function takeTables(): void {
  sessionStorage.setItem(FORCE, "1");
  location.reload();
}
