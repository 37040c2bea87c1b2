"""A site without a server as people use it: by touch, by keys, installed, and with what they bring along."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from orbis.locales import LANGUAGES, Language
from orbis.rules import write_tiles

from .conftest import Visitor
from .playing import STEP_BY_STEP, Press, by_keys, by_touch, play, play_turn
from .records import looking_back, paste, stops
from .saying import say
from .site import InsideVisit, asked, is_ready, open_site
from .tables import HERE, bot, make, submit, unfolded
from .tiles import import_file, unheard_of
from .visits import PHONE, Visit, an_inline_script_is_stopped

OFFLINE = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def player(visitor: Visitor, site: str) -> Visit:
    return visitor(address=site, worker=True)


@pytest.mark.parametrize("hand", [by_touch, by_keys])
@pytest.mark.thorough
def test_a_whole_game_is_played_by_touch_and_by_keys(visitor: Visitor, site: str, hand: Press) -> None:
    looks: dict[str, Any] = {"size": PHONE, "touch": True} if hand is by_touch else {}
    visit = visitor(address=site, worker=True, **looks)
    visit.expected = OFFLINE
    page = open_site(visit)
    visit.context.set_offline(True)
    begin = page.get_by_role("button", name=say("pages-play-now")).element_handle()
    assert begin is not None
    hand(page, begin)
    page.wait_for_url(f"{site}/table/*")
    play(page, hand, STEP_BY_STEP)
    expect(page.get_by_role("heading", name=say("pages-result"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-repeated"))).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert asked(page, f"/api/tables/{table}?detail=events")["status"] == "over"


def test_puzzles_and_the_deal_of_the_day_need_no_connection(player: Visit) -> None:
    page = open_site(player)
    player.context.set_offline(True)
    card = page.get_by_role("region", name=say("pages-daily"))
    expect(card.get_by_text(say("pages-daily-inside"))).to_be_visible()
    page.get_by_role("link", name=say("pages-puzzles")).click()
    expect(page.get_by_text(say("puzzles-own-none", review=say("pages-review")))).to_be_visible()
    page.get_by_role("link", name=say("puzzles-play")).click()
    expect(page.get_by_text(say("pages-puzzles-rating", rating=1200, streak=0))).to_be_visible()
    play_turn(page)
    expect(page.get_by_role("button", name=say("puzzles-next"))).to_be_visible()
    tried = page.evaluate("Object.values(JSON.parse(localStorage.getItem('orbis.inside.puzzles')))")
    assert len(tried) == 1


@pytest.mark.thorough
def test_an_inline_script_is_stopped_at_a_site(player: Visit) -> None:
    player.expected = "policy: script-src-elem inline|Executing inline script"
    an_inline_script_is_stopped(player)


PROMISE = "StorageManager.prototype.persist = () => Promise.resolve(%s);"
IPHONE = "Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'iPhone' });"


@pytest.mark.parametrize(("answer", "told"), [("true", "promised"), ("false", "unpromised")])
def test_one_is_told_whether_the_browser_will_keep_the_tables(player: Visit, answer: str, told: str) -> None:
    player.context.add_init_script(PROMISE % answer)
    page = open_site(player, "/?at=/settings")
    expect(page.get_by_text(say(f"pages-inside-{told}"))).to_be_visible()
    expect(page.get_by_text(say("pages-inside-kept-ios"))).to_have_count(0)


def test_whoever_begins_on_an_iphone_is_told_what_safari_deletes(player: Visit) -> None:
    player.context.add_init_script(IPHONE)
    page = open_site(player)
    expect(page.get_by_text(say("pages-inside-kept-ios"))).to_be_visible()
    player.context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'standalone', { value: true });"
    )
    page.reload()
    is_ready(page)
    expect(page.get_by_text(say("pages-inside-site"))).to_be_visible()
    expect(page.get_by_text(say("pages-inside-kept-ios"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.thorough
def test_the_manifest_of_a_site_stays_below_its_path(visitor: Visitor, site: str, language: Language) -> None:
    page = visitor(address=site, language=language).open()
    page.locator(f"html[lang={language}]").wait_for()
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href"))
    told = page.request.get(address).json()
    assert told["lang"] == language
    shortcuts = told["shortcuts"]
    for path in (told["start_url"], told["scope"], *(each["url"] for each in shortcuts)):
        assert urljoin(address, path).startswith(f"{site}/")
    icons = [*told["icons"], *(icon for each in shortcuts for icon in each["icons"])]
    for icon in icons:
        place = urljoin(address, icon["src"])
        assert place.startswith(f"{site}/")
        assert page.request.get(place).ok


def finished_record(visit: Visit, **settings: Any) -> str:
    """The record of a game that was ended at a table of a server."""
    path = make(visit, HERE, bot(), **settings)
    submit(visit, path, 1, do="ask_end", seat=0)
    return visit.context.request.get(f"{visit.address}/api{path.replace('table', 'tables')}/record").text()


@pytest.mark.thorough
def test_a_record_of_a_server_is_opened_inside(visitor: Visitor, player: Visit, tmp_path: Path) -> None:
    text = finished_record(visitor())
    page = open_site(player)
    player.context.set_offline(True)
    card = unfolded(page, "pages-record")
    card.get_by_label(say("pages-record-text")).fill(text)
    page.get_by_role("button", name=say("pages-open"), exact=True).click()
    expect(page.locator(".controls")).to_be_visible()
    record = page.url.removeprefix(f"{player.address}/record/").partition("/")[0]
    assert asked(page, f"/api/records/{record}/verification")["holds"]
    player.open()
    is_ready(page)
    file = tmp_path / "game.orbis"
    file.write_text(text)
    unfolded(page, "pages-record").get_by_label(say("pages-record-file")).set_input_files(file)
    page.wait_for_url(re.compile(rf"/record/{record}\b"))
    expect(page.locator(".controls")).to_be_visible()


@pytest.mark.thorough
def test_tiles_of_ones_own_are_played_with_and_a_record_of_a_server_with_them_is_opened(
    visitor: Visitor, player: Visit, tmp_path: Path
) -> None:
    own, remote = unheard_of(), visitor()
    file = tmp_path / "own.csv"
    file.write_text(write_tiles(own))
    remote.introduce()
    remote.post("/api/tile-sets", {"text": write_tiles(own)})
    text = finished_record(remote, tiles=own.content_id)
    page = open_site(player)
    player.context.set_offline(True)
    paste(page, text)
    expect(page.get_by_text(say("pages-tiles-missing", id=own.content_id))).to_be_visible()
    is_ready(player.open("/tiles/own"))
    import_file(page, file)
    expect(page.get_by_text(say("tiles-ready"))).to_be_visible()
    is_ready(player.open())
    paste(page, text)
    expect(page.locator(".controls")).to_be_visible()
    record = page.url.removeprefix(f"{player.address}/record/").partition("/")[0]
    assert asked(page, f"/api/records/{record}/verification")["holds"]
    is_ready(player.open())
    page.get_by_role("combobox", name=say("pages-tiles"), exact=True).first.select_option("own")
    page.get_by_role("button", name=say("pages-play-now"), exact=True).click()
    play_turn(page)
    table = page.url.rpartition("/")[2]
    assert asked(page, f"/api/tables/{table}")["settings"]["tiles"] == own.content_id


def test_no_seat_is_offered_to_a_friend_who_could_not_come(visitor: Visitor, site: str) -> None:
    page = looking_back(visitor(address=site, kind=InsideVisit), stops()[9])
    page.get_by_role("button", name=say("replay-play-on")).click()
    seats = page.get_by_role("dialog").get_by_role("combobox")
    expect(seats).to_have_count(2)
    expect(seats.first.locator("option", has_text=say("replay-seat-here"))).to_have_count(1)
    expect(seats.locator("option", has_text=say("replay-seat-open"))).to_have_count(0)
