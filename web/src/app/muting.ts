/** Muting a player: what they say is neither shown on this device nor told in notices. */

import { put, Refusal, remove } from "../net/api";
import { OF_IDENTITY } from "../services/keptKeys";
import { mute, mutedPlayers } from "../services/muted.svelte";

const KEY = OF_IDENTITY.silenced;

/** Whom the server knows to be muted here. */
function told(): readonly string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ").filter((player) => player !== "");
}

let telling: Promise<void> = Promise.resolve();

/** Tell the server what it does not know yet of who is muted here; what fails is tried again at the next chance. */
export function tellMuted(): Promise<void> {
  telling = telling.catch(() => undefined).then(tell);
  return telling;
}

async function tell(): Promise<void> {
  const [muted, known] = [mutedPlayers(), told()];
  let problem: unknown = null;
  const change = async (player: string, isMuted: boolean) => {
    const path = `/api/notices/silenced/${player}`;
    try {
      await (isMuted ? put(path) : remove(path)).catch((error: unknown) => {
        // There is nobody to be silenced.
        if (!(error instanceof Refusal) || error.problem.code !== "not_found") throw error;
      });
      const others = told().filter((each) => each !== player);
      localStorage.setItem(KEY, (isMuted ? [...others, player] : others).join(" "));
    } catch (error) {
      problem ??= error;
    }
  };
  for (const player of muted.filter((each) => !known.includes(each))) await change(player, true);
  for (const player of known.filter((each) => !muted.includes(each))) await change(player, false);
  if (problem !== null) throw problem;
}

/** Hear no more what a player says, or hear it again: here, and in notices. */
export function muteEverywhere(player: string, isMuted: boolean): Promise<void> {
  mute(player, isMuted);
  return tellMuted();
}
