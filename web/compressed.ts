import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const COMPRESSIONS = { br: brotliCompressSync, gz: (content: Buffer) => gzipSync(content, { level: 9 }) };

/** Writes beside each text of the build what it is compressed to, unless that is hardly smaller. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async closeBundle() {
      const { root, build } = this.environment.config;
      const folder = join(root, build.outDir);
      const names = await readdir(folder, { recursive: true });
      for (const path of names.filter((name) => TEXTS.test(name)).map((name) => join(folder, name))) {
        const content = await readFile(path);
        for (const [ending, compress] of Object.entries(COMPRESSIONS)) {
          const smaller = compress(content);
          if (smaller.length < content.length * 0.95) await writeFile(`${path}.${ending}`, smaller);
        }
      }
    },
  };
}
