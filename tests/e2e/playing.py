"""Playing at the table in the browser: what can be pressed next, and ways of pressing it."""

from collections.abc import Callable, Sequence

from playwright.sync_api import ElementHandle, Locator, Page

Press = Callable[[Page, ElementHandle], None]

MOST_PRESSES = 600
MOST_TABS = 80

END = ".options .main"
SLOT = ".pyramid div.legal > button"
OPTION = ".options .option"
WORSHIPPER = "button.choice"
STRUCK = "button.pile"
TILE = ".display button.legal"
GOD = "button.legal:not(.pyramid *, .display *)"

AT_ONCE = (END, SLOT, OPTION, WORSHIPPER, STRUCK, TILE, GOD)
"""A tile is chosen, and then the slot in which it will lie."""

STEP_BY_STEP = (END, OPTION, WORSHIPPER, STRUCK, SLOT, TILE, GOD)
"""A tile is chosen, built or turned into a wilderness where that is asked, and then laid."""

_NEXT = """
(wanted) => {
  const [sheet, screen] = [document.querySelector("dialog[open]"), document.querySelector(".screen")];
  if (sheet) return sheet.querySelector("[data-action]") ?? sheet;
  if (screen?.getAttribute("aria-busy") !== "false" || !screen.querySelector(".dot.own")) return null;
  for (const selector of wanted) {
    const found = [...screen.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    if (found.length > 0) return found[0];
  }
  return null;
}
"""

_OVER_SLOTS = f"""
async () => {{
  const covering = () => [...document.querySelectorAll("{SLOT}")].flatMap((slot) => {{
    const {{ left, top, width, height }} = slot.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!isSeen || document.querySelector("dialog[open]")) return [];
    const hit = document.elementFromPoint(x, y);
    return slot.contains(hit) ? [] : [hit?.outerHTML.slice(0, 120) ?? "nothing"];
  }});
  // Pieces may still fly.
  for (const end = performance.now() + 3000; covering().length > 0 && performance.now() < end;)
    await new Promise((next) => setTimeout(next, 50));
  return covering();
}}
"""
"""What lies over the middle of slots that are lit, if anything does."""

_UNCOVERED = "() => !document.querySelector('dialog[open]:not(:has([data-action]))')"

_ANSWERED = "() => document.querySelector('.screen')?.getAttribute('aria-busy') !== 'true'"

_TABS = """
(thing) => {
  const all = [...document.querySelectorAll("button, a[href], input, select, [tabindex='0']")];
  const reached = all.filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
  const [from, to] = [reached.indexOf(document.activeElement), reached.indexOf(thing)];
  return to >= from ? to - from : to + reached.length - from;
}
"""
"""How often Tab has to be pressed until it reaches a thing."""


def by_mouse(page: Page, thing: ElementHandle) -> None:
    """Click."""
    thing.click()


def by_touch(page: Page, thing: ElementHandle) -> None:
    """Tap."""
    thing.tap()


def by_keys(page: Page, thing: ElementHandle) -> None:
    """Go there with Tab, and press Enter."""
    for tabs in (thing.evaluate(_TABS), *[1] * MOST_TABS):
        for _ in range(tabs):
            page.keyboard.press("Tab")
        if thing.evaluate("thing => document.activeElement === thing"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not reach {thing.evaluate('thing => thing.outerHTML')[:200]}")


def ask_why(thing: Locator) -> None:
    """Press what cannot be chosen, as people do."""
    thing.click(force=True)


def next_press(page: Page, wanted: Sequence[str] = AT_ONCE) -> ElementHandle | None:
    """What can be pressed now, if anything."""
    return page.evaluate_handle(_NEXT, list(wanted)).as_element()


def coming(page: Page, wanted: Sequence[str] = AT_ONCE) -> ElementHandle | None:
    """What can be pressed next, once there is something; nothing when a sheet lies over the table."""
    handle = page.wait_for_function(_NEXT, arg=list(wanted), polling=20).as_element()
    assert handle is not None
    return None if handle.evaluate("thing => thing.tagName") == "DIALOG" else handle


def play(
    page: Page, press: Press = by_mouse, wanted: Sequence[str] = AT_ONCE, *, most: int = MOST_PRESSES
) -> int:
    """Press what can be pressed until the game is over or so much was pressed, and return how much."""
    for presses in range(most):
        thing = coming(page, wanted)
        if thing is None:
            return presses
        if press in (by_mouse, by_touch):
            assert (covering := page.evaluate(_OVER_SLOTS)) == [], f"over slots lies {covering}"
        press(page, thing)
    return most


def play_turn(page: Page, press: Press = by_mouse) -> None:
    """Once no sheet lies over the table, make all decisions of a turn, end it, and wait for the answer."""
    for _ in range(MOST_PRESSES):
        page.wait_for_function(_UNCOVERED, polling=20)
        thing = coming(page)
        if thing is None:
            continue
        ends = thing.evaluate("(thing, end) => thing.matches(end)", END)
        press(page, thing)
        if ends:
            page.wait_for_function(_ANSWERED, polling=20)
            return
    raise AssertionError("the turn does not end")
