"""Who saw that a deal was committed to: nobody else, if a page made it, wherever its table is taken."""

from pathlib import Path
from typing import Any

import pytest
from support.server import GENEROUS

from inside.bringing import begun
from inside.games import Visitor, begin, play
from orbis.server.http.service import Configuration
from orbis.server.inside import archive
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import configuration

pytestmark = pytest.mark.anyio


async def mark(visitor: Visitor, table: str) -> Any:
    """What a table says about the witnesses of its deal; a table of a server says nothing."""
    return (await visitor.ask("GET", f"/api/tables/{table}"))["fairness"].get("witnessed")


async def test_what_a_page_deals_stays_unwitnessed_on_a_server_and_what_the_server_deals_is_not(
    tmp_path: Path,
) -> None:
    async with begun(configuration(str(tmp_path / "page"))) as page:
        player, table = await play(page, 0)
        assert await mark(player, table) is False
        rematch = (await player.ask("POST", f"/api/tables/{table}/rematch"))["id"]
        assert await mark(player, rematch) is False
        written = await archive.export(page.service)
    async with begun(Configuration(str(tmp_path / "server.sqlite"), GENEROUS)) as server:
        visitor, own = await begin(server, 0)
        assert (await archive.take_in_all(server.service, written)).new == 2
        assert await mark(visitor, table) is False
        assert await mark(visitor, rematch) is False
        assert await mark(visitor, own) is None
        assert b"witnessed" not in (await _stored(server, own))
        assert b'"witnessed":false' in (await _stored(server, table))


async def _stored(server: Inside, table: str) -> bytes:
    """The event that made a table, as it is stored."""
    found = await server.service.store.tables.events(table)
    return bytes(found[0])
