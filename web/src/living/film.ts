/** A recorded game that is shown moment by moment; written by `web/scripts/film.py`. */

import type { Score, State } from "../net/wire";
import address from "./film.json?url";

export interface Frame {
  readonly state: State;
  readonly scores: readonly Score[];
}

export interface Film {
  /** The record. */
  readonly text: string;
  readonly tiles: string;
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
}

/** How long each moment is shown, in milliseconds; the end is shown longer. */
const PACE = 1600;
const END = 6000;

/** The moment that stands for the whole game where nothing shall move. */
const STILL = 0.72;

export async function loadFilm(): Promise<Film> {
  return (await (await fetch(address)).json()) as Film;
}

export function stillOf(film: Film): number {
  const late = Math.floor(film.frames.length * STILL);
  return film.frames.findIndex(({ state }, number) => number >= late && state.phase === "take");
}

/** How long the moment with a number is shown. */
export function lasting(film: Film, number: number): number {
  return number === film.frames.length - 1 ? END : PACE;
}
