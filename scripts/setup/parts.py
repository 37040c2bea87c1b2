"""The parts of a set-up: each is made if it is not there or its sources have changed."""

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from workshop import CACHE, ROOT, TOOLS, Failed, Stamp, Workshop, runs

WEB = ROOT / "web"
sys.path[:0] = [str(WEB / "scripts"), str(TOOLS / "node")]

import build_page  # noqa: E402 — found by the line above

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = TOOLS / "uv"
NODE = TOOLS / "node"
CHROMIUM = TOOLS / "chromium"
REQUIREMENTS = ROOT / "requirements"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

AGAIN = "Check your network and run this again; finished steps are not repeated."

NO_COMPILER = (
    "No C++ compiler found, so bots above level 2 and reviews are not available. "
    "Install one (Debian, Ubuntu: apt install g++; macOS: xcode-select --install) and run this again."
)


KINDS = ("base", "dev", "benchmark", "benchmark-peers")
"""The sets of Python packages; each has all of `base`."""


def python_packages(shop: Workshop, kind: str) -> None:
    """The virtual environment with a set of packages."""
    with shop.lock("python"):
        # Interrupted, in a clone that was moved, or without its Python, an environment is made anew.
        whole = Stamp(VENV / ".orbis-whole", [], str(ROOT))
        usable = whole.fits() and PYTHON.exists()
        stamps = {each: _packages_stamp(each) for each in KINDS}
        fitting = {each for each in KINDS if stamps[each].fits()}
        if usable and (kind in fitting or (kind == "base" and fitting)):
            return
        uv(shop)
        with shop.progress.step("Python packages", fills=CACHE / "uv"):
            if not usable:
                failure = "The virtual environment .venv could not be made."
                shop.run(
                    "venv", failure, [UV / "bin" / "uv", "venv", "--clear", "--python", sys.executable, VENV]
                )
            for stamp in (whole, *stamps.values()):
                stamp.remove()
            failure = f"The Python packages could not be installed. {AGAIN}"
            _install(shop, "packages", failure, "--require-hashes", "-r", f"requirements/{kind}.txt")
            build = ("--build-constraints", "requirements/build.txt")
            _install(shop, "orbis", failure, "--no-deps", *build, "--editable", ".")
            _point_to_sources()
            stamps[kind].write()
            whole.write()


def core(shop: Workshop, *, strict: bool) -> None:
    """The compiled core."""
    with shop.lock("core"):
        if core_stamp().fits():
            return
        forget_core()
        if compiler() is None:
            raise Failed(NO_COMPILER)
        with shop.progress.step("compiled core"):
            failure = (
                "The compiled core could not be built, so bots above level 2 and reviews are not available."
            )
            _install(
                shop,
                "core",
                failure,
                *(
                    "--no-deps",
                    "--reinstall-package",
                    "orbis-core",
                    "--build-constraints",
                    "requirements/build.txt",
                ),
                *(
                    "--config-setting",
                    f"cmake.define.ORBIS_DEVELOPMENT={'ON' if strict else 'OFF'}",
                    "./core",
                ),
            )
            core_stamp().write()


def core_stamp() -> Stamp:
    """What says for which sources and compiler the core was built."""
    rules = ROOT / "src" / "orbis" / "rules" / "data"
    sources = [*_files(ROOT / "core", "build"), *rules.glob("*.csv"), REQUIREMENTS / "build.txt"]
    return Stamp(VENV / ".orbis-core", [*sources, ROOT / "src/orbis/native/tables.py"], compiler() or "")


def forget_core() -> None:
    """Take an older core away: nobody may take it for this one."""
    core_stamp().remove()
    for folder in VENV.glob("lib/python*/site-packages/orbis_core*"):
        shutil.rmtree(folder)


def compiler() -> str | None:
    """The C++ compiler of this machine."""
    return next(filter(None, map(shutil.which, (os.environ.get("CXX", "c++"), "g++", "clang++"))), None)


def page(shop: Workshop, *, checks: bool) -> None:
    """The page of the browser; with `checks` also what its own tests need."""
    with shop.lock("page"):
        dist = WEB / "dist"
        locales = (ROOT / "src" / "orbis" / "locales").glob("*/*.ftl")
        sources = [*_files(WEB, "node_modules", "dist", "dist-gallery", "tests", "fixtures"), *locales]
        stamp = Stamp(dist / ".orbis", sources)
        built = stamp.fits() and (dist / "index.html").is_file()
        packages: build_page.Packages = "all" if checks else "build"
        if built and (not checks or build_page.is_installed(packages)):
            return
        node(shop)
        failure = f"The page could not be built. {AGAIN} Or play in the terminal: ./play --terminal"
        if not build_page.is_installed(packages):
            with shop.progress.step("packages of the page", fills=CACHE / "npm"):
                _build_page(shop, "page-packages", failure, "install", packages)
        if not built:
            with shop.progress.step("page"):
                _build_page(shop, "page", failure, "run", "build")
                stamp.write()


