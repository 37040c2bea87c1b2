// Compiles all Python files below a folder with the Python of a page, in their places: node compiled.mjs PYODIDE COMPILER FOLDER
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, compiler, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree("/stage");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/stage");
python.runPython(readFileSync(compiler, "utf8"));
