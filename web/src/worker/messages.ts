/** What the page and its worker say to each other. */

/** Asked of a worker, with a port for the answer: which page it belongs to. */
export interface Which {
  readonly kind: "which";
}

/** Said to a worker that waits: serve the pages that are open from now on. */
export interface TakeOver {
  readonly kind: "take-over";
}

export type ToWorker = Which | TakeOver;

/** The answer to `Which`: the script that the page begins with, and its pack; one of them is new with every version. */
export interface Page {
  readonly page: string;
  readonly pack: string;
}
