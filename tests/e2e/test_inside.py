"""Playing without a server: a site of files, whose page has the whole game inside."""

import os
import re
from pathlib import Path

import pytest
from amount import few_or_all
from playwright.sync_api import Browser, FilePayload, expect
from support.server import PATIENCE as SECONDS

from .conftest import Visitor
from .kills import Killer
from .playing import play, play_turn
from .saying import say
from .site import asked, is_ready, open_site
from .tables import unfolded
from .visits import Visit, barriers

KILLS = int(os.environ.get("ORBIS_KILLS", few_or_all("2", "6")))
SEED = int(os.environ.get("ORBIS_SEED", "1"))
OFFLINE = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|404"


@pytest.fixture
def player(visitor: Visitor, site: str) -> Visit:
    visit = visitor(address=site, worker=True)
    visit.expected = OFFLINE
    return visit


def test_a_whole_game_is_played_looked_back_at_and_reviewed_with_the_network_off(player: Visit) -> None:
    page = open_site(player)
    player.context.set_offline(True)
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{player.address}/table/*")
    play_turn(page)
    address = page.url
    page.reload()
    is_ready(page)
    assert page.url == address
    play(page)
    table = address.rpartition("/")[2]
    assert asked(page, f"/api/tables/{table}?detail=events")["status"] == "over"
    page.get_by_role("link", name=say("pages-review")).click()
    judged = page.get_by_role("button", name=re.compile(r"^Round 15 · \w+: \w+"))
    expect(judged.first).to_be_visible(timeout=1000 * SECONDS)


def test_a_second_tab_is_told_and_can_take_the_tables_over(player: Visit) -> None:
    first = open_site(player)
    second = player.context.new_page()
    second.goto(f"{player.address}/")
    expect(second.get_by_text(say("pages-inside-elsewhere"))).to_be_visible()
    second.get_by_role("button", name=say("pages-inside-take")).click()
    is_ready(second)
    expect(first.get_by_text(say("pages-inside-elsewhere"))).to_be_visible()
    first.get_by_role("button", name=say("pages-inside-take")).click()
    is_ready(first)
    expect(second.get_by_text(say("pages-inside-elsewhere"))).to_be_visible()


def test_the_site_says_what_needs_a_server_and_offers_nothing_that_does(player: Visit) -> None:
    page = open_site(player)
    expect(page.get_by_text(say("pages-inside-site-friends"))).to_be_visible()
    for key in ("pages-friends", "pages-daily", "pages-been-here"):
        expect(page.get_by_text(say(key), exact=True)).to_have_count(0)
    page.get_by_role("link", name=say("pages-settings")).click()
    assert page.url == f"{player.address}/settings"
    expect(page.get_by_text(say("pages-inside-kept"))).to_be_visible()
    expect(page.get_by_text(say("pages-device"))).to_have_count(0)


def test_a_copy_is_taken_to_another_browser(player: Visit, visitor: Visitor) -> None:
    page = open_site(player)
    unfolded(page, "pages-hot-seat")
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{player.address}/table/*")
    table = page.url.rpartition("/")[2]
    play_turn(page)
    page.goto(f"{player.address}/settings")
    is_ready(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("pages-inside-save")).click()
    other = visitor(address=player.address, worker=True)
    other.expected = OFFLINE
    elsewhere = open_site(other, "/?at=/settings")
    elsewhere.get_by_label(say("pages-inside-load")).set_input_files(
        files=FilePayload(name="copy.json", mimeType="application/json", buffer=b"[1]")
    )
    expect(elsewhere.get_by_text(say("pages-inside-not-loaded"))).to_be_visible()
    content = saving.value.path().read_bytes()
    before = asked(elsewhere, "/api/identity")
    for damaged in (content[:-100], content.replace(b'"rules', b'"rulez')):
        load = elsewhere.get_by_label(say("pages-inside-load"))
        load.set_input_files(files=FilePayload(name="copy.json", mimeType="application/json", buffer=damaged))
        expect(elsewhere.get_by_text(say("pages-inside-damaged"))).to_be_visible()
        expect(elsewhere.get_by_text(say("pages-inside-details"))).to_be_visible()
        elsewhere.reload()
        is_ready(elsewhere)
    elsewhere.get_by_label(say("pages-inside-load")).set_input_files(saving.value.path())
    sheet = elsewhere.get_by_role("dialog", name=say("pages-inside-load-ask"))
    expect(sheet).to_contain_text(before["name"])
    assert barriers(elsewhere) == []
    with elsewhere.expect_download() as first:
        sheet.get_by_role("button", name=say("pages-inside-load-save")).click()
    assert b"orbis-copy" in first.value.path().read_bytes()
    sheet.get_by_role("button", name=say("pages-inside-load-not")).click()
    expect(sheet).to_have_count(0)
    assert asked(elsewhere, "/api/identity") == before
    elsewhere.get_by_label(say("pages-inside-load")).set_input_files(saving.value.path())
    with elsewhere.expect_navigation():
        sheet.get_by_role("button", name=say("pages-inside-load-now")).click()
    is_ready(elsewhere)
    assert asked(elsewhere, "/api/identity") == asked(page, "/api/identity")
    assert [each["id"] for each in asked(elsewhere, "/api/my/tables")] == [table]


def test_nothing_that_was_shown_as_done_is_lost_when_the_browser_or_its_worker_is_killed(
    site: str, tmp_path: Path, browser: Browser
) -> None:
    """`scripts/kill-inside.sh 200` kills more often."""
    killer = Killer(browser.browser_type, site, tmp_path / "profile", SEED)
    killer.run(KILLS)
    assert killer.decisions >= KILLS
    print(f"{dict(killer.kills)} kills, {killer.decisions} acknowledged decisions")


def test_a_server_that_is_away_need_not_be_waited_for(visitor: Visitor, site: str) -> None:
    """The page of a server offers the same game, and goes back to the server."""
    visit = visitor(worker=True)
    visit.expected = OFFLINE
    page = visit.arrive()
    page.get_by_role("button", name=say("pages-offline-get")).click()
    page.get_by_role("button", name=say("pages-inside-play")).wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function("() => caches.keys().then((names) => names.length > 1)")
    visit.context.set_offline(True)
    page.reload()
    page.locator(".link").get_by_role("button", name=say("pages-inside-play")).click()
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{visit.address}/table/*")
    play_turn(page)
    visit.context.set_offline(False)
    page.goto(visit.address)
    with page.expect_response("**/api/about"):
        page.get_by_role("button", name=say("pages-inside-back")).click()
    expect(page.get_by_text(say("pages-inside-here"))).to_have_count(0)
