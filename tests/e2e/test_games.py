import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect

from orbis.notation import parse_record
from orbis.play.verification import verify
from orbis.rules import STANDARD

from .conftest import Visitor
from .playing import AT_ONCE, STEP_BY_STEP, ask_why, by_keys, by_mouse, by_touch, coming, play, play_turn
from .saying import say
from .tables import HERE, bot, make, play_ahead, unfolded
from .visits import DESKTOP, PHONE, Visit, barriers

AHEAD = few_or_all(12, 8)
"""Turns, of 15, that are played before a game by touch and one by keys; the one by mouse is always whole."""


def at_a_table(visit: Visit, *, ahead: int = 0) -> Page:
    """A table at which so many turns have been played, and it is one's turn again."""
    path = make(visit, HERE, bot())
    play_ahead(visit, path, ahead)
    return visit.open(path)


def check_result(visit: Visit, page: Page) -> None:
    """The result is shown, the browser finds the same deal, and the record holds."""
    expect(page.get_by_role("heading", name=say("pages-result"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-repeated"))).to_be_visible()
    text = visit.text(f"/api/tables/{page.url.rpartition('/')[2]}/record")
    assert barriers(page) == []
    assert verify(parse_record(text), STANDARD) == ()


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visit = visitor(size=DESKTOP)
    page = at_a_table(visit)
    play(page, by_mouse, AT_ONCE)
    check_result(visit, page)


def test_a_game_by_touch_on_a_phone(visitor: Visitor) -> None:
    visit = visitor(size=PHONE, touch=True)
    page = at_a_table(visit, ahead=AHEAD)
    coming(page)
    assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
        844,
        390,
    ]
    play(page, by_touch, STEP_BY_STEP)
    check_result(visit, page)


def test_a_game_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor()
    page = at_a_table(visit, ahead=AHEAD)
    play(page, by_keys, STEP_BY_STEP)
    check_result(visit, page)


def test_the_first_turn_follows_from_the_start_page(visitor: Visitor) -> None:
    page = visitor().open()
    page.locator("details summary").first.click()
    page.get_by_label(say("pages-level-of", number=1)).select_option("pilgrim")
    page.get_by_role("button", name=say("pages-play-now"), exact=True).click()
    page.wait_for_url("**/table/*")
    play_turn(page)
    expect(page.get_by_text("1 of 14").or_(page.locator(".gods .taken"))).to_be_visible()


def test_four_people_at_one_screen_take_their_turns(visitor: Visitor) -> None:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    page = visitor().open()
    form = unfolded(page, "pages-hot-seat")
    form.get_by_role("radio", name="4").check()
    for number, name in enumerate(names, 1):
        form.get_by_label(say("pages-player", number=number)).fill(name)
    form.get_by_role("button").click()
    asked = []
    for _ in range(5):
        coming(page)
        asked.append(page.locator(".prompt").inner_text().partition(":")[0])
        play_turn(page)
        page.wait_for_function(
            "before => !document.querySelector('.prompt').innerText.startsWith(before)", arg=f"{asked[-1]}:"
        )
    assert sorted(asked[:4]) == names
    assert asked[4] == asked[0]


def test_a_step_and_a_turn_are_taken_back(visitor: Visitor) -> None:
    page = at_a_table(visitor())
    undo = page.get_by_role("button", name=say("web-undo"), exact=True)
    undo_turn = page.get_by_role("button", name=say("web-undo-turn"))
    thing = coming(page)
    question = page.locator(".prompt").inner_text()
    assert thing is not None
    thing.click()
    play(page, most=1)
    coming(page)
    page.wait_for_function("before => document.querySelector('.prompt').innerText !== before", arg=question)
    undo_turn.click()
    expect(page.locator(".prompt")).to_have_text(question)
    tile = page.locator(".display button.legal").first
    tile.click()
    expect(page.locator(".prompt")).not_to_have_text(question)
    undo.click()
    expect(page.locator(".prompt")).to_have_text(question)
    ask_why(undo)
    expect(page.locator(".prompt[data-refused=Q9]")).to_have_text(say("pages-undo-nothing"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_reload_shows_the_same_table(visitor: Visitor, size: tuple[int, int]) -> None:
    page = at_a_table(visitor(size=size))
    play_turn(page)
    coming(page)
    before = page.locator(".screen").inner_text()
    page.reload()
    coming(page)
    assert page.locator(".screen").inner_text() == before
