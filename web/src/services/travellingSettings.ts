/**
 * What somebody has set and solved goes with them to all their devices; this browser keeps a copy.
 * Changes are sent with how long ago they were made: of two of the same thing, the later one counts.
 */

import { put } from "../net/api";
import type { Me, SavedSettings } from "../net/wire";
import { takePuzzles, triesBeyond } from "../puzzles/puzzleShelf";
import { acceptedSettings } from "./acceptedSettings";
import { settings } from "./settings.svelte";
import { keepUnsent, messageOf, unsent, withoutSent } from "./unsentChanges";

/** Several changes in a row are sent together, after so many milliseconds. */
const TOGETHER = 800;

type Document = Readonly<Record<string, unknown>>;
/** What is set here and need not be sent. */
let known: Document | null = null;
let isRecognised = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Take over what somebody has on their devices, and send what waits here. */
export function receiveSettings(me: Me): void {
  isRecognised = true;
  if (me.settings) {
    take(me.settings);
    // Whoever was known by another id here has tried puzzles that the server does not know.
    for (const [name, tried] of triesBeyond(me.settings)) noteChanges({ [name]: tried }, tried[2] * 1000);
  }
  known = current();
  if (Object.keys(unsent()).length > 0) send();
}

/** What was changed here since it was sent stays as it is. */
function take(document: Document): void {
  const waiting = unsent();
  const others = Object.fromEntries(Object.entries(document).filter(([name]) => !(name in waiting)));
  Object.assign(settings, acceptedSettings(others));
  takePuzzles(others);
  known = current();
}

const current = () => JSON.parse(JSON.stringify(settings)) as Document;

/** Let what has changed in the settings be known on the other devices. */
export function noteSettings(): void {
  const [before, now] = [known, current()];
  known = now;
  if (before === null) return;
  const changed = Object.entries(now).filter(([name, value]) => !isEqual(value, before[name]));
  if (changed.length > 0) noteChanges(Object.fromEntries(changed));
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Let changes be known on the other devices; what is null goes. */
export function noteChanges(changes: Document, at = Date.now()): void {
  const noted = Object.entries(changes).map(([name, value]) => [name, { value, at }] as const);
  keepUnsent({ ...unsent(), ...Object.fromEntries(noted) });
  if (isRecognised) send();
}

function send(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const changes = unsent();
    put<SavedSettings>("/api/identity/settings", messageOf(changes, Date.now())).then(
      (saved) => {
        keepUnsent(withoutSent(unsent(), changes));
        take(saved.settings);
      },
      () => undefined, // it is tried again with the next change, or the next time one comes
    );
  }, TOGETHER);
}
