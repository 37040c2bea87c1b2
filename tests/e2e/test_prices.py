"""What can be built is seen at a glance: marks, prices, and the effect of a tile in a sentence."""

import re

import pytest
from amount import few_or_all
from playwright.sync_api import Locator, Page, expect

from orbis.locales import Speech
from orbis.play import Match
from orbis.rules import Conversion, Cost, State, Tile
from orbis.rules.actions import TakeTile
from orbis.rules.previews import Preview, Price

from .conftest import Visitor
from .moments import begins, close_notices, on_display, opened, takings
from .saying import say
from .visits import LAPTOP, PHONE_WITH_BARS, Visit

MARKS = ("payable", "exchange", "wilderness")
MOST_APART = 4
"""How many symbols of a price are drawn one by one."""


def tile_of(state: State, preview: Preview) -> Tile:
    assert isinstance(preview.action, TakeTile)
    tile = state.display[preview.action.cell].tile
    assert tile is not None
    return tile


def price_of(preview: Preview) -> Price:
    assert preview.price is not None
    return preview.price


def mark_of(preview: Preview) -> str:
    """Whether a tile can be built now, after exchanges, or not."""
    if preview.unbuildable is not None:
        return "wilderness"
    return "payable" if price_of(preview).payable else "exchange"


def symbols(cost: Cost) -> tuple[int, ...]:
    return (*cost.coloured, cost.any_colour)


def free(preview: Preview) -> int:
    """How many symbols a discount makes free."""
    price = price_of(preview)
    pairs = zip(symbols(price.printed), symbols(price.due), strict=True)
    return sum(printed for printed, due in pairs if not due)


def apart(preview: Preview) -> bool:
    return sum(symbols(price_of(preview).printed)) <= MOST_APART


def is_varied(match: Match) -> bool:
    """Whether the display has every mark, a symbol that is free, and one that is missing."""
    if not begins(match):
        return False
    all = [each for each in takings(match.state) if apart(each)]
    return (
        {mark_of(each) for each in takings(match.state)} == set(MARKS)
        and any(free(each) for each in all)
        and any(sum(symbols(price_of(each).missing)) for each in all)
    )


def marks(tile: Locator) -> list[str]:
    return [mark for mark in MARKS if tile.locator(f"g.{mark}").count()]


def varied(visit: Visit) -> tuple[Page, State]:
    page, state, _ = opened(visit, is_varied)
    expect(page.locator(".display g.payable").first).to_be_visible()
    return page, state


def test_every_tile_shows_whether_it_can_be_built_and_what_it_still_costs(visitor: Visitor) -> None:
    page, state = varied(visitor())
    for each in takings(state):
        tile = on_display(page, each.action)
        assert marks(tile) == [mark_of(each)]
        assert str(tile.get_attribute("aria-label")).endswith(f"; {say(f'web-affordable-{mark_of(each)}')}")
        if apart(each):
            expect(tile.locator("g.free > path")).to_have_count(free(each))
            expect(tile.locator("circle.missing")).to_have_count(sum(symbols(price_of(each).missing)))


@pytest.mark.thorough
def test_a_phone_shows_the_same_marks(visitor: Visitor) -> None:
    page, state = varied(visitor(size=PHONE_WITH_BARS, touch=True))
    shown = [marks(on_display(page, each.action)) for each in takings(state)]
    assert shown == [[mark_of(each)] for each in takings(state)]


@pytest.mark.thorough
def test_marks_and_prices_can_be_switched_off(visitor: Visitor) -> None:
    visit = visitor()
    page, state = varied(visit)
    path = page.url.removeprefix(visit.address)
    visit.open("/settings").get_by_role("switch", name=say("pages-set-prices")).uncheck()
    visit.open(path)
    expect(page.locator(".dot.own")).to_be_visible()
    expect(on_display(page, takings(state)[0].action)).to_be_visible()
    for selector in (*(f"g.{mark}" for mark in MARKS), "g.free", "circle.missing"):
        expect(page.locator(f".display {selector}")).to_have_count(0)


