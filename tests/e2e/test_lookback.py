import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import ask_why, coming, play_turn
from .saying import say
from .tables import HERE, bot, make, play_ahead
from .visits import DESKTOP, FINGER, SMALL_PHONE, Visit, barriers


def after_turns(visit: Visit, turns: int) -> Page:
    """A table at which somebody has ended so many turns, loaded again."""
    table = make(visit, HERE, bot())
    page = visit.open(table)
    for _ in range(turns):
        play_turn(page)
    coming(page)
    page = visit.open(table)
    coming(page)
    return page


@pytest.mark.thorough
def test_what_happened_since_my_last_turn_is_played_after_a_reload(visitor: Visitor) -> None:
    page = after_turns(visitor(), 2)
    prompt = page.locator(".prompt")
    now = prompt.inner_text()
    page.keyboard.press("r")
    past = page.get_by_role("group", name=say("web-past"))
    expect(past).to_be_visible()
    expect(prompt).to_contain_text("Pilgrim")
    first = prompt.inner_text()
    expect(prompt).not_to_have_text(first, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(past).not_to_be_visible()
    assert prompt.inner_text() == now
    page.get_by_role("button", name=say("web-replay")).click()
    expect(past).to_be_visible()
    # It comes back to now by itself, a second for each decision.
    expect(past).not_to_be_visible(timeout=20_000)
    assert prompt.inner_text() == now


def test_a_replay_tells_nothing_before_it_is_seen(visitor: Visitor) -> None:
    visit = visitor(size=DESKTOP)
    path = make(visit, HERE, bot(), bot(), bot() | {"name": "Zed"})
    play_ahead(visit, path, 2)
    page = visit.open(path)
    page.locator(".dot.own").wait_for()
    page.get_by_role("button", name=say("web-replay")).first.click()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()
    page.get_by_role("button", name=say("web-past-pause")).click()
    expect(page.locator(":is(.strip .head, .preview ol li)", has_text="Zed")).to_have_count(0)
    page.get_by_role("button", name=say("web-past-now")).click()
    expect(page.locator(".table > .preview ol li")).to_have_count(3)
    page.locator(".opponent").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("web-replay")).first.click()
    # What is read of pages that have gone is a fault of the visit.
    page.wait_for_timeout(2500)


def test_the_log_leads_to_every_moment_and_nothing_can_be_done_there(visitor: Visitor) -> None:
    visit = visitor(size=DESKTOP)
    page = after_turns(visit, 2)
    prompt, sheet = page.locator(".prompt"), page.get_by_role("dialog")
    grown = page.get_by_text(say("web-regions", number=2))
    expect(grown).to_be_visible()
    page.keyboard.press("l")
    sheet.get_by_role("button", name="Pilgrim").first.click()
    past = page.get_by_role("group", name=say("web-past"))
    expect(past).to_be_visible()
    expect(grown).not_to_be_visible()
    assert barriers(page) == []
    told = prompt.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(prompt).not_to_have_text(told, use_inner_text=True)
    page.keyboard.press("ArrowRight")
    expect(prompt).to_have_text(told, use_inner_text=True)
    for key in ("u", "e", "h"):
        page.keyboard.press(key)
        expect(sheet).to_contain_text(say("web-past-still"))
        page.keyboard.press("Escape")
        expect(sheet).not_to_be_visible()
    ask_why(page.locator(".cell button").first)
    sheet.get_by_role("button", name=say("web-past-now")).click()
    expect(past).not_to_be_visible()
    expect(grown).to_be_visible()


@pytest.mark.both(False)  # one tab at a time has the tables of a page
@pytest.mark.thorough
def test_who_looks_back_is_told_that_the_game_goes_on(visitor: Visitor) -> None:
    visit = visitor(size=SMALL_PHONE, touch=True, language="de")
    page = visit.open(make(visit, HERE, HERE))
    play_turn(page)
    page.get_by_role("button", name=say("web-log", "de")).tap()
    page.get_by_role("dialog").locator("li button").first.tap()
    past = page.get_by_role("group", name=say("web-past", "de"))
    expect(past).to_be_visible()
    beside = visit.context.new_page()
    beside.goto(page.url)
    play_turn(beside)
    beside.close()
    expect(page.locator(".prompt")).to_contain_text(say("web-past-yours", "de"))
    assert (cut_texts(page), beyond(page), barriers(page)) == ([], [], [])
    assert all(each.bounding_box()["height"] >= FINGER for each in past.get_by_role("button").all())  # type: ignore[index]
    past.get_by_role("button", name=say("web-past-now", "de")).tap()
    expect(past).not_to_be_visible()
    coming(page)