def browser(shop: Workshop) -> None:
    """A Chromium for the browser tests, where the system has none."""
    if os.environ.get("ORBIS_CHROMIUM") or any(map(shutil.which, BROWSERS)):
        return
    with shop.lock("browser"):
        package = ROOT / "tests" / "e2e" / "chromium"
        stamp = Stamp(CHROMIUM / ".orbis", package.iterdir())
        if stamp.fits():
            return
        failure = "Install Chromium or Chrome, or name its program in ORBIS_CHROMIUM."
        if (sys.platform, platform.machine()) != ("linux", "x86_64"):
            raise Failed(f"There is no browser for the tests. {failure}")
        node(shop)
        with shop.progress.step("browser for the tests", fills=CACHE / "npm"):
            failure = f"The browser for the tests could not be fetched. {AGAIN} Or: {failure}"
            work, part = TOOLS / "chromium.package", TOOLS / "chromium.part"
            for half in (work, part):
                shutil.rmtree(half, ignore_errors=True)
            shutil.copytree(package, work)
            program, npm = build_page.node()
            shop.run("browser", failure, [*npm, "ci", "--no-audit", "--no-fund"], folder=work)
            packed = work / "node_modules" / "@sparticuz" / "chromium" / "bin"
            shop.run("browser", failure, [program, work / "unpack.mjs", packed, part])
            _put(part, CHROMIUM, stamp)
            shutil.rmtree(work)


def node(shop: Workshop) -> None:
    """A Node, where the system has none that fits."""
    if build_page.system_node() is not None:
        return
    with shop.lock("node"):
        stamp = Stamp(NODE / ".orbis", [REQUIREMENTS / "node.txt"])
        if not stamp.fits():
            uv(shop)
            with shop.progress.step("Node", fills=CACHE / "uv"):
                part = TOOLS / "node.part"
                shutil.rmtree(part, ignore_errors=True)
                shop.run(
                    "node",
                    f"Node could not be fetched. {AGAIN} Or install Node 20.19 or newer.",
                    [
                        *(UV / "bin" / "uv", "pip", "install", "--python", sys.executable),
                        *("--target", part, "--require-hashes", "-r", REQUIREMENTS / "node.txt"),
                    ],
                )
                _put(part, NODE, stamp)


def uv(shop: Workshop) -> None:
    """The uv that installs all else."""
    with shop.lock("uv"):
        stamp = Stamp(UV / ".orbis", [REQUIREMENTS / "uv.txt"])
        if not stamp.fits():
            with shop.progress.step("uv"):
                part = TOOLS / "uv.part"
                shutil.rmtree(part, ignore_errors=True)
                shop.run(
                    "uv",
                    f"uv could not be installed. {AGAIN}",
                    [
                        *(*_pip(shop), "install", "--no-cache-dir", "--disable-pip-version-check"),
                        *("--target", part, "--require-hashes", "-r", REQUIREMENTS / "uv.txt"),
                    ],
                )
                _put(part, UV, stamp)


def _pip(shop: Workshop) -> list[str | Path]:
    """The pip of this Python, or one in an environment of its own: Debian has either without the other."""
    if runs(sys.executable, "-m", "pip", "--version"):
        return [sys.executable, "-m", "pip"]
    folder = TOOLS / "pip"
    failure = "Install it (Debian, Ubuntu: apt install python3-venv) and run this again."
    shop.run(
        "pip",
        f"{sys.executable} has no pip. {failure}",
        [sys.executable, "-m", "venv", "--clear", folder],
    )
    return [folder / "bin" / "python", "-m", "pip"]


def _packages_stamp(kind: str) -> Stamp:
    sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", REQUIREMENTS / f"{kind}.txt"]
    return Stamp(VENV / f".orbis-{kind}", sources)


def _point_to_sources() -> None:
    """Name the sources by a relative path: in the locale C, Python before 3.13 reads only ASCII here."""
    for file in VENV.glob("lib/python*/site-packages/_*orbis.pth"):
        file.write_text(f"{os.path.relpath(ROOT / 'src', file.parent)}\n")


def _install(shop: Workshop, name: str, failure: str, *arguments: str) -> None:
    uv(shop)
    shop.run(name, failure, [UV / "bin" / "uv", "pip", "install", "--python", PYTHON, *arguments])


def _build_page(shop: Workshop, name: str, failure: str, *arguments: str) -> None:
    shop.run(name, failure, [sys.executable, WEB / "scripts" / "build_page.py", *arguments])


def _put(part: Path, place: Path, stamp: Stamp) -> None:
    """Move what is complete to its place."""
    shutil.rmtree(place, ignore_errors=True)
    part.rename(place)
    stamp.write()


def _files(folder: Path, *without: str) -> Iterator[Path]:
    """All files of a folder but what is built there, and documents."""
    for path in folder.iterdir():
        if path.is_dir() and path.name not in (*without, "__pycache__"):
            yield from _files(path)
        elif path.is_file() and path.suffix != ".md":
            yield path
