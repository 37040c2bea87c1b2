"""What is seen of a page: texts that do not fit, and whether it scrolls."""

from playwright.sync_api import Page

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
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
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
  return [...found];
}
"""
"""Texts that are smaller than that many pixels on the screen."""


OVERLAPS = """
(selector) => {
  const notice = document.querySelector(".notice").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    const beside = box.left >= notice.right || box.right <= notice.left;
    return !beside && box.top < notice.bottom - 1 && box.bottom > notice.top;
  }).length;
}
"""
"""How many things of some kind a notice covers."""


def cut_texts(page: Page) -> list[str]:
    """Texts that are wider than where they stand."""
    found: list[str] = [*page.evaluate(_CUT), *page.evaluate(_CUT_IN_SELECTS)]
    return found


def small_texts(page: Page, least: float, within: str = "body") -> list[str]:
    """Texts within a part of a page that are smaller than so many pixels on the screen."""
    found: list[str] = page.evaluate(_SMALL, [least, within])
    return found


def beyond(page: Page) -> list[str]:
    """What stands beyond the edges of the window, or makes it scroll sideways."""
    found: list[str] = page.evaluate(_BEYOND)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page scrolls sideways")
    return found
