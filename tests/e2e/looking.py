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

_BEYOND = """
() => [...document.querySelectorAll("button, p, h1, h2, h3, li, label, b, span")].filter((each) => {
  if (!each.checkVisibility({visibilityProperty: true})) return false;
  if (each.closest(".unseen, svg, [aria-hidden=true]")) return false;
  if (each.closest("dialog, main") && !each.matches("button")) return false;
  const box = each.getBoundingClientRect();
  return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
}).map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${each.innerText.slice(0, 60)}`)
"""


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
    found: list[str] = page.evaluate(_CUT)
    return found


def beyond(page: Page) -> list[str]:
    """What stands beyond the edges of the window, or makes it scroll sideways."""
    found: list[str] = page.evaluate(_BEYOND)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page scrolls sideways")
    return found
