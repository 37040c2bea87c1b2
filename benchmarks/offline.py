"""The game inside a page, without a server, in a real browser, against the bars of its size and its times."""

import gzip
import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import NamedTuple

from e2e.chromium import ARGUMENTS, find
from e2e.playing import coming, play, play_turn
from e2e.saying import say
from e2e.site import FOLDER, WATCH_WORKER, host, is_known, is_ready, write_site
from inside.page import core_module, node_program
from playwright.sync_api import Page, Playwright, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.slow_processor import slowed
from orbis.native import answers
from orbis.native.tables import god_rows, tile_rows
from orbis.native.writer import writer_for
from orbis.play import Match
from orbis.rules import STANDARD
from orbis.server.http.pack import built_pack, names_of
from orbis.server.inside.page import TREE_NODES

SLOWER = 4
DECISIONS = 150
PRESSES = 10
MOST_SECONDS = 60
"""On a busy machine fewer decisions are enough."""

THINKING_TURNS = 4
SEARCHING = 3000
"""Milliseconds of the search whose simulations are counted."""

FRAME = 1000 / 60
REDRAWN = 150
"""Milliseconds after something was heard in which the page may draw it."""

BROTLI = """
const { promisify } = require("node:util");
const compress = promisify(require("node:zlib").brotliCompress);
const { readFileSync } = require("node:fs");
const all = process.argv.slice(1).map((name) => compress(readFileSync(name)));
Promise.all(all).then((done) => console.log(done.reduce((sum, { length }) => sum + length, 0)));
"""

WATCH_DECISIONS = """
(() => {
  const asked = new Map();
  window.answered = [];
  window.heard = [];
  const now = () => performance.timeOrigin + performance.now();
  const watched = new Set(), channel = new BroadcastChannel("answers");
  const moments = new Map();
  const noted = (key, place, moment) => {
    if (!asked.has(key)) return;
    const both = moments.get(key) ?? [];
    both[place] = moment;
    moments.set(key, both);
    if (both[0] === undefined || both[1] === undefined) return;
    const [began, decisions] = asked.get(key);
    window.answered.push([both[0] - began, both[1] - began, decisions]);
    asked.delete(key);
  };
  channel.onmessage = ({ data: [key, moment] }) => noted(key, 0, moment);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (!watched.has(this)) this.addEventListener("message", ({ data }) => {
      if (data.kind !== "heard") return;
      window.heard.push(performance.now());
      if (!data.text.startsWith('{"kind":"ack"')) return;
      const { client, request } = JSON.parse(data.text);
      noted(`${client} ${request}`, 1, now());
    });
    watched.add(this);
    if (message.kind === "say" && message.text.startsWith('{"kind":"submit"')) {
      const { client, request, ask } = JSON.parse(message.text);
      asked.set(`${client} ${request}`, [now(), ask.actions?.length ?? 1]);
    }
    return post.call(this, message, ...more);
  };
})();
"""
"""Notes of each request when it was answered, when the page took the answer, and its number of decisions."""

NOTE_ANSWERS = """
{
  const channel = new BroadcastChannel("answers"), post = self.postMessage.bind(self);
  self.postMessage = (message, moved) => {
    post(message, moved);
    if (message.kind !== "heard" || !message.text.startsWith('{"kind":"ack"')) return;
    const { client, request } = JSON.parse(message.text);
    channel.postMessage([`${client} ${request}`, performance.timeOrigin + performance.now()]);
  };
}
"""
"""What the worker of the tables does first; it acknowledges after the flush and after the full view."""

