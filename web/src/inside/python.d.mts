/** What we use of Pyodide. */
export interface Python {
  FS: object;
  pyimport(module: string): unknown;
  runPython(code: string): unknown;
}

export interface PythonFiles {
  runtime: string;
  stdlib: string;
  site: Uint8Array;
  info: object;
}

export function openPython(loadPyodide: (options: object) => Promise<Python>, files: PythonFiles): Promise<Python>;
