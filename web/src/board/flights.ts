/** How what moved is shown: where each figure flies from and to, and when. */

import type { Move } from "../model/moved";
import type { Letter } from "../net/wire";
import { tileAt } from "./motion.svelte";

/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of what is drawn, by the names that `data-at` gives. */
export type Places = ReadonlyMap<string, Box>;

export interface Pace {
  /** How much longer than normal everything lasts. */
  readonly factor: number;
  /** How long ago a tile was taken, in milliseconds: what follows waits for its turn in the taking. */
  readonly since: number;
  /** Played backwards, at double speed. */
  readonly undone: boolean;
}

/** A figure, or without a colour a seal, that moves above the table for a moment. */
export interface Flight {
  readonly colour: Letter | null;
  readonly box: Box;
  readonly keyframes: Keyframe[];
  readonly delay: number;
  readonly duration: number;
  readonly direction: "normal" | "reverse";
  /** What is not to be seen in its place before the flight ends there. */
  readonly covers: string | null;
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** The time between two figures. */
  readonly apart: number;
}

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
export const SEAL_DROPS: Keyframe[] = [
  { transform: "scale(1.4)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const PARTS: Readonly<Record<Move["kind"], Part>> = {
  spread: { start: 80, end: 360, apart: 40 },
  gather: { start: 120, end: 440, apart: 20 },
  gain: { start: 0, end: 300, apart: 40 },
  pay: { start: 300, end: 480, apart: 20 },
  strike: { start: 0, end: 300, apart: 20 },
  deactivate: { start: 0, end: 300, apart: 0 },
};
/** A tile that is placed lies in its slot after so long. */
const LANDED = 420;
const SHORTEST = 120;
const STEPS = [0, 0.25, 0.5, 0.75, 1] as const;
const HOP = 0.6;
const ARC = 0.18;

interface Path {
  readonly colour: Letter | null;
  readonly box: Box;
  readonly keyframes: Keyframe[];
  readonly from: string;
  readonly to: string;
}

/** A box of the size of another in the middle of an area. */
function amid(area: Box | undefined, size: Box | undefined): Box | undefined {
  if (area === undefined || size === undefined) return undefined;
  const { width, height } = size;
  return { left: area.left + (area.width - width) / 2, top: area.top + (area.height - height) / 2, width, height };
}

function arc(from: Box, to: Box, lift: (distance: number) => number, appears: boolean): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.height / to.height;
  const high = lift(Math.hypot(x, y));
  return STEPS.map((t) => ({
    transform: `translate(${x * (1 - t)}px, ${y * (1 - t) - 4 * high * t * (1 - t)}px) scale(${scale * (1 - t) + t})`,
    opacity: appears && t === 0 ? 0 : 1,
  }));
}

/** The way of one piece from where it was drawn before to where it is drawn after. */
function path(move: Move, before: Places, after: Places): Path | null {
  switch (move.kind) {
    case "spread": {
      const to = `${move.to}-${move.colour}`;
      const box = after.get(to);
      const from = amid(before.get(move.from), box);
      if (box === undefined || from === undefined) return null;
      return { colour: move.colour, box, keyframes: arc(from, box, () => HOP * box.height, true), from: move.from, to };
    }
    case "gather": {
      const from = `${move.from}-${move.colour}`;
      const to = `seat-${move.seat}-${move.colour}`;
      const start = before.get(from);
      const box = after.get(to) ?? amid(after.get(`seat-${move.seat}`), start);
      if (box === undefined || start === undefined) return null;
      return { colour: move.colour, box, keyframes: arc(start, box, (distance) => ARC * distance, false), from, to };
    }
    case "gain": {
      const to = `seat-${move.seat}-${move.colour}`;
      const box = after.get(to);
      if (box === undefined) return null;
      const from = move.tile === null ? undefined : amid(after.get(tileAt(move.tile)), box);
      const falling = [
        { transform: `translateY(${-HOP * box.height}px)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
      const keyframes = from === undefined ? falling : arc(from, box, (distance) => ARC * distance, true);
      return { colour: move.colour, box, keyframes, from: "", to };
    }
    case "pay": {
      const from = `seat-${move.seat}-${move.colour}`;
      const box = after.get(from);
      if (box === undefined) return null;
      const away = `translateY(${-HOP * box.height}px)`;
      return {
        colour: move.colour,
        box,
        keyframes: [
          { transform: "none", opacity: 1 },
          { transform: away, opacity: 0 },
        ],
        from,
        to: "",
      };
    }
    case "strike": {
      const from = `${move.cell}-${move.colour}`;
      const box = before.get(from);
      if (box === undefined) return null;
      const away = `translateY(${-HOP * box.height}px) scale(0.2)`;
      return { colour: move.colour, box, keyframes: [{ transform: "none" }, { transform: away }], from, to: "" };
    }
    case "deactivate": {
      const box = after.get(move.seal);
      return box === undefined ? null : { colour: null, box, keyframes: SEAL_DROPS, from: "", to: move.seal };
    }
  }
}

/** When the piece with a number among those of its kind moves, in milliseconds of the normal speed. */
function timing(move: Move, number: number, count: number, since: number): { start: number; end: number } {
  const { start, end, apart } = PARTS[move.kind];
  const duration = Math.max(SHORTEST, end - start - apart * (count - 1));
  const isLanding = (move.kind === "deactivate" && move.placed) || (move.kind === "gain" && move.tile !== null);
  const landing = isLanding ? LANDED : 0;
  const begins = Math.max(0, start - since) + landing + apart * number;
  return { start: begins, end: begins + duration };
}

/** The flights that show some moves, from what was drawn before and is drawn after them. */
export function flights(moves: readonly Move[], before: Places, after: Places, pace: Pace): readonly Flight[] {
  const taking = moves.some(({ kind }) => kind === "spread" || kind === "gather");
  const since = taking || pace.undone ? 0 : pace.since / pace.factor;
  const kinds = new Map<Move["kind"], number>();
  const planned = moves.flatMap((move) => {
    const found = path(move, before, after);
    if (found === null) return [];
    const number = kinds.get(move.kind) ?? 0;
    kinds.set(move.kind, number + 1);
    const count = moves.filter(({ kind }) => kind === move.kind).length;
    return [{ ...found, ...timing(move, number, count, since) }];
  });
  const last = Math.max(...planned.map(({ end }) => end));
  return planned.map(({ colour, box, keyframes, from, to, start, end }): Flight => {
    const shared = { colour, box, keyframes };
    if (pace.undone) {
      const half = pace.factor / 2;
      const covers = from !== "" && !after.has(from) ? from : null;
      return { ...shared, delay: (last - end) * half, duration: (end - start) * half, direction: "reverse", covers };
    }
    const covers = to !== "" && !before.has(to) ? to : null;
    return {
      ...shared,
      delay: start * pace.factor,
      duration: (end - start) * pace.factor,
      direction: "normal",
      covers,
    };
  });
}
