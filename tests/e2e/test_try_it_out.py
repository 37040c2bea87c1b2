"""Trying something out in a running game, and going back with one key."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .friends import friends
from .looking import beyond, covered, cut_texts
from .moments import at_once, choose_slot, on_display, opened_with, placed
from .playing import play_turn
from .saying import button, say
from .visits import DESKTOP, LAPTOP, PHONE_WITH_BARS, barriers


@pytest.mark.both(False)  # friends elsewhere need a server
@pytest.mark.parametrize("size", [DESKTOP, PHONE_WITH_BARS])
def test_one_tap_opens_a_private_branch_and_one_leads_back(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", size=size, hints=False)
    page = ann.page
    shown = page.locator("section.display").inner_text()
    if size == PHONE_WITH_BARS:
        button(page, "web-menu").click()  # there is no room for a button of its own
    button(page, "web-try").click()
    expect(page.locator(".trying")).to_contain_text(say("web-trying"))
    assert (cut_texts(page), beyond(page)) == ([], [])
    assert covered(page, ".notice", ".display button, .options button") == []
    assert barriers(page) == []
    play_turn(page)
    play_turn(page)  # Ben's turn
    expect(page.locator(".prompt")).to_contain_text("Ann")
    expect(ben.page.locator(".news .head")).to_have_count(0)
    expect(ben.page.locator(".prompt")).to_contain_text(say("pages-turn-of", name="Ann"))
    button(page, "web-trying-back").click()
    expect(page.locator(".trying")).to_have_count(0)
    assert page.locator("section.display").inner_text() == shown
    play_turn(page)
    expect(ben.page.locator(".display button.legal").first).to_be_visible()


def test_what_was_taken_back_is_not_offered_when_one_tries_again(visitor: Visitor) -> None:
    page, _, asked, preview, plan = opened_with(visitor(), at_once)
    redo = page.get_by_role("button", name=say("web-redo"), exact=True)
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_be_visible()
    choose_slot(page, preview.action, plan)
    expect(button(page, "web-trying-again")).to_be_visible()
    page.keyboard.press("u")
    expect(redo).to_be_enabled()
    button(page, "web-trying-again").click()
    expect(button(page, "web-trying-again")).to_have_count(0)
    expect(on_display(page, preview.action)).to_be_enabled()
    expect(redo).to_be_disabled()
    assert asked == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS, (740, 360)], ids=str)
def test_what_was_taken_back_is_done_again_while_one_tries(visitor: Visitor, size: tuple[int, int]) -> None:
    page, state, asked, preview, plan = opened_with(visitor(size=size), at_once)
    tile = placed(page, state, preview.action)
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_be_visible()
    choose_slot(page, preview.action, plan)
    expect(tile).to_be_visible()
    button(page, "web-undo").click()
    expect(tile).to_have_count(0)
    button(page, "web-redo").click()
    expect(tile).to_be_visible()
    assert asked == []


def test_what_was_done_before_in_the_turn_can_be_undone(visitor: Visitor) -> None:
    page, _, _, preview, plan = opened_with(visitor(), at_once)
    choose_slot(page, preview.action, plan)
    undo = button(page, "web-undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".screen")).to_have_attribute("aria-busy", "false")
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(on_display(page, preview.action)).to_be_enabled()
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_have_count(0)
    expect(undo).to_have_attribute("aria-disabled", "false")


def test_what_goes_wrong_while_one_tries_is_told_there(visitor: Visitor) -> None:
    visit = visitor()
    page, _, _, preview, plan = opened_with(visit, at_once)
    page.keyboard.press("b")
    choose_slot(page, preview.action, plan)
    expect(button(page, "web-trying-again")).to_be_visible()
    visit.expected = "ERR_FAILED"
    told = say("pages-problem", code="unavailable")
    with visit.fails("/thoughts"):
        button(page, "web-trying-again").click()
        expect(page.locator(".trying")).to_contain_text(told)
    button(page, "web-trying-back").click()
    expect(page.locator(".trying")).to_have_count(0)
    expect(page.get_by_text(told)).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.both(False)  # friends elsewhere need a server
def test_keys_try_things_out_and_the_real_game_calls_back(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben")
    ben.page.keyboard.press("b")
    expect(ben.page.locator(".trying")).to_be_visible()
    play_turn(ann.page)
    expect(ben.page.locator(".trying")).to_contain_text(say("web-trying-goes-on"))
    button(ben.page, "web-trying-again").click()
    expect(ben.page.locator(".trying")).to_contain_text(say("web-trying"))
    ben.page.keyboard.press("b")
    expect(ben.page.locator(".trying")).to_have_count(0)
    expect(ben.page.locator(".display button.legal").first).to_be_visible()
