/** The line that says what is asked now, of whom, and what was done before. */

import { BUILD, END_TURN, cellOf, godOf } from "../model/actions";
import { NOBODY, total } from "../model/colours";
import type { Prompt } from "../model/view";
import type { Game, Happened } from "../net/wire";
import { capital, endText, sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { standing } from "./news";
import type { Looking } from "./onlooker";
import { foreseen, planOf, previewOf } from "./pointed";
import { limitText, unbuildableText } from "./preview";
import { isDeciding, nameOf, namesOf, type Sitting } from "./seats";

export function prompt(t: Say, view: Sitting, game: Game, looking: Looking): Prompt {
  const told = promptOf(t, view, game, looking);
  if (!looking.refusal || told.refused !== undefined) return told;
  // Whoever has nothing to decide is told once more whose turn it is.
  return { ...told, refused: looking.refusal.rule ?? "", times: looking.refusal.times ?? 1 };
}

function promptOf(t: Say, view: Sitting, game: Game, looking: Looking): Prompt {
  const plain = (head: string, note = ""): Prompt => ({ head, note, brief: head });
  const seat = game.state.seat;
  if (view.paused && seat !== null) return plain(pauseText(t, view, seat, looking.own));
  if (view.status === "playing" && seat === null) return plain(sentence(t, game.question));
  if (view.status === "over" || seat === null) {
    if (view.ending === "played" || view.ending === "resigned")
      return plain(endText(t, view.seats, view.winners ?? [], namesOf(t, view), looking.own) || t("question-over"));
    return plain(t(view.ending === "agreed" ? "table-ended-early" : "question-over"));
  }
  if (looking.sent) return plain(looking.sent, looking.busy ? t("pages-sending") : "");
  if (looking.busy) return plain(t("pages-sending"));
  if (!isDeciding({ ...view, game }, looking.own)) {
    const name = nameOf(t, view, seat);
    if (looking.wait === "thought") return plain(t("pages-thinking-of", { name }));
    const head = t(looking.wait === "away" ? "pages-awaited" : "pages-turn-of", { name });
    if (looking.excused) return { head, note: looking.left ?? "", brief: `${name} · ${looking.excused}` };
    if (looking.wait === "away") return plain(head, looking.left ?? "");
    if (looking.wait !== "skip") return plain(head, looking.left ?? "");
    return { head, note: t("pages-skip"), brief: t("pages-skip-brief", { head }) };
  }
  if (looking.refusal) {
    const { text, rule, reads = false, times = 1 } = looking.refusal;
    return { head: text, note: "", brief: text, refused: rule ?? "", reads, times };
  }
  const question = looking.paying ? t("question-pay", { count: looking.choice?.due ?? 0 }) : sentence(t, game.question);
  const whose = looking.own.length > 1 ? t("pages-name-asked", { name: nameOf(t, view, seat), question }) : question;
  if (looking.choice && (looking.picked ?? []).length > 0)
    return plain(whose, t("pages-chosen", { chosen: (looking.picked ?? []).length, due: looking.choice.due }));
  const isOnly = game.question.key === "question-wilderness";
  const told = game.question.arguments?.["reason"];
  if (isOnly && typeof told === "object") {
    const kingdom = game.state.players[seat]?.kingdom ?? NOBODY;
    return wildernessPrompt(t, sentence(t, told), total(kingdom) - looking.catalogue.most_worshippers);
  }
  const done = game.state.decision.kind === "end" ? doneText(t, looking.events, seat) : "";
  if (done !== "") return { head: whose, note: `${done} ${t("pages-not-final")}`, brief: `${whose} ${done}` };
  if (looking.selected === null || looking.paying)
    return plain(whose, game.decided > 0 ? t("pages-not-final") : (looking.left ?? ""));
  if (godOf(looking.selected) !== null) return plain(t("pages-take-god"), t("pages-not-final"));
  if (planOf(game, looking.selected, BUILD) !== undefined) {
    const head = t("pages-take-tile");
    const limit = previewOf(t, game, looking, looking.selected, [])?.limit ?? "";
    return { head, note: t("pages-take-tile-note"), brief: limit === "" ? head : `${head}. ${limit}` };
  }
  const { excess = 0 } = previewOf(t, game, looking, looking.selected, []) ?? {};
  return wildernessPrompt(t, onlyWilderness(t, game, looking.selected) ?? "", excess);
}

/** What was exchanged and declined in the turn of a seat that is still going on, and what too few deactivated. */
function doneText(t: Say, events: readonly Happened[], seat: number): string {
  const acted = standing(events).filter(({ kind }) => kind === "acted");
  const before = acted.findLastIndex((each) => each.seat !== seat || each.actions?.at(-1) === END_TURN);
  return acted
    .slice(before + 1)
    .flatMap(({ log }) => log ?? [])
    .flatMap((said, index, all) => {
      if (said.key === "log-short") return [sentence(t, said)];
      if (said.key === "log-exchange") return [`${capital(sentence(t, { ...said, key: "web-turn-exchanged" }))}.`];
      const isDeclined = said.key === "log-deactivated" && all[index - 1]?.key === "log-decline";
      return isDeclined ? [t("pages-declined"), sentence(t, said)] : [];
    })
    .join(" ");
}

/** Whose turn it is once a pause is over; that the game is paused is said beside it. */
function pauseText(t: Say, view: Sitting, seat: number, own: readonly number[]): string {
  const isOwn = own.length === 1 && own.includes(seat);
  return isOwn ? t("web-paused-yours") : t("web-paused-turn", { name: nameOf(t, view, seat) });
}

/** That a tile can only become a wilderness, chosen or taken, and that so many worshippers will be too many. */
function wildernessPrompt(t: Say, reason: string, excess: number): Prompt {
  const head = t("settle-wilderness");
  const brief = `${head}: ${reason}`;
  if (excess <= 0) return { head, note: capital(reason), brief, reason };
  const warning = t("pages-over-limit-brief", { number: excess });
  return {
    head,
    note: `${capital(reason)}. ${limitText(t, excess)}`,
    brief: `${brief}. ${warning}`,
    reason,
    warning,
  };
}

/** Why the selected tile can only become a wilderness; null if it can be built. */
export function onlyWilderness(t: Say, game: Game, selected: number | null): string | null {
  const foretold = cellOf(selected) === null ? undefined : foreseen(game, selected);
  return foretold === undefined ? null : unbuildableText(t, foretold);
}
