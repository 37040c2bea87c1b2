"""Playing without a server: a site of files, whose page has the whole game inside."""

import os
import re
from pathlib import Path

import pytest
from amount import few_or_all
from playwright.sync_api import Browser, FilePayload, Page, expect
from support.server import PATIENCE as SECONDS

from orbis.rules import STANDARD, write_tiles

from .conftest import Visitor
from .hints import one_more_is_given_up
from .kills import Killer
from .playing import coming, play, play_turn
from .saying import say
from .site import FOLDER, InsideVisit, asked, host, is_known, is_ready, open_site, write_site
from .tables import HERE, bot, make, submit, unfolded
from .visits import Visit, barriers

KILLS = int(os.environ.get("ORBIS_KILLS", few_or_all("2", "12")))
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
    expect(page.get_by_text(say("pages-fair-repeated"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-good"))).to_have_count(0)
    expect(page.get_by_text(say("pages-fair-unwitnessed"))).to_be_visible()
    table = address.rpartition("/")[2]
    assert asked(page, f"/api/tables/{table}?detail=events")["status"] == "over"
    page.get_by_role("link", name=say("pages-review")).click()
    judged = page.get_by_role("button", name=re.compile(r"^Round 15 · \w+: \w+"))
    expect(judged.first).to_be_visible(timeout=1000 * SECONDS)


LEAVES = """(path) => {
  const body = new TextEncoder().encode('{"strength": "why"}');
  const headers = [["content-type", "application/json"]];
  window.inside.worker.postMessage({ kind: "ask", id: 77, method: "POST", path, headers, body });
  window.inside.worker.postMessage({ kind: "drop", id: 77 });
}"""


def test_a_hint_is_given_up_by_whoever_leaves_at_once(visitor: Visitor, site_with_pages: str) -> None:
    visit = visitor(address=site_with_pages, kind=InsideVisit)
    path = make(visit, HERE, bot())
    visit.page.evaluate(LEAVES, f"/api{path.replace('table', 'tables')}/hint")
    one_more_is_given_up(visit, 0)


@pytest.mark.thorough
def test_after_ten_games_in_one_page_a_hint_still_comes(visitor: Visitor, site_with_pages: str) -> None:
    visit = visitor(address=site_with_pages, kind=InsideVisit)
    for _ in range(10):
        path = make(visit, HERE, bot("acolyte"))
        # The trees of one search are there while the next one grows.
        assert visit.post(f"/api{path.replace('table', 'tables')}/hint", {"strength": "tile"})["actions"]
        submit(visit, path, 1, do="ask_end", seat=0)
    page = visit.open(make(visit, HERE, bot("acolyte")))
    coming(page)
    page.keyboard.press("h")
    page.get_by_role("button", name=say("pages-hint-why"), exact=True).click()
    expect(page.get_by_role("button", name=say("pages-hint-do"))).to_be_visible()


@pytest.mark.thorough
def test_a_site_says_where_to_get_what_friends_elsewhere_need(visitor: Visitor, tmp_path: Path) -> None:
    with host(write_site(tmp_path, "--home", "https://example.org/orbis")) as address:
        page = visitor(address=f"{address}/{FOLDER}", kind=InsideVisit).open()
        link = page.get_by_role("link", name=say("pages-inside-site-get"))
        expect(link).to_have_attribute("href", "https://example.org/orbis")
        expect(page.get_by_text(say("pages-inside-site-ask"))).to_have_count(0)


@pytest.mark.thorough
def test_a_second_tab_is_told_and_can_take_the_tables_over(player: Visit) -> None:
    first = open_site(player)
    first.get_by_role("button", name=say("pages-play-now")).click()
    first.wait_for_url(f"{player.address}/table/*")
    play_turn(first)
    address = first.url
    second = player.context.new_page()
    second.goto(address)
    expect(second.get_by_text(say("pages-inside-elsewhere"))).to_be_visible()
    expect(second.get_by_text(say("pages-loading"))).to_be_visible()
    expect(second.get_by_text(say("pages-server-away"))).to_have_count(0)
    second.get_by_role("button", name=say("pages-inside-take")).click()
    is_ready(second)
    expect(first.get_by_text(say("pages-inside-taken"))).to_be_visible()
    expect(first.locator(".link")).to_have_count(0)
    first.get_by_role("button", name=say("pages-inside-take-back")).click()
    is_ready(first)
    assert first.url == address
    play_turn(first)
    expect(second.get_by_text(say("pages-inside-taken"))).to_be_visible()
    # Puzzles, too, wait for the tab, and not for a server.
    for path in ("/puzzles", "/puzzles/endgames"):
        second.goto(player.address + path)
        expect(second.get_by_text(say("pages-inside-elsewhere"))).to_be_visible()
        expect(second.get_by_text(say("pages-loading"))).to_be_visible()
        for key in ("puzzles-away", "puzzles-own-away"):
            expect(second.get_by_text(say(key), exact=True)).to_have_count(0)


def test_the_site_can_be_installed_says_what_needs_a_server_and_offers_nothing_that_does(
    player: Visit,
) -> None:
    page = open_site(player)
    session = player.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every visitor of these tests is a private window, where nothing is installed.
    assert {each["errorId"] for each in found} <= {"in-incognito"}
    assert session.send("Page.getAppManifest")["errors"] == []
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{player.address}/"
    expect(page.get_by_text(say("pages-inside-site-friends"))).to_be_visible()
    expect(page.get_by_text(say("pages-inside-site-ask"))).to_be_visible()
    for key in ("pages-friends", "pages-been-here"):
        expect(page.get_by_text(say(key), exact=True)).to_have_count(0)
    page.get_by_role("link", name=say("pages-settings")).click()
    assert page.url == f"{player.address}/settings"
    expect(page.get_by_text(say("pages-inside-kept"))).to_be_visible()
    expect(page.get_by_text(say("pages-device"), exact=True)).to_have_count(0)


def saved(page: Page, visit: Visit) -> Path:
    """A copy of all that a site keeps, saved in its settings."""
    page.goto(f"{visit.address}/settings")
    is_ready(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("pages-inside-save")).click()
    return saving.value.path()


def turn_at_a_table(page: Page, visit: Visit) -> str:
    """Play a turn at a new table, and return its id."""
    visit.open()
    is_ready(page)
    unfolded(page, "pages-hot-seat")
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{visit.address}/table/*")
    play_turn(page)
    return page.url.rpartition("/")[2]


def test_a_copy_is_taken_to_another_browser_with_and_without_tables(
    player: Visit, visitor: Visitor, tmp_path: Path
) -> None:
    tiles = tmp_path / "Grandmother.csv"
    tiles.write_text(write_tiles(STANDARD))
    page = open_site(player, "/?at=/tiles/own")
    page.locator("input[type=file]").set_input_files(tiles)
    expect(page.get_by_text(say("tiles-ready"))).to_be_visible()
    expect(page.get_by_label(say("tiles-name"), exact=True)).to_have_value("Grandmother")
    without_tables = saved(page, player).read_bytes()
    table = turn_at_a_table(page, player)
    content = saved(page, player).read_bytes()

    other = visitor(address=player.address, worker=True)
    other.expected = OFFLINE
    elsewhere = open_site(other, "/?at=/settings")
    load = elsewhere.get_by_label(say("pages-inside-load"))
    sheet = elsewhere.get_by_role("dialog", name=say("pages-inside-load-ask"))

    def give(copy: bytes) -> None:
        load.set_input_files(files=FilePayload(name="copy.json", mimeType="application/json", buffer=copy))

    def take_over(copy: bytes) -> None:
        give(copy)
        with elsewhere.expect_navigation():
            sheet.get_by_role("button", name=say("pages-inside-load-now")).click()
        is_ready(elsewhere)
        is_known(elsewhere)
        assert asked(elsewhere, "/api/identity")["name"] == asked(page, "/api/identity")["name"]

    is_known(elsewhere)
    before = asked(elsewhere, "/api/identity")
    faults = {b"[1]": "not-loaded", b"\n": "not-loaded", content[:-100]: "damaged"}
    for wrong, told in {**faults, content.replace(b'"rules', b'"rulez'): "damaged"}.items():
        give(wrong)
        expect(elsewhere.get_by_text(say(f"pages-inside-{told}"))).to_be_visible()
        expect(elsewhere.get_by_text(say("pages-inside-details"))).to_have_count(int(told == "damaged"))
        elsewhere.reload()
        is_ready(elsewhere)
    give(content)
    expect(sheet).to_contain_text(say("pages-inside-load-replaces"))
    assert barriers(elsewhere) == []
    expect(sheet.get_by_role("button", name=say("pages-inside-load-save"))).to_have_count(0)
    sheet.get_by_role("button", name=say("pages-inside-load-not")).click()
    expect(sheet).to_have_count(0)
    assert asked(elsewhere, "/api/identity") == before
    take_over(without_tables)
    assert asked(elsewhere, "/api/my/tables") == []
    elsewhere.goto(f"{player.address}/tiles/own")
    expect(elsewhere.get_by_label(say("tiles-name"), exact=True)).to_have_value("Grandmother")
    expect(elsewhere.get_by_text(say("tiles-ready"))).to_be_visible()
    elsewhere.goto(f"{player.address}/settings")
    is_ready(elsewhere)
    take_over(content)
    assert asked(elsewhere, "/api/identity") == asked(page, "/api/identity")
    assert [each["id"] for each in asked(elsewhere, "/api/my/tables")] == [table]


def test_a_game_is_taken_from_a_site_to_a_server_and_a_friend_gets_a_seat(
    player: Visit, visitor: Visitor
) -> None:
    page = open_site(player)
    unfolded(page, "pages-hot-seat").get_by_role("button", name=say("pages-play"), exact=True).click()
    page.wait_for_url(f"{player.address}/table/*")
    table = page.url.rpartition("/")[2]
    play_turn(page)
    before = asked(page, f"/api/tables/{table}")
    names = [seat["name"] for seat in before["seats"]]
    page.goto(f"{player.address}/settings")
    is_ready(page)
    expect(page.get_by_text(say("pages-bring-here-text"))).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("pages-inside-save")).click()
    there = visitor().open("/settings")
    choose = there.get_by_label(say("pages-bring-file"))
    choose.set_input_files(files=FilePayload(name="x.json", mimeType="application/json", buffer=b"[1]"))
    expect(there.get_by_text(say("pages-bring-not"))).to_be_visible()
    choose.set_input_files(saving.value.path())
    expect(there.get_by_text(say("pages-bring-done", games=1))).to_be_visible()
    assert barriers(there) == []
    there.get_by_role("button", name=say("pages-bring-play")).click()
    there.wait_for_url(f"**/table/{table}")
    view = there.evaluate("path => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}")
    assert view["game"]["state"] == before["game"]["state"]
    assert [seat["name"] for seat in view["seats"]] == names
    play_turn(there)
    there.keyboard.press("m")
    there.get_by_role("button", name=say("pages-device-give")).click()
    there.get_by_role("button", name=say("pages-device-make", name=names[1])).click()
    expect(there.get_by_text(say("pages-device-whose", name=names[1]))).to_be_visible()
    link = there.get_by_label(say("pages-device-link")).input_value()
    friend = visitor().open(link.removeprefix(there.url.partition("/table/")[0]))
    offer = say("pages-device-offer", name=names[1], others=names[0])
    expect(friend.get_by_text(offer)).to_be_visible()
    expect(friend.get_by_text(say("pages-brought-deal"))).to_be_visible()
    friend.get_by_role("button", name=say("pages-sit")).click()
    friend.wait_for_url(f"**/table/{table}")
    expect(there.locator("dialog[open]")).to_have_count(0)
    play_turn(there)
    play_turn(friend)


@pytest.mark.thorough
def test_nothing_that_was_shown_as_done_is_lost_when_the_browser_or_its_worker_is_killed(
    site: str, tmp_path: Path, browser: Browser
) -> None:
    """`scripts/kill-inside.sh 200` kills more often."""
    killer = Killer(browser.browser_type, site, tmp_path / "profile", SEED)
    killer.run(KILLS)
    assert killer.decisions >= KILLS
    print(f"{dict(killer.kills)} kills, {killer.decisions} acknowledged decisions")


@pytest.mark.both(False)  # it begins at a server
@pytest.mark.thorough
def test_puzzles_go_on_where_the_game_is_in_the_browser(visitor: Visitor) -> None:
    visit = visitor(worker=True)
    visit.expected = f"{OFFLINE}|401"
    page = visit.arrive()
    page.get_by_role("button", name=say("pages-offline-get")).click()
    page.get_by_role("button", name=say("pages-inside-play")).wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function("() => caches.keys().then((names) => names.length > 1)")
    visit.context.set_offline(True)
    page.goto(f"{visit.address}/puzzles/endgames")
    expect(page.get_by_text(say("puzzles-away-inside"))).to_be_visible()
    page.locator("main").get_by_role("button", name=say("pages-inside-play")).click()
    coming(page)


@pytest.mark.thorough
def test_a_server_that_is_away_need_not_be_waited_for(visitor: Visitor, site: str) -> None:
    """The page of a server offers the same game, takes it to the server, and goes back there."""
    visit = visitor(worker=True)
    visit.expected = f"{OFFLINE}|401"
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
    table = page.url.rpartition("/")[2]
    page.goto(f"{visit.address}/settings")
    give = page.get_by_role("button", name=say("pages-bring-now"))
    give.click()
    expect(page.get_by_text(say("pages-unreachable"))).to_be_visible()
    visit.context.set_offline(False)
    [cookie] = visit.context.cookies()
    visit.context.clear_cookies()
    give.click()
    expect(page.get_by_role("button", name=say("pages-lost-back"), exact=True)).to_be_visible()
    assert visit.context.cookies() == [], "nobody is somebody new unless they want it"
    visit.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": visit.address}])
    give.click()
    page.get_by_role("button", name=say("pages-bring-play")).click()
    page.wait_for_url(f"{visit.address}/table/{table}")
    play_turn(page)
    page.evaluate("sessionStorage.setItem('orbis.inside', '1')")
    page.goto(visit.address)
    with page.expect_response("**/api/about"):
        page.get_by_role("button", name=say("pages-inside-back")).click()
    expect(page.get_by_text(say("pages-inside-here"))).to_have_count(0)
