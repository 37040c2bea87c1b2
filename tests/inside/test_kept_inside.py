"""What somebody has in their own browser: nobody else deletes it."""

from pathlib import Path

import pytest

from inside.bringing import begun
from inside.games import begin
from orbis.server.inside.page import configuration
from orbis.server.stores.retention import DAY, prune

pytestmark = pytest.mark.anyio

YEARS = 10 * 365 * DAY


async def test_a_game_that_was_left_for_years_and_its_player_are_still_there(tmp_path: Path) -> None:
    async with begun(configuration(str(tmp_path / "page"))) as page:
        visitor, table = await begin(page, 0)
        service = page.service
        later = service.clock.now() + YEARS
        await prune(service.store, service.configuration.retention, later)
        assert await service.store.lists.table(table) is not None
        assert (await visitor.ask("GET", "/api/identity"))["tables"] == 1
