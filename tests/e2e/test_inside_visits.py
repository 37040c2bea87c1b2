"""A site without a server as people use it: by touch, by keys, installed, and with what they bring along."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import FilePayload, expect

from orbis.locales import LANGUAGES, Language
from orbis.rules import STANDARD, write_tiles

from .conftest import Visitor
from .playing import Press, by_keys, by_touch, coming, play_turn
from .saying import say
from .site import asked, is_ready, open_site
from .tables import HERE, bot, make, submit, unfolded
from .visits import PHONE, Visit

TURNS = 2


@pytest.fixture
def player(visitor: Visitor, site: str) -> Visit:
    return visitor(address=site, worker=True)


@pytest.mark.parametrize("press", [by_touch, by_keys])
def test_turns_are_played_by_touch_and_by_keys(visitor: Visitor, site: str, press: Press) -> None:
    looks: dict[str, Any] = {"size": PHONE, "touch": True} if press is by_touch else {}
    visit = visitor(address=site, worker=True, **looks)
    page = open_site(visit)
    begin = page.get_by_role("button", name=say("pages-play-now")).element_handle()
    assert begin is not None
    press(page, begin)
    page.wait_for_url(f"{site}/table/*")
    for _ in range(TURNS):
        play_turn(page, press)
    coming(page)
    table = page.url.rpartition("/")[2]
    assert asked(page, f"/api/tables/{table}")["game"]["state"]["round"] == TURNS + 1


def test_an_unwitnessed_deal_is_said_to_be_one(player: Visit) -> None:
    page = open_site(player)
    page.get_by_role("button", name=say("pages-play-now")).click()
    coming(page)
    page.keyboard.press("m")
    for _ in ("asked", "sure"):
        page.get_by_role("button", name=say("pages-end")).click()
    expect(page.get_by_text(say("pages-fair-good"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-unwitnessed"))).to_be_visible()


def test_the_browser_would_install_a_site_below_a_path(player: Visit) -> None:
    page = open_site(player)
    session = player.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every visitor of these tests is a private window, where nothing is installed.
    assert {each["errorId"] for each in found} <= {"in-incognito"}
    assert session.send("Page.getAppManifest")["errors"] == []
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{player.address}/"


@pytest.mark.parametrize("language", LANGUAGES)
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


def finished_record(visit: Visit) -> str:
    """The record of a game that was ended at a table of a server."""
    path = make(visit, HERE, bot())
    submit(visit, path, 1, do="ask_end", seat=0)
    return visit.context.request.get(f"{visit.address}/api{path.replace('table', 'tables')}/record").text()


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


def test_own_tiles_go_along_in_a_copy_without_tables(player: Visit, visitor: Visitor, tmp_path: Path) -> None:
    tiles = tmp_path / "Grandmother.csv"
    tiles.write_text(write_tiles(STANDARD))
    page = open_site(player, "/?at=/tiles/own")
    page.locator("input[type=file]").set_input_files(tiles)
    expect(page.get_by_text(say("tiles-ready"))).to_be_visible()
    expect(page.get_by_label(say("tiles-name"), exact=True)).to_have_value("Grandmother")
    player.open("/?at=/settings")
    is_ready(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("pages-inside-save")).click()
    other = open_site(visitor(address=player.address, worker=True), "/?at=/settings")
    load = other.get_by_label(say("pages-inside-load"))
    load.set_input_files(files=FilePayload(name="empty", mimeType="application/json", buffer=b"\n"))
    expect(other.get_by_text(say("pages-inside-not-loaded"))).to_be_visible()
    load.set_input_files(saving.value.path())
    with other.expect_navigation():
        other.get_by_role("dialog").get_by_role("button", name=say("pages-inside-load-now")).click()
    is_ready(other)
    assert asked(other, "/api/identity")["name"] == asked(page, "/api/identity")["name"]
    other.goto(f"{player.address}/tiles/own")
    expect(other.get_by_label(say("tiles-name"), exact=True)).to_have_value("Grandmother")
    expect(other.get_by_text(say("tiles-ready"))).to_be_visible()
