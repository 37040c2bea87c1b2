/** How small letters and numbers may become. */

/** The least height of type, in pixels. */
export const LEAST = 12;

/** The height of type in a drawing that is `units` wide in its own measure and `size` pixels on the screen. */
export function legible(wanted: number, size: number, units = 100): number {
  return Math.max(wanted, (LEAST * units) / size);
}
