import pytest
from amount import combined, few_or_all

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming, play, play_turn
from .saying import say
from .tables import HERE, OPEN, bot, make, unfolded
from .visits import DESKTOP, LAPTOP, PHONE, SMALL_PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}

SHEETS = "lgsmt?"
"""The keys of log, rules, score, menu, stacks and keys."""


@pytest.mark.parametrize(("language", "size"), combined(LANGUAGES, SIZES) + few_or_all([("de", "phone")], []))
@pytest.mark.every_look
def test_every_text_is_there_and_fits(visitor: Visitor, language: Language, size: str) -> None:
    visit = visitor(size=SIZES[size], language=language)
    page = visit.arrive()
    page.get_by_role("heading", name=say("pages-heading", language)).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    misfits: dict[str, list[str]] = {}

    def look(where: str) -> None:
        misfits[where] = [*cut_texts(page), *beyond(page)]

    look("start")
    for card in page.locator("details.fold").all():
        card.locator("> summary").click()
    for choices in page.get_by_text(say("pages-more-choices", language)).all():
        choices.click()
    look("unfolded")
    if size == "phone":
        page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
        look("unfolded on a small phone")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visit.open("/settings")
    page.get_by_role("heading", name=say("pages-settings", language), exact=True).wait_for()
    look("settings")
    visit.open(make(visit, HERE, OPEN))
    page.get_by_role("heading", name=say("pages-seats", language)).wait_for()
    look("lobby")
    visit.open(make(visit, HERE, bot("acolyte")))
    coming(page)
    look("table")
    for key in SHEETS:
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        look(f"sheet {key}")
        page.keyboard.press("Escape")
    play(page, most=1)
    coming(page)
    look("a tile chosen")
    play_turn(page)
    coming(page)
    look("the second turn")
    assert {where: found for where, found in misfits.items() if found} == {}


@pytest.mark.both(False)  # the card that has lists to choose from is about friends elsewhere
def test_a_text_that_does_not_fit_is_found(visitor: Visitor) -> None:
    page = visitor().arrive()
    assert cut_texts(page) + beyond(page) == []
    page.locator("h1").evaluate("title => Object.assign(title.style, {width: '90px', overflow: 'hidden'})")
    assert len(cut_texts(page)) == 1
    page.reload()
    card = unfolded(page, "pages-friends")
    assert cut_texts(page) == []
    card.locator("select").first.evaluate("select => Object.assign(select.style, {width: '90px'})")
    assert len(cut_texts(page)) == 1
    page.locator("form button").first.evaluate("button => Object.assign(button.style, {width: '2000px'})")
    assert beyond(page)


def test_the_language_changes_without_loading_the_page_again(visitor: Visitor) -> None:
    page = visitor().open("/settings")
    page.evaluate("window.here = true")
    for language in ("de", "ru", "pl", "sk", "en"):
        page.locator(f"label:has([lang={language}])").click()
        page.get_by_role("heading", name=say("pages-settings", language), exact=True).wait_for()
    assert page.evaluate("window.here") is True


def test_the_rounds_keep_their_distance_from_the_buttons_beside_them(visitor: Visitor) -> None:
    visit = visitor(size=LAPTOP, language="ru")
    page = visit.open(make(visit, HERE, bot()))
    page.locator(".prompt").wait_for()
    rounds, buttons = (page.locator(f"header {each}").bounding_box() for each in (".tracker", "nav"))
    assert rounds
    assert buttons
    assert rounds["x"] + rounds["width"] + 8 <= buttons["x"]
