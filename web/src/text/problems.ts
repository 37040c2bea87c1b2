/** What went wrong, in words. */

import { Refusal, Unreachable } from "../net/api";
import type { Problem } from "../net/wire";
import type { Say } from "./texts";

/** What a refusal means to a person: the rule if there is one, else its code in words. */
export function problemText(t: Say, problem: Problem): string {
  if ((problem.code === "illegal" || problem.code === "unfit") && problem.rule) return t(`rule-${problem.rule}`);
  const tiles = problem.faults?.find((fault) => fault.kind === "tiles")?.found;
  if (tiles !== undefined) return t("pages-tiles-missing", { id: tiles });
  const guest = problem.faults?.find((fault) => fault.kind === "guest")?.found;
  if (guest !== undefined) return t("pages-no-invitations", { name: guest });
  const why = problem.faults?.find((fault) => fault.kind.startsWith("address-"))?.kind;
  if (why !== undefined) return t("pages-bad-address", { why });
  const delivery = problem.faults?.find((fault) => fault.kind.startsWith("delivery-"));
  if (delivery !== undefined)
    return t("app-not-taken", { problem: delivery.kind.replace("delivery-", ""), status: delivery.found });
  const core = problem.faults?.find((fault) => fault.kind.startsWith("core-"))?.kind;
  if (core !== undefined) return t(`pages-${core}`);
  const reason = problem.faults?.[0]?.kind;
  if (problem.code === "forbidden" && reason !== undefined) return t("pages-forbidden", { reason });
  return t("pages-problem", { code: problem.code });
}

export function errorText(t: Say, error: unknown): string {
  if (error instanceof Refusal) return problemText(t, error.problem);
  if (error instanceof Unreachable) return t("pages-unreachable");
  throw error;
}
