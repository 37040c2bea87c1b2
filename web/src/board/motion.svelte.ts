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

/** Where each tile of the display lay before the last change, in pixels of the window. */
const seen = new Map<number, DOMRect>();
const still: TransitionConfig = { duration: 0 };

/** Remember where the tiles under an element lie, before they go. */
export function remember(container: HTMLElement): void {
  seen.clear();
  for (const element of container.querySelectorAll<HTMLElement>("[data-tile]")) {
    seen.set(Number(element.dataset["tile"]), element.getBoundingClientRect());
  }
}

/** Let a region come from where its tile lay; without such a place it appears. */
export function arrive(node: HTMLElement, tile: number | null): TransitionConfig {
  if (seen.size === 0) return still;
  const from = tile === null ? undefined : seen.get(tile);
  if (from === undefined || prefersReducedMotion.current) return fade();
  const to = node.getBoundingClientRect();
  if (to.width === 0) return fade();
  // The table is enlarged to fit its window, and moves in its own pixels.
  const enlarged = to.width / node.offsetWidth;
  const x = (from.left - to.left) / enlarged;
  const y = (from.top - to.top) / enlarged;
  const scale = from.width / to.width;
  return {
    duration: lasting(420),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u}); transform-origin: 0 0; z-index: 5`,
  };
}

/** Let a tile turn over that was not in the display before. */
export function turnOver(_: HTMLElement, tile: number): TransitionConfig {
  if (seen.size === 0 || seen.has(tile)) return still;
  if (prefersReducedMotion.current) return fade();
  return { duration: lasting(360), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}
