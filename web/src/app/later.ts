/** The pages that are loaded, with their texts, when they are first wanted. */

import type { Component } from "svelte";
import type { Subject } from "../text/texts";
import { speakOf } from "./language.svelte";

function later<Props extends Record<string, unknown>>(
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

export const LATER = {
  coached: later(() => import("../learn/CoachedGame.svelte"), "learn"),
  learn: later(() => import("../learn/LearnPage.svelte"), "learn"),
  rules: later(() => import("../help/RulesPage.svelte"), "help"),
  help: later(() => import("../help/Rules.svelte"), "help"),
  record: later(() => import("../replay/RecordPage.svelte"), "replay"),
  review: later(() => import("../analysis/ReviewPage.svelte"), "replay", "analysis"),
  tiles: later(() => import("../tiles/TilesPage.svelte"), "tiles"),
};
