/** Python with the server in it, from the files of the pack. Plain JavaScript, so that tests can run it by themselves.
 *  `runtime` is the address of the folder of Pyodide, with a slash; `stdlib` that of Python's own library; `site` is the
 *  content of the archive with everything else; `info` is what the pack says about Pyodide. */
export async function openPython(loadPyodide, { runtime, stdlib, site, info }) {
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: stdlib,
    packageBaseUrl: runtime,
    lockFileContents: { info, packages: {} },
  });
  python.unpackArchive(site, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}

const SITE = "/site";
