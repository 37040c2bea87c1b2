"""The offline pack: the files that run the server inside a page. They are large, and rarely asked for."""

import asyncio
import gzip
import json
import logging
from collections.abc import Iterable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

from orbis.server.http.sources import PROJECT, digest_of_sources
from orbis.server.http.static import ASK_AGAIN, FOR_EVER, File
from orbis.server.tables.refusals import Refused

PATH = "/pack/"
LIST = "pack.json"
BUILT = Path(__file__).resolve().parents[4] / "web" / "pack"
"""The last build in a checkout."""

PACKAGE = "orbis_pack"
"""The package of the distribution `orbis-pack`, which has nothing but the pack."""


logger = logging.getLogger(__name__)


def built_pack() -> Path | None:
    """The folder of the pack of this version: the last build in a checkout, or an installed one."""
    installed = find_spec(PACKAGE)
    folders = (installed and installed.submodule_search_locations) or ()
    return next((each for each in (BUILT, *map(Path, folders)) if _fits(each)), None)


def _fits(folder: Path) -> bool:
    """Whether a pack is there, and was built from what runs here: a page meets no other server in it."""
    if not (folder / LIST).is_file():
        return False
    built = json.loads((folder / LIST).read_text("utf-8")).get("orbis", {})
    wanted = {"version": version("orbis")}
    if PROJECT.is_file():
        wanted["sources"] = digest_of_sources()
    if wanted.items() <= built.items():
        return True
    logger.warning("the offline pack in %s was built from other sources, and is not offered", folder)
    return False


def names_of(folder: Path) -> list[str]:
    """The files of a pack, its list last."""
    listed: Iterable[dict[str, str]] = json.loads((folder / LIST).read_text("utf-8"))["files"]
    return [*(each["name"] for each in listed), LIST]


def version_of(folder: Path | None) -> str:
    """The version of a pack; empty if there is none."""
    if folder is None:
        return ""
    found: str = json.loads((folder / LIST).read_text("utf-8"))["version"]
    return found


class PackFiles:
    """The files of a pack, each read and compressed when it is first asked for."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._names = frozenset(names_of(folder) if folder else ())
        self._read: dict[str, File] = {}

    async def answer_to(self, path: str, headers: Headers) -> Response:
        """The file at a path; an empty answer for the list if there is no pack; else raise `Refused`."""
        name = path.removeprefix(PATH)
        if self._folder is None and name == LIST:
            return Response(status_code=204, headers={"cache-control": ASK_AGAIN})
        if self._folder is None or name not in self._names:
            raise Refused("not_found", "there is nothing at this path")
        if name not in self._read:
            self._read[name] = await asyncio.to_thread(_read, self._folder, name)
        return self._read[name].answer_to(headers)


def _read(folder: Path, name: str) -> File:
    content = (folder / name).read_bytes()
    caching = ASK_AGAIN if name == LIST else FOR_EVER
    return File.of(name, content, {"gzip": gzip.compress(content, 6, mtime=0)}, caching)
