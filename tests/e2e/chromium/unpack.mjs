// Unpacks the Chromium that npm has brought into the folder given as argument.
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [source, target] = process.argv.slice(2);
await mkdir(target, { recursive: true });

async function decompress(name, path) {
  await pipeline(createReadStream(join(source, name)), createBrotliDecompress(), createWriteStream(path));
}

// Libraries that a bare system lacks; and software rendering.
for (const name of ["al2023.tar", "swiftshader.tar"]) {
  const path = join(target, name);
  await decompress(`${name}.br`, path);
  execFileSync("tar", ["-xf", path, "-C", target]);
  await rm(path);
}
const program = join(target, "chromium");
await decompress("chromium.br", `${program}.part`);
await chmod(`${program}.part`, 0o755);
await rename(`${program}.part`, program);
