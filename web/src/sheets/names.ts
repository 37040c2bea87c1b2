/** What can lie over the table. */
export type SheetName =
  | {
      readonly name:
        "log" | "menu" | "score" | "stacks" | "keys" | "exchange" | "hint" | "result" | "invite" | "device" | "past";
    }
  | { readonly name: "rules"; readonly rule?: string }
  | { readonly name: "why"; readonly action: number }
  | { readonly name: "why-rule"; readonly rule: string }
  | { readonly name: "tile"; readonly tile: number }
  | { readonly name: "seat"; readonly seat: number };
