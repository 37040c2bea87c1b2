"""What moves above the table, and when nothing does."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .playing import coming, play, play_turn
from .saying import say
from .tables import HERE, make

_WATCH = """
() => {
  window.flown = 0;
  const count = (changes) => changes.forEach((change) => (window.flown += change.addedNodes.length));
  new MutationObserver(count).observe(document.querySelector(".flying"), {childList: true});
}
"""


def flown(page: Page) -> int:
    """How many figures and seals have flown since one watches."""
    count: int = page.evaluate("window.flown")
    return count


@pytest.mark.parametrize("motion", [True, False])
def test_a_whole_turn_is_seen_to_be_taken_back(visitor: Visitor, motion: bool) -> None:
    visit = visitor(motion=motion)
    page = visit.open(make(visit, HERE, HERE))
    question = page.locator(".prompt").inner_text()
    play(page, most=2)
    expect(page.locator(".prompt")).not_to_have_text(question, use_inner_text=True)
    coming(page)
    expect(page.locator(".flying > span")).to_have_count(0)
    page.evaluate(_WATCH)
    page.get_by_role("button", name=say("web-undo-turn")).click()
    expect(page.locator(".prompt")).to_have_text(question, use_inner_text=True)
    assert (flown(page) > 0) == motion


@pytest.mark.thorough
def test_a_jump_to_another_moment_moves_nothing(visitor: Visitor) -> None:
    visit = visitor(motion=True)
    page = visit.open(make(visit, HERE, HERE))
    for _ in range(2):
        play_turn(page)
    coming(page)
    expect(page.locator(".flying > span")).to_have_count(0)
    page.evaluate(_WATCH)
    page.keyboard.press("l")
    page.get_by_role("dialog").locator("li button").first.click()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name=say("web-past"))).not_to_be_visible()
    assert flown(page) == 0
