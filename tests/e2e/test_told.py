"""What somebody at the table is told: where it stands, and when it goes."""

import pytest
from playwright.sync_api import Page, expect

from orbis.rules.actions import Build

from .conftest import Visitor
from .friends import friends
from .looking import is_hittable
from .playing import coming, play_turn
from .saying import button, say
from .tables import person, prepared
from .visits import FINGER, LAPTOP, PHONE, PHONE_WITH_BARS, SMALL_PHONE

_COVERS = """
(notice, above) => {
  const box = notice.getBoundingClientRect();
  const things = ".common :is(button, .chip), .display button, .own .score, .ask .prompt";
  return [...document.querySelectorAll(`${above}${things}`)].filter((each) => {
    const other = each.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  }).map((each) => each.className.toString() || each.tagName);
}
"""
_ABOVE = ".table > header *, .opponent, "
_OUT_OF_SIGHT = """
(notice) => [...notice.querySelectorAll("p, button")].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth
    || each.scrollHeight > each.clientHeight + 1;
}).map((each) => each.textContent)
"""


def _tried_again(visitor: Visitor, size: tuple[int, int], *, taken: bool = True) -> Page:
    """A new try of an earlier game, of which one is told, where time stands still."""
    visit = visitor(size=size)
    visit.page.clock.install()
    page = visit.open(
        prepared(
            visit,
            lambda match: match.state.round >= 4 and (Build() in match.options()) is taken,
            person("A"),
            person("B"),
        )
    )
    expect(page.locator(".notice")).to_contain_text(say("web-branched"))
    return page


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, (375, 548), PHONE], ids=str)
def test_on_a_phone_what_is_told_covers_nothing_to_press_and_goes_by_itself(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = _tried_again(visitor, size)
    notice = page.locator(".notice")
    assert notice.evaluate(_COVERS, _ABOVE) == []
    tile = page.locator(".display button").first.bounding_box()
    assert tile
    assert tile["width"] > FINGER
    expect(page.locator(".table > .ask")).to_be_in_viewport(ratio=1)
    page.clock.run_for(3_000)
    expect(notice).to_be_visible()
    page.clock.run_for(5_000)
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE_WITH_BARS, SMALL_PHONE], ids=str)
@pytest.mark.thorough
def test_on_a_phone_what_is_told_waits_while_somebody_chooses_and_nothing_moves(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = _tried_again(visitor, size, taken=False)
    notice, told, tile = (
        page.locator(".notice"),
        page.locator(".ask .told"),
        page.locator(".display button").first,
    )
    expect(notice).to_be_visible()
    before = tile.bounding_box()
    tile.click()
    expect(told).to_be_in_viewport(ratio=1)
    expect(notice).to_be_hidden()
    assert tile.bounding_box() == before
    page.clock.run_for(20_000)
    page.keyboard.press("Escape")
    expect(notice).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.thorough
def test_what_somebody_points_at_stays_and_what_asks_stays(visitor: Visitor) -> None:
    page = _tried_again(visitor, LAPTOP)
    notice = page.locator(".notice")
    notice.hover()
    page.clock.run_for(20_000)
    expect(notice).to_be_visible()
    page.evaluate(
        "document.querySelector('.notices').append(document.querySelector('.notice').cloneNode(true))"
    )
    boxes = [each.bounding_box() for each in notice.all()]
    title = page.locator(".own .title").bounding_box()
    assert title
    for box in boxes:
        assert box
        assert box["y"] + box["height"] <= title["y"] + 2, "two of them lie on the head of the universe"


@pytest.mark.both(False)  # friends elsewhere need a server
@pytest.mark.parametrize("size", [(844, 390), (740, 360), (375, 548)], ids=str)
def test_a_request_on_a_low_phone_covers_nothing_of_what_is_chosen(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", size=size)
    play_turn(ann.page)
    coming(ben.page)
    tile = ben.page.locator(".display button").first
    tile.click()
    before = tile.bounding_box()
    ann.page.keyboard.press("m")
    button(ann.page, "pages-ask-rewind").click()
    wish = ben.page.locator(".wish")
    expect(wish.get_by_role("button")).to_have_count(2)
    assert wish.evaluate(_COVERS, _ABOVE) == []
    assert wish.evaluate(_OUT_OF_SIGHT) == []
    assert tile.bounding_box() == before


@pytest.mark.both(False)  # friends elsewhere need a server
@pytest.mark.parametrize("size", [(375, 548), (360, 560)], ids=str)
def test_on_the_smallest_phones_a_request_has_one_place_and_leaves_the_rest_in_reach(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", size=size)
    play_turn(ann.page)
    page = ben.page
    coming(page)
    replay = page.get_by_title(say("web-replay"))
    expect(replay).to_be_visible()
    ann.page.keyboard.press("m")
    button(ann.page, "pages-ask-rewind").click()
    wish = page.locator(".wish")
    answers = [
        wish.get_by_role("button", name=say(f"pages-{each}"), exact=True) for each in ("agree", "disagree")
    ]

    def look() -> object:
        for each in answers:
            each.click(trial=True)
            assert is_hittable(each)
        for key in ("web-menu", "web-log"):
            button(page, key).click(trial=True)
        return wish.bounding_box()

    place = look()
    expect(replay).to_be_hidden()
    page.locator(".display button.legal").first.click()
    expect(page.locator(".ask .told")).to_be_visible()
    assert look() == place
    assert wish.evaluate(_COVERS, _ABOVE) == []
