"""The page in a real browser against its budgets for size, response times and animations."""

import re
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from e2e.chromium import launch
from e2e.playing import coming, play_turn
from e2e.tables import HERE, bot, make, resign
from e2e.visits import Visit, visit
from playwright.sync_api import Browser, ElementHandle, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table
from support.server import TableServer

LOADS = 5
TURNS = 6
POINTING, PRESSING = 150, 60
"""Milliseconds for which somebody points at something before they press it, and for which they press."""
LEAST_TOLD = 16.0
"""Milliseconds: the browser tells nobody of what takes less."""
GAMES = 9
"""How many games between four bots one page watches; each has 60 turns."""

_WATCH = """
// An observer is told only of events that take 16 ms or more.
window.told = [];
new PerformanceObserver((list) => list.getEntries().forEach(({startTime, duration, interactionId}) =>
  window.told.push([startTime, duration, interactionId])
)).observe({type: "event", durationThreshold: 16, buffered: true});
const ready = () => {
  const button = document.querySelector("form button:not([disabled])");
  if (button) window.ready ??= performance.now(); else requestAnimationFrame(ready);
};
requestAnimationFrame(ready);
"""

_FILM = """
new MutationObserver(() => {
  if (document.querySelector(".living .film")) window.shown ??= performance.timeOrigin + performance.now();
}).observe(document, {childList: true, subtree: true});
"""
"""When the start page shows the table that plays itself, since 1970."""

_TABLE_READY = """
const tableReady = () => {
  const tile = document.querySelector(".display button.legal");
  if (tile) window.tableReady ??= performance.now(); else requestAnimationFrame(tableReady);
};
requestAnimationFrame(tableReady);
new PerformanceObserver((list) => list.getEntries().forEach((shift) => {
  if (!shift.hadRecentInput) window.shifted = (window.shifted ?? 0) + shift.value;
})).observe({type: "layout-shift", buffered: true});
"""

SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""Slow 4G."""
SLOW_PROCESSOR = 4

_FAR_AWAY = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) { setTimeout(() => send.call(this, message), 300); };
"""
"""A server 300 ms away, there and back."""

_TIME_TO = """
([selector, more]) => new Promise((resolve) => {
  const count = () => document.querySelectorAll(selector).length;
  const before = count();
  addEventListener("pointerdown", () => {
    const began = performance.now();
    const look = () => requestAnimationFrame(() => {
      const took = performance.now() - began;
      if (count() > (more ? before : 0)) resolve(took);
      else if (took > 3000) resolve(null);
      else look();
    });
    look();
  }, { once: true, capture: true });
})
"""
"""Milliseconds from the next press to the frame that shows something, or one more of it; or null."""

LEVELS = ("pilgrim", "acolyte", "priest", "prophet", "oracle")
SLOTS = ".pyramid div.legal > button"
LAID = ".pyramid [data-at]"

_SEEN = "() => window.ready && performance.getEntriesByName('first-contentful-paint').length"

_FRAMES = """
(milliseconds) => new Promise((resolve) => {
  const times = [];
  const frame = (now) => {
    times.push(now);
    if (now - times[0] < milliseconds) requestAnimationFrame(frame); else resolve(times);
  };
  requestAnimationFrame(frame);
})
"""

_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


class Measure(NamedTuple):
    """A measurement, and its budget."""

    what: str
    found: str
    budget: str


