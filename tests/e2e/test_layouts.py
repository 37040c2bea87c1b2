"""The table in the windows that people have: all of it there, apart, legible, and large enough to touch."""

import pytest
from amount import combined, few_or_all
from playwright.sync_api import expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .layouts import LAPTOPS, MOMENTS, SOME_SIZES, Size, at_a_table, faults, redraw, resize, scrolls
from .looking import LEGIBLE, beyond, small_texts
from .moments import begins, close_notices
from .tables import person, prepared
from .visits import SMALL_PHONE


@pytest.mark.parametrize(
    ("players", "moment"), combined((2, 4), MOMENTS) + few_or_all([(4, "middle")], [(3, "middle")])
)
@pytest.mark.every_look
def test_the_table_fits_the_windows_that_people_have(visitor: Visitor, players: int, moment: str) -> None:
    page = at_a_table(visitor(touch=True), players, moment)
    found = {size: faults(page, size) for size in SOME_SIZES}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", few_or_all(("de", "ru"), tuple(LANGUAGES)))
@pytest.mark.every_look
def test_long_words_fit(visitor: Visitor, language: Language) -> None:
    page = at_a_table(visitor(language=language, touch=True), 3, "middle")
    found = {size: faults(page, size) for size in SOME_SIZES}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


@pytest.mark.thorough
def test_a_laptop_uses_its_width(visitor: Visitor) -> None:
    page = at_a_table(visitor(), 2, "middle")
    for width, height in LAPTOPS:
        resize(page, (width, height))
        left = page.evaluate("document.querySelector('.table > .display').getBoundingClientRect().left")
        right = page.evaluate(
            "innerWidth - document.querySelector('.table > .others').getBoundingClientRect().right"
        )
        assert max(left, right) < (0.08 if width > 2 * height else 0.03) * width, (width, height, left, right)
        assert page.locator(".gods .name").count() > 2
        assert page.locator(".table > .preview").is_visible()


@pytest.mark.thorough
def test_the_table_fits_a_low_window_whatever_is_chosen(visitor: Visitor) -> None:
    visit = visitor(size=(720, 395), touch=True)
    names = (person(name) for name in ("Ann", "Bo", "Cy"))
    page = visit.open(prepared(visit, lambda match: match.state.round >= 6 and begins(match), *names))
    page.locator(".dot.own").wait_for()
    close_notices(page)
    for tile in page.locator(".display .cell > button").all():
        tile.tap()
        assert faults(page, (720, 395)) == []


NOTCHED = {(390, 844): (47, 0, 34, 0), (844, 340): (0, 47, 21, 47), (932, 430): (0, 59, 21, 59)}
"""What phones cover of their screens: above, at the right, below, at the left."""


@pytest.mark.parametrize("size", few_or_all(((390, 844), (844, 340)), tuple(NOTCHED)))
@pytest.mark.thorough
def test_nothing_is_under_a_notch_or_a_bar_of_the_phone(visitor: Visitor, size: Size) -> None:
    page = at_a_table(visitor(size=size), 4, "late")
    insets = NOTCHED[size]
    page.evaluate(
        """insets => ["top", "right", "bottom", "left"].forEach((side, index) =>
             document.documentElement.style.setProperty(`--safe-${side}`, `${insets[index]}px`))""",
        insets,
    )
    inner = size[0] - insets[1] - insets[3]
    page.wait_for_function("width => document.querySelector('.safe').clientWidth === width", arg=inner)
    redraw(page)
    outside = page.evaluate(
        """([top, right, bottom, left]) =>
             [...document.querySelectorAll(".table :is(button, .prompt, section)")].filter((each) => {
               const box = each.getBoundingClientRect();
               return each.checkVisibility() && (box.left < left - 1 || box.top < top - 1
                 || box.right > innerWidth - right + 1 || box.bottom > innerHeight - bottom + 1);
             }).map((each) => each.className)""",
        insets,
    )
    assert outside == []
    assert small_texts(page, LEGIBLE, ".table") == []
    assert not scrolls(page)


@pytest.mark.parametrize("zoom", [2, 4])
def test_a_browser_that_enlarges_the_page_enlarges_the_table(visitor: Visitor, zoom: int) -> None:
    """Enlarging makes the window smaller in its own pixels; type keeps its size in them."""
    page = at_a_table(visitor(size=(1440 // zoom, 900 // zoom)), 4, "middle")
    assert small_texts(page, LEGIBLE, ".table") == []
    end = page.locator(".options .end button")
    end.scroll_into_view_if_needed()
    expect(end).to_be_in_viewport()
    assert page.evaluate("document.querySelector('.window').scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", few_or_all(("de",), tuple(LANGUAGES)))
@pytest.mark.thorough
def test_the_way_to_the_other_pages_is_one_line(visitor: Visitor, language: Language) -> None:
    page = visitor(size=SMALL_PHONE, language=language).arrive()
    tops = page.locator("header nav a").evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(tops) > 2
    assert len(set(tops)) == 1
    assert beyond(page) == []
