/** Which ratings a chart shows: round numbers around all values, and never so few that luck looks like a climb. */

const ROUND = 100;
const LEAST = 200;

export interface Range {
  readonly least: number;
  readonly most: number;
}

export function rangeOf(values: readonly number[]): Range {
  let least = ROUND * Math.floor(Math.min(...values) / ROUND);
  let most = ROUND * Math.ceil(Math.max(...values) / ROUND);
  for (let low = true; most - least < LEAST; low = !low) {
    if (low) least -= ROUND;
    else most += ROUND;
  }
  return { least, most };
}

/** Whether a rating lies between the ends, where a line of its own can be told from them. */
export const isIn = ({ least, most }: Range, value: number): boolean => value > least && value < most;
