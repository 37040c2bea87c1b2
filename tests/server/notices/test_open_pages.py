"""Pages that show a table need no letter about it, as long as they are there."""

from collections.abc import Coroutine
from pathlib import Path

import pytest

from orbis.server.notices.kinds import Kinds
from orbis.server.notices.looks import THERE
from orbis.server.notices.rules import DELAY

from .office import OpenPage, office
from .tables import BOB

pytestmark = pytest.mark.anyio


async def test_a_page_that_shows_the_table_needs_no_letter(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        page = OpenPage(own.now)
        own.looks.begin(BOB, "table-1", page)
        await own.happen()
        page.heard = own.now + DELAY
        assert await own.wait() == []
        own.looks.end(BOB, "table-1", page)
        assert await own.wait() == []
        await own.happen()
        assert await own.wait() == ["c1"]


@pytest.mark.parametrize("is_noticed", [False, True])
async def test_a_page_that_vanished_before_the_event_did_not_show_it(
    tmp_path: Path, is_noticed: bool
) -> None:
    async with office(tmp_path, "c1") as own:
        looking: list[Coroutine[None, None, None]] = []
        own.looks.spawn = looking.append
        page = OpenPage(own.now)
        own.looks.begin(BOB, "table-1", page)
        await own.happen()
        if is_noticed:
            own.now += 20_000
            own.looks.end(BOB, "table-1", page)
            own.now -= 20_000
        for look in looking:
            await look
        assert await own.wait() == ["c1"]


async def test_what_a_page_that_vanished_held_back_is_told_later(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        await own.happen()
        own.now += DELAY - 2000
        own.looks.begin(BOB, "table-1", OpenPage(own.now))
        await own.happen(Kinds.OVER)
        assert await own.wait(2000) == [], "it may be there"
        assert await own.wait(THERE) == ["c1"]
        assert own.hand.letters[-1][1].words.kind == "over"


async def test_a_page_that_vanished_after_the_event_showed_it(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        page = OpenPage(own.now)
        own.looks.begin(BOB, "table-1", page)
        await own.happen()
        page.heard = own.now + 1
        assert await own.wait() == []


async def test_other_processes_hear_only_of_pages_that_are_there(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        page = OpenPage(own.now)
        own.looks.begin(BOB, "table-1", page)
        await own.happen()
        await own.looks.renew()
        assert await own.store.notices.waiting() == 1, "it was not heard since"
        page.heard = own.now
        await own.looks.renew()
        assert await own.store.notices.waiting() == 0
