"""Visits of a browser to the server, watched for everything that must not happen."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response

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

_WATCH_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} at ${event.sourceFile}`));
"""


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

    def open(self, path: str = "/") -> Page:
        """Go to a path of the page."""
        self.page.goto(self.address + path)
        return self.page

    def introduce(self) -> None:
        """Be known to the server, without its page."""
        if not self.context.cookies(self.address):
            headers = {"origin": self.address}
            made = self.context.request.post(
                f"{self.address}/api/identity", data={"name": "Vega"}, headers=headers
            )
            assert made.ok, made.text()

    def arrive(self) -> Page:
        """Go to the start page, and wait until one is known to the server."""
        with self.page.expect_response("**/api/my/tables"):
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
    made = Visit(context, context.new_page(), address)
    made.watch()
    return made


SETTLED = """() => document.getAnimations().every(
    (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""
"""Whether nothing on the page is on its way any more: no sheet that rises, no colour that fades in."""


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
