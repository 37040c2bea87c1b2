"""The game as files behind a host that knows nothing else, below a path, and the server inside its page."""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, BinaryIO
from urllib.parse import quote

from playwright.sync_api import Page, expect
from support.server import orbis

from .saying import say
from .visits import PATIENCE, Line, Message, Visit, Way

FOLDER = "games/orbis"

WATCH_WORKER = """
(() => {
  const waiting = new Map();
  const paths = new Map();
  let number = 1e9;
  let held = null;
  let view = null;
  window.inside = { worker: null, asked: [], answered: [], failing: [], failed: 0 };
  window.inside.ask = (path, posted = "") => new Promise((resolve) => {
    waiting.set(++number, resolve);
    const [method, body] = [posted === "" ? "GET" : "POST", new TextEncoder().encode(posted)];
    const headers = [["content-type", "application/json"]];
    window.inside.worker.postMessage({ kind: "ask", id: number, method, path, headers, body });
  });
  const hear = (data) => window.inside.worker.dispatchEvent(new MessageEvent("message", { data }));
  window.inside.hold = () => (held ??= []);
  window.inside.release = () => {
    const late = held ?? [];
    held = null;
    late.forEach(hear);
  };
  window.inside.repeat = () => hear(view);
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.inside.worker = this;
      this.addEventListener("message", (event) => {
        const { data } = event;
        if (data.kind === "answer" && waiting.has(data.id))
          waiting.get(data.id)(new TextDecoder().decode(data.body));
        if (data.kind === "answer") window.inside.answered.push(paths.get(data.id));
        if (data.kind !== "heard") return;
        if (held !== null) {
          held.push(data);
          event.stopImmediatePropagation();
          return;
        }
        window.received?.(data.text);
        const message = JSON.parse(data.text);
        if (message.kind === "ack") window.acknowledged?.(message.table, message.event);
        if (message.kind === "table") view = data;
      });
    }
    postMessage(message, ...moved) {
      if (message.kind === "ask") {
        paths.set(message.id, message.path);
        window.inside.asked.push({ path: message.path, body: new TextDecoder().decode(message.body) });
        if (window.inside.failing.some((path) => message.path.endsWith(path))) {
          window.inside.failed++;
          const failed = { kind: "answer", id: message.id, status: 500, headers: [], body: new Uint8Array() };
          setTimeout(() => hear(failed));
          return;
        }
      }
      if (message.kind === "say") window.sent?.(message.text);
      super.postMessage(message, ...moved);
    }
  };
})();
"""
"""Notes what the page and the server inside it say to each other, and lets a test ask it, or hold it up."""


_GO = """(path) => {
  history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Go to a path within the page."""


_IS_ASKED = "(path) => window.inside.asked.find((each) => each.path.endsWith(path))"
"""What the page has asked a path for, if it has."""

_FAILS_NO_MORE = "(path) => void window.inside.failing.splice(window.inside.failing.lastIndexOf(path), 1)"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class _Pages(_Quiet):
    """Answers with 404.html where there is nothing, and without an error, as some hosts do."""

    def send_head(self) -> BinaryIO | None:
        if not Path(self.translate_path(self.path)).exists():
            self.path = f"/{FOLDER}/404.html"
        return super().send_head()


