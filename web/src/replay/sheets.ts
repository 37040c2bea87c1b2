/** What can lie over a record. */
export type RecordSheet =
  | { readonly name: "moves" | "menu" | "keys" | "score" | "stacks" | "result" | "play-on" | "link" }
  | { readonly name: "rules"; readonly rule?: string }
  | { readonly name: "tile"; readonly tile: number }
  | { readonly name: "seat"; readonly seat: number };
