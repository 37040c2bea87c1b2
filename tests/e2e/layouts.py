"""Tables in the windows that people have, and what is wrong with their layout."""

from collections.abc import Callable

from amount import few_or_all
from playwright.sync_api import Page

from orbis.play import Match
from orbis.rules.actions import Build

from .looking import LEGIBLE, small_texts
from .tables import person, prepared
from .visits import FINGER, Visit

Size = tuple[int, int]

LAPTOPS = (
    (1366, 657),
    (1366, 768),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1920, 950),
    (1920, 1080),
    (2560, 1080),
)
TABLETS = ((1024, 768), (1180, 820), (768, 1024), (820, 1180))
PHONES = ((360, 640), (375, 548), (390, 664), (390, 844), (412, 732))
LYING_PHONES = ((667, 375), (740, 360), (844, 390), (932, 430))
SIZES = (*LAPTOPS, *TABLETS, *PHONES, *LYING_PHONES)
SOME_SIZES = few_or_all(
    ((1366, 657), (1440, 900), (1024, 768), (768, 1024), (390, 844), (375, 548), (390, 664), (667, 375)),
    SIZES,
)
"""Windows as browsers leave them on these screens, with and without their bars."""

MOMENTS: dict[str, Callable[[Match], bool]] = {
    "middle": lambda match: match.state.round >= 8 and Build() in match.options(),
    "late": lambda match: match.state.round >= 15 and Build() in match.options(),
}

_BOXES = """
() => {
  const box = (each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const found = (name, choice, within = document) => [...within.querySelectorAll(choice)].filter(shown)
    .map((each, index) => ({name: index ? `${name} ${index}` : name, ...box(each)}));
  const apart = (boxes) => boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
    .map((other) => `${one.name} lies on ${other.name}`));
  const regions = [
    ...["display", "common", "own", "kingdom", "preview", "options", "lately", "strip"]
      .flatMap((name) => found(name, `.table > .${name}`)),
    ...found("question", ".table > .ask .prompt"),
    ...found("bar", ".table > header > :not(.round)"),
    ...found("opponent", ".table > .others > *"),
  ];
  const corners = ["title .name", "title .parts", "title .score", "score", "discounts ul", "god"]
    .flatMap((name) => found(name, `.own > .${name}`));
  const within = [...found("god", ".common .gods li :is(.free, .taken)"),
    ...found("tokens", ".common .tokens ul"), ...found("stack", ".common .chip")];
  const common = found("common", ".table > .common")[0];
  const tiles = found("region", ".own .pyramid button:has(.tile)");
  const cards = [...document.querySelectorAll(".opponent")].flatMap((card) => {
    const {left, top, right, bottom} = box(card);
    const parts = [
      ...found("score", ".score", card),
      ...found("name", ".who", card),
      ...found("pile", ".pile", card),
      ...found("god", ".god", card),
    ];
    const piles = found("pile", ".pile", card);
    const rows = new Set(piles.map((pile) => Math.round(pile.top))).size;
    const columns = new Set(piles.map((pile) => Math.round(pile.left))).size;
    return [
      ...apart(parts),
      ...(rows > 1 && columns > 1 ? ["a kingdom wraps"] : []),
      ...[...parts, ...found("tile", ".universe .tile", card)]
        .filter((part) => part.left < left || part.right > right + 1)
        .concat(parts.filter((part) => part.top < top || part.bottom > bottom + 1))
        .map((part) => `${part.name} sticks out of its card`),
    ];
  });
  return [
    ...apart(regions),
    ...apart(corners),
    ...corners.flatMap((corner) => tiles.flatMap((tile) => apart([corner, tile]))),
    ...apart(found("pile of the kingdom", ".table > .kingdom :is(.seen > *, .size)")),
    ...apart(found("tray", ".display .tray .tray")),
    ...apart(found("god", ".gods li :is(.free, .taken)").concat(found("stack", ".common .chip"))),
    ...apart(within),
    ...within.filter((part) => part.left < common.left - 3 || part.right > common.right + 3
      || part.top < common.top - 3 || part.bottom > common.bottom + 3)
      .map(({name}) => `${name} sticks out of its row`),
    ...cards,
    ...regions.filter(({left, top, right, bottom}) => left < -1 || top < -1 || right > innerWidth + 1
      || bottom > innerHeight + 1).map(({name}) => `${name} lies outside`),
  ];
}
"""

_CUT_AT_TABLE = """
() => [...document.querySelectorAll(".table :is(button, .prompt p, .name, .note, .title h2, .title p)")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen"))
  .filter((each) => {
    const frame = (each.closest("button:not(.opponent)") ?? each).getBoundingClientRect();
    if (each.matches("button") && each.querySelector("svg.tile, .rings, .universe")) return false;
    if (each.matches("p, .name, .note") && each.scrollWidth > each.clientWidth + 1) return true;
    if (each.matches(".prompt p") && each.scrollHeight > each.clientHeight + 1) return true;
    const range = document.createRange();
    const isSeen = (text) => !text.parentElement.closest(".unseen");
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT, (text) => (isSeen(text) ? 1 : 3));
    const lines = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines.some((line) => line.width > 1
      && (line.left < frame.left - 0.5 || line.right > frame.right + 0.5));
  }).map((each) => `${each.className}: ${each.innerText}`)
"""
"""Buttons, questions and names whose words are cut or stick out."""

_NARROW = """
(least) => [...document.querySelectorAll(".table button:not(.pile)")].filter((each) => {
  const {width, height} = each.getBoundingClientRect();
  return each.checkVisibility() && Math.min(width, height) < least - 0.6;
}).map((each) => `${each.ariaLabel ?? each.innerText}: ${each.clientWidth}×${each.clientHeight}`)
"""
"""Buttons that a finger might miss; the piles of a volcano have their own targets."""

_DRAWN = """
async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
"""

_SCROLLS = """
() => [document.documentElement, document.querySelector(".window")].some((each) =>
  each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
"""


def at_a_table(visit: Visit, players: int, moment: str) -> Page:
    """A table at a moment of a game of people with names of some length."""
    names = ("Grandma Ilse", "Maximilian", "Jan", "Wilhelmine")
    page = visit.open(prepared(visit, MOMENTS[moment], *(person(name) for name in names[:players])))
    page.locator(".dot.own").wait_for()
    return page


def redraw(page: Page) -> None:
    """Let a page be drawn."""
    page.evaluate(_DRAWN)


def resize(page: Page, size: Size) -> None:
    """Give a page another window, and let it be drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
    redraw(page)


def overlaps(page: Page) -> list[str]:
    """What lies on something else, of the regions and of what is in their corners, or outside."""
    found: list[str] = page.evaluate(_BOXES)
    return found


def scrolls(page: Page) -> bool:
    return bool(page.evaluate(_SCROLLS))


def faults(page: Page, size: Size) -> list[str]:
    """What is wrong with a table in a window of that size."""
    resize(page, size)
    found: list[str] = [
        *overlaps(page),
        *(f"too small, {each}" for each in small_texts(page, LEGIBLE, ".table")),
        *(f"cut, {each}" for each in page.evaluate(_CUT_AT_TABLE)),
    ]
    if size in TABLETS + PHONES + LYING_PHONES:
        found += [f"too narrow, {each}" for each in page.evaluate(_NARROW, FINGER)]
    if scrolls(page):
        found.append("it scrolls")
    return found
