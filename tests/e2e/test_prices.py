"""What can be built is seen at a glance: marks, prices, and the effect of a tile in a sentence."""

import re
from functools import reduce

import pytest
from amount import few_or_all
from playwright.sync_api import Locator, Page, expect

from orbis.locales import LANGUAGES, Language, Sentence, Speech
from orbis.locales.pieces import EFFECT_RULES, amounts, brief_sentence, key_of
from orbis.play import Match
from orbis.rules import Conversion, Cost, State, Tile, apply
from orbis.rules.actions import TakeTile
from orbis.rules.paying import EXCHANGED
from orbis.rules.previews import Preview, Price
from orbis.rules.state import Ending

from .conftest import Visitor
from .looking import beyond, covered
from .moments import Planned, begins, close_notices, on_display, opened, opened_with, takings
from .saying import say
from .visits import LAPTOP, PHONE_WITH_BARS, Theme, Visit

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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_missing_is_ringed_in_red_on_a_light_ring_in_both_themes(
    visitor: Visitor, theme: Theme
) -> None:
    page, _ = varied(visitor(theme=theme))
    ring = page.locator(".display circle.missing").first
    red, light = (
        each.evaluate("each => getComputedStyle(each).stroke")
        for each in (ring, ring.locator("xpath=preceding-sibling::*[1]"))
    )
    assert (red, light) == ("rgb(179, 38, 30)", "rgb(255, 253, 248)")


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
            # Here is why not, and what it would do otherwise: somebody may want it later.
            expect(page.locator(".prompt .head")).to_have_text(say("settle-wilderness"))
            expect(page.locator(".preview .text")).to_be_visible()
            expect(page.locator(".preview .detail")).to_contain_text(say("web-wilderness"))
            paid = page.locator(".preview dl > div", has=page.get_by_text(say("web-pay"), exact=True))
            expect(paid.locator(".note")).to_have_text(say("pages-if-built", points=tile.points))
            expect(paid.locator("circle.missing")).to_have_count(sum(symbols(price_of(each).missing)))
        expect(page.locator(".preview .detail a")).to_have_text(
            say("pages-rule", rule=str(EFFECT_RULES[type(tile.effect)].value))
        )
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

UNDER_WORDS = ".display button, .own button, .kingdom, .options button, .opponent"
"""What the words about the chosen tile leave in view."""


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
        speech = Speech("en")
        # Beside an exchange there is room for a few words.
        effect = (
            re.compile(re.escape(speech.say(brief_sentence(tile.effect))), re.IGNORECASE)
            if mark_of(each) == "exchange"
            else speech.effect(tile.effect)
        )
        expect(told).to_contain_text(say("level", level=tile.level) if is_wild else effect)
        expect(told).to_be_in_viewport(ratio=1)
        assert covered(page, ".told", UNDER_WORDS) == []
        due = sum(symbols(price_of(each).due))
        if is_wild:
            expect(page.locator(".asked")).to_contain_text(say("settle-wilderness"))
        elif due == 0:
            expect(told).to_contain_text(say("tile-cost", count=0).capitalize())
        else:
            expect(told.locator(".coins:not(.swap) svg")).to_have_count(due)


def swapping(state: State) -> Planned | None:
    """How a tile of which much is to be said can be built after exchanges, so that only the end is left."""
    found = ((each, plan) for each in takings(state) for plan in each.plans if mark_of(each) == "exchange")
    return next(
        (
            (each, plan)
            for each, plan in found
            if len(plan.actions) > 3
            and tile_of(state, each).points > 0
            and sum(symbols(price_of(each).due)) > 1
            and not plan.later
            and isinstance(reduce(apply, plan.actions, state).decision, Ending)
        ),
        None,
    )


_IS_SEEN = """
() => {
  const isIn = (inner, outer) =>
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.right <= innerWidth;
  const box = (each) => each.getBoundingClientRect();
  const words = document.querySelector(".ask .prompt > div");
  const told = words.querySelector(".told");
  if (!isIn(box(words), box(document.querySelector(".ask")))) return false;
  if (isIn(box(told), box(words))) return true;
  const about = document.querySelector(".ask > button");
  const { left, top, width, height } = box(about);
  const price = [...told.querySelectorAll(".coins")].map(box);
  return (
    getComputedStyle(words).webkitLineClamp !== "none" &&
    [told.getClientRects()[0], ...price].every((each) => isIn(each, box(words))) &&
    about.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  );
}
"""
"""Whether all that is said of the chosen tile is seen, or its price, and a button that tells the rest."""


