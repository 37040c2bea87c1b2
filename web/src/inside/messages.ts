/** What the page and its workers say to each other. */

import type { Pack } from "./pack";

export type Pairs = readonly (readonly [string, string])[];

/** From the page to the worker of the tables. */
export type ToTables =
  /** The first message: where the pack is, what is in it, and the folder of the tables in the browser's files. */
  | { readonly kind: "start"; readonly pack: Pack; readonly at: string; readonly folder: string }
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly headers: Pairs;
      readonly body: Uint8Array<ArrayBuffer>;
    }
  /** Nobody waits for that answer any more. */
  | { readonly kind: "drop"; readonly id: number }
  | { readonly kind: "open"; readonly line: number }
  | { readonly kind: "say"; readonly line: number; readonly text: string }
  | { readonly kind: "close"; readonly line: number }
  | { readonly kind: "export"; readonly id: number }
  /** Take in tables, and be whom cookies say, if there are any. */
  | {
      readonly kind: "take-in";
      readonly id: number;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly cookies: string;
    };

/** Why the tables cannot be had: another tab has their files, the browser has no room or no private files, or else. */
export type Trouble = "occupied" | "no-room" | "no-files" | "other";

/** From the worker of the tables to the page. */
export type FromTables =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly trouble: Trouble; readonly message: string }
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly status: number;
      readonly headers: Pairs;
      readonly body: Uint8Array<ArrayBuffer>;
    }
  | {
      readonly kind: "exported";
      readonly id: number;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly cookies: string;
    }
  | { readonly kind: "taken-in"; readonly id: number; readonly fresh: number; readonly there: number }
  | { readonly kind: "refused"; readonly id: number; readonly message: string }
  | { readonly kind: "heard"; readonly line: number; readonly text: string }
  | { readonly kind: "closed"; readonly line: number };

/** To a worker that thinks. */
export type ToThinker =
  | { readonly kind: "begin"; readonly core: WebAssembly.Module }
  | { readonly kind: "think"; readonly id: number; readonly request: Uint8Array<ArrayBuffer> }
  | { readonly kind: "drop"; readonly id: number };

/** From a worker that thinks. */
export interface Thought {
  readonly id: number;
  readonly answer: Uint8Array<ArrayBuffer>;
}
