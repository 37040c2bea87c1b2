/** What can lie over a record. */
export type RecordSheet =
  | { readonly name: "moves" | "menu" | "keys" | "score" | "stacks" | "rules" | "result" | "play-on" | "link" }
  | { readonly name: "tile"; readonly tile: number }
  | { readonly name: "seat"; readonly seat: number };
