"""What is in the pack: all that the server inside a page uses of Python, of the wheels, and of our own."""

import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src"

WHEELS = ("anyio", "msgspec", "prometheus-client", "starlette", "typing-extensions")
"""The packages that the application imports, by their names in requirements/base.txt."""

PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
"""What the locked Pyodide needs wheels for."""

NOT_INSIDE = (
    "orbis/bots/weights/2.net",
    "orbis/cli",
    "orbis/client",
    "orbis/engine",
    "orbis/lab/balance",
    "orbis/lab/data",
    "orbis/lab/endgames",
    "orbis/lab/pages/drawing.py",
    "orbis/lab/pages/page.py",
    "orbis/lab/pages/plots.py",
    "orbis/lab/puzzles/maker.py",
    "orbis/lab/puzzles/puzzle_set.py",
    "orbis/lab/review/graph.py",
    "orbis/lab/review/page.py",
    "orbis/parity.py",
    "orbis/server/http/typescript.py",
    "orbis/server/process",
    "orbis/server/stores/backup.py",
    "orbis/server/stores/migrations/postgres",
    "orbis/server/stores/postgres",
    "orbis/tui",
    "orbis/web",
    "anyio/_backends/_trio.py",
    "anyio/_core/_concurrency_utils.py",
    "anyio/from_thread.py",
    "anyio/functools.py",
    "anyio/itertools.py",
    "anyio/pytest_plugin.py",
    "anyio/to_interpreter.py",
    "anyio/to_process.py",
    "asyncio/__main__.py",
    "asyncio/proactor_events.py",
    "asyncio/tools.py",
    "asyncio/windows_events.py",
    "asyncio/windows_utils.py",
    "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py",
    "concurrent/interpreters",
    "html/parser.py",
    "http/cookiejar.py",
    "logging/config.py",
    "logging/handlers.py",
    "prometheus_client/aiohttp",
    "prometheus_client/bridge",
    "prometheus_client/django",
    "prometheus_client/multiprocess.py",
    "prometheus_client/openmetrics/parser.py",
    "prometheus_client/parser.py",
    "prometheus_client/twisted",
    "sqlite3/__main__.py",
    "sqlite3/dump.py",
    "starlette/authentication.py",
    "starlette/middleware/authentication.py",
    "starlette/middleware/cors.py",
    "starlette/middleware/gzip.py",
    "starlette/middleware/sessions.py",
    "starlette/middleware/wsgi.py",
    "starlette/schemas.py",
    "starlette/templating.py",
    "starlette/testclient.py",
    "sysconfig/__main__.py",
    "urllib/robotparser.py",
)
"""What a page has no use for."""

DATA = (".csv", ".css", ".html", ".json", ".net", ".orbis", ".so", ".sql")
"""The endings of files that are read, besides Python: a page has the texts itself."""

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"


def python_modules() -> list[str]:
    """The files and folders of Python's own library, as they are named in its archive."""
    lines = (HERE / "stdlib.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def stage_stdlib(archive: Path, folder: Path) -> None:
    """Unpack what we use of Python's own library."""
    wanted = python_modules()
    with ZipFile(archive) as files:
        names = files.namelist()
        missing = [name for name in wanted if not any(_is_in(each, (name,)) for each in names)]
        if missing:
            raise SystemExit(f"scripts/pack/stdlib.txt names what is not there: {', '.join(missing)}")
        for name in names:
            if not name.endswith("/") and _is_in(name, wanted) and not _is_in(name, NOT_INSIDE):
                files.extract(name, folder)


def stage_site(wheels: Path, version: str, folder: Path) -> None:
    """Unpack the wheels, and copy our own packages."""
    for wheel in sorted(wheels.glob("*.whl")):
        with ZipFile(wheel) as files:
            for name in files.namelist():
                if _is_used(name):
                    files.extract(name, folder)
    for path in _files(SOURCES / "orbis"):
        _copy(path, folder / path.relative_to(SOURCES))
    _copy(ROOT / "core" / "python" / "orbis_core" / "__init__.py", folder / "orbis_core" / "__init__.py")
    _copy(ROOT / "core" / "wasm" / "core.py", folder / "orbis_core" / "_core.py")
    for name in ("orbis", "orbis_core"):
        described = folder / f"{name}-{version}.dist-info" / "METADATA"
        described.parent.mkdir(parents=True)
        described.write_text(METADATA.format(name=name.replace("_", "-"), version=version))


def notice(wheels: Path) -> bytes:
    """Whose work is in the pack, with the licences of the wheels and our own."""
    parts = [(HERE / "notice.txt").read_text("utf-8"), "Orbis\n\n", (ROOT / "LICENSE").read_text("utf-8")]
    for wheel in sorted(wheels.glob("*.whl")):
        with ZipFile(wheel) as files:
            texts = [files.read(name).decode() for name in sorted(files.namelist()) if "/licenses/" in name]
        parts += [f"\n\n{wheel.name.partition('-')[0]}\n\n", *texts]
    return "".join(parts).encode()


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and _is_used(path.relative_to(SOURCES).as_posix()):
            yield path


def _is_used(name: str) -> bool:
    return not _is_in(name, NOT_INSIDE) and PurePosixPath(name).suffix in (".py", *DATA)


def _is_in(name: str, places: tuple[str, ...] | list[str]) -> bool:
    return any(name == place or name.startswith(f"{place.rstrip('/')}/") for place in places)


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)
