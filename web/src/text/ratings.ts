/** Ratings in words. */

import type { ClockRules, Rating } from "../net/wire";
import type { Say } from "./texts";

/** A rating, how sure it is, and whether it is provisional. */
export function ratingText(t: Say, rating: Rating | null): string {
  if (rating === null) return t("pages-rating-none");
  return t(rating.provisional ? "pages-rating-few" : "pages-rating", { value: rating.value, spread: rating.spread });
}

/** The same in short, for lists: a provisional rating has a question mark. */
export function shortRating(t: Say, rating: Rating | null): string {
  if (rating === null) return t("pages-rating-none");
  return t(rating.provisional ? "pages-rating-short-few" : "pages-rating-short", { value: rating.value });
}

/** What a rated table means: over days nobody loses by missing a turn. */
export function ratedText(t: Say, clock: Pick<ClockRules, "per_turn"> | null): string {
  return t(clock?.per_turn ? "pages-rated-days-text" : "pages-rated-text");
}
