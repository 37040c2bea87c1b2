"""The page as an app: installed, without its server, in a new version, and saying how many tables wait."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.server import ServerProcess, TableServer

from orbis.locales import LANGUAGES, Language
from orbis.server.http.static import built_page

from .conftest import Visitor
from .playing import coming
from .saying import say
from .tables import HERE, OPEN, bot, make
from .visits import PHONE_WITH_BARS, Visit, barriers, kept

OUTAGE = r"ERR_CONNECTION|WebSocket|Failed to fetch|Failed to load"

_WAITS = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (registration.waiting === null) await new Promise((go) => setTimeout(go, 20));
}"""
"""Wait until a newer worker waits."""


def asked(page: Page, method: str, **arguments: Any) -> dict[str, Any]:
    """What the browser itself says."""
    session = page.context.new_cdp_session(page)
    try:
        return session.send(method, arguments)
    finally:
        session.detach()


def test_the_browser_finds_nothing_that_keeps_the_page_from_being_installed(visitor: Visitor) -> None:
    page = visitor(worker=True).arrive()
    kept(page)
    found = asked(page, "Page.getInstallabilityErrors")["installabilityErrors"]
    # Every visitor of these tests is a private window, where nothing is installed.
    assert {each["errorId"] for each in found} <= {"in-incognito"}
    manifest = asked(page, "Page.getAppManifest")
    assert manifest["errors"] == []


@pytest.mark.both(False)  # test_inside_visits has the one of a site
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.thorough
def test_the_manifest_speaks_the_language_of_the_page(visitor: Visitor, language: Language) -> None:
    visit = visitor(language=language)
    page = visit.arrive()
    path = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{visit.address}{path}")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert told["lang"] == language
    assert told["description"] == say("pages-title", language)
    shortcuts = {each["name"]: each["url"] for each in told["shortcuts"]}
    assert shortcuts == {say("pages-next-table", language): "next", say("pages-new-game", language): "./#new"}
    for icon in (*told["icons"], *(icon for each in told["shortcuts"] for icon in each["icons"])):
        assert page.request.get(f"{visit.address}/{icon['src']}").ok


@pytest.mark.thorough
def test_the_shortcut_to_a_new_game_leads_to_its_button(visitor: Visitor) -> None:
    page = visitor().open("/#new")
    expect(page.get_by_role("button", name=say("pages-play-now"))).to_be_focused()


@pytest.mark.both(False)  # the server is killed
def test_without_the_server_the_page_opens_and_says_so_until_it_is_back(
    visitor: Visitor, frail_server: TableServer
) -> None:
    visit = visitor(worker=True, address=frail_server.address, size=PHONE_WITH_BARS)
    visit.expected = OUTAGE
    page = visit.arrive()
    kept(page)
    frail_server.kill()
    for path in ("/", "/settings", "/table/1234abcd"):
        visit.open(path)
        expect(page.get_by_text(say("pages-server-away"))).to_be_visible()
        assert barriers(page) == []
    visit.open("/")
    frail_server.start()
    page.get_by_text(say("pages-server-away")).wait_for(state="detached")


@pytest.mark.both(False)  # a site keeps its pack as well
def test_nothing_that_the_server_is_asked_is_kept(visitor: Visitor) -> None:
    visit = visitor(worker=True)
    page = visit.arrive()
    kept(page)
    visit.open(make(visit, HERE, bot()))
    coming(page)
    paths = page.evaluate("""async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    }""")
    assert "/" in paths
    assert all(path == "/" or path.startswith(("/assets/", "/icon", "/notice")) for path in paths), paths


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[tuple[ServerProcess, Callable[[], str]]]:
    """A server, and what lets it start again with a new version of the page, whose script it returns."""
    built, folder = built_page(), tmp_path / "page"
    assert built is not None
    # What is compressed would have to be changed as well.
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    server = ServerProcess(str(tmp_path / "tables.db"), page=folder)
    server.start()

    def renew() -> str:
        server.stop()
        [script] = (folder / "assets").glob("index-*.js")
        newer = script.rename(script.with_name("index-newer.js"))
        for name in ("index.html", "worker.js"):
            file = folder / name
            text = re.sub(r"(name:.)[0-9a-f]{16}", r"\1newer", file.read_text("utf-8"))
            file.write_text(text.replace(script.name, newer.name), "utf-8")
        server.start()
        return newer.name

    yield server, renew
    server.kill()


@pytest.mark.thorough
@pytest.mark.both(False)  # test_inside_versions has that of a site
def test_a_new_version_waits_for_the_end_of_a_turn(
    visitor: Visitor, renewed: tuple[ServerProcess, Callable[[], str]]
) -> None:
    server, renew = renewed
    visit: Visit = visitor(worker=True, address=server.address, size=PHONE_WITH_BARS)
    visit.expected = OUTAGE
    page = visit.arrive()
    kept(page)
    visit.open(make(visit, HERE, HERE))
    tile = coming(page)
    assert tile is not None
    tile.click()
    expect(page.locator("button.selected")).to_have_count(1)
    script = renew()
    page.evaluate(_WAITS)
    notice = page.get_by_text(say("pages-update"))
    expect(notice).to_have_count(0)
    # Whatever an older page still needs is kept.
    assert page.evaluate("async () => (await caches.keys()).length") == 2
    page.keyboard.press("Escape")
    expect(notice).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("1")
    expect(notice).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("pages-update-reload")).click()
    page.locator(f"script[src$='{script}']").wait_for(state="attached")
    coming(page)
    expect(notice).to_have_count(0)


@pytest.mark.both(False)  # a friend elsewhere sits down
def test_every_page_says_how_many_tables_wait(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    ann.context.add_init_script(
        "window.badges = []; navigator.setAppBadge = async (count) => void badges.push(count)"
    )
    ann.page.clock.install()
    path = make(ann, HERE, OPEN, bot())
    ann.page.clock.resume()
    ann.open("/settings").locator("h1").wait_for()
    icon = ann.page.locator("link[rel=icon]")
    expect(ann.page).to_have_title(f"{say('pages-settings')} · Orbis")
    expect(icon).to_have_attribute("href", "/icon.svg")
    ben.open(path).get_by_role("button", name=say("pages-sit")).click()
    headers = {"origin": ann.address}
    table = ann.address + path.replace("/table/", "/api/tables/")
    ben.page.locator(".prompt").wait_for()
    # A bot plays on: the turn is Ann's, or comes to her.
    body = {"client": "resigning", "request": 1, "ask": {"do": "resign", "seat": 1}}
    assert ben.context.request.post(f"{table}/requests", data=body, headers=headers).ok
    for _ in range(20):
        ann.page.clock.fast_forward(30_000)
        if ann.page.title().startswith("(1) "):
            break
    expect(ann.page).to_have_title(f"(1) {say('pages-settings')} · Orbis")
    expect(icon).to_have_attribute("href", "/icon-waiting.svg")
    assert ann.page.request.get(f"{ann.address}/icon-waiting.svg").ok
    assert ann.page.evaluate("badges.at(-1)") == 1
    for other, title in (
        ("/me", "me-back"),
        ("/statistics", "mine-statistics"),
        ("/daily", "pages-daily"),
        ("/puzzles", "pages-puzzles"),
    ):
        expect(ann.open(other)).to_have_title(f"(1) {say(title)} · Orbis")
