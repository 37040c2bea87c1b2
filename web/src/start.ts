import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./app/appWorker.svelte";
import { awaitInstallPrompt } from "./app/install.svelte";
import { repairNotices } from "./app/notices.svelte";
import { choose } from "./net/server";
import { awaitForgotten } from "./services/forgotten";
import { whenIdle } from "./services/idle";
import { speak } from "./services/language.svelte";
import { isInside } from "./services/place";
import { startRouter } from "./services/router.svelte";
import { awaitReturn, hearIdentity, isKnown, recognised } from "./services/session.svelte";
import { settings } from "./services/settings.svelte";
import { receiveSettings } from "./services/travellingSettings";

/** Show the page of the address, as soon as there are words for it. */
export async function start(): Promise<void> {
  if (isInside) choose((await import("./inside/insideHere.svelte")).insideServer());
  hearIdentity(receiveSettings);
  awaitInstallPrompt();
  awaitForgotten();
  awaitReturn();
  // A newcomer gets a name, for which there are no words yet.
  if (isKnown()) recognised().catch(() => undefined);
  await speak(settings.language);
  startRouter();
  startWorker();
  whenIdle(() => void repairNotices().catch(() => undefined));
  mount(App, { target: document.body });
}
