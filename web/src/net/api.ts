/** Questions to the server. */

import { server, type Server } from "./server";
import type { Failed, Problem } from "./wire";

/** The server said no, and why; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server could not be reached, or did not understand itself. */
export class Unreachable extends Error {}

/** Why something was not done: the server said so, or could not be reached. Any other error goes on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  if (error instanceof Unreachable) return { code: "unavailable", message: error.message };
  throw error;
}

/** Told after every question whether the server has answered, and if it no longer knows who asks. */
export const line: { onheard: (isReached: boolean) => void; onunknown: () => void } = {
  onheard: () => undefined,
  onunknown: () => undefined,
};

async function asked(path: string, options: RequestInit): Promise<Response> {
  const answer = await answered(server(), path, options);
  // Whoever has stopped waiting learns nothing about the server.
  if (!options.signal?.aborted || !(answer instanceof Unreachable)) line.onheard(!(answer instanceof Unreachable));
  if (answer instanceof Refusal && answer.problem.code === "no_identity") line.onunknown();
  if (answer instanceof Error) throw answer;
  return answer;
}

async function answered(to: Server, path: string, options: RequestInit): Promise<Response | Refusal | Unreachable> {
  const response = await to.ask(path, options).catch(() => null);
  if (response === null) return new Unreachable(path);
  if (response.ok) return response;
  const failed = (await response.json().catch(() => null)) as Failed | null;
  return failed?.error === undefined ? new Unreachable(path) : new Refusal(failed.error);
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
export async function post<Answer>(
  path: string,
  body?: object,
  signal: AbortSignal | null = null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { headers: kind, ...sent } = content(body);
  return (await (
    await asked(path, { method: "POST", signal, ...sent, headers: { ...kind, ...headers } })
  ).json()) as Answer;
}

/** Ask a server for something to be done, whichever is the one of this page. */
export function postTo<Answer>(to: Server, path: string, body: object): Promise<Answer> {
  return answerOf<Answer>(to, path, { method: "POST", ...content(body) });
}

/** What a server answers to a path, whichever is the one of this page. */
export function getFrom<Answer>(from: Server, path: string): Promise<Answer> {
  return answerOf<Answer>(from, path, {});
}

async function answerOf<Answer>(server: Server, path: string, options: RequestInit): Promise<Answer> {
  const answer = await answered(server, path, options);
  if (answer instanceof Error) throw answer;
  return (await answer.json()) as Answer;
}

/** Ask the server to keep something in the place of what was there. */
export async function put<Answer>(path: string, body?: object): Promise<Answer> {
  return (await (await asked(path, { method: "PUT", ...content(body) })).json()) as Answer;
}

function content(body?: object): { headers?: Record<string, string>; body?: string } {
  return body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Ask the server to delete something. */
export async function remove(path: string, headers: Record<string, string> = {}): Promise<void> {
  await asked(path, { method: "DELETE", headers });
}
