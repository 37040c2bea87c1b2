"""The slots of a universe: where tiles may lie, that they stay there, and why they may not."""

import pytest
from playwright.sync_api import Locator, Page, expect

from orbis.play import Match
from orbis.rules import State
from orbis.rules.actions import PlaceLeft
from orbis.rules.previews import Preview
from orbis.rules.universe import Built

from .conftest import Visitor
from .moments import begins, opened, takings
from .playing import ask_why, coming
from .saying import named, say
from .tables import HERE, make
from .visits import LAPTOP, PHONE

_PLACES = """() => Object.fromEntries([...document.querySelectorAll(".own .pyramid [data-at^=tile-]")].map(
    (each) => [each.dataset.at, [each.style.left, each.style.top]]))"""


def tile(page: Page, preview: Preview) -> Locator:
    return page.locator(f'.display [data-action="{preview.action.id}"]')


def empty_slots(page: Page) -> Locator:
    """The empty slots, those of row 1 first."""
    return page.locator(".own .pyramid > button[aria-disabled=true]")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_without_a_tile_every_slot_says_what_comes_first(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    for slot in (0, 4, 9):
        ask_why(empty_slots(page).nth(slot))
        expect(page.locator(".prompt").get_by_text(say("pages-first-choose"))).to_be_visible()


@pytest.mark.thorough
def test_a_tile_that_cannot_be_paid_says_so_and_where_it_can_be_a_wilderness(visitor: Visitor) -> None:
    def unpaid(state: State) -> Preview | None:
        found = (each for each in takings(state) if each.price and not each.price.payable_with_exchanges)
        return next(found, None)

    page, state, _ = opened(visitor(), lambda match: begins(match) and unpaid(match.state) is not None)
    preview = unpaid(state)
    assert preview is not None
    tile(page, preview).click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(say("settle-wilderness"))
    said = say("settle-unpaid", amounts="").strip()
    expect(prompt).to_contain_text(said[0].upper() + said[1:])
    expect(page.locator(".own .pyramid .legal > button").first).to_be_visible()
    page.get_by_role("button", name=say("web-build"), exact=True).wait_for(state="detached")


@pytest.mark.thorough
def test_the_first_tile_has_one_slot_and_lies_there(visitor: Visitor) -> None:
    def is_first(match: Match) -> bool:
        return begins(match) and any(each.plans for each in takings(match.state) if each.built)

    page, state, _ = opened(visitor(size=LAPTOP), is_first)
    preview = next(each for each in takings(state) if each.built and len(each.plans) > 1)
    tile(page, preview).click()
    slot = page.locator(".own .pyramid .legal > button")
    expect(slot).to_have_count(1)
    ask_why(page.get_by_role("button", name=named("web-why-row", row=1, place="\\d")).first)
    expect(page.locator(".prompt")).to_contain_text(say("pages-first-middle"))
    left = slot.evaluate("each => each.style.left")
    slot.click()
    placed = page.locator(".own .pyramid [data-at^=tile-]")
    expect(placed).to_have_count(1)
    assert placed.evaluate("each => each.style.left") == left


_ENDS = """() => [...document.querySelectorAll(".own .pyramid .legal > button")].map((each) => {
  const {left, right} = each.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && each.querySelector("path").getBBox().width > 90;
})"""
"""Whether each marked slot is drawn whole."""


def test_both_ends_of_a_row_of_four_are_whole_in_every_window_and_after_a_reload(visitor: Visitor) -> None:
    def is_wanted(match: Match) -> bool:
        return (
            begins(match)
            and match.state.player.universe.width == 4
            and any(each.plans for each in takings(match.state))
        )

    page, state, _ = opened(visitor(size=LAPTOP), is_wanted)
    preview = next(each for each in takings(state) if each.plans)
    stands = []
    for size in (LAPTOP, PHONE, (375, 548)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        tile(page, preview).click()
        expect(page.locator(".own .pyramid .legal > button").first).to_be_visible()
        whole = page.evaluate(_ENDS)
        assert len(whole) >= 2
        assert all(whole)
        first = page.locator(".own .pyramid .legal > button").first
        stands.append(
            first.evaluate("each => Math.round(20 * parseFloat(each.style.left) / each.offsetWidth)")
        )
    assert len(set(stands)) == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.thorough
def test_tiles_stay_where_they_are_while_row_1_grows(visitor: Visitor, size: tuple[int, int]) -> None:
    """One tile on the left, one on the right: nothing leaves the width."""

    def grown(state: State) -> Preview | None:
        plans = ((each, plan) for each in takings(state) for plan in each.plans)
        return next(
            (each for each, plan in plans if isinstance(plan.action, PlaceLeft) and not plan.later), None
        )

    def is_wanted(match: Match) -> bool:
        return (
            begins(match)
            and isinstance(match.state.player.universe.rows[0][0], Built)
            and match.state.player.universe.width == 1
            and grown(match.state) is not None
        )

    page, state, _ = opened(visitor(size=size), is_wanted)
    preview = grown(state)
    assert preview is not None
    before = page.evaluate(_PLACES)
    assert len(before) == 1
    tile(page, preview).click()
    page.locator(".own .pyramid .legal > button").first.click()
    expect(page.locator(".own .pyramid .legal > button")).to_have_count(0)
    after = page.evaluate(_PLACES)
    assert len(after) == len(before) + 1
    assert {name: after[name] for name in before} == before
