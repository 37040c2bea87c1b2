"""The web page: the built files of `web/`, held in memory."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Self

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from orbis.server.tables.refusals import Refused

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""Where the build puts files with a content hash in their names."""

INDEX = "index.html"
UNBUILT = Path(__file__).with_name("unbuilt.html")
"""Shown in the browser if the page has not been built: how to build it."""
COMPRESSED = ".gz"

MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
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
    """A file of the page, with its gzip if there is one."""

    content: bytes
    compressed: bytes | None
    media: str
    caching: str
    tag: str

    @classmethod
    def of(cls, name: str, content: bytes, compressed: bytes | None = None) -> Self:
        media = MEDIA.get(Path(name).suffix, "application/octet-stream")
        caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
        return cls(content, compressed, media, caching, sha256(content).hexdigest()[:20])

    def answer_to(self, headers: Headers) -> Response:
        small = self.compressed is not None and takes_gzip(headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-gz"' if small else f'"{self.tag}"'
        sent = {"etag": tag, "cache-control": self.caching}
        if self.compressed is not None:
            sent["vary"] = "accept-encoding"
        if _names(headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=sent)
        if small:
            sent["content-encoding"] = "gzip"
        content = self.compressed if small else self.content
        return Response(content, media_type=self.media, headers=sent)


class Pages:
    """All files of a built page. A server keeps those it started with, so that they match each other."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self._files = dict(files)
        self._index = self._files.get(INDEX)

    @classmethod
    def of(cls, folder: Path | None) -> Self:
        """The page in a folder; without one, the instructions for building it."""
        if folder is None:
            return cls({INDEX: File.of(INDEX, UNBUILT.read_bytes())})
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        files: dict[str, File] = {}
        for name, path in found.items():
            if not name.endswith(COMPRESSED):
                small = found.get(name + COMPRESSED)
                files[name] = File.of(name, path.read_bytes(), small.read_bytes() if small else None)
        return cls(files)

    def answer_to(self, request: Request) -> Response:
        """The file at a path, or the page itself for its own paths; raise `Refused` for anything else."""
        path = request.scope["path"].removeprefix("/")
        file = self._files.get(path)
        if file is None and (not path or _is_opened(path, request.headers)):
            file = self._index
        if file is None:
            raise Refused("not_found", "there is nothing at this path")
        return file.answer_to(request.headers)


def built_page() -> Path | None:
    """The folder of the page: inside an installed package, or the last build in a checkout."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / INDEX).is_file():
            return folder
    return None


def takes_gzip(accepted: str) -> bool:
    """Whether an `Accept-Encoding` allows gzip.

    >>> [takes_gzip(text) for text in ("gzip, br", "br, gzip;q=0.5", "*", "gzip;q=0, *", "br", "")]
    [True, True, True, False, False, False]
    """
    weights: dict[str, str] = {}
    for each in accepted.lower().replace(" ", "").split(","):
        coding, _, weight = each.partition(";q=")
        weights[coding] = weight or "1"
    weight = weights.get("gzip", weights.get("*", "0"))
    return weight.strip("0.") != ""


def _names(condition: str, tag: str) -> bool:
    return any(each.strip().removeprefix("W/") in {tag, "*"} for each in condition.split(","))


def _is_opened(path: str, headers: Headers) -> bool:
    """Whether a browser opens a path that only the page knows, such as /table/x."""
    last = path.rpartition("/")[2]
    is_file = "." in last or path.startswith(HASHED)
    return not is_file and path.partition("/")[0] != "api" and "text/html" in headers.get("accept", "")
