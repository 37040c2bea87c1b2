"""What a page calls: its worker imports this under Pyodide, and passes numbers, texts, lists and bytes.

The page keeps the cookie that comes with an answer, and sends it with every request, like a browser.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from orbis.native import NativeUnavailable, answers
from orbis.server.benches import InLine
from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.inside import archive, here
from orbis.server.inside.elsewhere import Elsewhere, Think
from orbis.server.inside.inside import Inside, Line
from orbis.server.stores.retention import Retention
from orbis.server.workshop import Benches, Lane

DATABASE = "orbis.sqlite"

TREE_BYTES = 16_000_000
TREE_NODES = 1 << 18
"""How much memory bots keep, and how large a tree may grow: a phone has little."""

UNLIMITED = Limits(
    rate=1e9, burst=1e9, tables=10_000, crowd_tables=10_000, daily_tables=10_000, daily_texts=10_000
)
"""Nobody else is kept waiting."""

KEPT = Retention(waiting=None, playing=None, reviews=None, records=None, identities=None)
"""What somebody has in their own browser is theirs to delete; a lesson begins anew."""


def configuration(folder: str) -> Configuration:
    return Configuration(
        str(Path(folder) / DATABASE),
        UNLIMITED,
        tree_bytes=TREE_BYTES,
        tree_nodes=TREE_NODES,
        retention=KEPT,
        alone=True,
        witnessed=False,
    )


def benches(think: Think) -> Benches:
    """What is quick is done in line; the rest thinks elsewhere."""
    return lambda: {
        Lane.QUICK: InLine(),
        **{lane: Elsewhere(lane, think) for lane in (Lane.THINKING, Lane.REVIEWING)},
    }


async def start(folder: str, options: Any) -> "PageInside":
    """Begin with the tables in a folder.

    `options.core(request)` answers requests to the core at once. `options.think(number, lane, request)`, if
    it is there, promises the answer of a core in another worker, and `options.drop(number)` says that nobody
    waits for it any more. A lane is "thinking" or "reviewing"; each always asks the same worker.
    """
    return PageInside(await Inside.begin(configuration(folder), benches(thinking_of(options))))


def thinking_of(options: Any) -> Think:
    """Let the core of a page answer from now on, and say who answers what takes long."""
    core = options.core
    answers.install(lambda request: _bytes(core(_to_js(request))))
    think = getattr(options, "think", None)
    return here.think if think is None else _Promised(think, options.drop)


class PageInside:
    """An application for a page."""

    def __init__(self, inside: Inside) -> None:
        self._inside = inside

    async def request(self, method: str, path: str, headers: Any, body: Any, gone: Any = None) -> Any:
        """The status, the headers as pairs, and the body of an answer; `gone` promises to leave before it."""
        given = _bytes(body) if body is not None else b""
        return _to_js(list(await self._inside.request(method, path, _pairs(headers), given, gone)))

    def open(self, headers: Any, send: Callable[[str], object], closed: Callable[[], object]) -> Line:
        """Open a line: `await line.receive(text)`, `line.close()`."""
        return self._inside.open(_pairs(headers), send, closed)

    async def export(self) -> Any:
        """Everything, as the bytes of an archive."""
        return _to_js(await archive.export(self._inside.service))

    async def check(self, content: Any) -> int:
        """How many tables are in an archive that can be taken in; raise `InvalidArchive`."""
        return await archive.rehearse(self._inside.service, _bytes(content))

    async def take_in(self, content: Any) -> Any:
        """Take in an archive: how many tables came, and how many were there; raise `InvalidArchive`."""
        return _to_js(list(await archive.take_in_all(self._inside.service, _bytes(content))))

    async def close(self) -> None:
        await self._inside.close()


class _Promised:
    """Answers that another worker promises."""

    def __init__(self, think: Callable[..., Any], drop: Callable[[int], object]) -> None:
        self._think = think
        self._drop = drop
        self._numbers = count(1)

    async def __call__(self, lane: Lane, request: bytes) -> bytes:
        """The answer; raise `NativeUnavailable` if it cannot be had, however often it was asked for."""
        number = next(self._numbers)
        try:
            return _bytes(await self._think(number, lane.value, _to_js(request)))
        except asyncio.CancelledError:
            self._drop(number)
            raise
        except Exception as error:
            raise NativeUnavailable(f"nobody thinks: {error}") from error


def _to_js(given: object) -> Any:
    from pyodide.ffi import to_js  # noqa: PLC0415 (only a page has it)

    return to_js(given)


def _bytes(given: Any) -> bytes:
    """The bytes of an array of the page."""
    return bytes(given.to_bytes())


def _pairs(given: Any) -> list[tuple[str, str]]:
    return [(str(name), str(value)) for name, value in given.to_py()]