@pytest.mark.parametrize("language", few_or_all(("de", "ru"), tuple(LANGUAGES)))
@pytest.mark.every_look
def test_a_phone_says_what_is_exchanged_before_a_tile_is_paid(visitor: Visitor, language: Language) -> None:
    speech = Speech(language)
    visit = visitor(size=(390, 664), touch=True, language=language)
    page, state, _, preview, plan = opened_with(visit, swapping)
    close_notices(page)
    exchanges = price_of(preview).exchanges or ()
    given = sum(EXCHANGED for _ in exchanges)
    on_display(page, preview.action).tap()
    told = page.get_by_role("status").locator(".told")
    for width, height in ((390, 664), (375, 548), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        expect(told.locator(".swap")).to_contain_text(speech.text("web-swap"))
        expect(told.locator(".swap")).to_contain_text(str(given // len({each.given for each in exchanges})))
        expect(told).to_contain_text(speech.text("web-worth", points=tile_of(state, preview).points))
        assert page.evaluate(_IS_SEEN), (width, height)
        assert covered(page, ".told", UNDER_WORDS) == []
    page.get_by_role("button", name=speech.text("web-about-tile")).tap()
    sheet = page.get_by_role("dialog")
    rows = [speech.text(f"web-{step}") for step in ("gather", "pay", "effect", "spread")]
    assert sheet.locator("dl").first.locator("dt").all_inner_texts() == rows
    expect(sheet.locator(".swap svg")).to_have_count(given + len(exchanges))
    expect(sheet.locator(".note").nth(1)).to_have_text(
        speech.text("pages-with-exchanges", count=len(exchanges))
    )
    assert beyond(page) == []
    sheet.get_by_role("button", name=speech.text("pages-close")).tap()
    page.locator(f".own button[data-action='{plan.action.id}']").tap()
    first = exchanges[0]
    words = {
        "given": speech.text("colour-many", colour=key_of(first.given)),
        "gained": speech.text("colour-one", colour=key_of(first.gained)),
    }
    said = speech.text("web-turn-exchanged", **words)
    expect(page.locator(".asked")).to_contain_text(re.compile(re.escape(said), re.IGNORECASE))


@pytest.mark.parametrize("language", few_or_all(("de", "ru"), tuple(LANGUAGES)))
@pytest.mark.thorough
@pytest.mark.every_look
def test_what_a_phone_says_of_a_tile_is_seen_or_told_by_the_button_beside_it(
    visitor: Visitor, language: Language
) -> None:
    page, state, _ = opened(visitor(size=(390, 664), touch=True, language=language), is_varied)
    close_notices(page)
    hidden: list[tuple[int, str]] = []
    for width, height in ((390, 664), (375, 548), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        for each in takings(state):
            on_display(page, each.action).tap()
            told = page.get_by_role("status").locator(".told")
            expect(told).to_contain_text(
                Speech(language).text("level", level=tile_of(state, each).level)
                if mark_of(each) == "wilderness"
                else "·"
            )
            if not page.evaluate(_IS_SEEN):
                hidden.append((width, told.inner_text()))
            on_display(page, each.action).tap()
    assert hidden == []


def test_a_laptop_keeps_apart_what_is_exchanged_and_what_is_paid(visitor: Visitor) -> None:
    page, _, _, preview, _ = opened_with(visitor(size=LAPTOP), swapping)
    price = price_of(preview)
    exchanges = price.exchanges or ()
    on_display(page, preview.action).click()
    row = page.locator(".preview dl > div", has=page.get_by_text(say("web-pay"), exact=True))
    expect(row.locator(".swap svg")).to_have_count((EXCHANGED + 1) * len(exchanges))
    expect(row.locator(".swap + .then")).to_have_text(say("web-then"))
    expect(row.locator(".pieces > svg")).to_have_count(sum(symbols(price.due)))


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


def test_the_sheet_of_a_tile_says_in_words_what_it_draws(visitor: Visitor) -> None:
    page, _, _, preview, _ = opened_with(visitor(size=PHONE_WITH_BARS, touch=True), swapping)
    price = price_of(preview)
    on_display(page, preview.action).tap()
    page.get_by_role("button", name=say("web-about-tile")).tap()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator("dl > div", has=page.locator(".pieces svg"))
    expect(rows.first).to_be_visible()
    for row in rows.all():
        assert re.search(r"- definition: .*\d", row.aria_snapshot()), row.aria_snapshot()
    said = amounts(price.due.coloured, price.due.any_colour, ".label")
    assert isinstance(said, Sentence)
    paid = sheet.locator("dl > div", has=page.get_by_text(say("web-pay"), exact=True)).aria_snapshot()
    amount = Speech("en").say(said).replace("\N{NO-BREAK SPACE}", " ")
    assert f"{say('web-then')} {amount}" in paid.replace("\N{NO-BREAK SPACE}", " ")
    assert "→" not in paid
    expect(sheet.locator("p:empty")).to_have_count(0)