FRAMES = """
() => {
  const frames = (window.frames_ = []);
  const frame = (now) => {
    if (window.frames_ !== frames) return;
    frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""

TAKE_FRAMES = "() => { const taken = window.frames_; window.frames_ = null; return [taken, window.heard]; }"

SEARCH = """
async ([core, worker, request]) => {
  const module = await WebAssembly.compileStreaming(fetch(core));
  const thinker = new Worker(worker, { type: "module" });
  const answer = await new Promise((resolve, reject) => {
    thinker.onerror = ({ message }) => reject(new Error(message));
    thinker.onmessage = ({ data }) => {
      if (data.kind === "thought") resolve(data.answer);
    };
    thinker.postMessage({ kind: "begin", core: module, lock: "searches" });
    thinker.postMessage({ kind: "think", id: 1, request: new Uint8Array(request) });
  });
  thinker.terminate();
  return [...answer.slice(0, 25)];
}
"""
"""How an answer begins: one byte, the nodes and bytes of the tree, and the simulations, each in eight."""

NOTE_MEMORY = """
{
  const memories = new Set();
  const note = (things) => Object.values(things ?? {}).forEach((each) => {
    if (each instanceof WebAssembly.Memory) memories.add(each);
  });
  const noted = (instance, imports) => {
    Object.values(imports ?? {}).forEach(note);
    note(instance.exports);
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (from, imports, ...more) => {
      const made = await make(from, imports, ...more);
      noted(made.instance ?? made, imports);
      return made;
    };
  }
  WebAssembly.Instance = class extends WebAssembly.Instance {
    constructor(module, imports) {
      super(module, imports);
      noted(this, imports);
    }
  };
  const channel = new BroadcastChannel("memory");
  channel.onmessage = ({ data }) => {
    if (data === "tell") memories.forEach(({ buffer }) => channel.postMessage(buffer.byteLength));
  };
}
"""
"""What each worker does first. Chromium does not tell how large the JavaScript heap of a worker is."""

MEMORY = """
() => new Promise((resolve) => {
  const [channel, sizes] = [new BroadcastChannel("memory"), []];
  channel.onmessage = ({ data }) => sizes.push(data);
  channel.postMessage("tell");
  setTimeout(() => resolve(sizes), 2000);
})
"""


class Bar(NamedTuple):
    """Something measured, and the most or the least that it may be; without either it is a comparison."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def is_kept(self) -> bool:
        return (self.most is None or self.value <= self.most) and (
            self.least is None or self.value >= self.least
        )

    @property
    def wanted(self) -> str:
        if self.most is not None:
            return f"≤ {self.most:,g} {self.unit}"
        return "" if self.least is None else f"≥ {self.least:,g} {self.unit}"


SITE = "site"
PARTS = ("starts", "slow-starts", "decisions", "frames", "searches", "memory", "sizes")
"""Brotli comes last, as it takes a minute."""


