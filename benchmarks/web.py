"""The page in a real browser against its budgets for size, response times and animations."""

import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from e2e.chromium import launch
from e2e.playing import coming, play_turn
from e2e.tables import HERE, bot, make
from e2e.visits import Visit, visit
from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table
from support.server import TableServer

LOADS = 5
TURNS = 6
GAMES = 9
"""How many games between four bots one page watches; each has 60 turns."""

_WATCH = """
// One input makes many events, such as one for every element that the pointer enters: it counts once.
window.inputs = new Map();
new PerformanceObserver((list) => list.getEntries().forEach(({startTime, duration}) =>
  window.inputs.set(startTime, Math.max(duration, window.inputs.get(startTime) ?? 0))
)).observe({type: "event", durationThreshold: 16, buffered: true});
const ready = () => {
  const button = document.querySelector("form button:not([disabled])");
  if (button) window.ready ??= performance.now(); else requestAnimationFrame(ready);
};
requestAnimationFrame(ready);
"""

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
        got = _responses(one.page)
        one.arrive().wait_for_function(_SEEN)
        mine = [each for each in got if "/api/" not in each.url and not each.url.endswith(".woff2")]
        sizes.append(sum(each.request.sizes()["responseBodySize"] for each in mine))
        paints.append(
            one.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
        ready.append(one.page.evaluate("window.ready"))
        one.context.close()
    yield Measure("first load without fonts", f"{max(sizes) / 1000:.0f} kB", "≤ 150 kB")
    yield Measure("first paint", f"{median(paints):.0f} ms", "≤ 1000 ms")
    yield Measure("ready to play", f"{median(ready):.0f} ms", "≤ 1000 ms")


def moving(browser: Browser, address: str) -> Iterator[Measure]:
    """Play a few turns with all animations on."""
    one = visit(browser, address, motion=True)
    one.context.add_init_script(_WATCH)
    one.arrive()
    page = one.open(make(one, HERE, bot()))
    rates, longest = [], []
    for _ in range(TURNS):
        for _ in range(2):
            thing = coming(page)
            assert thing is not None
            thing.click()
        times: list[float] = page.evaluate(_FRAMES, 800)
        steps = [later - earlier for earlier, later in pairwise(times)]
        rates.append(1000 / median(steps))
        longest.append(max(steps))
        play_turn(page)
    reactions: list[float] = page.evaluate("[...window.inputs.values()]")
    yield Measure("frames a second while a tile is laid", f"{median(rates):.0f}", "60")
    yield Measure("longest frame, median of turns", f"{median(longest):.0f} ms", "≤ 50 ms")
    slow = sorted(reactions)[int(len(reactions) * 0.9)] if reactions else 16
    yield Measure("input to next paint, nine of ten", f"≤ {slow:.0f} ms", "≤ 100 ms")
    one.context.close()


def growth(browser: Browser, address: str) -> Iterator[Measure]:
    """Watch bots play in one page, and measure leaked memory."""
    one = visit(browser, address)
    one.arrive()
    heaps = []
    for game in range(GAMES):
        one.page.evaluate(_GO, make(one, bot(), bot(), bot(), bot()))
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


def main() -> None:
    table = Table("measured", "found", "budget")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser, server = launch(playwright.chromium), TableServer(Path(folder))
        try:
            for measures in (first_load, moving, growth):
                for each in measures(browser, server.address):
                    table.add_row(*each)
        finally:
            server.kill()
            browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
