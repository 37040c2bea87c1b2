"""The game as files behind a host that knows nothing else, below a path, and the server inside its page."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page, expect
from support.server import orbis

from .saying import say
from .visits import PATIENCE, Visit

FOLDER = "games/orbis"

WATCH_WORKER = """
(() => {
  const waiting = new Map();
  let number = 1e9;
  window.inside = { worker: null };
  window.inside.ask = (path, posted = "") => new Promise((resolve) => {
    waiting.set(++number, resolve);
    const [method, body] = [posted === "" ? "GET" : "POST", new TextEncoder().encode(posted)];
    const headers = [["content-type", "application/json"]];
    window.inside.worker.postMessage({ kind: "ask", id: number, method, path, headers, body });
  });
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.inside.worker = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "answer" && waiting.has(data.id))
          waiting.get(data.id)(new TextDecoder().decode(data.body));
        if (data.kind !== "heard") return;
        const message = JSON.parse(data.text);
        if (message.kind === "ack") window.acknowledged?.(message.table, message.event);
      });
    }
  };
})();
"""
"""Notes what the server inside acknowledges, and lets a test ask it."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class _Host(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that was killed does not wait for its answers."""


@contextmanager
def host(folder: Path) -> Iterator[str]:
    """A host of the files in a folder, and its address."""
    server = _Host(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def write_site(folder: Path) -> Path:
    """Write the site below a folder, as its host would."""
    code, _, err = orbis("site", folder / FOLDER)
    assert code == 0, err
    return folder


def is_ready(page: Page) -> Page:
    """Wait until the server inside a page answers."""
    expect(page.get_by_text(say("pages-inside-starting"))).to_have_count(0, timeout=PATIENCE)
    page.wait_for_function("() => window.inside.worker !== null")
    assert json.loads(page.evaluate("window.inside.ask('/api/about')"))["tiles"]
    return page


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
