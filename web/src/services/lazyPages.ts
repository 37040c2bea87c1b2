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
  table: lazy<{ id: string }>(() => import("../pages/TablePage.svelte")),
  settings: lazy(() => import("../pages/SettingsPage.svelte"), "app", "me"),
  device: lazy(() => import("../pages/DevicePage.svelte")),
  me: lazy(() => import("../me/MePage.svelte"), "me"),
  next: lazy(() => import("../mine/NextPage.svelte"), "mine"),
  mine: lazy(() => import("../mine/MinePage.svelte"), "mine"),
  statistics: lazy(() => import("../mine/StatisticsPage.svelte"), "mine"),
  friends: lazy(() => import("../mine/FriendsPage.svelte"), "mine"),
  admin: lazy(() => import("../admin/AdminPage.svelte"), "admin", "me"),
  daily: lazy(() => import("../daily/DailyPage.svelte"), "daily"),
  puzzles: lazy(() => import("../puzzles/PuzzlesPage.svelte"), "puzzles"),
  endgames: lazy(() => import("../puzzles/EndgamesPage.svelte"), "puzzles", "learn"),
  ownPuzzle: lazy<{ record: string; turn: number }>(
    () => import("../puzzles/OwnPuzzlePage.svelte"),
    "puzzles",
    "learn",
    "analysis",
  ),
  coached: lazy(() => import("../learn/CoachedGame.svelte"), "learn"),
  learn: lazy(() => import("../learn/LearnPage.svelte"), "learn"),
  rules: lazy(() => import("../help/RulesPage.svelte"), "help"),
  help: lazy(() => import("../help/Rules.svelte"), "help"),
  record: lazy(() => import("../replay/RecordPage.svelte"), "replay"),
  review: lazy(() => import("../analysis/ReviewPage.svelte"), "replay", "analysis"),
  tiles: lazy(() => import("../tiles/TilesPage.svelte"), "tiles"),
};
