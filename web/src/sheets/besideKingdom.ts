/** Where a sheet lies that is about the kingdom, so that whoever chooses sees the display, the kingdom and all scores. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;

/**
 * The upper left corner of a sheet of some size: between the kingdom and the bar with its button if there is room, or
 * else above the kingdom; as near to the button as the width of the kingdom allows.
 */
export function besideKingdom(
  [width, height]: readonly [number, number],
  kingdom: Box,
  button: Box,
): { readonly left: number; readonly top: number } {
  const middle = (button.left + button.right - width) / 2;
  const left = Math.max(kingdom.left, Math.min(middle, kingdom.right - width));
  const fits = button.top - kingdom.bottom >= height + 2 * GAP;
  return { left, top: Math.max(GAP, fits ? button.top - GAP - height : kingdom.top - GAP - height) };
}
