import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { spoken } from "./spoken.ts";

/** Where the worker is: fixed, so that every version of it takes the place of the one before. */
const PATH = "worker.js";
/** What of the page's other files is wanted without the server. */
const KEPT_PUBLIC = /^(icon|notice).*\.(svg|png)$/;

/** Writes the service worker, which knows all files of the page that it belongs to. */
export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const { root, publicDir } = this.environment.config;
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry);
      const files = [...assets, ...readdirSync(publicDir).filter((name) => KEPT_PUBLIC.test(name))].sort();
      const page = bundle["index.html"];
      if (entry === undefined || page?.type !== "asset") this.error("the page of the worker is missing");
      const digest = createHash("sha256").update(JSON.stringify(files)).update(page.source).digest("hex");
      const stop = Object.fromEntries(
        [...spoken(root)].map(([language, say]) => [language, say("pages-notices-stop")]),
      );
      // Whoever serves the page writes which pack belongs to it, here and into the page.
      const made = { name: digest.slice(0, 16), page: entry.fileName, pack: "@pack@", files, stop };
      this.emitFile({ type: "asset", fileName: PATH, source: await bundled(join(root, source), made) });
    },
  };
}

/** The worker in one classic script, which every browser with workers understands. */
async function bundled(entry: string, made: object): Promise<string> {
  const outputs = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(made) },
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "worker", fileName: () => PATH },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error("the worker was not built");
  return chunk.code;
}
