/** The pack of this page. */

import { addressOf } from "../services/base";
import { KeptPack } from "./keptPack";
import { versionIn } from "./pack";

export const thisPack = () => new KeptPack(addressOf("/"), versionIn(document.documentElement.dataset["pack"]));

/** Whether one can play in this browser without the server. */
export async function hasKept(): Promise<boolean> {
  return "caches" in globalThis && (await thisPack().found()) !== null;
}
