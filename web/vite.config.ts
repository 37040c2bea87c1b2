import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";
import { manifests } from "./manifests.ts";
import { preloaded } from "./preloaded.ts";
import { serviceWorker } from "./serviceWorker.ts";

/** The texts that every page speaks: one file for each language. */
const COMMON_TEXTS = /locales\/(\w+)\/(game|web|pages|table|rules|review)\.ftl/;
// `--mode gallery` builds the gallery, which no player needs.
export default defineConfig(({ mode }) => ({
  // Pages such as /table/x stand in folders of their own, and have whole paths; scripts and styles find each other
  // wherever they are.
  base: "/",
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  plugins: [
    svelte(),
    preloaded("start", "inter-latin-wght"),
    ...(mode === "gallery" ? [] : [manifests(), serviceWorker("src/worker/worker.ts")]),
    compressed(),
  ],
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "dist",
    // The first browsers with light-dark(), from which the theme is made.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The headers allow no `data:` fonts or scripts; a file of its own is cached as well.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === "gallery" ? "gallery.html" : "index.html",
      output: {
        codeSplitting: {
          groups: [
            { test: COMMON_TEXTS, name: (id) => `texts-${COMMON_TEXTS.exec(id)?.[1]}` },
            // Each with all that it imports and none before it has: a slow connection minds every request.
            { test: /\/src\/(services\/(base|chosenLanguage)|text\/sources)\.ts$/, name: "first" },
            { test: /\/src\/start\.ts$/, name: "start" },
            { test: /\/src\/living\/LivingTable\.svelte$/, name: "board" },
            { test: /\/src\/pages\/TablePage\.svelte$/, name: "table" },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  // The texts stand beside the Python package that speaks them too.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["ORBIS_SERVER"] ?? "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
}));
