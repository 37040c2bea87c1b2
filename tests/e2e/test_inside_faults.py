"""Playing without a server when something breaks: the page says so, and nothing that was done is lost."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page, expect

from .chromium import ARGUMENTS, find
from .conftest import Visitor
from .playing import coming, play, play_turn
from .saying import say
from .site import FOLDER, WATCH_WORKER, asked, is_known, is_ready, open_site
from .visits import PATIENCE, PHONE_WITH_BARS, Visit, barriers

Level = Literal["pilgrim", "oracle"]
Break = Callable[[Page], object]

FAULTS = "ERR_|404|preloaded|thrown by a test|QuotaExceeded|Error|error"


@pytest.fixture
def player(visitor: Visitor, site: str) -> Visit:
    visit = visitor(address=site, worker=True, size=PHONE_WITH_BARS)
    visit.expected = FAULTS
    return visit


def begin(page: Page, visit: Visit, level: Level = "pilgrim") -> str:
    """Begin a game against a bot, and return its address."""
    page.locator("form", has=page.get_by_role("button", name=say("pages-play-now"))).locator(
        "details > summary"
    ).first.click()
    page.get_by_label(say("pages-level-of", number=1)).select_option(level)
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{visit.address}/table/*")
    return page.url


def in_worker(page: Page, script: str) -> None:
    """Run something in the worker of the tables."""
    worker = next(each for each in page.workers if "tables" in each.url)
    worker.evaluate(script)


MORTAL = """
(() => {
  self.deaths = DEATHS;
  const Real = Worker;
  self.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => self.deaths-- > 0 && this.terminate(), { once: true });
    }
  };
})()
"""
"""Workers that think die with their first word, so many of them."""

BREAKS: dict[str, Break] = {
    "ended": lambda page: page.evaluate("window.inside.worker.terminate()"),
    "thrown": lambda page: in_worker(page, "setTimeout(() => { throw new Error('thrown by a test'); })"),
    "rejected": lambda page: in_worker(page, "void Promise.reject(new Error('thrown by a test'))"),
}


def test_a_worker_of_the_tables_that_breaks_is_told_and_begins_again_where_one_was(player: Visit) -> None:
    page = open_site(player)
    address = begin(page, player)
    table = f"/api/tables/{address.rpartition('/')[2]}?detail=events"
    told = page.get_by_role("dialog", name=say("pages-inside-stopped"))
    for break_ in BREAKS.values():
        play_turn(page)
        coming(page)
        before = asked(page, table)["number"]
        break_(page)
        expect(told).to_be_visible()
        assert barriers(page) == []
        told.get_by_role("button", name=say("pages-inside-start-again")).click()
        expect(told).to_have_count(0)
        is_ready(page)
        coming(page)
        assert page.url == address
        assert asked(page, table)["number"] >= before


def covered_or_not(page: Page, thing: ElementHandle) -> None:
    """Press something, also where a dialog has come over it a moment before."""
    thing.evaluate("thing => thing.click()")


@pytest.mark.thorough
def test_a_device_without_room_is_told_and_nothing_that_was_done_is_lost(player: Visit) -> None:
    page = open_site(player)
    address = begin(page, player)
    play_turn(page)
    coming(page)
    table = f"/api/tables/{address.rpartition('/')[2]}?detail=events"
    before = asked(page, table)["number"]
    in_worker(
        page,
        """void (FileSystemSyncAccessHandle.prototype.write = () => {
          throw new DOMException("full", "QuotaExceededError");
        })""",
    )
    # Whatever is pressed now cannot be kept.
    told = page.get_by_role("dialog", name=say("pages-inside-no-room"))
    play(page, covered_or_not)
    expect(told).to_be_visible()
    told.get_by_role("button", name=say("pages-inside-again")).click()
    expect(told).to_have_count(0)
    is_ready(page)
    coming(page)
    assert asked(page, table)["number"] >= before


@pytest.mark.parametrize("deaths", [1, None], ids=["once", "always"])
@pytest.mark.thorough
def test_a_worker_that_thinks_and_dies_is_replaced_or_the_page_says_that_nobody_thinks(
    player: Visit, deaths: int | None
) -> None:
    page = open_site(player)
    in_worker(page, MORTAL.replace("DEATHS", "Infinity" if deaths is None else str(deaths)))
    address = begin(page, player, "oracle")
    table = f"/api/tables/{address.rpartition('/')[2]}?detail=events"
    play_turn(page)
    told = page.get_by_text(say("pages-inside-thoughtless"))
    if deaths is None:
        expect(told).to_be_visible()
        assert barriers(page) == []
        in_worker(page, "self.deaths = 0")
    # The turn comes back once the oracle has played.
    coming(page)
    expect(told).to_have_count(0)
    assert asked(page, table)["brief"]["seat"] == 0


@pytest.mark.thorough
@pytest.mark.both(False)  # it begins at a server
def test_whoever_cannot_get_the_pack_can_go_back_to_the_server(visitor: Visitor) -> None:
    visit = visitor(size=PHONE_WITH_BARS)
    visit.expected = FAULTS
    page = visit.open("/")
    page.evaluate("sessionStorage.setItem('orbis.inside', '1')")
    page.route("**/pack/**", lambda route: route.abort())
    page.reload()
    told = page.get_by_role("dialog", name=say("pages-inside-no-pack"))
    expect(told).to_be_visible()
    assert barriers(page) == []
    told.get_by_role("button", name=say("pages-inside-back")).click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("button", name=say("pages-play-now"))).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('orbis.inside')") is None


@pytest.mark.thorough
def test_tables_that_the_browser_has_deleted_are_missed(player: Visit) -> None:
    page = open_site(player)
    begin(page, player)
    page.goto("about:blank")
    page.goto(f"{player.address}/orbis-site.json")
    page.evaluate(
        """async () => {
          const root = await navigator.storage.getDirectory();
          for (;;) {
            const gone = await root.removeEntry("orbis", { recursive: true }).then(() => true, () => false);
            if (gone) return;
            await new Promise((go) => setTimeout(go, 50));
          }
        }"""
    )
    page.goto(f"{player.address}/")
    is_ready(page)
    expect(page.get_by_text(say("pages-inside-bereft"))).to_be_visible()
    page.get_by_role("link", name=say("pages-inside-load")).click()
    expect(page.get_by_text(say("pages-inside-kept"))).to_be_visible()


@pytest.mark.thorough
def test_tables_that_the_browser_deletes_while_one_plays_are_missed_and_one_can_begin_again(
    player: Visit,
) -> None:
    page = open_site(player)
    begin(page, player)
    play_turn(page)
    clear(page, player.address)
    told = page.get_by_role("dialog", name=say("pages-inside-deleted"))
    expect(told).to_be_visible()
    assert barriers(page) == []
    told.get_by_role("button", name=say("pages-inside-anew")).click()
    expect(told).to_have_count(0)
    is_ready(page)
    is_known(page)
    assert asked(page, "/api/my/tables") == []


def opened(browser: Browser, profile: Path, address: str) -> tuple[BrowserContext, Page]:
    """A browser with a profile of its own, at a site."""
    program, environment = find()
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=program,
        args=ARGUMENTS,
        env={**os.environ, **environment},
        handle_sigint=False,
        locale="en",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_WORKER)
    page = context.pages[0]
    page.goto(f"{address}/")
    return context, is_ready(page)


def clear(page: Page, site: str) -> None:
    """Clear the data of a site, as its visitor may do while it is open."""
    origin = site.removesuffix(f"/{FOLDER}")
    page.context.new_cdp_session(page).send(
        "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"}
    )


@pytest.mark.thorough
def test_whoever_waits_long_for_the_line_is_told_of_the_line(visitor: Visitor, site: str) -> None:
    page = visitor(address=site).page
    page.route("**/pack/**/*.wasm", lambda _: None)  # nobody answers
    page.goto(f"{site}/")
    expect(page.get_by_text(say("pages-inside-stalled"))).to_be_visible()
    expect(page.get_by_text(say("pages-inside-slow"))).to_have_count(0)
    assert page.locator("progress").get_attribute("value") is None
    page.unroute("**/pack/**/*.wasm")


_SILENT = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"


@pytest.mark.thorough
def test_whoever_waits_long_for_the_browser_is_told_to_leave_the_page_open(
    visitor: Visitor, site: str
) -> None:
    page = visitor(address=site).page
    page.add_init_script(_SILENT)
    page.goto(f"{site}/")
    expect(page.get_by_text(say("pages-inside-slow"))).to_be_visible()
    expect(page.get_by_text(say("pages-inside-stalled"))).to_have_count(0)


_LOOKS = """() => new Promise((resolve) => {
  const { getDirectory } = StorageManager.prototype;
  const { getFileHandle } = FileSystemDirectoryHandle.prototype;
  StorageManager.prototype.getDirectory = function () {
    FileSystemDirectoryHandle.prototype.getFileHandle = async function (...asked) {
      const found = await getFileHandle.apply(this, asked);
      setTimeout(resolve);
      return found;
    };
    return getDirectory.call(this);
  };
})"""
"""Wait until the page has looked, from beginning to end, whether its tables are there."""


@pytest.mark.thorough
@pytest.mark.both(False)  # it has a browser of its own
@pytest.mark.parametrize("saves", [False, True], ids=["anew", "saved"])
def test_what_is_played_after_the_data_was_cleared_is_there_when_the_browser_was_closed(
    site: str, tmp_path: Path, browser: Browser, saves: bool
) -> None:
    context, page = opened(browser, tmp_path / "profile", site)
    page.get_by_role("button", name=say("pages-play-now")).click()
    play_turn(page)
    coming(page)
    there = asked(page, "/api/my/tables")
    page.evaluate("localStorage.setItem('orbis.tiles.set.Mine', 'my tiles')")
    page.evaluate(_LOOKS)
    # Deciding is enough to be told.
    page.evaluate("() => void (window.acknowledged = () => (window.isAcknowledged = true))")
    clear(page, site)
    play(page, covered_or_not, most=1)
    told = page.get_by_role("dialog", name=say("pages-inside-deleted"))
    expect(told).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("window.isAcknowledged") is None
    if saves:
        with page.expect_download() as saving:
            told.get_by_role("button", name=say("pages-inside-save-open")).click()
        expect(told.get_by_text(say("pages-inside-save-opened"))).to_be_visible()
        told.get_by_label(say("pages-inside-load")).set_input_files(saving.value.path())
        sheet = page.get_by_role("dialog", name=say("pages-inside-load-ask"))
        expect(sheet.get_by_role("button", name=say("pages-inside-load-not"))).to_be_visible()
        expect(sheet.get_by_role("button", name=say("pages-inside-load-save"))).to_have_count(0)
        with page.expect_navigation():
            sheet.get_by_role("button", name=say("pages-inside-load-now")).click()
        is_ready(page)
        [table] = asked(page, "/api/my/tables")
        assert table["id"] == there[0]["id"]
        assert page.evaluate("localStorage.getItem('orbis.tiles.set.Mine')") == "my tiles"
        page.locator(f'a[href$="/table/{table["id"]}"]').first.click()
    else:
        with page.expect_navigation():
            told.get_by_role("button", name=say("pages-inside-anew")).click()
        is_ready(page)
        page.get_by_role("button", name=say("pages-play-now")).click()
    play_turn(page)
    coming(page)
    before = asked(page, "/api/my/tables")
    assert len(before) == 1
    context.close()
    context, page = opened(browser, tmp_path / "profile", site)
    assert [each["id"] for each in asked(page, "/api/my/tables")] == [each["id"] for each in before]
    context.close()
