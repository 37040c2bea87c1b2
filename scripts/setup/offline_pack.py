"""The offline pack: Python for a page, the wheels, the core as WebAssembly, and all of it put together."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from parts import (
    AGAIN,
    REQUIREMENTS,
    WEB,
    core_sources,
    files_in,
    move_into_place,
    node,
    pip_of,
    uv,
    uv_program,
)
from workshop import CACHE, ROOT, TOOLS, Stamp, Workshop

SOURCES = ROOT / "scripts" / "pack"
sys.path.append(str(SOURCES))

import build_page  # noqa: E402
import contents  # noqa: E402 — found by the line above

PLACE = TOOLS / "pack"
ZIG, CORE, WHEELS, PYODIDE = (PLACE / name for name in ("zig", "core", "wheels", "pyodide"))
OUT = WEB / "pack"
OUR_SOURCES = {"PYTHONPATH": str(ROOT / "src")}

Command = list[str | Path]

FAILURE = f"The offline pack could not be built. {AGAIN}"

CORE_OPTIONS = (
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-O3", "-ffp-contract=off"),
    *("-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror", "-Wl,--strip-all"),
)
"""As the core is compiled elsewhere: nothing is contracted to one operation that rounds otherwise."""


def pack(shop: Workshop) -> None:
    with shop.lock("pack"):
        stamp = Stamp(OUT / ".orbis", _sources())
        if stamp.fits():
            return
        node(shop)
        _core(shop)
        _wheels(shop)
        _pyodide(shop)
        with shop.progress.step("offline pack"):
            module = PYODIDE / "node_modules" / "pyodide"
            given: Command = [
                "--pyodide",
                module,
                "--wheels",
                WHEELS,
                "--core",
                CORE / "core.wasm",
                "--kept",
                PLACE / "kept",
                "--out",
                OUT,
            ]
            program, _ = build_page.node()
            command: Command = [sys.executable, SOURCES / "pack.py", "--node", program, *given]
            shop.run("pack", FAILURE, command, more=OUR_SOURCES)
            stamp.write()


def _sources() -> Iterator[Path]:
    yield from files_in(ROOT / "src" / "orbis")
    yield from files_in(SOURCES)
    yield from _core_sources()
    yield from (ROOT / "pyproject.toml", REQUIREMENTS / "base.txt", REQUIREMENTS / "pack.txt")


def _core_sources() -> Iterator[Path]:
    yield from core_sources()
    yield from files_in(ROOT / "core" / "wasm")


def _core(shop: Workshop) -> None:
    stamp = Stamp(CORE / ".orbis", [*_core_sources(), REQUIREMENTS / "pack.txt"], *CORE_OPTIONS)
    if stamp.fits():
        return
    zig = _zig(shop)
    with shop.progress.step("core for a page"):
        part = PLACE / "core.part"
        shutil.rmtree(part, ignore_errors=True)
        (part / "orbis").mkdir(parents=True)
        tables: Command = [ROOT / "core" / "generate_tables.py", part / "orbis" / "generated.hpp"]
        shop.run("pack-core", FAILURE, [sys.executable, *tables], more=OUR_SOURCES)
        core = ROOT / "core"
        given: Command = [
            f"-I{core / 'include'}",
            f"-I{part}",
            core / "wasm" / "api.cpp",
            core / "src" / "search_kernels.cpp",
        ]
        cache = {"ZIG_GLOBAL_CACHE_DIR": str(TOOLS / "zig"), "ZIG_LOCAL_CACHE_DIR": str(TOOLS / "zig")}
        made: Command = ["-o", part / "core.wasm"]
        shop.run("pack-core", FAILURE, [zig, "c++", *CORE_OPTIONS, *given, *made], more=cache)
        move_into_place(part, CORE, stamp)


def _zig(shop: Workshop) -> Path:
    """The compiler that knows WebAssembly."""
    stamp = Stamp(ZIG / ".orbis", [REQUIREMENTS / "pack.txt"])
    if not stamp.fits():
        uv(shop)
        with shop.progress.step("compiler for a page", downloads_to=CACHE / "uv"):
            part = PLACE / "zig.part"
            shutil.rmtree(part, ignore_errors=True)
            options = ("--python", sys.executable, "--target", part, "--require-hashes")
            install: Command = [uv_program(), "pip", "install", *options, "-r", REQUIREMENTS / "pack.txt"]
            shop.run("pack-zig", FAILURE, install)
            move_into_place(part, ZIG, stamp)
    return ZIG / "ziglang" / "zig"


def _wheels(shop: Workshop) -> None:
    """The wheels for a page, by the hashes of the locked requirements."""
    locked = _locked()
    stamp = Stamp(WHEELS / ".orbis", [], locked, contents.PLATFORM, contents.PYTHON)
    if stamp.fits():
        return
    with shop.progress.step("packages for a page"):
        part = PLACE / "wheels.part"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        wanted = part / "requirements.txt"
        wanted.write_text(locked)
        abi = f"cp{contents.PYTHON.replace('.', '')}"
        kind = ("--platform", contents.PLATFORM, "--python-version", contents.PYTHON)
        only = (
            "--implementation",
            "cp",
            "--abi",
            abi,
            "--only-binary",
            ":all:",
            "--no-deps",
            "--require-hashes",
        )
        options = ("--no-cache-dir", "--disable-pip-version-check", "--dest", part)
        download: Command = [*pip_of(shop), "download", *options, *kind, *only, "-r", wanted]
        shop.run("pack-wheels", FAILURE, download)
        move_into_place(part, WHEELS, stamp)


def _locked() -> str:
    """The lines of requirements/base.txt for what is in the pack."""
    entries = re.findall(r"^[a-z].*(?:\n .*)*", (REQUIREMENTS / "base.txt").read_text(), re.MULTILINE)
    wanted = [entry for entry in entries if entry.partition("==")[0] in contents.WHEELS]
    return "".join(f"{entry}\n" for entry in wanted)


def _pyodide(shop: Workshop) -> None:
    locks = [SOURCES / name for name in ("package.json", "package-lock.json")]
    stamp = Stamp(PYODIDE / ".orbis", locks)
    if stamp.fits():
        return
    with shop.progress.step("Python for a page"):
        part = PLACE / "pyodide.part"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for lock in locks:
            shutil.copy(lock, part)
        _, npm = build_page.node()
        shop.run("pack-pyodide", FAILURE, [*npm, "ci", "--no-audit", "--no-fund"], folder=part)
        move_into_place(part, PYODIDE, stamp)
