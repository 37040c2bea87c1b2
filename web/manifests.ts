import type { Plugin } from "vite";
import { spoken } from "./spoken.ts";

const ICON = { src: "icon-192.png", type: "image/png", sizes: "192x192" };

/** What is said of the page where it is installed. */
function manifestOf(language: string, say: (key: string) => string): object {
  return {
    name: "Orbis",
    short_name: "Orbis",
    description: say("pages-title"),
    lang: language,
    // Relative to the manifest: the page may be in any folder, which is also its id.
    start_url: "./",
    scope: "./",
    display: "standalone",
    launch_handler: { client_mode: "navigate-existing" },
    background_color: "#f3eee3",
    theme_color: "#f3eee3",
    categories: ["games"],
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
      ICON,
      { src: "icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: [
      { name: say("pages-next-table"), url: "next", icons: [ICON] },
      { name: say("pages-new-game"), url: "./#new", icons: [ICON] },
    ],
  };
}

/** Writes the manifest in every language; the page names the one that it speaks (`src/app/signs.svelte.ts`). */
export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      for (const [language, say] of spoken(this.environment.config.root)) {
        this.emitFile({
          type: "asset",
          fileName: `manifest${language === "en" ? "" : `-${language}`}.webmanifest`,
          source: JSON.stringify(manifestOf(language, say), null, 2),
        });
      }
    },
  };
}
