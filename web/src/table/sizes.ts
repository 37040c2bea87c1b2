/** How large pieces are drawn in the room that there is for them, in pixels. */

import type { PyramidSize } from "../board/pyramid";

/** What is known of a room before it is measured: nothing, or a guess where there is no screen. */
export const UNMEASURED = typeof document === "undefined" ? 360 : 0;

export interface DisplaySize {
  /** The width of a tile, the distances of cells, and the height of a figure. */
  readonly size: number;
  readonly pitch: readonly [number, number];
  readonly figure: number;
}

/** A figure beside a tile of a width, and the least that can be told apart. */
const FIGURE = 0.18;
const LEAST_FIGURE = 14;
/** How high three rows of tiles are, and how much of three rows of trays stands out below them. */
const TILES = 3 * 0.86;
const TRAYS = 2 * 0.68 + 0.66;

export function displaySize(width: number, height: number): DisplaySize {
  const high = (height - 4) / (TILES + TRAYS * FIGURE);
  const most = high * FIGURE >= LEAST_FIGURE ? high : (height - 4 - TRAYS * LEAST_FIGURE) / TILES;
  const tile = Math.max(1, Math.floor(Math.min(most, width / 3.16)));
  const figure = Math.max(LEAST_FIGURE, tile * FIGURE);
  return {
    size: tile,
    figure,
    pitch: [
      Math.min((width - tile) / 2, Math.max(tile * 1.27, 100)),
      Math.min((height - tile * 0.86 - figure * 0.66) / 2, tile * 1.16 + figure * 0.3),
    ],
  };
}

/** How wide a row of five tiles is, and one of four with whole slots at its ends. */
const FIVE = 5.1;
export const WITH_ENDS = 6.14;

/** The tiles of a universe of so many columns, four rows high. */
export function pyramidSize(width: number, height: number, { most = 130, columns = FIVE } = {}): PyramidSize {
  const tile = Math.max(1, Math.min(most, width / columns, height / 2.86));
  return { tile: Math.floor(tile * 2) / 2, gap: tile * 0.025 };
}

export interface RowSize {
  /** The width of a god and of its place, and of a temple token and of the gap beside it. */
  readonly god: number;
  readonly pitch: number;
  readonly token: number;
  readonly gap: number;
  /** Whether the monograms of those who would get the tokens stand below them, not beside them. */
  readonly below: boolean;
}

/** The width of the monogram of whoever would get a temple token. */
export const MONOGRAM = 16;

/** Gods beside temple tokens in some columns, with the height for a god and for a token, and the most room for a name; a finger finds each god. */
export function rowSize(
  width: number,
  high: number,
  gods: number,
  columns: number,
  tokenHigh: number,
  most = high * 1.25,
): RowSize {
  const each = (width - gods * 48) / columns - 6;
  const below = each - MONOGRAM < 22;
  const beside = below ? 0 : MONOGRAM + 1;
  const room = below ? (tokenHigh * 1.12 - MONOGRAM) / 1.22 : tokenHigh / 1.25;
  const token = Math.max(below ? 18 : 20, Math.min(room, each - beside, 41));
  const gap = Math.max(2, Math.min(11, ((width - gods * 46) / columns - token - beside) * 0.6));
  const pitch = Math.max(44, Math.min(most, (width - columns * (token + beside + gap)) / gods));
  return { god: Math.max(1, Math.min(high, pitch - 3)), pitch, token, gap, below };
}

/** Gods and the stacks above temple tokens, two beside each other, in a column of a height beside the display. */
export function sideSize(high: number, gods: number, tokens: number): RowSize {
  const pitch = 45;
  const left = high - 2 - Math.ceil((gods + 1) / 2) * pitch;
  const token = Math.max(18, Math.min(27, (left / Math.ceil(tokens / 2) - 3) / 1.25));
  return { god: 43, pitch, token, gap: 2, below: false };
}

export type CardVariant = "tall" | "row" | "phone" | "small" | "line";

export interface CardSize {
  readonly variant: CardVariant;
  readonly universe: PyramidSize;
}

/** The least height of a card with a kingdom under its universe, and of one with any universe. */
const LEAST_TALL = 136;
const LEAST_SMALL = 44;

/** Another player's card: how it is laid out, and the tiles on it. */
export function cardSize(width: number, height: number): CardSize {
  if (width >= 300 && height >= 90 && height < 160)
    return { variant: "row", universe: pyramidSize(width * 0.4, height - 22, { most: 47 }) };
  if (height >= LEAST_TALL && width >= 215) {
    const bars = Math.max(38, Math.min(50, height * 0.2)) + Math.max(30, Math.min(46, height * 0.18));
    return { variant: "tall", universe: pyramidSize(width - 16, height - bars - 12, { most: 56 }) };
  }
  if (height >= 66)
    return { variant: "phone", universe: pyramidSize(width - 16, height - (height > 120 ? 50 : 26), { most: 27 }) };
  if (height < LEAST_SMALL) return { variant: "line", universe: pyramidSize(width, height) };
  return { variant: "small", universe: pyramidSize(width * 0.6, height - (width < FIGURES ? 22 : 8), { most: 18 }) };
}

/** From this width on a small card has room for figures beside its universe. */
export const FIGURES = 200;

/** What stands beside the others, if anything. */
export type Beside = "coach" | "news" | null;

const GAP = 8;
/** The gap of a lying phone, whose other regions are as near. */
const LOW_GAP = 4;

/** How wide a card of a row is. */
export function cardWidth(width: number, cards: number, beside: Beside): number {
  if (beside === "coach") return 320;
  const places = cards + (beside === null ? 0 : 1);
  return (width - GAP * (places - 1)) / places;
}

/** How high a coach wants to be in the column of a laptop: beside one card as high as its longest words. */
function coachHeight(height: number, cards: number): number {
  if (cards > 1) return cards === 3 ? 250 : 230;
  return Math.max(230, Math.min(345, height - GAP - LEAST_TALL));
}

/** How high a card of a column is. */
export function cardHeight(height: number, cards: number, low: boolean, beside: Beside): number {
  const coach = low ? Math.max(Math.min(150, height * 0.65), height - cards * 60) : coachHeight(height, cards);
  const left = beside === "coach" ? coach : beside === "news" ? 190 : 0;
  const gaps = (low ? LOW_GAP : GAP) * (cards - (left > 0 ? 0 : 1));
  return Math.min(low ? 170 : 252, (height - left - gaps) / cards);
}
