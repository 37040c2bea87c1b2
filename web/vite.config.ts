import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";

// `--mode gallery` builds the gallery, which no player needs.
export default defineConfig(({ mode }) => ({
  // Pages such as /table/x stand in folders of their own.
  base: "/",
  plugins: [svelte(), compressed()],
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "dist",
    // The first browsers with light-dark(), from which the theme is made.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The headers allow no `data:` fonts or scripts; a file of its own is cached as well.
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  // The texts stand beside the Python package that speaks them too.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["ORBIS_SERVER"] ?? "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
}));
