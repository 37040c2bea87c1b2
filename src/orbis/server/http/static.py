"""The web page: the built files of `web/`, held in memory."""

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Self

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from orbis.server.http.cards import Card
from orbis.server.tables.refusals import Refused

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""Where the build puts files with a content hash in their names."""

INSIDE = re.compile(r"^assets/[^/]*\.worker-[^/]*\.js$")
"""The workers in which the server runs inside a page."""

COMPILING = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""What those workers may do: nobody else compiles anything."""

INDEX = "index.html"
MARK = b"@pack@"
"""Where the page and its worker name the version of the pack that they belong to."""
WORKER = "worker.js"
MARKED = (INDEX, WORKER)
TITLE = b"<title>Orbis</title>"
"""What the card of an address takes the place of."""
UNBUILT = Path(__file__).with_name("unbuilt.html")
"""Shown in the browser if the page has not been built: how to build it."""
SHARED = ("table", "record", "review", "learn")
"""The pages whose links people send each other."""
COMPRESSIONS = {"br": ".br", "gzip": ".gz"}
"""The endings of compressed files by their coding, the smallest first."""

MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, with what it is compressed to, by coding."""

    content: bytes
    compressed: Mapping[str, bytes]
    media: str
    caching: str
    tag: str
    policy: str = ""
    """What it may do, if that differs from the rest."""

    @classmethod
    def of(
        cls,
        name: str,
        content: bytes,
        compressed: Mapping[str, bytes] | None = None,
        caching: str | None = None,
    ) -> Self:
        media = MEDIA.get(Path(name).suffix, "application/octet-stream")
        kept = caching or (FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)
        policy = COMPILING if INSIDE.search(name) else ""
        return cls(content, compressed or {}, media, kept, sha256(content).hexdigest()[:20], policy)

    def answer_to(self, headers: Headers) -> Response:
        accepted = headers.get("accept-encoding", "")
        coding = next((each for each in self.compressed if takes(each, accepted)), None)
        tag = f'"{self.tag}"' if coding is None else f'"{self.tag}{COMPRESSIONS[coding].replace(".", "-")}"'
        sent = {"etag": tag, "cache-control": self.caching}
        if self.policy:
            sent["content-security-policy"] = self.policy
        if self.compressed:
            sent["vary"] = "accept-encoding"
        if _names(headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=sent)
        if coding is None:
            return Response(self.content, media_type=self.media, headers=sent)
        sent["content-encoding"] = coding
        return Response(self.compressed[coding], media_type=self.media, headers=sent)


class Pages:
    """All files of a built page. A server keeps those it started with, so that they match each other."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self._files = dict(files)
        self._index = self._files.get(INDEX)

    @classmethod
    def of(cls, folder: Path | None, pack: str = "") -> Self:
        """The page in a folder, with the version of its pack, if any; without a page, how to build it."""
        if folder is None:
            return cls({INDEX: File.of(INDEX, UNBUILT.read_bytes())})
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        files: dict[str, File] = {}
        for name, path in found.items():
            if not name.endswith(tuple(COMPRESSIONS.values())):
                smaller = {
                    coding: found[name + ending].read_bytes()
                    for coding, ending in COMPRESSIONS.items()
                    if name + ending in found
                }
                files[name] = File.of(name, path.read_bytes(), smaller)
        for name in MARKED:
            if name in files and MARK in files[name].content:
                files[name] = _changed(name, files[name].content.replace(MARK, pack.encode()))
        return cls(files)

    def opens(self, request: Request) -> bool:
        """Whether a request is answered with the page itself, at one of its own paths."""
        path = request.scope["path"].removeprefix("/")
        return path not in self._files and (not path or _is_opened(path, request.headers))

    def answer_to(self, request: Request, card: Card | None = None) -> Response:
        """The file at a path, or the page itself for its own paths; raise `Refused` for anything else."""
        opened = self.opens(request)
        file = self._index if opened else self._files.get(request.scope["path"].removeprefix("/"))
        if file is None:
            raise Refused("not_found", "there is nothing at this path")
        if opened and card is not None:
            file = _with_card(file.content, card)
        return file.answer_to(request.headers)


def built_page() -> Path | None:
    """The folder of the page: inside an installed package, or the last build in a checkout."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / INDEX).is_file():
            return folder
    return None


def takes(coding: str, accepted: str) -> bool:
    """Whether an `Accept-Encoding` allows a coding.

    >>> [takes("gzip", text) for text in ("gzip, br", "br, gzip;q=0.5", "*", "gzip;q=0, *", "br", "")]
    [True, True, True, False, False, False]
    """
    weights: dict[str, str] = {}
    for each in accepted.lower().replace(" ", "").split(","):
        name, _, weight = each.partition(";q=")
        weights[name] = weight or "1"
    weight = weights.get(coding, weights.get("*", "0"))
    return weight.strip("0.") != ""


@lru_cache(maxsize=256)
def _with_card(index: bytes, card: Card) -> File:
    """The page with the card of an address in its head."""
    return _changed(INDEX, index.replace(TITLE, card.html.encode(), 1))


def _changed(name: str, content: bytes) -> File:
    """A file that was changed after it was built."""
    return File.of(name, content, {"gzip": gzip.compress(content, mtime=0)})


def _names(condition: str, tag: str) -> bool:
    return any(each.strip().removeprefix("W/") in {tag, "*"} for each in condition.split(","))


def _is_opened(path: str, headers: Headers) -> bool:
    """Whether a browser opens a path that only the page knows, such as /table/x."""
    last = path.rpartition("/")[2]
    is_file = "." in last or path.startswith(HASHED)
    page = path.partition("/")[0]
    accepted = headers.get("accept", "*/*")
    # Messengers that want the card of a link accept anything, and so do programs at other addresses.
    wants_page = "text/html" in accepted or ("*/*" in accepted and page in SHARED)
    return not is_file and page != "api" and wants_page
