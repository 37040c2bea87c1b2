/** Questions to the server. */

import { server } from "./server";
import type { Failed, Problem } from "./wire";

/** The server said no, and why; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server could not be reached, or did not understand itself. */
export class Unreachable extends Error {}

/** Told after every question whether the server has answered. */
export const line: { onheard: (isReached: boolean) => void } = { onheard: () => undefined };

async function asked(path: string, options: RequestInit): Promise<Response> {
  const response = await server()
    .ask(path, options)
    .catch(() => null);
  // Whoever has stopped waiting learns nothing about the server.
  if (response === null && options.signal?.aborted) throw new Unreachable(path);
  const failed = response?.ok === false ? ((await response.json().catch(() => null)) as Failed | null) : null;
  const isReached = response !== null && (response.ok || failed?.error !== undefined);
  line.onheard(isReached);
  if (failed?.error !== undefined) throw new Refusal(failed.error);
  if (response === null || !isReached) throw new Unreachable(path);
  return response;
}

/** What the server answers to a path. */
export async function get<Answer>(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return (await (await asked(path, { headers })).json()) as Answer;
}

/** A file that the server answers with. */
export async function getFile(path: string): Promise<Blob> {
  return (await asked(path, {})).blob();
}

/** Ask the server for something to be done; it stops once nobody waits for it any more. */
export async function post<Answer>(path: string, body?: object, signal: AbortSignal | null = null): Promise<Answer> {
  return (await (await asked(path, { method: "POST", signal, ...content(body) })).json()) as Answer;
}

/** Ask the server to keep something in the place of what was there. */
export async function put<Answer>(path: string, body: object): Promise<Answer> {
  return (await (await asked(path, { method: "PUT", ...content(body) })).json()) as Answer;
}

function content(body?: object): RequestInit {
  return body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Ask the server to delete something. */
export async function remove(path: string, headers: Record<string, string> = {}): Promise<void> {
  await asked(path, { method: "DELETE", headers });
}
