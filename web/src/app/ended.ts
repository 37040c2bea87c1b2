/** Channels that nothing is sent to any more: each is said once. */

import type { NoticeChannel } from "../net/wire";
import { OF_IDENTITY } from "../services/keptKeys";

type Shelf = Pick<Storage, "getItem" | "setItem">;

function noted(shelf: Shelf): readonly string[] {
  return (shelf.getItem(OF_IDENTITY.ended) ?? "").split(" ").filter((id) => id !== "");
}

/** The channels that have ended, without those that were said already; one that works again may be said again later. */
export function ended(channels: readonly NoticeChannel[], shelf: Shelf = localStorage): readonly NoticeChannel[] {
  const all = channels.filter((channel) => channel.ended === true);
  const said = noted(shelf);
  const still = said.filter((id) => all.some((channel) => channel.id === id));
  if (still.length < said.length) shelf.setItem(OF_IDENTITY.ended, still.join(" "));
  return all.filter(({ id }) => !still.includes(id));
}

/** Remember that all that have ended were said. */
export function noteEnded(channels: readonly NoticeChannel[], shelf: Shelf = localStorage): void {
  const ids = channels.flatMap((channel) => (channel.ended === true ? [channel.id] : []));
  shelf.setItem(OF_IDENTITY.ended, ids.join(" "));
}
