import json
from typing import Any

import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect

from orbis.locales import Speech
from orbis.notation import parse_record
from orbis.play import Match
from orbis.play.verification import verify
from orbis.rules import STANDARD, Phase, State
from orbis.rules.actions import TakeTile
from orbis.rules.previews import Plan, previews

from .conftest import Visitor
from .playing import AT_ONCE, STEP_BY_STEP, ask_why, by_keys, by_mouse, by_touch, coming, play, play_turn
from .saying import say
from .tables import HERE, bot, make, play_ahead, prepared
from .visits import DESKTOP, PHONE, Visit, barriers

AHEAD = few_or_all(10, 0)
"""Turns, of 15, that are played before a game by touch and one by keys; the one by mouse is always whole."""


def at_a_table(visit: Visit, *, ahead: int = 0) -> Page:
    """A table at which so many turns have been played, and it is one's turn again."""
    path = make(visit, HERE, bot())
    play_ahead(visit, path, ahead)
    return visit.open(path)


def check_result(visit: Visit, page: Page) -> None:
    """The result is shown, the browser finds the deal fair, and the record holds."""
    expect(page.get_by_role("heading", name=say("pages-result"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-good"))).to_be_visible()
    answer = visit.context.request.get(page.url.replace("/table/", "/api/tables/") + "/record")
    assert barriers(page) == []
    assert verify(parse_record(answer.text()), STANDARD) == ()


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
    page.get_by_label(say("pages-level-of", number=1)).select_option("pilgrim")
    page.get_by_role("button", name=say("pages-play")).first.click()
    page.wait_for_url("**/table/*")
    play_turn(page)
    expect(page.get_by_text("1 of 14").or_(page.locator(".gods .taken"))).to_be_visible()


def test_four_people_at_one_screen_take_their_turns(visitor: Visitor) -> None:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    page = visitor().open()
    form = page.locator("form", has_text=say("pages-hot-seat"))
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
    tile.click()
    expect(page.locator(".prompt")).not_to_have_text(question)
    undo.click()
    expect(page.locator(".prompt")).to_have_text(question)
    ask_why(undo)
    expect(page.get_by_role("dialog")).to_contain_text(Speech("en").text("rule-Q9"))


def can_build_at_once(match: Match) -> Plan | None:
    """How a tile can be taken, built and placed without a choice between, at the beginning of a turn."""
    if match.state.phase is not Phase.TAKE or match.decided:
        return None
    plans = (plan for each in previews(match.state) for plan in each.plans)
    return next((plan for plan in plans if len(plan.actions) > 2 and not plan.later), None)


def test_a_tile_is_built_by_one_request_and_taken_back_by_decisions(visitor: Visitor) -> None:
    found: list[tuple[Plan, State]] = []

    def wanted(match: Match) -> bool:
        plan = can_build_at_once(match)
        if plan is not None:
            found.append((plan, match.state))
        return plan is not None

    visit, onlooker = visitor(), visitor()
    path = prepared(visit, wanted, HERE, HERE)
    ((plan, state),) = found
    asks: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        asks.extend([sent["ask"]] if (sent := json.loads(frame))["kind"] == "submit" else [])

    visit.page.on("websocket", lambda socket: socket.on("framesent", note))
    page, other = visit.open(path), onlooker.open(path)
    take = plan.actions[0]
    assert isinstance(take, TakeTile)
    tile = state.display[take.cell].tile
    assert tile is not None
    placed = f'.pyramid [data-at="tile-{tile.id}"]'
    slot = page.locator(f'.pyramid [data-action="{plan.action.id}"]')

    page.locator(f'.display [data-action="{take.id}"]').click()
    slot.click()
    for each in (page, other):
        expect(each.locator(placed)).to_be_visible()
    assert [ask["actions"] for ask in asks] == [[action.id for action in plan.actions]]

    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    for each in (page, other):
        expect(each.locator(placed)).not_to_be_visible()
    expect(slot).to_be_visible()
    for each in (page, other):
        each.keyboard.press("l")
        entries = each.get_by_role("dialog").locator("li")
        expect(entries.last).to_have_text(say("table-took-back", name="Vega", count=1))
        entries.nth(-2).get_by_role("button").click()
        expect(each.get_by_role("group", name=say("web-past"))).to_be_visible()
        expect(each.locator(placed)).not_to_be_visible()
        each.keyboard.press("Escape")
    slot.click()
    for each in (page, other):
        expect(each.locator(placed)).to_be_visible()
    assert [ask["do"] for ask in asks] == ["act", "take_back", "act"]
    assert asks[-1]["actions"] == [plan.action.id]


def test_what_is_not_possible_tells_its_rule(visitor: Visitor) -> None:
    page = at_a_table(visitor())
    coming(page)
    ask_why(page.get_by_role("button", name=say("web-end-turn")))
    sheet = page.get_by_role("dialog")
    rule = sheet.get_by_role("link").inner_text().rpartition(" ")[2]
    expect(sheet.locator("blockquote")).to_have_text(Speech("en").text(f"rule-{rule}"))
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_reload_shows_the_same_table(visitor: Visitor, size: tuple[int, int]) -> None:
    page = at_a_table(visitor(size=size))
    play_turn(page)
    coming(page)
    before = page.locator(".screen").inner_text()
    page.reload()
    coming(page)
    assert page.locator(".screen").inner_text() == before
