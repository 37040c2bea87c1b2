// Runs `main` of a module beside this file under Pyodide, with the pack and the cores that a page has:
// node node.mjs WEB PACK MODULE [ARGUMENT…]. The first argument of `main` are the options for `start`.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, pack, module, ...given] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(web, "src/inside", name)));
const { openCore, UNFINISHED } = await load("core.mjs");
const { openPython } = await load("python.mjs");

const { files, pyodide: info } = JSON.parse(readFileSync(join(pack, "pack.json"), "utf8"));
const path = (role) => join(pack, files.find((each) => each.role === role).name);
const { loadPyodide } = await import(pathToFileURL(path("loader")));
const compiled = new WebAssembly.Module(readFileSync(path("core")));
const python = await openPython(loadPyodide, {
  runtime: `${dirname(path("loader"))}/`,
  stdlib: path("stdlib"),
  site: new Uint8Array(readFileSync(path("site"))),
  info,
});

// A core for each lane, as if it were in a worker of its own.
const cores = {};
const dropped = new Set();
async function think(number, lane, request) {
  const core = (cores[lane] ??= openCore(compiled));
  for (;;) {
    const answer = core(request);
    if (answer[0] !== UNFINISHED) return answer;
    await new Promise((resolve) => setImmediate(resolve));
    if (dropped.delete(number)) throw new Error("nobody waits for this any more");
  }
}

python.FS.mkdirTree("/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(import.meta.dirname) }, "/tests");
python.runPython('import sys; sys.path.insert(0, "/tests")');
const options = { core: openCore(compiled), think, drop: (number) => dropped.add(number) };
try {
  process.stdout.write(await python.pyimport(`inside.${module}`).main(options, ...given));
} catch (error) {
  process.stderr.write(`${error.message}\n`); // without the source of Pyodide, a line of a megabyte
  process.exitCode = 1;
}
process.exit();
