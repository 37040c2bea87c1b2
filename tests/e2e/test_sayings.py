"""Phrases at the table: everybody reads them in their own language, and may mute them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .looking import beyond, cut_texts
from .moments import begins, close_notices
from .playing import play
from .saying import say
from .tables import OPEN, make, person, prepared, submit
from .visits import LAPTOP, PHONE_WITH_BARS, answered, barriers

pytestmark = pytest.mark.both(False)  # friends elsewhere need a server

_COVERED = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const things = ".common button, .tokens *, .cell button, .tray, .kingdom button, .score, .prompt";
  return [...document.querySelectorAll(`${things}, .others button, .options button`)]
    .filter((each) => {
      const {left, right, top, bottom} = each.getBoundingClientRect();
      return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
    })
    .map((each) => each.outerHTML.slice(0, 100));
}"""
"""What the bubble lies on that is read or pressed."""

_APART = """() => {
  const [bubble, notice] = [".bubble", ".notice"]
    .map((each) => document.querySelector(each).getBoundingClientRect());
  return notice.left >= bubble.right || notice.right <= bubble.left
    || notice.top >= bubble.bottom || notice.bottom <= bubble.top;
}"""
"""Whether the bubble leaves a bar free."""

_UNDER = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  return [...document.querySelectorAll(".own .pyramid [aria-disabled=true]")].flatMap((slot) => {
    const {left, right, top, bottom} = slot.getBoundingClientRect();
    const x = (left + right) / 2;
    const [above, below] = [Math.max(top, bubble.top), Math.min(bottom, bubble.bottom)];
    const isUnder = x > bubble.left && x < bubble.right && below - above > 2;
    return isUnder ? [{action: slot.dataset.action, x, y: (above + below) / 2}] : [];
  });
}"""
"""The empty slots that the bubble lies on, and where."""


def hold(page: Page) -> None:
    """Let the clock of a page stand, so that what is said stays on the screen."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def bubble_at(page: Page) -> Locator:
    """The bubble where the clock stands, once it has its place."""
    bubble = page.locator(".bubble")
    bubble.wait_for()
    page.clock.run_for(100)
    return bubble


def sit(page: Page) -> None:
    page.get_by_label(say("pages-your-name", "de")).fill("Ben")
    page.get_by_role("button", name=say("pages-sit", "de"), exact=True).click()


