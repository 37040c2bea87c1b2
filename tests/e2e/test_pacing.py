"""What bots do at once is shown at the reader's pace; the clock is stopped here, and skipping shows more."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orbis.rules.actions import EndTurn

from .conftest import Visitor
from .playing import END, MOST_PRESSES, coming, play_turn
from .saying import say
from .tables import HERE, bot, make
from .visits import DESKTOP, PHONE, Message, Visit

MOST_LOOKS = 500

PROMPT = ".prompt"
OWN = ".prompt .dot.own"
_OFF = """localStorage.setItem("orbis.settings", JSON.stringify({speed: "off"}))"""


class Bots:
    """The decisions of the bots that have come to a page."""

    def __init__(self, visit: Visit) -> None:
        self.turns: list[int] = []
        visit.listen("received", self._note)

    def _note(self, message: Message) -> None:
        if message["kind"] == "event":
            event = message["event"]
            self.turns.extend([event["seat"]] if ends(event) and event["seat"] > 0 else [])

    def wait(self, page: Page) -> None:
        """Wait until all three have ended their turns."""
        for _ in range(MOST_LOOKS):
            if len(self.turns) >= 3:
                break
            page.wait_for_timeout(20)
        assert self.turns == [1, 2, 3]


def ends(event: dict[str, Any]) -> bool:
    return event["kind"] == "acted" and bool(event["actions"][-1] == EndTurn().id)


def before_the_end(visit: Visit) -> tuple[Page, Bots]:
    """A table at which one's turn has only to be ended, and the clock is stopped."""
    page = visit.page
    page.clock.install()
    bots = Bots(visit)
    visit.open(make(visit, HERE, bot("acolyte"), bot("acolyte"), bot("acolyte")))
    for _ in range(MOST_PRESSES):
        thing = coming(page)
        assert thing is not None
        if thing.evaluate("(thing, end) => thing.matches(end)", END):
            break
        thing.click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    return page, bots


def behind(visit: Visit) -> Page:
    """A table at which bots have played, and one has still to see most of it."""
    page, bots = before_the_end(visit)
    page.locator(END).focus()
    page.keyboard.press("Enter")
    bots.wait(page)
    expect(page.locator(PROMPT)).to_contain_text(say("pages-turn-of", name="Acolyte"))
    expect(page.locator(OWN)).to_have_count(0)
    return page


def check_turn(page: Page) -> None:
    """It is one's turn, nothing is chosen, no sheet has opened, and the log has all that happened."""
    expect(page.locator(OWN)).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(PROMPT)).to_contain_text(say("question-take", choice="both"))
    page.keyboard.press("l")
    log = page.get_by_role("dialog").locator("li")
    expect(log.filter(has_text="Acolyte").nth(2)).to_be_attached()


def test_space_skips_to_now_and_presses_nothing(visitor: Visitor) -> None:
    page = behind(visitor(motion=True))
    expect(page.locator(PROMPT)).to_contain_text(say("pages-skip"))
    page.locator(".display button").last.focus()
    page.keyboard.press("Space")
    check_turn(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.thorough
def test_a_click_on_the_table_skips_to_now_and_chooses_nothing(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = behind(visitor(motion=True, size=size))
    page.locator(".display button").last.click(force=True)
    check_turn(page)


@pytest.mark.thorough
def test_the_menu_can_be_opened_while_bots_play(visitor: Visitor) -> None:
    page = behind(visitor(motion=True))
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(page.locator(OWN)).to_have_count(0)


@pytest.mark.parametrize("off", ["system", "settings"])
def test_without_animations_everything_is_shown_at_once(visitor: Visitor, off: str) -> None:
    visit = visitor(motion=off == "settings")
    if off == "settings":
        visit.context.add_init_script(_OFF)
    page, _ = before_the_end(visit)
    page.locator(END).click()
    check_turn(page)


@pytest.mark.thorough
def test_bots_are_seen_playing_to_the_end_of_their_turns(visitor: Visitor) -> None:
    page = behind(visitor(motion=True))
    for _ in range(MOST_LOOKS):
        if page.locator(OWN).count():
            break
        page.clock.run_for(100)
    check_turn(page)


@pytest.mark.thorough
def test_turns_follow_each_other_in_real_time(visitor: Visitor) -> None:
    visit = visitor(motion=True)
    page = visit.open(make(visit, HERE, bot()))
    for _ in range(2):
        play_turn(page)
    coming(page)
