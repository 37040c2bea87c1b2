"""Visits of a browser to the server, watched for everything that must not happen."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, Route, WebSocketRoute

DESKTOP = (1440, 900)
LAPTOP = (1366, 657)
TABLET = (1024, 768)
UPRIGHT_TABLET = (768, 1024)
PHONE = (390, 844)
LYING_PHONE = (667, 375)
PHONE_WITH_BARS = (390, 664)
SMALL_PHONE = (360, 640)

FINGER = 44
"""The least width and height of what a finger can press, in pixels."""

PATIENCE = 60_000
"""Milliseconds for which a page may take to show what is expected, on a busy machine."""

Theme = Literal["light", "dark"]
Way = Literal["sent", "received"]
Message = dict[str, Any]

_WATCH_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} at ${event.sourceFile}`));
"""

_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((go) => (active.onstatechange = go));
  while (navigator.serviceWorker.controller === null) await new Promise((go) => setTimeout(go, 20));
}"""
"""Wait until the worker has kept the page, and serves it."""


class Line:
    """The line from the tables to a page, which can be held up."""

    def __init__(self, page: Page) -> None:
        self._holds = False
        self._held: list[Callable[[], None]] = []
        self._repeat: Callable[[], None] = self.release
        page.route_web_socket("**/api/socket", self._route)

    def hold(self) -> None:
        """Let nothing through."""
        self._holds = True

    def release(self) -> None:
        """Let everything through."""
        self._holds = False
        for send in self._held:
            send()
        self._held.clear()

    def repeat(self) -> None:
        """Let the last view of a table come once more."""
        self._repeat()

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            def send() -> None:
                socket.send(message)

            if json.loads(message)["kind"] == "table":
                self._repeat = send
            if self._holds:
                self._held.append(send)
            else:
                send()

        server.on_message(pass_on)


@dataclass
class Visit:
    """A person's browser at the server: one page, and all that went wrong in it."""

    context: BrowserContext
    page: Page
    address: str
    faults: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    expected: str = ""
    """Faults that a test provokes."""
    whose: str = "orbis"
    """How the names begin under which the browser keeps what is somebody's."""

    @property
    def base(self) -> str:
        """The path below which the page is."""
        return urlsplit(self.address).path

    def open(self, path: str = "/") -> Page:
        """Go to a path of the page."""
        self.page.goto(self.address + path)
        return self.page

    def introduce(self, name: str = "Vega") -> None:
        """Be known to the server by some name, without its page."""
        if not self.context.cookies(self.address):
            self.post("/api/identity", {"name": name})

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        """What the server answers when it is asked for something without its page."""
        headers = {"origin": self.address}
        answer = self.context.request.post(self.address + path, data=dict(body), headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def text(self, path: str) -> str:
        """What the server answers to a path without its page."""
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.text()

    def get(self, path: str) -> Any:
        """The value of what the server answers to a path without its page."""
        return json.loads(self.text(path))

    def answered(self, path: str) -> AbstractContextManager[object]:
        """Wait until the page has been answered what it asks a path for meanwhile."""
        return self.page.expect_response(f"**{path}")

    def asks(self, path: str) -> AbstractContextManager[object]:
        """Wait until the page has asked a path for something meanwhile."""
        return self.page.expect_request(f"**{path}")

    @contextmanager
    def fails(self, path: str) -> Iterator[Callable[[], int]]:
        """Let nobody answer what the page asks a path for meanwhile; gives how often it has asked."""
        asked: list[str] = []

        def abort(route: Route) -> None:
            asked.append(route.request.url)
            route.abort()

        self.page.route(f"**{path}", abort)
        try:
            yield lambda: len(asked)
        finally:
            self.page.unroute(f"**{path}", abort)

    def asked(self, path: str, come: Callable[[], object]) -> Any:
        """What the page sends to a path when somebody comes somewhere."""
        with self.page.expect_request(f"**{path}") as asked:
            come()
        return asked.value.post_data_json

    def listen(self, way: Way, note: Callable[[Message], None]) -> None:
        """Let every message be noted that the page sends to its tables, or receives from them."""
        frames: Any = "framesent" if way == "sent" else "framereceived"
        self.page.on("websocket", lambda socket: socket.on(frames, lambda frame: note(json.loads(frame))))

    def line(self) -> Line:
        """The line from the tables, before the page is opened."""
        return Line(self.page)

    def arrive(self) -> Page:
        """Go to the start page, and wait until one is known to the server."""
        with self.answered("/api/my/tables"):
            return self.open()

    def watch(self) -> None:
        """Begin to note what goes wrong."""
        self.context.add_init_script(_WATCH_POLICY)
        self.page.on("console", lambda message: self._note(f"{message.type}: {message.text}", message.type))
        self.page.on("pageerror", lambda error: self._note(f"uncaught: {error.stack}", "error"))
        self.page.on("requestfailed", self._note_failed)
        self.page.on("response", self._note_response)

    def unexpected(self) -> list[str]:
        """The faults that no test has provoked."""
        return [fault for fault in self.faults if not self.expected or not re.search(self.expected, fault)]

    def keep(self, folder: Path) -> None:
        """Write down how the visit looks now, and what was logged in it."""
        folder.mkdir(parents=True, exist_ok=True)
        name = f"visit-{len(list(folder.glob('visit-*.log')))}"
        (folder / f"{name}.log").write_text("\n".join([self.page.url, *self.log, ""]))
        (folder / f"{name}.html").write_text(self.page.content())
        self.page.screenshot(path=folder / f"{name}.png")

    def _note(self, text: str, kind: str) -> None:
        self.log.append(text)
        if kind in {"error", "warning"}:
            self.faults.append(text)

    def _note_failed(self, request: Request) -> None:
        self.log.append(f"failed: {request.method} {request.url} {request.failure}")

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.request.method} {response.url}", "error")


def visit(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    theme: Theme = "light",
    language: str = "en",
    motion: bool = False,
    worker: bool = False,
    kind: type[Visit] = Visit,
) -> Visit:
    """A new visitor, whom the server does not know; without motion nothing has to be waited for.

    Without `worker` the browser has no service workers: to keep the page takes it a hundred requests.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        color_scheme=theme,
        locale=language,
        reduced_motion="no-preference" if motion else "reduce",
    )
    if not worker:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.set_default_timeout(PATIENCE)
    made = kind(context, context.new_page(), address)
    made.watch()
    return made


SETTLED = """() => document.getAnimations().every(
    (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""
"""Whether nothing on the page is on its way any more: no sheet that rises, no colour that fades in."""


def answered(page: Page) -> None:
    """Wait until a page has drawn what it knows and what it then asked for: later answers come after both."""
    for _ in range(2):
        page.evaluate(
            """async () => {
                await (await fetch("/api/identity/ways")).json();
                await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            }"""
        )


def kept(page: Page) -> None:
    """Wait until the page is kept."""
    page.evaluate(_KEPT)


def barriers(page: Page, within: str = "html") -> list[str]:
    """What axe finds on a page, or within a part of it, that keeps people out, once the page has settled."""
    page.wait_for_function(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: dict[str, Any] = page.evaluate("(part) => axe.run(part, {resultTypes: ['violations']})", within)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def an_inline_script_is_stopped(visit: Visit) -> None:
    page = visit.open()
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = 1'}))"
    )
    page.wait_for_function("() => window.ran === undefined")
    assert any(fault.startswith("error: policy: script-src-elem inline") for fault in visit.faults)