def first_load(browser: Browser, address: str) -> Iterator[Measure]:
    """Load the start page with an empty cache."""
    sizes, paints, ready = [], [], []
    for _ in range(LOADS):
        one = visit(browser, address)
        one.context.add_init_script(_WATCH)
        one.context.add_init_script(_FILM)
        got = _responses(one.page)
        one.arrive().wait_for_function(_SEEN)
        one.page.locator(".living .film").wait_for()
        shown: float = one.page.evaluate("window.shown")
        others = re.compile(r"/api/|\.woff2$")
        # Once this page is whole, the table is fetched ahead for the next one.
        mine = [
            each
            for each in got
            if not others.search(each.url)
            and ("/assets/table-" not in each.url or each.request.timing["startTime"] < shown)
        ]
        sizes.append(sum(each.request.sizes()["responseBodySize"] for each in mine))
        paints.append(
            one.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
        ready.append(one.page.evaluate("window.ready"))
        one.context.close()
    yield Measure("first load without fonts", f"{max(sizes) / 1000:.0f} kB", "≤ 150 kB")
    yield Measure("first paint", f"{median(paints):.0f} ms", "≤ 1000 ms")
    yield Measure("ready to play", f"{median(ready):.0f} ms", "≤ 1000 ms")


def _press(page: Page, thing: ElementHandle) -> None:
    """Point, then press, as a hand does: a robot's pointing, pressing and releasing share one paint."""
    thing.hover()
    page.wait_for_timeout(POINTING)
    thing.click(delay=PRESSING)


def _press_at_once(_: Page, thing: ElementHandle) -> None:
    thing.click()


def _interactions(page: Page) -> list[float]:
    """What each press and each key took to the next paint, as web-vitals count them for INP.

    A press is one interaction, however many events it makes; pointing is none. Those that nobody was told of
    took less than 16 ms.
    """
    longest: dict[int, float] = {}
    for _, duration, interaction in page.evaluate("window.told"):
        if interaction:
            longest[interaction] = max(duration, longest.get(interaction, 0))
    quick = int(page.evaluate("performance.interactionCount")) - len(longest)
    return [*longest.values(), *[LEAST_TOLD] * quick]


def _long_inputs(page: Page) -> list[float]:
    """What pointing, pressing and releasing took to the next paint, each by itself, from 16 ms on."""
    longest: dict[float, float] = {}
    for began, duration, _ in page.evaluate("window.told"):
        longest[began] = max(duration, longest.get(began, 0))
    return list(longest.values()) or [LEAST_TOLD]


def moving(browser: Browser, address: str) -> Iterator[Measure]:
    """Play a few turns with all animations on: once as a hand presses, and once as a robot does."""
    for manner, press in (("by hand", _press), ("by a robot", _press_at_once)):
        one = visit(browser, address, motion=True)
        one.context.add_init_script(_WATCH)
        one.arrive()
        page = one.open(make(one, HERE, bot()))
        rates, longest = [], []
        for _ in range(TURNS):
            for _ in range(2):
                thing = coming(page)
                assert thing is not None
                press(page, thing)
            times: list[float] = page.evaluate(_FRAMES, 800)
            steps = [later - earlier for earlier, later in pairwise(times)]
            rates.append(1000 / median(steps))
            longest.append(max(steps))
            play_turn(page, press)
        if press is _press:
            yield Measure("frames a second while a tile is laid", f"{median(rates):.0f}", "60")
            yield Measure("longest frame, median of turns", f"{median(longest):.0f} ms", "≤ 50 ms")
        counts = {"presses and keys": _interactions(page), "inputs of 16 ms or more": _long_inputs(page)}
        for counted, found in counts.items():
            slow = sorted(found)[int(len(found) * 0.9)]
            name = f"input to next paint, nine of ten {counted}, {manner}"
            yield Measure(name, f"≤ {slow:.0f} ms ({len(found)})", "≤ 80 ms")
        one.context.close()


def presses(browser: Browser, address: str) -> Iterator[Measure]:
    """Choose a tile and its slot, with the server near and far away."""
    for where, script in (("", ""), (", 300 ms round trip", _FAR_AWAY)):
        one = visit(browser, address, motion=True)
        one.context.add_init_script(script)
        one.arrive()
        page = one.open(make(one, HERE, bot()))
        chosen: list[float] = []
        laid: list[float] = []
        for _ in range(TURNS):
            # A wilderness is laid in other ways, and what has a price of any colour is paid first.
            chosen += _time_to(page, SLOTS, more=False)
            laid += _time_to(page, LAID, more=True)
            play_turn(page)
        yield Measure(f"press to marked slots{where}", f"{median(chosen):.0f} ms", "≤ 100 ms")
        yield Measure(
            f"press to a tile that lies there{where}",
            f"{median(laid):.0f} ms ({len(laid)} of {TURNS})",
            "≤ 100 ms",
        )
        one.context.close()


def _time_to(page: Page, selector: str, *, more: bool) -> list[float]:
    thing = coming(page)
    assert thing is not None
    page.evaluate("(wanted) => { window.waiting = (" + _TIME_TO + ")(wanted); }", [selector, more])
    thing.click()
    took: float | None = page.evaluate("window.waiting")
    return [] if took is None else [took]


def slow_phone(browser: Browser, address: str) -> Iterator[Measure]:
    """Open a table and the start page for the first time on slow 4G with a slow processor."""
    tables, starts, shifts = [], [], []
    for _ in range(LOADS):
        for path in ("/learn/taking", "/"):
            one = visit(browser, address, size=(390, 664), touch=True)
            one.context.add_init_script(_TABLE_READY)
            one.context.add_init_script(_WATCH)
            session = one.context.new_cdp_session(one.page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
            one.open(path)
            if path == "/":
                one.page.wait_for_function(_SEEN)
                starts.append(one.page.evaluate("window.ready"))
                one.page.wait_for_load_state("networkidle")
                shifts.append(one.page.evaluate("window.shifted ?? 0"))
            else:
                one.page.wait_for_function("() => window.tableReady")
                tables.append(one.page.evaluate("window.tableReady"))
            one.context.close()
    yield Measure("table ready, slow 4G, slow phone", f"{median(tables) / 1000:.1f} s", "≤ 4 s")
    yield Measure("start page ready there", f"{median(starts) / 1000:.1f} s", "≤ 3 s")
    yield Measure("layout shift of the start page there", f"{max(shifts):.3f}", "≤ 0.02")


def bots_turns(browser: Browser, address: str) -> Iterator[Measure]:
    """Wait for a bot of each level, and for three at once, at normal speed."""
    for level in LEVELS:
        yield Measure(f"from the end of a turn to the next, {level}", _wait_for(browser, address, level), "")
    waited = _wait_for(browser, address, *["acolyte"] * 3)
    yield Measure("from the end of a turn to the next, three acolytes", waited, "≤ 4 s")


def _wait_for(browser: Browser, address: str, *levels: str) -> str:
    """How long the turns of bots last, in the median."""
    one = visit(browser, address, motion=True)
    one.arrive()
    page = one.open(make(one, HERE, *({"kind": "bot", "level": level} for level in levels)))
    waits = []
    for _ in range(TURNS):
        play_turn(page)
        began = page.evaluate("performance.now()")
        coming(page)
        waits.append(page.evaluate("performance.now()") - began)
    one.context.close()
    return f"{median(waits) / 1000:.1f} s"


def growth(browser: Browser, address: str) -> Iterator[Measure]:
    """Watch bots play in one page, and measure leaked memory."""
    one = visit(browser, address)
    one.arrive()
    heaps = []
    for game in range(GAMES):
        table = make(one, HERE, bot(), bot(), bot())
        resign(one, table)
        one.page.evaluate(_GO, table)
        one.page.locator("dialog[open]").wait_for(timeout=120_000)
        if game in {0, GAMES - 1}:
            heaps.append(_heap(one))
    yield Measure("heap after 60 turns", f"{heaps[0] / 1e6:.1f} MB", "")
    yield Measure(f"heap after {60 * GAMES} turns", f"{heaps[1] / 1e6:.1f} MB", "≤ 1.5 × that")
    one.context.close()


def _responses(page: Page) -> list[Response]:
    got: list[Response] = []

    def note(response: Response) -> None:
        got.append(response)

    page.on("response", note)
    return got


def _heap(one: Visit) -> float:
    session = one.context.new_cdp_session(one.page)
    session.send("HeapProfiler.collectGarbage")
    used: dict[str, Any] = session.send("Runtime.getHeapUsage")
    return float(used["usedSize"])


PARTS = (first_load, slow_phone, presses, moving, bots_turns, growth)


def main() -> None:
    names = [part.__name__ for part in PARTS]
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure (default: {', '.join(names)})"
    )
    wanted: list[str] = parser.parse_args().parts or names
    if unknown := set(wanted) - set(names):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    table, console = Table("measured", "found", "budget"), Console()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser, server = launch(playwright.chromium), TableServer(Path(folder))
        try:
            for part in PARTS:
                if part.__name__ in wanted:
                    with console.status(part.__name__.replace("_", " ")):
                        for each in part(browser, server.address):
                            table.add_row(*each)
        finally:
            server.kill()
            browser.close()
            console.print(table)


if __name__ == "__main__":
    main()
