/** The pages that are loaded, with their texts, when they are first wanted. */

import type { Component } from "svelte";
import type { Subject } from "../text/texts";
import { speakOf } from "./language.svelte";

function lazy<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: Component<Props> }>,
  ...subjects: readonly Subject[]
): () => Promise<Component<Props>> {
  let loaded: Promise<Component<Props>> | null = null;
  return () => {
    loaded ??= Promise.all([load(), speakOf(...subjects)]).then(
      ([page]) => page.default,
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
}

export const LAZY_PAGES = {
  coached: lazy(() => import("../learn/CoachedGame.svelte"), "learn"),
  learn: lazy(() => import("../learn/LearnPage.svelte"), "learn"),
  rules: lazy(() => import("../help/RulesPage.svelte"), "help"),
  help: lazy(() => import("../help/Rules.svelte"), "help"),
  record: lazy(() => import("../replay/RecordPage.svelte"), "replay"),
  review: lazy(() => import("../analysis/ReviewPage.svelte"), "replay", "analysis"),
  tiles: lazy(() => import("../tiles/TilesPage.svelte"), "tiles"),
};
