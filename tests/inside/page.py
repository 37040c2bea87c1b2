"""A page without a browser: Node runs the pack."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from struct import pack, unpack
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PACK = WEB / "pack"
sys.path[:0] = [str(WEB / "scripts"), str(ROOT / ".tools" / "node")]

import build_page  # noqa: E402 — found by the line above


def node_program() -> str:
    return str(build_page.node().program)


def run(module: str, *arguments: str) -> str:
    """What `main` of a module in this folder returns under Pyodide."""
    script = ROOT / "tests" / "inside" / "node.mjs"
    command = [node_program(), str(script), str(WEB), str(PACK), module, *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def core_module() -> ModuleType:
    """What stands for the compiled module in a page."""
    found = spec_from_file_location("page_core", ROOT / "core" / "wasm" / "core.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


class Core:
    """The core as WebAssembly, which answers requests in a process of its own."""

    def __init__(self) -> None:
        script, glue = ROOT / "tests" / "inside" / "core.mjs", WEB / "src" / "inside" / "core.mjs"
        (core,) = PACK.glob("core-*.wasm")
        command = [node_program(), str(script), str(glue), str(core)]
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
