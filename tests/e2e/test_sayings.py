"""Phrases at the table: everybody reads them in their own language, and may mute them."""

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .saying import say
from .tables import OPEN, make, person
from .visits import PHONE_WITH_BARS, barriers

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
