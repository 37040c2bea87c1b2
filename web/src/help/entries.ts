/** Everything that the rules help says, to be searched. */

import type { Say } from "../text/texts";
import { CHAPTERS, STEPS, isRuling, type Chapter } from "./chapters";
import type { Entry } from "./search";

/** The sentences of a chapter, without its heading. */
function chapterText(t: Say, chapter: Chapter): string {
  const parts = [t(`help-${chapter.id}.brief`)];
  if (chapter.id === "turn") parts.push(...STEPS.map((step) => t(`help-step-${step}`)));
  if (chapter.text) parts.push(t(`help-${chapter.id}.text`));
  if (chapter.scene) parts.push(t(`help-${chapter.id}.scene`));
  return parts.join(" ");
}

/** The words of those who ask about a chapter or a rule, by its name. */
function askedOf(t: Say): ReadonlyMap<string, string> {
  const groups = t("help-asked")
    .split("|")
    .map((group) => group.split(":"));
  return new Map(groups.map(([name = "", words = ""]) => [name.trim(), words]));
}

/** The chapters and rules, in their order. */
export function entriesOf(t: Say): readonly Entry[] {
  const asked = askedOf(t);
  const entry = (name: string, kind: Entry["kind"], title: string, text: string): Entry => {
    return { name, kind, title, text, asked: asked.get(name) ?? "" };
  };
  return CHAPTERS.flatMap((chapter): readonly Entry[] => {
    const title = t(`help-${chapter.id}`);
    const rules = chapter.rules.map((rule) => {
      const text = t(`rule-${rule}`);
      if (!isRuling(rule)) return entry(rule, "rule", title, text);
      return entry(rule, "ruling", title, `${text} ${t(`help-reason-${rule}`)}`);
    });
    return [entry(chapter.id, "chapter", title, chapterText(t, chapter)), ...rules];
  });
}
