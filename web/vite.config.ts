import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    // The first browsers with light-dark(), from which the theme is made.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { input: { index: "index.html", gallery: "gallery.html" } },
  },
  // The texts stand beside the Python package that speaks them too.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["ORBIS_SERVER"] ?? "http://127.0.0.1:8123", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