class Bench:
    """A site, and browsers that play there, each with a profile of its own."""

    def __init__(self, playwright: Playwright, work: Path, site: str, starts: int) -> None:
        self._playwright = playwright
        self._work = work
        self._site = site
        self._starts = starts

    def measure(self, part: str) -> Iterator[Bar]:
        parts: dict[str, Callable[[], Iterator[Bar]]] = {
            "starts": self._start_times,
            "slow-starts": self._slow_start_times,
            "decisions": self._decisions,
            "frames": self._frames,
            "searches": self._searches,
            "memory": self._memory,
            "sizes": sizes,
        }
        return parts[part]()

    def _start_times(self) -> Iterator[Bar]:
        cold, warm = [], []
        for number in range(self._starts):
            with self._page(f"start-{number}") as page:
                cold.append(_start(page, self._site))
                warm.append(_start(page, self._site))
        yield Bar("start until the first table, cold", median(cold), "s", most=6)
        yield Bar("start until the first table, warm", median(warm), "s", most=2.5)

    def _slow_start_times(self) -> Iterator[Bar]:
        for kind, name in (("cold", "slow"), ("warm", "start-0")):
            with self._page(name) as page, slowed(self._work / name, SLOWER):
                took = _start(page, self._site)
            yield Bar(f"start on a {SLOWER} times slower processor, {kind}", took, "s", most=12)

    def _decisions(self) -> Iterator[Bar]:
        with (
            self._noting("answers", "tables.worker-*.js", NOTE_ANSWERS) as site,
            self._page("decisions") as page,
        ):
            taken: list[tuple[float, float, int]] = []
            end = monotonic() + MOST_SECONDS
            while len(taken) < DECISIONS and monotonic() < end:
                _start(page, site)
                while len(page.evaluate("window.answered")) < DECISIONS and monotonic() < end:
                    if play(page, most=PRESSES) < PRESSES:
                        break
                taken += page.evaluate("window.answered")
            answered = [milliseconds for milliseconds, _, _ in taken]
            each = [milliseconds / decisions for milliseconds, _, decisions in taken]
            yield Bar(
                f"a decision until the full view is sent, p50 of {len(taken)} requests",
                median(each),
                "ms",
                most=12,
            )
            yield Bar("a request with all its decisions, p50", median(answered), "ms")
            yield Bar("a request with all its decisions, p99", quantiles(answered, n=100)[98], "ms", most=80)
            heard = median(milliseconds for _, milliseconds, _ in taken)
            yield Bar("until the page, which draws meanwhile, takes the answer, p50", heard, "ms")

    def _frames(self) -> Iterator[Bar]:
        with self._page("start-0") as page:
            _sit_against_the_oracle(page, self._site)
            thinking, idle = [0, 0], [0, 0]
            for _ in range(THINKING_TURNS):
                play_turn(page)
                page.evaluate(FRAMES)
                coming(page)
                _count(page, thinking)
                page.wait_for_timeout(500)
                page.evaluate(FRAMES)
                page.wait_for_timeout(1500)
                _count(page, idle)
        yield Bar(f"frames dropped of {thinking[1]} while the oracle thinks", thinking[0], "", most=0)
        yield Bar(f"frames dropped of {idle[1]} while nobody thinks", idle[0], "")

    def _searches(self) -> Iterator[Bar]:
        folder = self._work / SITE / FOLDER
        (core,) = (folder / "pack").glob("core-*.wasm")
        (worker,) = (folder / "assets").glob("thinking.worker-*.js")
        # A page of its own, as that of the game may compile nothing.
        (folder / "bench.html").write_text("<!doctype html><title>Searches</title>")
        for players, least in ((2, 40_000), (4, None)):
            with self._page(f"searches-{players}") as page:
                page.goto(f"{self._site}/bench.html")
                given = [f"pack/{core.name}", f"assets/{worker.name}", list(search_request(players))]
                answer: bytes = bytes(page.evaluate(SEARCH, given))
            done = int.from_bytes(answer[17:25], "little")
            name = f"simulations a second, {players} players, playouts"
            yield Bar(name, done / SEARCHING * 1000, "", least=least)

    def _memory(self) -> Iterator[Bar]:
        with self._noting("memory", "*.worker-*.js", NOTE_MEMORY) as site, self._page("memory") as page:
            _sit_against_the_oracle(page, site)
            for _ in range(THINKING_TURNS):
                play_turn(page)
                coming(page)
            memories = page.evaluate(MEMORY)
        name = f"WebAssembly memory of the workers, {len(memories)} in all"
        yield Bar(name, sum(memories) / 1e6, "MB", most=128)

    @contextmanager
    def _noting(self, name: str, workers: str, script: str) -> Iterator[str]:
        """A site whose workers run a script first."""
        folder = write_site(self._work / f"noting-{name}")
        for worker in (folder / FOLDER / "assets").glob(workers):
            worker.write_text(script + worker.read_text("utf-8"), "utf-8")
        with host(folder) as address:
            yield f"{address}/{FOLDER}"

    @contextmanager
    def _page(self, profile: str) -> Iterator[Page]:
        """The page of a browser with a profile, which is new if nobody had it."""
        program, environment = find()
        context = self._playwright.chromium.launch_persistent_context(
            self._work / profile,
            executable_path=program,
            args=ARGUMENTS,
            env={**os.environ, **environment},
            handle_sigint=False,
            locale="en",
            reduced_motion="reduce",  # else one watches the bot play
        )
        context.set_default_timeout(120_000)
        context.add_init_script(WATCH_WORKER)
        context.add_init_script(WATCH_DECISIONS)
        with context:
            yield context.pages[0]


