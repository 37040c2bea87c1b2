import { Unreachable } from "./api";

/** Milliseconds until the next attempt. */
const PAUSE = 3500;

/**
 * Try something until it succeeds; an attempt that resolves to false asks for another one.
 * Returns what ends the attempts.
 */
export function retry(attempt: () => Promise<unknown>, pause = PAUSE, first = 0): () => void {
  let ended = false;
  const next = async () => {
    const done = await attempt().catch(() => false);
    if (done === false && !ended) timer = setTimeout(() => void next(), pause);
  };
  let timer = setTimeout(() => void next(), first);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Try something until the server can be reached; whatever else keeps it from being done is told. */
export function retryWhileAway(attempt: () => Promise<unknown>, onproblem: (error: unknown) => void): () => void {
  return retry(() =>
    attempt().catch((error: unknown) => {
      if (error instanceof Unreachable) return false;
      onproblem(error);
      return true;
    }),
  );
}
