"""Somebody who plays in a page, and brings that to a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from inside.games import Game, Seats, Visitor, begin
from orbis.server.http.service import Configuration
from orbis.server.inside import archive
from orbis.server.inside.inside import Inside
from orbis.server.workshop import threads

BOT: Seats = ({"kind": "here"}, {"kind": "bot", "level": "pilgrim"})
SHARED: Seats = ({"kind": "here"}, {"kind": "here", "name": "Bob"})
TURNS = 6


@asynccontextmanager
async def begun(given: Configuration) -> AsyncIterator[Inside]:
    inside = await Inside.begin(given, threads)
    yield inside
    await inside.close()


async def person(server: Inside, name: str) -> Visitor:
    visitor = Visitor(server)
    await visitor.ask("POST", "/api/identity", {"name": name})
    return visitor


async def bring(visitor: Visitor, line: str) -> dict[str, Any]:
    answer: dict[str, Any] = await visitor.ask("POST", "/api/brought", {"line": line})
    return answer


async def refusal(visitor: Visitor, line: str) -> str:
    """The code with which a line is refused."""
    with pytest.raises(AssertionError):
        await bring(visitor, line)
    return str(msgspec.json.decode(visitor.heard[-1].partition("] ")[2])["error"]["code"])


async def line_of(page: Inside, table: str) -> str:
    """The line of a table in what a page saves."""
    lines = (await archive.export(page.service)).decode().splitlines()
    return next(line for line in lines if msgspec.json.decode(line).get("id") == table)


class Played(NamedTuple):
    """A game in a page that goes on."""

    player: Visitor
    table: str
    game: Game


async def played(page: Inside, seats: Seats, turns: int = TURNS) -> Played:
    visitor, table = await begin(page, 0, seats)
    game = Game(visitor, table, Random(1))
    await game.play(turns)
    return Played(visitor, table, game)
