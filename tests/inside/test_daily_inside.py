"""The deal of the day without a server: the same in every page, and among no server's results."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.server import GENEROUS

from inside.bringing import begun
from inside.games import Game, Visitor, begin
from orbis.server.http.service import Configuration
from orbis.server.inside import archive
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import configuration
from orbis.server.tables.daily import KEY_OF_PAGES

pytestmark = pytest.mark.anyio


async def playing(inside: Inside) -> tuple[Visitor, str]:
    """Somebody who has begun the deal of the day."""
    visitor, _ = await begin(inside, 0)
    return visitor, str((await visitor.ask("POST", "/api/daily/tables", {}))["id"])


async def start_of(visitor: Visitor, table: str) -> Any:
    game = (await visitor.ask("GET", f"/api/tables/{table}"))["game"]
    return game["state"]["display"], game["state"]["gods"]


async def test_all_pages_have_the_same_deal_and_a_server_has_its_own(tmp_path: Path) -> None:
    given = [configuration(str(tmp_path / name)) for name in ("one", "other")]
    starts = []
    for each in (*given, Configuration(str(tmp_path / "server.sqlite"), GENEROUS)):
        async with begun(each) as inside:
            starts.append(await start_of(*await playing(inside)))
    one, other, server = starts
    assert one == other != server


async def test_a_game_of_a_page_is_among_its_own_results_and_never_among_those_of_a_server(
    tmp_path: Path,
) -> None:
    async with begun(configuration(str(tmp_path / "page"))) as page:
        visitor, table = await playing(page)
        assert await page.service.daily.key() == KEY_OF_PAGES
        await Game(visitor, table, Random(0)).play()
        daily = await visitor.ask("GET", "/api/daily")
        assert [each["you"] for each in daily["sizes"][0]["today"]["results"]] == [True]
        assert daily["streak"] == 1
        written = await archive.export(page.service)
    async with begun(Configuration(str(tmp_path / "server.sqlite"), GENEROUS)) as server:
        await archive.take_in_all(server.service, written)
        assert await server.service.store.lists.table(table) is not None
        other, _ = await begin(server, 0)
        assert (await other.ask("GET", "/api/daily"))["sizes"][0]["today"]["games"] == 0
    async with begun(configuration(str(tmp_path / "copy"))) as copy:
        await archive.take_in_all(copy.service, written)
        boards = await copy.service.daily.boards(daily["day"])
        assert len(boards[2]) == 1
