/** What went wrong, in words. */

import { Refusal, Unreachable } from "../net/api";
import type { Problem } from "../net/wire";
import type { Say } from "./texts";

/** What a refusal means to a person: the rule if there is one, else its code in words. */
export function problemText(t: Say, problem: Problem): string {
  if ((problem.code === "illegal" || problem.code === "unfit") && problem.rule) return t(`rule-${problem.rule}`);
  const tiles = problem.faults?.find((fault) => fault.kind === "tiles")?.found;
  if (tiles !== undefined) return t("pages-tiles-missing", { id: tiles });
  return t("pages-problem", { code: problem.code });
}

export function errorText(t: Say, error: unknown): string {
  if (error instanceof Refusal) return problemText(t, error.problem);
  if (error instanceof Unreachable) return t("pages-unreachable");
  throw error;
}
