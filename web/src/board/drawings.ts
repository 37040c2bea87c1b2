/** Where the drawings of an effect stand on a tile. */

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** One, two or three drawings of a tile; a custom set's fourth and further ones are told by the tile's sentence. */
export function drawings(
  variant: "display" | "placed" | "mini",
  number: number,
  badge: boolean,
  plate: boolean,
): readonly Frame[] {
  if (variant === "mini") {
    if (number === 1) return [{ x: badge ? 8 : 22, y: 35, width: badge ? 53 : 56 }];
    const left = badge ? 5 : 17;
    if (number === 2) return [0, 1].map((each) => ({ x: left + each * 31, y: 41, width: 35 }));
    return [0, 1, 2].map((each) => ({ x: left - 6 + each * 24, y: 43, width: 29 }));
  }
  if (number === 2) return [20.5, 48.5].map((x) => ({ x, y: 36, width: 31 }));
  if (number >= 3) {
    return [
      { x: 36, y: 28.5, width: 28 },
      { x: 21, y: 49.5, width: 28 },
      { x: 51, y: 49.5, width: 28 },
    ];
  }
  if (variant === "display") return [{ x: 25, y: 24.5, width: 50 }];
  return plate ? [{ x: 24, y: 18.5, width: 52 }] : [{ x: 21, y: 24, width: 58 }];
}