class _Host(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that was killed does not wait for its answers."""


@contextmanager
def host(folder: Path, *, finds_pages: bool = False) -> Iterator[str]:
    """A host of the files in a folder, and its address; it may lead paths of the page to it."""
    handler = partial(_Pages if finds_pages else _Quiet, directory=str(folder))
    server = _Host(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def write_site(folder: Path, *arguments: str) -> Path:
    """Write the site below a folder, as its host would."""
    code, _, err = orbis("site", folder / FOLDER, *arguments)
    assert code == 0, err
    return folder


def is_ready(page: Page) -> Page:
    """Wait until the server inside a page answers."""
    expect(page.get_by_text(say("pages-inside-starting"))).to_have_count(0, timeout=PATIENCE)
    page.wait_for_function("() => window.inside.worker !== null")
    assert json.loads(page.evaluate("window.inside.ask('/api/about')"))["tiles"]
    return page


def is_known(page: Page) -> str:
    """Wait until a newcomer is known to the server inside a page, and return their id."""
    end = time.monotonic() + PATIENCE / 1000
    while (known := asked(page, "/api/identity").get("id")) is None:
        assert time.monotonic() < end, "nobody is known here"
        page.wait_for_timeout(20)
    return str(known)


def asked(page: Page, path: str) -> Any:
    """What the server inside a page answers to a path."""
    return json.loads(page.evaluate("(path) => window.inside.ask(path)", path))


def open_site(visit: Visit, path: str = "/") -> Page:
    """Open a path of the site, and wait until one can play, with or without a connection."""
    visit.context.add_init_script(WATCH_WORKER)
    page = is_ready(visit.open(path))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        "() => caches.keys().then((names) => names.some((name) => !name.startsWith('orbis-pack ')))"
    )
    return page


class InsideLine(Line):
    """The line from the server inside a page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def hold(self) -> None:
        self._page.evaluate("window.inside.hold()")

    def release(self) -> None:
        self._page.evaluate("window.inside.release()")

    def repeat(self) -> None:
        self._page.evaluate("window.inside.repeat()")


@dataclass
class InsideVisit(Visit):
    """A person's browser at a site, which has no server: whatever is asked, the page itself answers."""

    whose: str = "orbis.inside"
    _is_begun: bool = False
    _is_introduced: bool = False
    """Whether the start page is open, and nothing was done there but to be known."""

    def open(self, path: str = "/") -> Page:
        if not self._is_begun:
            self.context.add_init_script(WATCH_WORKER)
            self._is_begun = True
        if self._is_introduced:
            # To start once more would take longer than most of the tests.
            self._is_introduced = False
            self.page.evaluate(_GO, self.base + path)
            return self.page
        wanted, mark, part = path.partition("#")
        self.page.goto(f"{self.address}/?at={quote(wanted, safe='/')}{mark}{part}")
        return is_ready(self.page)

    def arrive(self) -> Page:
        self.open()
        is_known(self.page)
        return self.page

    def introduce(self, name: str = "Vega") -> None:
        if not self._is_begun:
            self.arrive()
            self.post("/api/identity", {"name": name})
            self._is_introduced = True

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        self.introduce()
        asked = "([path, body]) => window.inside.ask(path, body)"
        answer = json.loads(is_ready(self.page).evaluate(asked, [path, json.dumps(body)]))
        assert "error" not in answer, answer
        return answer

    def text(self, path: str) -> str:
        return str(is_ready(self.page).evaluate("(path) => window.inside.ask(path)", path))

    @contextmanager
    def answered(self, path: str) -> Iterator[None]:
        if self._is_begun:
            self.page.evaluate("() => void (window.inside.answered.length = 0)")
        yield
        self.page.wait_for_function(
            "(path) => window.inside.answered.some((each) => each?.endsWith(path))", arg=path
        )

    @contextmanager
    def asks(self, path: str) -> Iterator[None]:
        if self._is_begun:
            self.page.evaluate("() => void (window.inside.asked.length = 0)")
        yield
        self.page.wait_for_function(_IS_ASKED, arg=path)

    @contextmanager
    def fails(self, path: str) -> Iterator[Callable[[], int]]:
        before = self.page.evaluate(
            "(path) => window.inside.failing.push(path) && window.inside.failed", path
        )
        try:
            yield lambda: int(self.page.evaluate("window.inside.failed")) - int(before)
        finally:
            self.page.evaluate(_FAILS_NO_MORE, path)

    def asked(self, path: str, come: Callable[[], object]) -> Any:
        with self.asks(path):
            come()
        return json.loads(self.page.evaluate(f"(path) => ({_IS_ASKED})(path).body", path))

    def listen(self, way: Way, note: Callable[[Message], None]) -> None:
        self.page.expose_function(way, lambda text: note(json.loads(text)))

    def line(self) -> Line:
        return InsideLine(self.page)

    def unexpected(self) -> list[str]:
        # On a busy machine the game takes longer to start than the page to load.
        return [fault for fault in super().unexpected() if "preloaded" not in fault]