def sizes() -> Iterator[Bar]:
    folder = built_pack()
    assert folder is not None
    files = [folder / name for name in names_of(folder)]
    zipped = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    yield Bar("pack, gzip", zipped / 1e6, "MB", most=7.5)
    command = [node_program(), "-e", BROTLI, *map(str, files)]
    brotli = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    yield Bar("pack, brotli", int(brotli) / 1e6, "MB", most=5.5)


def search_request(players: int) -> bytes:
    """What a bot would ask the core at the start of a game, for so long as we measure."""

    def note(request: bytes) -> bytes:
        if request[0] == SEARCH_KIND:
            raise answers.Unanswered(request)
        return b"\1"

    answers.install(note)
    core = core_module()
    tables = core.SetTables(tile_rows(STANDARD), god_rows(), STANDARD)
    state = core.NativeState.from_bytes(tables, writer_for(STANDARD)(Match(players, "offline").state))
    try:
        core.Searcher(tables, nodes=TREE_NODES).search(state, 1, milliseconds=SEARCHING, thrifty=False)
    except answers.Unanswered as asked:
        return asked.request
    raise AssertionError("a search asks nothing")


SEARCH_KIND = 11
"""The first byte of a request to search: see core/wasm/core.py."""


def _start(page: Page, site: str) -> float:
    """Seconds until the first table is drawn, for somebody who presses the button as soon as it is there."""
    began = monotonic()
    page.goto(f"{site}/")
    is_ready(page)
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{site}/table/*")
    coming(page)
    return monotonic() - began


def _sit_against_the_oracle(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    is_ready(page)
    is_known(page)
    seats = [{"kind": "here"}, {"kind": "bot", "level": "oracle", "name": "Oracle"}]
    made = page.evaluate("(body) => window.inside.ask('/api/tables', body)", json.dumps({"seats": seats}))
    page.goto(f"{site}/?at=/table/{json.loads(made)['id']}")
    is_ready(page)


def _count(page: Page, counted: list[int]) -> None:
    """Add the frames that were dropped where nothing was drawn, and all that there should have been."""
    frames, heard = page.evaluate(TAKE_FRAMES)
    for before, after in pairwise(frames):
        if not any(moment <= after and before <= moment + REDRAWN for moment in heard):
            due = max(1, round((after - before) / FRAME))
            counted[0] += due - 1
            counted[1] += due


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=3, help="how often to start, cold and warm")
    parser.add_argument(
        "--only", nargs="+", metavar="PART", choices=PARTS, default=PARTS, help=", ".join(PARTS)
    )
    options = parser.parse_args()
    console = Console()
    table = Table("what", "measured", "bar", title="Without a server")
    began = monotonic()

    def note(bar: Bar) -> None:
        found = f"{bar.value:,.{0 if bar.value == int(bar.value) or bar.value > 1000 else 2}f} {bar.unit}"
        table.add_row(bar.name, found, bar.wanted, style="" if bar.is_kept else "red")
        console.print(f"{monotonic() - began:4.0f} s  {bar.name}: {found}")

    failed = False
    try:
        with (
            tempfile.TemporaryDirectory() as work,
            host(write_site(Path(work) / SITE)) as address,
            sync_playwright() as playwright,
        ):
            bench = Bench(playwright, Path(work), f"{address}/{FOLDER}", options.starts)
            for name in options.only:
                try:
                    for bar in bench.measure(name):
                        note(bar)
                except Exception:  # the other parts are still worth having
                    failed = True
                    console.print_exception()
                    table.add_row(name, "failed", "", style="red")
    except KeyboardInterrupt:
        console.print("Interrupted: this is what was measured.")
    finally:
        console.print(table)
    sys.exit(failed)


if __name__ == "__main__":
    main()
