import pytest

from .conftest import Visitor
from .playing import ask_why, coming, play, play_turn
from .saying import say
from .tables import HERE, OPEN, bot, make
from .visits import DESKTOP, PHONE, Theme, barriers

SHEETS = "lgsmt?"

LOOKS = [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE)]


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone"])
def test_no_page_keeps_anybody_out(visitor: Visitor, theme: Theme, size: tuple[int, int]) -> None:
    visit = visitor(theme=theme, size=size)
    visit.expected = "404"
    page = visit.arrive()
    found = {"start": barriers(page)}
    for path in ("/settings", "/nowhere/at/all"):
        visit.open(path).locator("main").wait_for()
        found[path] = barriers(page)
    visit.open(make(visit, HERE, OPEN))
    page.get_by_label(say("pages-invite-link")).wait_for()
    found["lobby"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone"])
def test_no_state_of_the_table_keeps_anybody_out(
    visitor: Visitor, theme: Theme, size: tuple[int, int]
) -> None:
    visit = visitor(theme=theme, size=size)
    visit.arrive()
    page = visit.open(make(visit, HERE, bot("acolyte")))
    coming(page)
    found = {"table": barriers(page)}
    for key in SHEETS if theme == "light" else "":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        found[f"sheet {key}"] = barriers(page)
        page.keyboard.press("Escape")
    ask_why(page.get_by_role("button", name=say("web-end-turn")))
    page.get_by_role("dialog").wait_for()
    found["why"] = barriers(page)
    page.keyboard.press("Escape")
    play(page, most=1)
    coming(page)
    found["a tile chosen"] = barriers(page)
    play_turn(page)
    coming(page)
    found["the second turn"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}