def test_the_preview_tells_the_effect_in_a_sentence_and_shows_what_comes(visitor: Visitor) -> None:
    def converts(match: Match) -> bool:
        return begins(match) and any(
            isinstance(tile_of(match.state, each).effect, Conversion) and mark_of(each) == "payable"
            for each in takings(match.state)
        )

    page, state, _ = opened(visitor(), converts)
    for each in takings(state):
        tile = tile_of(state, each)
        on_display(page, each.action).click()
        row = page.locator(".preview dl > div", has=page.get_by_text(say("web-effect"), exact=True))
        if mark_of(each) == "wilderness":
            # What building it would bring is nothing to go by: here is why not, and what is left.
            expect(page.locator(".preview .text")).to_contain_text(say("settle-wilderness"))
            expect(page.locator(".preview .detail")).to_have_text(say("web-wilderness"))
            expect(row).to_have_count(0)
            continue
        expect(row.locator(".note")).to_have_text(Speech("en").effect(tile.effect))
        if isinstance(tile.effect, Conversion) and mark_of(each) == "payable":
            expect(row.locator(".pieces svg")).to_have_count(tile.effect.number)


@pytest.mark.thorough
def test_the_preview_says_which_exchange_a_click_would_make(visitor: Visitor) -> None:
    def exchanges(match: Match) -> bool:
        return begins(match) and any(mark_of(each) == "exchange" for each in takings(match.state))

    page, state, _ = opened(visitor(), exchanges)
    preview = next(each for each in takings(state) if mark_of(each) == "exchange")
    on_display(page, preview.action).click()
    row = page.locator(".preview dl > div", has=page.get_by_text(say("web-pay"), exact=True))
    count = len(price_of(preview).exchanges or ())
    expect(row.locator(".note")).to_have_text(say("pages-with-exchanges", count=count))
    expect(row.locator(".pieces")).to_contain_text("→")


@pytest.mark.thorough
def test_the_chosen_tile_keeps_its_marks_while_another_is_pointed_at(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(size=LAPTOP), is_varied)
    chosen, other = (on_display(page, each.action) for each in takings(state)[:2])
    title = page.locator(".preview h3")
    chosen.click()
    expect(chosen.locator(".rim")).to_have_count(1)
    before = title.inner_text(), page.locator(".table > .kingdom").inner_text()
    thick = chosen.locator(".rim").get_attribute("stroke-width")
    other.hover()
    expect(title).to_have_text(re.compile("^" + say("web-instead", title="").strip()))
    expect(chosen.locator(".rim")).to_have_attribute("stroke-width", str(thick))
    expect(other.locator(".rim")).not_to_have_attribute("stroke-width", str(thick))
    assert page.locator(".table > .kingdom").inner_text() == before[1]
    page.mouse.move(0, 0)
    expect(title).to_have_text(before[0])


PHONES = ((390, 664), (375, 548), (844, 390), (412, 732))

_COVERED = """
() => {
  const told = document.querySelector(".told").getBoundingClientRect();
  const things = ".display button, .own button, .kingdom, .options button, .opponent";
  return [...document.querySelectorAll(things)].filter((each) => {
    const box = each.getBoundingClientRect();
    return Math.min(box.right, told.right) - Math.max(box.left, told.left) > 1
      && Math.min(box.bottom, told.bottom) - Math.max(box.top, told.top) > 1;
  }).map((each) => each.ariaLabel ?? each.className);
}
"""
"""What lies under the words about the chosen tile."""


@pytest.mark.parametrize("size", few_or_all(PHONES[:3], PHONES))
def test_a_phone_says_what_is_chosen_what_it_costs_and_what_it_does(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, state, _ = opened(visitor(size=size, touch=True), is_varied)
    close_notices(page)
    for each in takings(state):
        on_display(page, each.action).tap()
        told = page.get_by_role("status").locator(".told")
        tile, is_wild = tile_of(state, each), mark_of(each) == "wilderness"
        effect = Speech("en").effect(tile.effect)
        expect(told).to_contain_text(say("level", level=tile.level) if is_wild else effect)
        expect(told).to_be_in_viewport(ratio=1)
        assert page.evaluate(_COVERED) == []
        due = sum(symbols(price_of(each).due))
        if is_wild:
            expect(page.locator(".asked")).to_contain_text(say("settle-wilderness"))
        elif due == 0:
            expect(told).to_contain_text(say("tile-cost", count=0).capitalize())
        else:
            expect(told.locator("svg")).to_have_count(due)


@pytest.mark.thorough
def test_a_phone_says_which_god_is_chosen_and_what_it_does(visitor: Visitor) -> None:
    page, _, _ = opened(visitor(size=PHONE_WITH_BARS, touch=True), begins)
    god = page.locator(".gods button.legal").first
    god.tap()
    page.get_by_role("dialog").get_by_role("button", name=say("pages-close")).tap()
    told = page.get_by_role("status").locator(".told")
    name, _, _ = (god.get_attribute("aria-label") or "no name").partition(". ")
    expect(told).to_contain_text(name)
    expect(told).to_contain_text("CP at the end")
    expect(told).to_be_in_viewport(ratio=1)
