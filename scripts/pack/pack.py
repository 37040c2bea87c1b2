"""Builds the offline pack: all that runs the server inside a page, in files whose names say what is in them.

`pack.json` lists them. The same sources give the same bytes.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import contents
from contents import HERE, ROOT, stage_site, stage_stdlib

from orbis.server.http.sources import digest_of_sources

COMPILER = HERE / "compiler.py"

RUNTIME = {"pyodide.mjs": "loader", "pyodide.asm.mjs": "runtime", "pyodide.asm.wasm": "runtime"}
"""The files of Pyodide, which find each other by their names."""


def main() -> None:
    options = _options()
    sources = digest_of_sources()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    runtime = {name: (options.pyodide / name).read_bytes() for name in RUNTIME}
    folder = f"runtime-{_digest(b''.join(runtime.values()))}"
    files = {f"{folder}/{name}": (role, runtime[name]) for name, role in RUNTIME.items()}
    with TemporaryDirectory(prefix="orbis-pack-") as work:
        stage = Path(work)
        stage_stdlib(options.pyodide / "python_stdlib.zip", stage / "stdlib")
        stage_site(options.wheels, version, stage / "site")
        for role in ("stdlib", "site"):
            content = _compiled(stage / role, options)
            files[f"{role}-{_digest(content)}.zip"] = role, content
    core, notice = options.core.read_bytes(), contents.notice(options.wheels)
    files[f"core-{_digest(core)}.wasm"] = "core", core
    files[f"notice-{_digest(notice)}.txt"] = "notice", notice
    described = {
        "orbis": {"version": version, "sources": sources},
        "pyodide": json.loads((options.pyodide / "pyodide-lock.json").read_text())["info"],
    }
    _write(options.out, files, described)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/pack/pack.py", description=__doc__)
    parser.add_argument("--node", type=Path, required=True, help="the program that runs Pyodide")
    parser.add_argument("--pyodide", type=Path, required=True, help="the folder of the npm package")
    parser.add_argument("--wheels", type=Path, required=True, help="the folder of the wheels")
    parser.add_argument("--core", type=Path, required=True, help="the core as WebAssembly")
    parser.add_argument("--kept", type=Path, required=True, help="the folder of what was compiled before")
    parser.add_argument("--out", type=Path, required=True, help="the folder to write")
    return parser.parse_args()


def _compiled(stage: Path, options: argparse.Namespace) -> bytes:
    """The archive of a folder with its modules compiled; what was compiled before is kept."""
    kept: Path = options.kept / f"{stage.name}-{_digest(_zipped(stage) + COMPILER.read_bytes())}.zip"
    if not kept.is_file():
        compiler = [HERE / "compiled.mjs", options.pyodide, COMPILER, stage]
        subprocess.run([options.node, *compiler], check=True)
        options.kept.mkdir(parents=True, exist_ok=True)
        for old in options.kept.glob(f"{stage.name}-*.zip"):
            old.unlink()
        kept.write_bytes(_zipped(stage))
    return kept.read_bytes()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _zipped(folder: Path) -> bytes:
    """An archive that is not compressed: what carries it compresses it better as a whole."""
    archive = folder.with_suffix(".zip")
    with ZipFile(archive, "w", ZIP_STORED) as files:
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            files.writestr(ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return archive.read_bytes()


def _write(out: Path, files: dict[str, tuple[str, bytes]], described: dict[str, object]) -> None:
    """Write all files and the list of them, in place of what is there."""
    part = out.with_name(f"{out.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    listed = []
    for name, (role, content) in files.items():
        path = part / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        digest = hashlib.sha256(content).hexdigest()
        listed.append({"name": name, "bytes": len(content), "sha256": digest, "role": role})
    version = _digest(json.dumps(listed).encode())
    pack = {"version": version, **described, "files": listed}
    (part / "pack.json").write_text(json.dumps(pack, indent=2) + "\n")
    shutil.rmtree(out, ignore_errors=True)
    part.rename(out)
    size = sum(len(gzip.compress(content, 9)) for _, content in files.values())
    print(f"The offline pack {version} has {size / 1e6:.2f} MB when compressed by gzip.")


if __name__ == "__main__":
    main()
