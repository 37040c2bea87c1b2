from collections.abc import Callable
from functools import partial

import pytest
from amount import ALL
from playwright.sync_api import Page

from orbis.play import Match
from orbis.rules.actions import Exchange

from .conftest import Visitor
from .looking import beyond, cut_texts
from .moments import begins
from .playing import ask_why, coming, play, play_turn
from .saying import named, say
from .tables import HERE, OPEN, bot, make, prepared
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Theme, barriers

Look = tuple[Theme, tuple[int, int]]

LOOKS: dict[str, Look] = {
    "light": ("light", DESKTOP),
    "tablet": ("dark", TABLET),
    "phone": ("dark", PHONE),
    "small phone": ("light", SMALL_PHONE),
}
every_look = pytest.mark.parametrize("look", LOOKS)

SHEETS = "lgsmth?"
"""The keys of log, rules, score, menu, stacks, hint and keys."""


class Looks:
    """What was found to keep people out, by where."""

    def __init__(self, page: Page, look: str = "light") -> None:
        self._page = page
        self._look = look
        self._sheets = 0
        self.found: dict[str, list[str]] = {}

    def at(self, where: str, *, within: str = "html", with_barriers: bool = True) -> None:
        """Look at what is shown; at the barriers of a part in one large and one small window, or in all."""
        found = [*cut_texts(self._page), *beyond(self._page)]
        if with_barriers and (ALL or self._look in {"light", "phone"}):
            found += barriers(self._page, within)
        if found:
            self.found[where] = found

    def sheet(self, where: str, opens: Callable[[], object]) -> None:
        """Look at a sheet, and close it."""
        opens()
        self._page.get_by_role("dialog").wait_for()
        # A sheet is the same over every table: every second one is looked at in the large window.
        self._sheets += 1
        with_barriers = ALL or self._sheets % 2 == (self._look == "light")
        self.at(where, within="dialog[open]", with_barriers=with_barriers)
        self._page.keyboard.press("Escape")
        self._page.get_by_role("dialog").wait_for(state="detached")


@every_look
def test_no_page_keeps_anybody_out(visitor: Visitor, look: str) -> None:
    theme, size = LOOKS[look]
    visit = visitor(theme=theme, size=size)
    visit.expected = "404"
    page = visit.arrive()
    looks = Looks(page, look)
    looks.at("start")
    for path in ("/settings", "/me", "/nowhere/at/all"):
        visit.open(path).get_by_role("heading", level=1).first.wait_for()
        looks.at(path)
    assert looks.found == {}


@pytest.mark.both(False)  # friends elsewhere need a server
@every_look
def test_nothing_that_asks_for_friends_keeps_anybody_out(visitor: Visitor, look: str) -> None:
    theme, size = LOOKS[look]
    visit = visitor(theme=theme, size=size)
    page = visit.open(make(visit, HERE, OPEN))
    looks = Looks(page, look)
    page.get_by_label(say("pages-invite-link")).wait_for()
    looks.at("lobby")
    visit.open(make(visit, HERE, bot("acolyte")))
    coming(page)
    for name in ("pages-invite", "pages-device"):
        page.keyboard.press("m")
        looks.sheet(name, page.get_by_role("button", name=say(name)).click)
    assert looks.found == {}


@every_look
def test_no_state_of_the_table_keeps_anybody_out(visitor: Visitor, look: str) -> None:
    theme, size = LOOKS[look]
    visit = visitor(theme=theme, size=size)
    page = visit.open(make(visit, HERE, bot("acolyte"), hints=True))
    coming(page)
    looks = Looks(page, look)
    looks.at("table")
    for key in SHEETS:
        looks.sheet(f"sheet {key}", partial(page.keyboard.press, key))
    looks.sheet("why", partial(ask_why, page.locator("[data-command=exchange]")))
    page.locator(".display button.legal").first.click()
    ask_why(page.get_by_role("button", name=named("web-why-row", row=2, place="\\d")).first)
    page.locator(".prompt[data-refused]").wait_for()
    looks.at("a slot refused")
    page.keyboard.press("Escape")
    looks.sheet("a tile", partial(page.locator(".display button.legal").first.click, button="right"))
    looks.sheet("a seat", page.get_by_role("button", name="Acolyte").first.click)
    play(page, most=1)
    coming(page)
    looks.at("a tile chosen")
    play_turn(page)
    coming(page)
    looks.at("the second turn")
    assert looks.found == {}


def can_exchange(match: Match) -> bool:
    """Whether the first player can exchange something as a turn begins, shortly before the end."""
    is_late = match.state.turn > 24 and match.state.seat == 0 and begins(match)
    return is_late and any(isinstance(each, Exchange) for each in match.options())


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "small phone"])
def test_neither_an_exchange_nor_the_end_keeps_anybody_out(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open(prepared(visit, can_exchange, HERE, bot("pilgrim")))
    looks = Looks(page)
    coming(page)
    exchange = page.get_by_role("button", name=say("web-exchange"), exact=True)
    looks.sheet("exchange", exchange.click)
    play(page)
    page.get_by_role("dialog").get_by_text(say("pages-plot")).wait_for()
    looks.at("the end")
    assert looks.found == {}
