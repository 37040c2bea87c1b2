import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["dist/", "dist-gallery/", "pack/", "src/net/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Our maps and sets are caches and locals, which nothing drawn depends on.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    ignores: ["src/text/"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]",
          message: "Use the functions of src/text/times.ts",
        },
        {
          selector: "CallExpression[callee.property.name='toLocaleString'][arguments.length>1]",
          message: "Use the functions of src/text/times.ts, and for numbers Intl.NumberFormat",
        },
      ],
    },
  },
);
