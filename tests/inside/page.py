"""A page without a browser: Node runs the pack."""

import subprocess
import sys
from pathlib import Path
from struct import pack, unpack

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PACK = WEB / "pack"
sys.path[:0] = [str(WEB / "scripts"), str(ROOT / ".tools" / "node")]

import build_page  # noqa: E402 — found by the line above


def run(module: str, *arguments: str) -> str:
    """What `main` of a module in this folder returns under Pyodide."""
    script = ROOT / "tests" / "inside" / "node.mjs"
    command = [build_page.node().program, script, WEB, PACK, module, *arguments]
    done = subprocess.run(list(map(str, command)), check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


class Core:
    """The core as WebAssembly, which answers requests in a process of its own."""

    def __init__(self) -> None:
        script, glue = ROOT / "tests" / "inside" / "core.mjs", WEB / "src" / "inside" / "core.mjs"
        (core,) = PACK.glob("core-*.wasm")
        command = [build_page.node().program, script, glue, core]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __call__(self, request: bytes) -> bytes:
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        asked.write(pack("<I", len(request)) + request)
        asked.flush()
        (length,) = unpack("<I", answers.read(4))
        return answers.read(length)

    def close(self) -> None:
        with self._process:
            self._process.terminate()
