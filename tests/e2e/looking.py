"""What is seen of a page: texts that do not fit, and whether it scrolls."""

from playwright.sync_api import Locator, Page

LEGIBLE = 12
"""What everybody can read is at least so many pixels high."""

_CUT = """
() => [...document.querySelectorAll("body *")].filter((each) => {
  if (!each.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false;
  if (each.closest(".unseen, svg, select, textarea, input")) return false;
  const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  if (!own || getComputedStyle(each).display === "inline") return false;
  return each.scrollWidth > each.clientWidth + 1;
}).map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.innerText.slice(0, 60)}`)
"""

_CUT_IN_SELECTS = """
() => [...document.querySelectorAll("select")].filter((each) => {
  if (!each.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false;
  const free = each.cloneNode(true);
  free.style.cssText += "; position: absolute; width: auto; min-width: 0; max-width: none";
  free.selectedIndex = each.selectedIndex;
  each.after(free);
  const width = free.offsetWidth;
  free.remove();
  return width > each.offsetWidth + 1;
}).map((each) => `select: ${[...each.options].map((option) => option.text).join(" | ").slice(0, 200)}`)
"""
"""Lists to choose from that are too narrow for one of their choices: it would be under the arrow."""

_BEYOND = """
() => [...document.querySelectorAll("button, p, h1, h2, h3, li, label, b, span")].filter((each) => {
  if (!each.checkVisibility({visibilityProperty: true})) return false;
  if (each.closest(".unseen, svg, [aria-hidden=true]")) return false;
  if (each.closest("dialog, main") && !each.matches("button")) return false;
  const box = each.getBoundingClientRect();
  return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
}).map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.innerText.slice(0, 60)}`)
"""


_SMALL = """
([least, within]) => {
  const found = new Set();
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const each = node.parentElement;
      if (node.textContent.trim() === "" || each.closest("script, style, .unseen") || !each.checkVisibility())
        continue;
      const type = parseFloat(getComputedStyle(each).fontSize);
      const drawing = each.closest("svg");
      const size = drawing
        ? type * drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
        : type * each.currentCSSZoom;
      const where = each.closest(`${within} > *`)?.className ?? "";
      if (size < least - 0.05) found.add(`${size.toFixed(1)} px, ${where}: ${node.textContent.slice(0, 30)}`);
    }
  }
  return [...found];
}
"""
"""Texts that are smaller than that many pixels on the screen."""


_COVERED = """
([cover, things]) => {
  const over = document.querySelector(cover).getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter((each) => {
    const box = each.getBoundingClientRect();
    return Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1
      && Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1;
  }).map((each) => each.ariaLabel ?? each.className);
}
"""


def cut_texts(page: Page) -> list[str]:
    """Texts that are wider than where they stand."""
    found: list[str] = [*page.evaluate(_CUT), *page.evaluate(_CUT_IN_SELECTS)]
    return found


def covered(page: Page, cover: str, things: str) -> list[str]:
    """Things of some kinds on which the first thing of another kind lies."""
    found: list[str] = page.evaluate(_COVERED, [cover, things])
    return found


def small_texts(page: Page, least: float, within: str = "body") -> list[str]:
    """Texts within some parts of a page that are smaller than so many pixels on the screen."""
    found: list[str] = page.evaluate(_SMALL, [least, within])
    return found


def beyond(page: Page) -> list[str]:
    """What stands beyond the edges of the window, or makes it scroll sideways."""
    found: list[str] = page.evaluate(_BEYOND)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page scrolls sideways")
    return found


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


_HIT = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const places = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  return places.every(([right, down]) =>
    thing.contains(document.elementFromPoint(x + right * width, y + down * height)));
}"""


def is_hittable(thing: Locator) -> bool:
    """Whether a finger that lands on something hits it, and not what lies over it."""
    return bool(thing.evaluate(_HIT))