def test_each_reads_a_phrase_in_their_own_language_and_may_mute_it(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor(language="de", size=PHONE_WITH_BARS)
    path = make(ann, person("Ann"), OPEN, chat=True)
    page = ann.open(path)
    sit(ben.open(path))
    page.locator(".prompt").wait_for()
    ben.page.locator(".prompt").wait_for()
    page.keyboard.press("c")
    assert barriers(page) == []
    page.get_by_role("button", name=say("phrase-nice"), exact=True).click()
    expect(page.locator(".bubble")).to_contain_text(say("phrase-nice"))
    expect(ben.page.locator(".bubble")).to_contain_text(say("phrase-nice", "de"))
    assert ben.page.evaluate(_COVERED) == []
    ben.page.keyboard.press("l")
    expect(ben.page.locator(".log")).to_contain_text(f"Ann: {say('phrase-nice', 'de')}")
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("c")
    said = ben.page.get_by_role("log", name=say("web-said", "de"))
    expect(said).to_have_text(re.compile(rf"Ann\s+{re.escape(say('phrase-nice', 'de'))}\s+\d\d:\d\d"))
    ben.page.get_by_label(say("web-say-write", "de")).fill("<i>Bis Freitag</i>")
    ben.page.get_by_role("button", name=say("web-say-send", "de")).click()
    expect(page.locator(".bubble", has_text="<i>Bis Freitag</i>")).to_be_visible()
    ben.page.keyboard.press("c")
    ben.page.get_by_role("switch").check()
    ben.page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.get_by_role("button", name=say("phrase-wow"), exact=True).click()
    expect(page.locator(".bubble", has_text=say("phrase-wow"))).to_be_visible()
    expect(ben.page.locator(".bubble", has_text=say("phrase-wow"))).to_have_count(0)
    ben.page.keyboard.press("l")
    expect(ben.page.locator(".log")).not_to_contain_text(say("phrase-nice", "de"))


def test_what_one_says_lies_in_ones_own_empty_universe(visitor: Visitor) -> None:
    ann, ben = visitor(size=LAPTOP), visitor(language="de")
    path = make(ann, person("Ann"), OPEN, chat=True)
    ann.page.clock.install()
    page = ann.open(path)
    sit(ben.open(path))
    page.locator(".prompt").wait_for()
    hold(page)
    submit(ann, path, 1, do="say", seat=0, text=f"I shall be on the road {'and on the road ' * 8}")
    bubble, pyramid = (
        bubble_at(page).bounding_box(),
        page.locator(".own .pyramid").first.bounding_box(),
    )
    assert page.evaluate(_COVERED) == []
    assert bubble is not None
    assert pyramid is not None
    assert pyramid["x"] <= bubble["x"] <= pyramid["x"] + pyramid["width"] - bubble["width"]
    assert pyramid["y"] <= bubble["y"] <= pyramid["y"] + pyramid["height"] - bubble["height"]
    assert bubble["height"] <= 48
    before = page.locator(".cell button").first
    before.focus()
    page.locator(".bubble").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("on the road")
    page.keyboard.press("Escape")
    expect(before).to_be_focused()


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=str)
def test_words_on_empty_slots_make_room_for_a_tile_that_is_chosen(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann = visitor(size=size)
    ann.page.clock.install()
    path = prepared(ann, lambda match: match.state.round >= 4 and begins(match), person("Ann"), person("B"))
    page = ann.open(path)
    page.locator(".prompt").wait_for()
    close_notices(page)
    hold(page)
    submit(ann, path, 1, do="say", seat=0, phrase="moment")
    bubble_at(page).click(trial=True)  # it hears presses
    lies_on = page.evaluate(_UNDER)
    page.locator(".display button.legal").first.click()
    page.clock.run_for(100)
    slots = page.locator(".own .pyramid .legal > button")
    legal = slots.evaluate_all("all => all.map((each) => each.dataset.action)")
    under = next(slot for slot in lies_on if slot["action"] in legal)
    page.mouse.click(under["x"], under["y"])
    expect(slots).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [(375, 548), (390, 664), (740, 360)], ids=str)
