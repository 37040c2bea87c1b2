"""The host's page, and what everybody can read about how long things are kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.server import OrbisServe, TableServer, free_port

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .looking import fits
from .saying import say
from .tables import HERE, bot, make
from .visits import PHONE_WITH_BARS, barriers

TOKEN = "a-token-that-nobody-can-guess"
WINDOWS = [(1440, 789), PHONE_WITH_BARS]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server whose host has a token."""
    server = TableServer(tmp_path_factory.mktemp("hosted"), ORBIS_ADMIN_TOKEN=TOKEN)
    yield server
    server.kill()


def give(page: Page, token: str) -> None:
    page.get_by_label(say("admin-token"), exact=True).fill(token)
    page.get_by_role("button", name=say("admin-open"), exact=True).click()


def check(page: Page) -> None:
    assert barriers(page) == []
    assert fits(page)


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.both(False)  # the page of a server's host
def test_the_host_comes_in_by_token_and_deletes_a_table(
    visitor: Visitor, hosted: TableServer, size: tuple[int, int]
) -> None:
    visit = visitor(address=hosted.address, size=size)
    visit.expected = "/api/admin|status of 40[34]"
    visit.introduce()
    table = make(visit, HERE, bot("pilgrim"))
    page = visit.open("/admin")
    expect(page.get_by_label(say("admin-token"), exact=True)).to_be_visible()
    check(page)
    give(page, f"{TOKEN}-not")
    expect(page.get_by_role("alert")).to_have_text(say("admin-bad"))
    assert sum(fault.startswith("403") for fault in visit.faults) == 1
    give(page, TOKEN)
    expect(page.get_by_text(say("admin-well"))).to_be_visible()
    check(page)
    assert TOKEN not in page.url
    expect(page.get_by_text(say("admin-missing", missing="ORBIS_SMTP, --site"))).to_be_visible()
    expect(page.get_by_role("button", name=say("admin-mail-send"), exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_text(say("admin-well"))).to_be_visible()

    field = page.get_by_label(say("admin-find-label"))
    field.fill(f"{hosted.address}{table}")
    page.get_by_role("button", name=say("admin-find"), exact=True).click()
    page.get_by_role("button", name=say("admin-delete"), exact=True).click()
    assert barriers(page) == []
    page.get_by_role("button", name=say("admin-delete-yes"), exact=True).click()
    expect(page.get_by_text(say("admin-deleted"))).to_be_visible()
    field.fill(table.rpartition("/")[2])
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(say("admin-no-table"))

    # Another one is found without knowing its link.
    make(visit, HERE, bot("pilgrim"))
    page = visit.open("/admin")
    page.get_by_role("button", name=say("admin-latest")).click()
    page.get_by_role("button", name=say("admin-delete"), exact=True).first.click()
    check(page)
    page.get_by_role("button", name=say("admin-delete-yes"), exact=True).click()
    expect(page.get_by_text(say("admin-deleted"))).to_be_visible()

    page.get_by_role("button", name=say("admin-leave")).click()
    expect(page.get_by_label(say("admin-token"), exact=True)).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('orbis.admin')") is None


@pytest.mark.both(False)  # there is no host's page without a server
def test_the_host_reads_why_a_test_mail_was_not_sent(visitor: Visitor, tmp_path: Path) -> None:
    settings = ("--database", tmp_path / "tables.db", "--contact", "orbis@example.org", "--site")
    closed = f"smtp://127.0.0.1:{free_port()}"
    given = {"ORBIS_ADMIN_TOKEN": TOKEN, "ORBIS_SMTP": closed}
    with OrbisServe(
        *settings, "https://orbis.example.org", port=free_port(), log=tmp_path / "log", **given
    ) as server:
        visit = visitor(address=server.address, size=PHONE_WITH_BARS)
        visit.introduce()
        page = visit.open("/admin")
        give(page, TOKEN)
        expect(page.get_by_text(say("admin-set-up"), exact=True).first).to_be_visible()
        page.get_by_label(say("admin-mail-to")).fill("ann@example.org")
        page.get_by_role("button", name=say("admin-mail-send"), exact=True).click()
        told = say("admin-mail-failed", problem="unreachable", status="")
        expect(page.get_by_role("alert")).to_have_text(told)
        expect(page.get_by_text(say("admin-tried", result="failed"), exact=True)).to_be_visible()
        check(page)


@pytest.mark.both(False)  # what a page keeps, only its player deletes
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.thorough
def test_everybody_can_read_how_long_things_are_kept(visitor: Visitor, language: Language) -> None:
    visit = visitor(language=language, size=PHONE_WITH_BARS)
    visit.introduce()
    page = visit.open("/settings#you")
    page.get_by_text(say("me-kept-long", language)).click()
    for days in (7, 30):
        expect(page.get_by_text(say("me-kept-days", language, days=days), exact=True)).to_be_visible()
    check(page)
