"""The tools of a turn: what takes back, what does again, and its end."""

from playwright.sync_api import Page

from .saying import say

_TOOLS = """() => Object.fromEntries(
  [...document.querySelectorAll(".table > :is(.tools, .options) button")].map((each) => {
    const {x, y, width} = each.getBoundingClientRect();
    return [each.ariaLabel || each.innerText, [x, y, width]];
  })
)"""
"""Where the buttons of the bar are, by their names."""


def undo(page: Page) -> None:
    page.get_by_role("button", name=say("web-undo"), exact=True).click()


def tools(page: Page) -> dict[str, list[float]]:
    """Where the buttons of the bar are; those that there is no room for are missing."""
    found: dict[str, list[float]] = page.evaluate(_TOOLS)
    return found


def undo_turn(page: Page) -> None:
    page.get_by_role("button", name=say("web-undo-turn"), exact=True).click()


def redo(page: Page) -> None:
    """Ask to do again what is perhaps not yet taken back."""
    page.get_by_role("button", name=say("web-redo"), exact=True).click(force=True)


def end(page: Page) -> None:
    """Ask for the end of the turn, which looks as if it could not be had yet."""
    page.get_by_role("button", name=say("web-end-turn")).click(force=True)
