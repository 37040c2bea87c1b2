"""The deal of the day: played once, with a table of results, and looked through on the next day."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.server import TableServer

from orbis.locales import Language
from orbis.rules import STANDARD
from orbis.server.mine.daily_deals import KEY
from orbis.server.stores import make_store
from orbis.server.stores.identities import Identity
from orbis.server.stores.listings import listing_after, stored_table
from orbis.server.stores.tables import Append
from orbis.server.tables.daily import DAY, daily_table, daily_table_id, day_of
from orbis.server.tables.decide import acted
from orbis.server.tables.events import write_event
from orbis.server.tables.new import Host
from orbis.server.tables.table import GameTable

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming, play_turn
from .saying import say
from .tables import submit
from .visits import Visit, barriers

WINDOWS = [(1440, 789), (390, 664)]
windows = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
BEST = Host("a" * 32, "Altair")


async def _play_yesterday(database: Path) -> None:
    """Store a finished game of yesterday's deal."""
    store = make_store(str(database))
    await store.open()
    at = int(time.time() * 1000) - DAY
    key, day = await store.notices.key(KEY, bytes(32)), day_of(at)
    created = daily_table(key, day, BEST, at)
    await store.identities.add(Identity(*BEST), at)
    table = GameTable(daily_table_id(key, day, BEST.id), created, STANDARD)
    await store.tables.create(stored_table(table))
    for number in count(2):
        assert table.match is not None
        event = acted(table.match, (table.match.option_ids[0],), table)
        event = type(event)(seat=event.seat, actions=event.actions, before=event.before, at=at)
        table.fold(event)
        await store.tables.append(
            Append(table.id, number, write_event(event), at, listing_after(table, event))
        )
        if table.match.is_over:
            break
    await store.close()


@pytest.fixture(scope="module")
def next_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server on which one game of yesterday's deal was finished."""
    folder = tmp_path_factory.mktemp("daily")
    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        thread.submit(lambda: asyncio.run(_play_yesterday(folder / "tables.db"))).result()
    server = TableServer(folder)
    yield server
    server.kill()


def seen_well(page: Page) -> None:
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []


def finish(visit: Visit) -> None:
    """Play the game at which the page is to its end, without the page."""
    path = f"/table/{visit.page.url.rpartition('/')[2]}"
    for number in range(1, 5000):
        view = visit.get(f"/api{path.replace('table', 'tables')}?detail=events")
        if view["status"] == "over":
            return
        if view["brief"]["seat"] == 0:
            actions = view["brief"]["options"][:1]
            position = view["position"]
            submit(visit, path, number, client="finishing", do="act", actions=actions, position=position)


@windows
def test_the_deal_of_the_day_is_played_once_and_has_results(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open()
    card = page.get_by_role("region", name=say("pages-daily"))
    card.get_by_role("button", name=say("pages-daily-play")).click()
    page.wait_for_url("**/table/*")
    table = page.url
    coming(page)
    play_turn(page)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_text(say("pages-daily"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say("pages-hint"), exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name=say("pages-rewind"))).to_have_count(0)
    visit.open()
    card.get_by_role("button", name=say("pages-daily-continue")).click()
    page.wait_for_url(table)
    coming(page)
    finish(visit)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(say("pages-daily-tomorrow"))).to_be_visible()
    expect(sheet.get_by_role("button", name=say("pages-rematch"))).to_have_count(0)
    seen_well(page)
    sheet.get_by_role("link", name=say("pages-daily-results")).click()
    today = page.get_by_role("table", name=say("daily-today"))
    expect(today.get_by_role("row").filter(has_text=say("daily-you"))).to_have_count(1)
    expect(page.get_by_role("button", name=say("pages-daily-play"))).to_have_count(0)
    seen_well(page)
    visit.open()
    # Against two bots there is another deal.
    expect(card.get_by_role("button", name=say("pages-daily-play"))).to_be_visible()
    expect(card.get_by_role("radio", name="2", exact=True)).to_be_checked()
    card.get_by_role("radio", name="1 ✓").check(force=True)
    expect(card.get_by_role("button")).to_have_count(0)
    expect(card.locator("b")).to_be_visible()
    # Nobody looks through a game of today.
    expect(page.get_by_role("link", name="Priest").first).to_be_visible()
    expect(page.locator(".first").get_by_role("button", name=say("pages-look-back"))).to_have_count(0)
    seen_well(page)


@pytest.mark.both(False)  # yesterday's game is put into the file of a server
@windows
def test_yesterdays_best_game_is_looked_through_and_reviewed(
    visitor: Visitor, next_day: TableServer, size: tuple[int, int]
) -> None:
    visit = visitor(size=size, address=next_day.address)
    visit.introduce()
    page = visit.open("/daily")
    yesterday = page.get_by_role("table", name=say("daily-yesterday"))
    expect(yesterday.get_by_role("rowheader", name=BEST.name)).to_be_visible()
    page.get_by_role("button", name=say("daily-review-best")).click()
    page.wait_for_url("**/review/*")
    page.go_back()
    page.get_by_role("button", name=say("daily-replay-best")).click()
    page.wait_for_url("**/record/*")


@pytest.mark.parametrize("language", ["pl", "sk", "ru", "de"])
@pytest.mark.thorough
@pytest.mark.both(False)  # yesterday's game is put into the file of a server
def test_the_results_can_be_read_in_every_language(
    visitor: Visitor, next_day: TableServer, language: Language
) -> None:
    page = visitor(size=(390, 664), language=language, address=next_day.address).open("/daily")
    expect(page.get_by_role("table", name=say("daily-yesterday", language))).to_be_visible()
    seen_well(page)
