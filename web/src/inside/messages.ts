/** What the page and its workers say to each other. */

import type { Pack } from "./pack";

export type Pairs = readonly (readonly [string, string])[];

/** From the page to the worker of the tables. */
export type ToTables =
  /**
   * The first message: where the pack is, what is in it, the folder of the tables in the browser's files, and the lock
   * by which one knows that the worker lives.
   */
  | { readonly kind: "start"; readonly pack: Pack; readonly at: string; readonly folder: string; readonly lock: string }
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
  /** Look whether tables could be taken in, and change nothing. */
  | { readonly kind: "check"; readonly id: number; readonly content: Uint8Array<ArrayBuffer> }
  /** Take in tables, and be whom cookies say, if there are any. */
  | {
      readonly kind: "take-in";
      readonly id: number;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly cookies: string;
    };

/**
 * Why the tables cannot be had: another tab has them or has taken them, the browser has no room or no private files, it
 * must be closed before it keeps any, it cannot begin, or it has stopped.
 */
export type Trouble = "occupied" | "taken" | "no-room" | "no-files" | "unsettled" | "other" | "stopped";

/** From the worker of the tables to the page. */
export type FromTables =
  /** It holds its lock. */
  | { readonly kind: "lives" }
  /** It answers; `isNew` if there were no tables. */
  | { readonly kind: "ready"; readonly isNew: boolean }
  /** The tables were deleted: nothing is done any more, but they can still be exported. */
  | { readonly kind: "bereft" }
  /** Whether what has to be thought about is answered. */
  | { readonly kind: "thinking"; readonly works: boolean }
  /** It cannot begin, or cannot go on. */
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
  | { readonly kind: "checked"; readonly id: number; readonly tables: number }
  | { readonly kind: "taken-in"; readonly id: number; readonly fresh: number; readonly there: number }
  | { readonly kind: "refused"; readonly id: number; readonly message: string }
  | { readonly kind: "heard"; readonly line: number; readonly text: string }
  | { readonly kind: "closed"; readonly line: number };

/** To a worker that thinks. */
export type ToThinker =
  /** The first message: the core, and the lock by which one knows that the worker lives. */
  | { readonly kind: "begin"; readonly core: WebAssembly.Module; readonly lock: string }
  | { readonly kind: "think"; readonly id: number; readonly request: Uint8Array<ArrayBuffer> }
  | { readonly kind: "drop"; readonly id: number };

/** From a worker that thinks. */
export type FromThinker =
  /** It holds its lock. */
  | { readonly kind: "lives" }
  /** It has not finished. */
  | { readonly kind: "thinks" }
  | { readonly kind: "thought"; readonly id: number; readonly answer: Uint8Array<ArrayBuffer> };
