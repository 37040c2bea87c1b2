"""Friends who meet at a table."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from support.server import TableServer

from .conftest import Visitor
from .saying import button, say
from .tables import OPEN, make, person, unfolded
from .visits import DESKTOP, Visit

LONG = 3_600_000

LOST = "WebSocket|ERR_CONNECTION|Failed to load resource"


def sit(page: Page, name: str) -> None:
    """Take a seat under a name, and with that be ready."""
    page.get_by_label(say("pages-your-name")).fill(name)
    button(page, "pages-sit").first.click()


def friends(
    visitor: Visitor, *names: str, size: tuple[int, int] = DESKTOP, **settings: Any
) -> tuple[Visit, ...]:
    """People at a table; the first has made it, and begins."""
    host, *guests = (visitor(size=size) for _ in names)
    path = make(host, person(names[0]), *[OPEN] * len(guests), **{"grace": LONG, **settings})
    host.open(path)
    for guest, name in zip(guests, names[1:], strict=True):
        sit(guest.open(path), name)
    everybody = (host, *guests)
    for each in everybody:
        each.page.locator(".prompt").wait_for()
    return everybody


def invited(visitor: Visitor, server: TableServer) -> tuple[Page, Page]:
    """Two who have met at a table by a link, and are ready."""
    ann, ben = visitor(address=server.address), visitor(address=server.address)
    ann.expected = ben.expected = LOST
    ann.open()
    unfolded(ann.page, "pages-friends").get_by_role("button", name=say("pages-make-table")).click()
    link = ann.page.get_by_label(say("pages-invite-link")).input_value()
    expect(ann.page.get_by_text(say("pages-only-here"))).to_be_visible()
    command = ann.page.get_by_label(say("pages-command"))
    expect(command).to_have_value(re.compile(" serve --port .* --host 0[.]0[.]0[.]0$"))
    expect(ann.page.get_by_role("button", name=say("pages-copy-command"))).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_label(say("pages-your-name")).fill("Ben")
    ben.page.get_by_role("button", name=say("pages-sit")).click()
    for page in (ann.page, ben.page):
        # Whoever makes a table or sits down at one is ready.
        told = page.get_by_text(say("pages-you-are-ready"))
        expect(told.or_(page.locator(".screen")).first).to_be_visible(timeout=30_000)
    return ann.page, ben.page


def deciding(ann: Page, ben: Page) -> tuple[Page, Page]:
    """Who has to decide, and who waits."""
    for page in (ann, ben):
        page.locator(".prompt").wait_for()
    ann.wait_for_function("() => document.querySelector('.screen').getAttribute('aria-busy') === 'false'")
    return (ann, ben) if ann.locator(".dot.own").count() else (ben, ann)
