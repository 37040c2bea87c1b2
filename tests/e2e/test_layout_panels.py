"""The panels beside the table: coach, lesson, preview and news have room and are whole."""

import pytest
from amount import few_or_all
from playwright.sync_api import expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .layouts import Size, at_a_table, overlaps, redraw, resize
from .learning import do_chapter
from .looking import LEGIBLE, small_texts
from .moments import begins, close_notices, varied
from .saying import say
from .tables import HERE, bot, make, person, prepared
from .visits import LAPTOP

_OUTSIDE = """
(panel) => {
  const { left, right } = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("*")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  }).map((each) => `${each.tagName} ${each.textContent}`);
}
"""

_OVERFLOW = """
() => [...document.querySelectorAll(".table > :is(.preview, .lately) section")].flatMap((section) => {
  const {bottom} = section.getBoundingClientRect();
  return [...section.querySelectorAll(":is(p, dt, dd, b, span)")].filter((each) => each.checkVisibility()
    && each.getBoundingClientRect().height > 0 && each.getBoundingClientRect().bottom > bottom + 1)
    .map((each) => each.innerText);
})
"""
"""Texts of the panels beside the display that are cut."""

_PLACES = """() => [".display", ".own", ".kingdom", ".common"].map((each) =>
  Math.round(document.querySelector(`.table > ${each}`).getBoundingClientRect().top))"""


@pytest.mark.parametrize("size", [(1366, 657), (390, 664), (844, 390)])
def test_a_lesson_has_room(visitor: Visitor, size: Size) -> None:
    page = visitor(size=size).open("/learn/village")
    page.locator(".mark").first.wait_for()
    coach = page.locator(".coach")
    expect(coach).to_be_in_viewport(ratio=0.99)
    assert small_texts(page, LEGIBLE, ".table") == []
    if size != (390, 664):  # There it is folded.
        assert overlaps(page) == []
    do_chapter(page)


@pytest.mark.parametrize("size", few_or_all(((1366, 657),), ((1366, 657), (820, 1180), (844, 390))))
@pytest.mark.thorough
def test_a_coach_has_room_beside_three_others(visitor: Visitor, size: Size) -> None:
    visit = visitor(size=size)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')")
    page = visit.open(make(visit, HERE, bot(), bot(), bot()))
    expect(page.locator(".coach")).to_contain_text(say("learn-coach-yours"))
    expect(page.locator(".coach")).to_be_in_viewport(ratio=0.99)
    assert [*overlaps(page), *small_texts(page, LEGIBLE, ".table")] == []


@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_stays_within_its_column(visitor: Visitor, language: Language, size: Size) -> None:
    visit = visitor(size=size, language=language, touch=True)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')")
    page = visit.open(make(visit, HERE, bot()))
    page.locator(".coach li").first.wait_for()
    assert page.locator(".coach").evaluate(_OUTSIDE) == []
    expect(page.locator(".coach")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", few_or_all(("ru", "de"), LANGUAGES))
def test_what_a_tile_would_do_fits_into_the_panel_of_a_laptop(visitor: Visitor, language: Language) -> None:
    visit = visitor(size=LAPTOP, language=language)
    path = prepared(visit, lambda match: match.state.round >= 6 and begins(match), HERE, HERE, HERE, HERE)
    page = visit.open(path)
    page.locator(".dot.own").wait_for()
    for tile in page.locator(".display .cell > button").all():
        tile.click()
        left = page.locator(".table > .preview section").evaluate(
            """each => {
              const bottom = (one) => one.getBoundingClientRect().bottom;
              return bottom(each) - Math.max(...[...each.querySelectorAll("dl div, p")].map(bottom));
            }"""
        )
        assert left >= 6


@pytest.mark.thorough
def test_the_table_stands_still_and_tells_whole_sentences_whatever_is_chosen(visitor: Visitor) -> None:
    visit = visitor(touch=True)
    names = ("Ann", "Bo", "Cy", "Di")
    path = prepared(
        visit,
        lambda match: match.state.round >= 6 and begins(match) and varied(match.state),
        *(person(name) for name in names),
    )
    page = visit.open(path)
    page.locator(".dot.own").wait_for()
    for size in ((375, 548), (390, 664), (820, 1106), (1366, 657)):
        resize(page, size)
        close_notices(page)
        redraw(page)
        before = page.evaluate(_PLACES)
        for tile in page.locator(".display .cell > button").all():
            tile.tap()
            expect(tile).to_have_attribute("aria-pressed", "true")
            assert page.evaluate(_PLACES) == before
            assert page.evaluate(_OVERFLOW) == []
        page.keyboard.press("Escape")


def test_no_line_of_the_ground_is_drawn_over_a_panel(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=(1366, 657)), 2, "middle")
    behind = page.locator(".table > svg").first
    assert behind.evaluate("svg => getComputedStyle(svg).zIndex") == "-1"
    assert behind.locator("circle").evaluate_all(
        "all => all.every((each) => getComputedStyle(each).fill === 'none')"
    )
