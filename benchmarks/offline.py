"""The game inside a page, without a server, in a real browser, against the bars of its size and its times."""

import gzip
import os
import subprocess
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import Any, NamedTuple

from e2e.chromium import ARGUMENTS, find
from e2e.playing import play
from e2e.saying import say
from e2e.site import FOLDER, WATCH_WORKER, host, is_ready, write_site
from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from orbis.server.http.pack import built_pack, names_of

BROTLI = """
const { brotliCompressSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
const sizes = process.argv.slice(1).map((name) => brotliCompressSync(readFileSync(name)).length);
console.log(sizes.reduce((sum, size) => sum + size, 0));
"""

WATCH_DECISIONS = """
(() => {
  window.took = [];
  const began = new Map();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "say") {
      const said = JSON.parse(message.text);
      if (said.kind === "submit") began.set(`${said.client} ${said.request}`, performance.now());
      if (began.size === 1) this.addEventListener("message", ({ data }) => {
        if (data.kind !== "heard") return;
        const heard = JSON.parse(data.text), key = `${heard.client} ${heard.request}`;
        if (heard.kind !== "ack" || !began.has(key)) return;
        window.took.push(performance.now() - began.get(key));
        began.set(key, Infinity);
      });
    }
    return post.call(this, message, ...more);
  };
})();
"""
"""Notes the milliseconds from each request to its acknowledgement, which follows the full view."""


class Bar(NamedTuple):
    """Something measured, and the most that it may be."""

    name: str
    value: float
    most: float
    unit: str


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=3, help="how often to start, cold and warm")
    options = parser.parse_args()
    bars = [*_sizes()]
    with tempfile.TemporaryDirectory() as work, host(write_site(Path(work) / "site")) as address:
        bars += _times(f"{address}/{FOLDER}", Path(work), options.starts)
    table = Table("what", "measured", "bar", title="Without a server")
    for bar in bars:
        style = "" if bar.value <= bar.most else "red"
        table.add_row(bar.name, f"{bar.value:.2f} {bar.unit}", f"≤ {bar.most:g} {bar.unit}", style=style)
    Console().print(table)


def _sizes() -> list[Bar]:
    folder = built_pack()
    assert folder is not None
    files = [folder / name for name in names_of(folder)]
    zipped = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    brotli = subprocess.run(["node", "-e", BROTLI, *files], check=True, capture_output=True, text=True).stdout
    return [
        Bar("pack, gzip", zipped / 1e6, 7.5, "MB"),
        Bar("pack, brotli", int(brotli) / 1e6, 5.5, "MB"),
    ]


def _times(site: str, work: Path, starts: int) -> list[Bar]:
    cold: list[float] = []
    warm: list[float] = []
    with sync_playwright() as playwright:

        def opened(profile: Path) -> BrowserContext:
            program, environment = find()
            context = playwright.chromium.launch_persistent_context(
                profile,
                executable_path=program,
                args=ARGUMENTS,
                env={**os.environ, **environment},
                locale="en",
                reduced_motion="reduce",  # else one watches the bot play
            )
            context.add_init_script(WATCH_WORKER)
            context.add_init_script(WATCH_DECISIONS)
            return context

        for number in range(starts):
            context = opened(work / f"profile-{number}")
            cold.append(_start(context.pages[0], site))
            warm.append(_start(context.pages[0], site))
            context.close()
        context = opened(work / "profile-0")
        decisions = _decisions(context.pages[0], site)
        context.close()
    return [
        Bar("start, cold", median(cold), 6, "s"),
        Bar("start, warm", median(warm), 2.5, "s"),
        Bar("decision, p50", median(decisions), 12, "ms"),
        Bar("decision, p99", quantiles(decisions, n=100)[98], 80, "ms"),
    ]


def _timed(act: Callable[[], Any]) -> float:
    began = monotonic()
    act()
    return monotonic() - began


def _start(page: Page, site: str) -> float:
    """Seconds until the server inside answers."""

    def start() -> None:
        page.goto(f"{site}/")
        is_ready(page)

    return _timed(start)


def _decisions(page: Page, site: str) -> list[float]:
    """Milliseconds of each request of a game against a bot."""
    page.goto(f"{site}/")
    is_ready(page)
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{site}/table/*")
    play(page)
    took: list[float] = page.evaluate("window.took")
    return took


if __name__ == "__main__":
    main()
