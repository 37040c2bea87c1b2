/** What has just come to where it is hears nothing for a moment: whoever presses there meant something else. */

import { DEAF } from "./clicks";
import { whenDrawn } from "./drawn";

/** How far something moves, in pixels, before another press meets it. */
const FAR = 8;

const deaf = new WeakMap<Element, Animation>();

/** Let something hear nothing for a moment. Nothing moves here: who wants less motion is not to press sooner. */
export function deafen(thing: Element): void {
  deaf.get(thing)?.cancel();
  deaf.set(thing, thing.animate({ pointerEvents: ["none", "none"] }, DEAF));
}

/** Whether something hears nothing yet: that counts for keys, too. */
export function isDeaf(thing: Element): boolean {
  const state = deaf.get(thing)?.playState;
  return state === "running" || state === "paused";
}

const answers = (bar: Element) => bar.querySelectorAll("button, a");

/** Let the answers on a bar hear nothing for a moment. */
export function deafenAnswers(bar: Element): void {
  for (const each of answers(bar)) deafen(each);
}

/** Let the answers on a bar hear nothing for a moment, wherever they come to. */
export function deafWhereItComes(bar: Element): () => void {
  const places = new WeakMap<Element, DOMRect>();
  return whenDrawn(() => {
    for (const each of answers(bar)) {
      const [from, to] = [places.get(each), each.getBoundingClientRect()];
      if (each.checkVisibility({ visibilityProperty: true })) places.set(each, to);
      else places.delete(each);
      if (from === undefined || Math.hypot(to.left - from.left, to.top - from.top) > FAR) deafen(each);
    }
  });
}
