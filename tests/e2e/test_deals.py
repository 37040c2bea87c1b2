"""The deal: what the browser keeps before it and compares after it, and who sits there."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .friends import sit
from .saying import button, say
from .tables import HERE, OPEN, make, person, submit
from .visits import PHONE_WITH_BARS, Visit, barriers

LAPTOP = (1366, 657)


def picture(page: Page, name: str) -> None:
    """Keep what is seen, where somebody asked for it."""
    folder = os.environ.get("ORBIS_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def end(visit: Visit) -> None:
    """End the game by its only player."""
    submit(visit, visit.page.url, 1, do="ask_end", seat=0)


def play_now(visit: Visit) -> Page:
    page = visit.arrive()
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.locator(".prompt").wait_for()
    return page


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS])
def test_the_browser_compares_the_end_with_what_it_saw_before_the_deal(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size)
    page = play_now(visit)
    table = page.url.rpartition("/")[2]
    events = visit.get(f"/api/tables/{table}/events")
    assert [(event["kind"], "nonce" in event) for event in events[:2]] == [
        ("created", False),
        ("readied", True),
    ]
    page.reload()
    page.locator(".prompt").wait_for()
    end(visit)
    page.get_by_text(say("pages-fair-repeated")).scroll_into_view_if_needed()
    for check in ("kept", "nonce", "commitment", "display", "gods", "reveals"):
        expect(page.locator("li.good", has_text=say(f"pages-fair-{check}"))).to_be_visible()
    picture(page, f"deal-good-{size[0]}")
    assert barriers(page) == []


def test_a_server_that_shows_another_commitment_at_the_end_is_found_out(visitor: Visitor) -> None:
    visit = visitor(size=LAPTOP)
    page = play_now(visit)
    # What the browser kept differs from what it is told now, as if the server had changed it.
    page.evaluate(
        "localStorage['orbis.deals'] = localStorage['orbis.deals'].replace(/[0-9a-f]{64}/, 'ab'.repeat(32))"
    )
    page.reload()
    page.locator(".prompt").wait_for()
    end(visit)
    expect(page.get_by_text(say("pages-fair-bad"))).to_be_visible()
    expect(page.locator("li.error", has_text=say("pages-fair-kept"))).to_be_visible()
    page.get_by_text(say("pages-fair-bad")).scroll_into_view_if_needed()
    picture(page, "deal-bad")


@pytest.mark.both(False)  # a guest looks from elsewhere
def test_no_nonce_is_sent_for_another_commitment(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    path = make(host, HERE, OPEN)
    page = guest.open(path)
    expect(button(page, "pages-sit")).to_be_visible()
    page.evaluate(
        "localStorage['orbis.deals'] = localStorage['orbis.deals'].replace(/[0-9a-f]{64}/, 'ab'.repeat(32))"
    )
    page.reload()
    expect(page.get_by_text(say("pages-fair-changed"))).to_be_visible()
    expect(button(page, "pages-sit")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.both(False)  # another browser looks at the table
def test_a_browser_that_came_after_the_deal_says_so(visitor: Visitor) -> None:
    visit, late = visitor(), visitor()
    page = play_now(visit)
    end(visit)
    expect(page.get_by_text(say("pages-fair-good"))).to_be_visible()
    expect(page.get_by_text(say("pages-fair-unkept"))).to_have_count(0)
    other = late.open(f"/table/{page.url.rpartition('/')[2]}")
    expect(other.get_by_text(say("pages-fair-unkept"))).to_be_visible()


@pytest.mark.both(False)  # friends elsewhere sit down
@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS])
def test_the_host_frees_a_seat_after_a_question(visitor: Visitor, size: tuple[int, int]) -> None:
    host, squatter, friend = (visitor(size=size) for _ in range(3))
    path = make(host, person("Vega"), OPEN, OPEN)
    page = host.open(path)
    sit(squatter.open(path), "Squatter")
    expect(button(squatter.page, "pages-free-seat")).to_have_count(0)
    picture(page, f"lobby-{size[0]}")
    button(page, "pages-free-seat").click()
    expect(page.get_by_text(say("pages-free-seat-question", name="Squatter"))).to_be_visible()
    picture(page, f"lobby-question-{size[0]}")
    assert barriers(page) == []
    button(page, "pages-keep-seat").click()
    expect(page.get_by_text("Squatter")).to_be_visible()
    button(page, "pages-free-seat").click()
    button(page, "pages-free-seat").click()
    expect(squatter.page.get_by_text(say("pages-removed"))).to_be_visible()
    expect(button(squatter.page, "pages-sit")).to_have_count(0)
    picture(squatter.page, f"lobby-removed-{size[0]}")
    sit(friend.open(path), "Friend")
    expect(page.get_by_text("Friend")).to_be_visible()


@pytest.mark.both(False)  # a friend elsewhere sits down
def test_a_question_gives_the_focus_back_to_what_asked_it(visitor: Visitor) -> None:
    host, squatter = visitor(), visitor()
    path = make(host, person("Vega"), OPEN, OPEN)
    page = host.open(path)
    sit(squatter.open(path), "Squatter")
    asking, question = button(page, "pages-free-seat"), page.get_by_role("alertdialog")
    for answer in ("Escape", "Enter"):
        asking.press("Enter")
        expect(question).to_have_accessible_description(say("pages-free-seat-question", name="Squatter"))
        expect(button(page, "pages-keep-seat")).to_be_focused()
        page.keyboard.press(answer)
        expect(question).to_have_count(0)
        expect(asking).to_be_focused()
