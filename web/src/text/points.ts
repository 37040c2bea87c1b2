/** Creation points as they are written: with one sign for what is lost, everywhere. */

export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A change of points: what is won has a sign, too. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
