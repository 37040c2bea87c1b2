/** What was changed here and the server does not know yet. */

import { OF_IDENTITY } from "./keptKeys";

type Document = Readonly<Record<string, unknown>>;
/** What was changed here, and when by the clock of this device. */
export type Changes = Readonly<Record<string, { readonly value: unknown; readonly at: number }>>;

export function unsent(): Changes {
  try {
    return JSON.parse(localStorage.getItem(OF_IDENTITY.unsent) ?? "{}") as Changes;
  } catch {
    return {};
  }
}

export function keepUnsent(changes: Changes): void {
  if (Object.keys(changes).length === 0) localStorage.removeItem(OF_IDENTITY.unsent);
  else localStorage.setItem(OF_IDENTITY.unsent, JSON.stringify(changes));
}

/** What is sent of changes now. */
export function messageOf(changes: Changes, now: number): { readonly settings: Document; readonly ages: Document } {
  const all = Object.entries(changes);
  return {
    settings: Object.fromEntries(all.map(([name, { value }]) => [name, value])),
    ages: Object.fromEntries(all.map(([name, { at }]) => [name, Math.max(0, now - at)])),
  };
}

/** What is left to be sent once the server knows some changes. */
export function withoutSent(changes: Changes, sent: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name, { at }]) => sent[name]?.at !== at));
}
