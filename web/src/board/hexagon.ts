/** The outlines of a tile, in its box of 100 by 86. */

export const EDGE = "M50 .5 99.5 22.3V63.7L50 85.5 .5 63.7V22.3Z";
export const FRAME = "M50 2.2 97.8 23.3V62.7L50 83.8 2.2 62.7V23.3Z";
export const FIELD = "M50 0 100 22V64L50 86 0 64V22Z";
export const KEYSTONE = "M50 .5 70 9.3V17.5L50 26.3 30 17.5V9.3Z";
export const BAND = "M50 .5 99.5 22.3V30H.5V22.3Z";
export const RIM = "M50-3.6 103.2 19.9V66.1L50 89.6-3.2 66.1V19.9Z";

/** The focus ring around a tile, that many units outside it. */
export function ring(outside: number): string {
  const o = outside;
  return `M50 ${-o * 1.1} ${100 + o} ${22 - o * 0.66}V${64 + o * 0.66}L50 ${86 + o * 1.1} ${-o} ${64 + o * 0.66}V${22 - o * 0.66}Z`;
}

/** The outline of a badge of a height around a point. */
export function badgeOutline(x: number, y: number, size: number): string {
  const wide = size * 0.45;
  const half = size / 2;
  const shoulder = size * 0.26;
  return [
    `M${x} ${y - half}`,
    `${x + wide} ${y - shoulder}V${y + shoulder}`,
    `L${x} ${y + half}`,
    `${x - wide} ${y + shoulder}V${y - shoulder}Z`,
  ].join(" ");
}
