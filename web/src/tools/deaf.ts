/** What has just come to where it is hears nothing for a moment: whoever presses there meant something else. */

/** How long, in milliseconds. */
const DEAF = 600;

const deaf = new WeakMap<Element, Animation>();

/** Let something hear nothing for a moment. Nothing moves here: who wants less motion is not to press sooner. */
export function deafen(thing: Element): void {
  deaf.get(thing)?.cancel();
  deaf.set(thing, thing.animate({ pointerEvents: ["none", "none"] }, DEAF));
}

/** Whether something hears nothing yet, not even keys. */
export function isDeaf(thing: Element): boolean {
  const now = deaf.get(thing)?.playState;
  return now === "running" || now === "paused";
}
