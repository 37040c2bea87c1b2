"""Fingers at the table: what is drawn answers where it is drawn, and what answers is large enough."""

import pytest
from playwright.sync_api import Page, expect

from orbis.notation import write_action
from orbis.play import Match
from orbis.rules import Action
from orbis.rules.actions import Strike, TakeTile
from orbis.rules.choice import choice
from orbis.rules.display import CELLS
from orbis.rules.state import State, Striking

from .conftest import Visitor
from .moments import chooses, opened
from .playing import coming
from .saying import say
from .tables import HERE, bot, make, play_ahead
from .visits import DESKTOP, FINGER, LYING_PHONE, PHONE, PHONE_WITH_BARS

WINDOWS = [PHONE_WITH_BARS, (375, 548), LYING_PHONE]

windows = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")


def strikes(state: State) -> dict[int, list[Action]]:
    """The strikes that can be chosen, by cell."""
    found: dict[int, list[Action]] = {}
    for each in (choice(state) or ((), ()))[1]:
        assert isinstance(each.action, Strike)
        found.setdefault(each.action.cell, []).append(each.action)
    return found


def of_one_colour(match: Match) -> bool:
    return chooses(Striking)(match) and any(len(each) == 1 for each in strikes(match.state).values())


def of_two_colours(match: Match) -> bool:
    return chooses(Striking)(match) and any(len(each) == 2 for each in strikes(match.state).values())


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def foot(page: Page, selector: str) -> tuple[float, float]:
    """The foot of a figure. Browsers let a finger that hits nothing hit what is near, but not a mouse."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85


def notation(action: Action) -> tuple[str, str]:
    """The cell and the colour of a strike, as pieces are found."""
    assert isinstance(action, Strike)
    cell, colour = write_action(action).split("x")
    return cell, colour


@windows
def test_the_marked_figure_itself_is_struck(visitor: Visitor, size: tuple[int, int]) -> None:
    page, state, _ = opened(visitor(size=size, touch=True), of_one_colour)
    [action] = next(each for each in strikes(state).values() if len(each) == 1)
    cell, colour = notation(action)
    page.mouse.click(*foot(page, f'[data-at="{cell}-{colour}"]'))
    expect(page.locator(f'[data-put-back="{action.id}"]')).to_be_visible()


@pytest.mark.thorough
def test_a_tray_stands_for_its_tile(visitor: Visitor) -> None:
    visit = visitor(size=PHONE, touch=True)
    path = make(visit, HERE, bot())
    play_ahead(visit, path, 2)
    page = visit.open(path)
    coming(page)
    cell = page.evaluate(
        """() => [...document.querySelectorAll(".display .tray[data-at]")]
            .find((each) => each.querySelector("svg"))?.dataset.at"""
    )
    x, _ = middle(page, f'.display [data-at="{cell}"]')
    box = page.locator(f'.display [data-at="{cell}"] .tray').bounding_box()
    assert box is not None
    page.mouse.click(x, box["y"] + box["height"] - 2)
    expect(page.locator(".display button.selected")).to_have_count(1)


@windows
def test_one_of_two_colours_is_struck_in_the_bar_and_nothing_is_covered(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, state, _ = opened(visitor(size=size, touch=True), of_two_colours)
    both = next(each for each in strikes(state).values() if len(each) == 2)
    cell, colour = notation(both[0])
    assert page.locator(".display button.pile").count() == 0
    page.touchscreen.tap(*middle(page, f'[data-at="{cell}-{colour}"]'))
    for action in both:
        chip = page.locator(f'.options button[data-action="{action.id}"]')
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    chip.tap()
    expect(page.locator(f'[data-put-back="{both[1].id}"]')).to_be_visible()
    expect(page.locator(".chosen .count")).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_a_mouse_strikes_one_of_two_colours_where_it_lies(visitor: Visitor) -> None:
    page, state, _ = opened(visitor(size=DESKTOP), of_two_colours)
    action = next(each for each in strikes(state).values() if len(each) == 2)[1]
    cell, colour = notation(action)
    page.mouse.click(*middle(page, f'[data-at="{cell}-{colour}"]'))
    expect(page.locator(f'[data-put-back="{action.id}"]')).to_be_visible()


@pytest.mark.thorough
def test_a_finger_that_stays_on_a_tile_may_leave_again(visitor: Visitor) -> None:
    visit = visitor(size=PHONE, touch=True)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    devtools = visit.context.new_cdp_session(page)
    sheet = page.get_by_role("dialog")
    for place in (0, 7):
        x, y = middle(page, f'.display .cell button[data-action="{TakeTile(CELLS[place]).id}"]')
        point = {"touchPoints": [{"x": x, "y": y}]}
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", **point})
        expect(sheet).to_contain_text(say("web-gather"))
        page.wait_for_timeout(300)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)
        expect(sheet).to_be_visible()
        page.touchscreen.tap(20, 20)
        expect(sheet).not_to_be_visible()
    assert page.locator("button.selected").count() == 0


@pytest.mark.parametrize("size", [(1440, 789), (390, 664)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.thorough
def test_worshippers_of_the_kingdom_explain_themselves(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    for colour in "WBR":
        page.mouse.click(*middle(page, f'.table > .kingdom [data-at="seat-0-{colour}"]'))
        expect(page.get_by_role("dialog", name=say("web-kingdom"))).to_be_visible()
        page.keyboard.press("Escape")


@windows
def test_a_chosen_tile_has_a_button_that_says_all_of_it(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size, touch=True)
    page = visit.open(make(visit, HERE, HERE))
    coming(page)
    about = page.get_by_role("button", name=say("web-about-tile"))
    expect(about).to_have_count(0)
    page.locator(".display .cell.legal > button").first.tap()
    expect(about).to_be_visible()
    box = about.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    about.tap()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-gather"))


@pytest.mark.thorough
def test_fingers_hit_the_line_of_news(visitor: Visitor) -> None:
    visit = visitor(size=(390, 664), touch=True)
    path = make(visit, HERE, bot())
    play_ahead(visit, path, 1)
    page = visit.open(path)
    coming(page)
    news = page.locator(".strip button")
    expect(news).to_have_count(2)
    boxes = [each.bounding_box() for each in news.all()]
    assert [box for box in boxes if box is None or min(box["width"], box["height"]) < FINGER] == []
    box = boxes[0]
    assert box is not None
    page.touchscreen.tap(box["x"] + 30, box["y"] + FINGER - 3)
    expect(page.get_by_role("dialog")).to_be_visible()
