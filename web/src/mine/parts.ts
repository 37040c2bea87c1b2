/** The parts of a score, in the order in which lists have them. */
export const PARTS = ["regions", "wildernesses", "temple", "god"] as const;