def test_words_late_in_a_game_leave_free_what_is_pressed_and_any_bar(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = visitor(), visitor(language="de", size=size, touch=True)
    late = prepared(ann, lambda match: match.state.round >= 13 and begins(match), person("Ann"), OPEN)
    ann.open(late)
    ben.introduce("Ben")
    submit(ben, late, 1, do="sit", seat=1)
    submit(ben, late, 2, do="ready", seat=1)
    ben.page.clock.install()
    page = ben.open(late)
    page.locator(".prompt").wait_for()
    close_notices(page)
    hold(page)
    submit(ann, late, 2, do="say", seat=0, phrase="moment")
    bubble = bubble_at(page)
    # Rather than on a part of what is pressed it lies on one's own tiles.
    assert page.evaluate(_COVERED) == []
    submit(ann, late, 3, do="ask_end", seat=0)
    page.locator(".notice.wish").wait_for()
    page.clock.run_for(100)
    assert page.evaluate(_APART)
    bubble.tap()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text(say("phrase-moment", "de"))


def test_on_a_new_device_old_words_are_not_new(visitor: Visitor) -> None:
    ann, ben, other = visitor(), visitor(language="de"), visitor(size=PHONE_WITH_BARS)
    path = make(ann, person("Ann"), OPEN)
    ann.open(path)
    sit(ben.open(path))
    ann.page.locator(".prompt").wait_for()
    submit(ben, path, 1, do="say", seat=1, phrase="nice")
    link = ann.post("/api/identity/recovery", {})["secret"]
    other.post("/api/recovery", {"secret": link})
    listed, unread = other.page.locator(f'li a[href="{path}"]'), say("pages-list-unread", names="Ben")
    for _ in range(2):
        other.open("/mine")
        expect(listed).to_be_visible()
        answered(other.page)
        expect(listed).not_to_contain_text(unread)
    submit(ben, path, 2, do="say", seat=1, phrase="thanks")
    other.open("/mine")
    expect(listed).to_contain_text(unread)
    notice = other.open(path).get_by_role("status", name=say("web-unheard"))
    expect(notice).to_contain_text(say("phrase-thanks"))
    expect(notice).not_to_contain_text(say("phrase-nice"))


def test_whoever_writes_goes_on_and_keeps_what_is_refused(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor(language="de")
    path = make(ann, person("Ann"), OPEN, chat=True)
    page = ann.open(path)
    sit(ben.open(path))
    page.locator(".prompt").wait_for()
    ben.page.locator(".prompt").wait_for()
    page.keyboard.press("c")
    sheet = page.get_by_role("dialog", name=say("web-say"))
    field, log = sheet.get_by_label(say("web-say-write")), sheet.get_by_role("log")
    expect(log).to_have_count(1)
    field.fill("One moment")
    sheet.get_by_role("button", name=say("web-say-send")).click()
    expect(log).to_contain_text("One moment")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    blank = "\N{BRAILLE PATTERN BLANK}"
    field.fill(f"{blank} Nothing")
    field.press("Enter")
    expect(sheet.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value(f"{blank} Nothing")
    expect(log).not_to_contain_text("Nothing")
    assert barriers(page) == []
    # It is told there, and nowhere else.
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)


def test_words_that_are_refused_forget_nothing_of_the_turn(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor(language="de")
    path = make(ann, person("Ann"), OPEN, chat=True)
    page = ann.open(path)
    sit(ben.open(path))
    play(page, most=2)
    page.keyboard.press("u")
    redo = page.get_by_role("button", name=say("web-redo"), exact=True)
    expect(redo).to_be_enabled()
    page.keyboard.press("c")
    field = page.get_by_label(say("web-say-write"))
    field.fill("\N{BRAILLE PATTERN BLANK} Nothing")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(redo).to_be_enabled()


@pytest.mark.thorough
def test_a_spectator_hears_and_cannot_speak(visitor: Visitor) -> None:
    ann, ben, eve = visitor(), visitor(language="de"), visitor()
    path = make(ann, person("Ann"), OPEN)
    page = ann.open(path)
    sit(ben.open(path))
    eve.open(path).locator(".watching").wait_for()
    eve.page.keyboard.press("c")
    page.keyboard.press("c")
    expect(page.get_by_label(say("web-say-write"))).to_have_count(0)
    page.get_by_role("button", name=say("phrase-hello"), exact=True).click()
    expect(eve.page.locator(".bubble")).to_contain_text(say("phrase-hello"))
    expect(eve.page.locator("dialog")).to_have_count(0)


def test_a_list_says_what_was_said_and_proposed_while_one_was_elsewhere(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor(language="de", size=PHONE_WITH_BARS)
    path = make(ann, person("Ann"), OPEN)
    page = ann.open(path)
    sit(ben.open(path))
    for each in (page, ben.page):
        each.locator(".prompt").wait_for()
    listed = ben.page.locator(f'li a[href="{path}"]')
    unread = say("pages-list-unread", "de", names="Ann")
    for place in ("/", "/mine"):
        with ben.page.expect_response("**/api/my/tables*"):  # until then, the page shows what it kept
            ben.open(place)
        answered(ben.page)
        expect(listed).to_be_visible()
        expect(listed).not_to_contain_text(unread)
    page.keyboard.press("c")
    page.get_by_role("button", name=say("phrase-moment"), exact=True).click()
    expect(page.locator(".bubble")).to_be_visible()
    for place in ("/", "/mine"):
        ben.open(place)
        expect(listed).to_contain_text(unread)
    expect(listed).not_to_have_class(re.compile("mine"))
    submit(ann, path, 90, do="ask_pause", seat=0)
    proposed = say("pages-list-wish", "de", name="Ann", wish="pause")
    for place in ("/", "/mine"):
        ben.open(place)
        expect(listed).to_contain_text(proposed)
        expect(listed).to_have_class(re.compile("mine"))
        assert [*barriers(ben.page), *cut_texts(ben.page), *beyond(ben.page)] == []
    ben.open("/next")
    expect(ben.page).to_have_url(f"{ben.address}{path}")
    ben.page.locator(".prompt").wait_for()
    ben.open("/mine")
    expect(listed).to_contain_text(proposed)
    expect(listed).not_to_contain_text(unread)
