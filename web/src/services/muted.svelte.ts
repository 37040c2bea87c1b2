/** The players whose words are not shown on this device. */

import { OF_IDENTITY } from "./keptKeys";

const KEY = OF_IDENTITY.muted;
const MOST = 200;

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

let muted = $state.raw<readonly string[] | null>(null);

export function mutedPlayers(): readonly string[] {
  return muted ?? read();
}

/** Show the words of a player, or do not. */
export function mute(player: string, isMuted: boolean): void {
  const others = mutedPlayers().filter((each) => each !== player);
  muted = (isMuted ? [...others, player] : others).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(muted));
}
