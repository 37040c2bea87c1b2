/** How pieces move: a taken tile flies to its slot, a new one turns over; how fast is the player's wish. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

export type Speed = "off" | "fast" | "normal" | "slow";

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };
const CROSS_FADE = 120;
const LONGEST = 800;

/** The speed that was chosen; the system's wish for less motion goes before it. */
export const motion = $state<{ speed: Speed }>({ speed: "normal" });

/** How much longer than normal motion lasts; 0 where nothing shall fly. */
export function factor(): number {
  return prefersReducedMotion.current ? 0 : FACTORS[motion.speed];
}

function lasting(milliseconds: number): number {
  return Math.min(LONGEST, milliseconds * FACTORS[motion.speed]);
}

function fade(): TransitionConfig {
  return { duration: motion.speed === "off" ? 0 : CROSS_FADE, css: (t) => `opacity: ${t}` };
}

/** Let a text come once what flies has arrived. */
export function afterFlight(_node: Element, isFlying: boolean): TransitionConfig {
  if (!isFlying || factor() === 0) return { duration: 0 };
  return { ...fade(), delay: lasting(FLIGHT) };
}

/** The names of the places of tiles and medallions. */
export const tileAt = (tile: number) => `tile-${tile}`;
export const godAt = (number: number) => `god-${number}`;
/** The tile that is about to be laid face down: a wilderness has no number. */
const TAKEN = "taken";

const FLIGHT = 420;
const MOVING = `[data-at^="tile-"], [data-at^="god-"]`;
/** Where tiles and medallions lay before the last change, in pixels of the window. */
const seen = new Map<string, DOMRect>();
const still: TransitionConfig = { duration: 0 };

/** Remember where things lie under an element before they go. */
export function remember(root: Element): void {
  seen.clear();
  for (const element of root.querySelectorAll(MOVING)) {
    const box = element.getBoundingClientRect();
    seen.set(element.getAttribute("data-at") ?? "", box);
    if (element.matches(".face-down")) seen.set(TAKEN, box);
  }
}

/** Let whatever comes next be there at once. */
export function forget(): void {
  seen.clear();
}

/** Lift what flies above its neighbours, and its part of the table above the others. */
function lift(node: Element, duration: number): void {
  for (const each of [node.closest("button, .region"), node.closest(".cell"), node.closest(".table > *")]) {
    each?.animate([{ zIndex: 3 }, { zIndex: 3 }], { duration });
  }
}

function fly(node: HTMLElement, from: DOMRect, duration: number): TransitionConfig {
  const to = node.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return fade();
  // The table is enlarged to fit its window, and moves in its own pixels.
  const enlarged = to.width / node.offsetWidth;
  const x = (from.left - to.left) / enlarged;
  const y = (from.top - to.top) / enlarged;
  const scale = from.width / to.width;
  lift(node, duration);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u}); transform-origin: 0 0`,
  };
}

/** Let a region come from where its tile lay, or a god from among the others; without such a place it appears. */
export function arrive(node: HTMLElement, name: string | null): TransitionConfig {
  if (seen.size === 0) return still;
  const from = seen.get(name ?? TAKEN);
  return from === undefined || factor() === 0 ? fade() : fly(node, from, lasting(FLIGHT));
}

/** Let a tile turn over that was nowhere before; one that was taken back returns at double speed. */
export function turnOver(node: HTMLElement, tile: number): TransitionConfig {
  if (seen.size === 0) return still;
  const from = seen.get(tileAt(tile));
  if (factor() === 0) return from === undefined ? fade() : still;
  if (from === undefined) return { duration: lasting(360), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
  const { left, top } = node.getBoundingClientRect();
  return Math.hypot(from.left - left, from.top - top) < 1 ? still : fly(node, from, lasting(FLIGHT / 2));
}
