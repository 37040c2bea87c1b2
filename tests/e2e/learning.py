"""Learning in the browser: doing what the coach asks for, by what is ringed."""

from playwright.sync_api import ElementHandle, Page, expect

from .playing import Press, by_mouse
from .saying import say

MOST_PRESSES = 40

_WANTED = """
() => {
  const sheet = document.querySelector("dialog[open]");
  if (sheet) return sheet.querySelector(".content :is([data-action], li button)") ?? sheet;
  if (document.querySelector(".screen")?.getAttribute("aria-busy") !== "false") return null;
  const forward = document.querySelector(".coach .buttons .primary");
  if (forward) return forward;
  for (const ring of document.querySelectorAll(".mark")) {
    const {left, top, width, height} = ring.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
    if (found?.matches(":is([data-action], [data-command]):not([aria-disabled=true])")) return found;
  }
  return null;
}
"""
"""What the coach wants to be pressed: its way on, or what is under a ring."""


def wanted(page: Page) -> ElementHandle:
    """What is to be pressed next, once there is something."""
    handle = page.wait_for_function(_WANTED, polling=20).as_element()
    assert handle is not None
    return handle


def give_way(page: Page) -> None:
    """Let the coach show the table that it covers on a phone."""
    coach = page.locator(".coach")
    coach.get_by_role("button", name=say("learn-fold")).click()
    expect(coach.locator(".said")).to_have_count(0)


def do_chapter(page: Page, press: Press = by_mouse, *, ends_game: bool = False) -> None:
    """Do what the coach asks for until the chapter is over, and with it the game, whose result is closed."""
    page.locator(".coach").wait_for()
    shown = False
    for _ in range(MOST_PRESSES):
        thing = wanted(page)
        if thing.evaluate("thing => thing.matches('a')"):
            if ends_game and not shown:
                page.get_by_role("dialog").wait_for()
                page.keyboard.press("Escape")
            return  # to the next chapter
        if thing.evaluate("thing => thing.matches('dialog')"):
            page.keyboard.press("Escape")
            shown = True
        else:
            press(page, thing)
    raise AssertionError(f"the chapter does not end: {page.locator('.coach').inner_text()}")
