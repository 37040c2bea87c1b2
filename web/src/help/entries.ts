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

/** The chapters and rules, in their order. */
export function entriesOf(t: Say): readonly Entry[] {
  return CHAPTERS.flatMap((chapter): readonly Entry[] => {
    const title = t(`help-${chapter.id}`);
    const rules = chapter.rules.map((rule): Entry => {
      const text = t(`rule-${rule}`);
      if (!isRuling(rule)) return { name: rule, kind: "rule", title, text };
      return { name: rule, kind: "ruling", title, text: `${text} ${t(`help-reason-${rule}`)}` };
    });
    return [{ name: chapter.id, kind: "chapter", title, text: chapterText(t, chapter) }, ...rules];
  });
}
