import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "dist",
    // The first browsers with light-dark(), from which the theme is made.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { input: { gallery: "gallery.html" } },
  },
  // The texts stand beside the Python package that speaks them too.
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
