"""Nothing hidden leaves the process: no byte depends on the order of the unrevealed tiles."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from amount import ALL
from msgspec.structs import replace as changed

from orbis.play import dealing
from orbis.play.dealing import Deal
from orbis.rules import STANDARD, Tile, TileSet
from orbis.rules.tileset import LEVELS
from orbis.server.protocol.table import View
from orbis.server.protocol.views import view_of
from orbis.server.tables.decide import decide
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

from .evening import Evening, cuts
from .inside import SECRET, Transcript, inside

pytestmark = pytest.mark.anyio

Seats = list[dict[str, str]]
HERE, OPEN = {"kind": "here"}, {"kind": "open"}
PILGRIM, ACOLYTE = ({"kind": "bot", "level": level} for level in ("pilgrim", "acolyte"))


def permuted(order: tuple[Tile, ...], known: int) -> tuple[Tile, ...]:
    """An order of the stacks with the same beginning, and every later tile of a level moved."""
    rest: list[Tile] = []
    for level in LEVELS:
        tiles = [tile for tile in order[known:] if tile.level == level]
        others = tiles[1:]
        Random(known).shuffle(others)
        rest += others[:1] + tiles[:1] + others[1:]
    return order[:known] + tuple(rest)


async def evening(seats: Seats, known: int | None = None, reveals: int | None = None) -> Transcript:
    """Everything that leaves the process in a game; with `known`, the tiles after that many are permuted."""
    deal = dealing.deal

    def dealt(players: int, seed: str, tile_set: TileSet = STANDARD) -> Deal:
        true = deal(players, seed, tile_set)
        return true if known is None else replace(true, order=permuted(true.order, known))

    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setattr("orbis.play.match.deal", dealt)
        async with inside(Path(folder)) as application:
            await Evening(application, seats, seed=len(seats)).play(reveals)
            return application.transcript


async def differs(seats: Seats, true: Transcript, known: int) -> bool:
    """Whether anything that left the process before a tile was seen depends on that tile or a later one."""
    other = await evening(seats, known, known + 1)
    cut = cuts(true)[known]
    return true.entries[:cut] != other.entries[: cuts(other)[known]]


@pytest.mark.parametrize(
    ("seats", "first", "step"),
    [
        ([HERE, PILGRIM], 1, 9),
        ([HERE, ACOLYTE, OPEN], 3, 14),
        ([HERE, PILGRIM, OPEN, PILGRIM], 5, 20),
    ],
)
async def test_no_byte_depends_on_unrevealed_tiles(seats: Seats, first: int, step: int) -> None:
    if ALL:
        first, step = 0, step // 3
    true = await evening(seats)
    reveals = range(first, len(cuts(true)), step)
    assert reveals
    assert not [known for known in reveals if await differs(seats, true, known)]


@pytest.mark.parametrize("seats", [[HERE, PILGRIM, OPEN]])
async def test_the_transcript_is_reproducible_and_complete(seats: Seats) -> None:
    true, again = await evening(seats), await evening(seats)
    assert true.entries == again.entries
    told = b" ".join(content for _, content in true.entries)
    kinds = ["took_back", "wished", "answered", "illegal", "stale", "bad_request", "not_found"]
    assert [kind for kind in kinds if f'"{kind}"'.encode() not in told] == []
    channels = {channel.partition("?")[0].replace("0", "") for channel, _ in true.entries}
    assert {"log", "Ann", "Bob", "a program that watches", "somebody who watches", "GET /metrics"} < channels
    assert {"GET /api/tables/3", "GET /api/tables/3/events", "GET /api/tables/3/record"} < channels
    assert any(channel.startswith("GET /api/tables/3/moments/") for channel in channels)
    assert f'"secret":"{SECRET}"'.encode() in told


def next_tile(table: GameTable) -> int:
    """The next tile of the stacks, which must stay hidden."""
    assert table.match is not None
    state = table.match.state
    return table.match._deal.order[-sum(map(len, state.stacks))].id


def leak_by_views(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: GameTable, *, full: bool, with_previews: bool = False) -> View:
        view = view_of(table, full=full, with_previews=with_previews)
        return changed(view, rematch=str(next_tile(table))) if table.match else view

    patch.setattr("orbis.server.live.table.view_of", leaky)


def leak_by_the_log(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: GameTable, *arguments: object) -> object:
        logging.getLogger("orbis.server").debug("next comes %d", next_tile(table) if table.match else 0)
        return decide(table, *arguments)  # type: ignore[arg-type]

    patch.setattr("orbis.server.live.hub.decide", leaky)


def leak_by_errors(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: GameTable, *arguments: object) -> object:
        try:
            return decide(table, *arguments)  # type: ignore[arg-type]
        except Refused as refused:
            raise Refused(refused.code, str(next_tile(table)), refused.rule) from None

    patch.setattr("orbis.server.live.hub.decide", leaky)


@pytest.mark.parametrize("leak", [leak_by_views, leak_by_the_log, leak_by_errors])
async def test_a_leak_is_detected(leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    seats = [HERE, PILGRIM]
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        true = await evening(seats)
        assert await anything(differs(seats, true, known) for known in range(3, len(cuts(true))))


async def anything(questions: Iterable[Awaitable[bool]]) -> bool:
    """Whether any of the awaitables is true; awaited until one is."""
    for question in questions:
        if await question:
            return True
    return False
