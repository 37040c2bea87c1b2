/** Questions to the server by HTTP. */

import type { Failed, Problem } from "./wire";

/** The server said no, and why; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server could not be reached, or did not understand itself. */
export class Unreachable extends Error {}

async function asked(path: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...options, credentials: "same-origin" });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const failed = (await response.json().catch(() => null)) as Failed | null;
  if (failed?.error === undefined) throw new Unreachable(path);
  throw new Refusal(failed.error);
}

/** What the server answers to a path. */
export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await asked(path, {})).json()) as Answer;
}

/** Ask the server for something to be done. */
export async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const content = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return (await (await asked(path, { method: "POST", ...content })).json()) as Answer;
}
