"""Kills the browser, or the worker of the tables, while somebody plays without a server: what is left?"""

import os
import random
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Timer

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from .chromium import ARGUMENTS, find
from .playing import AT_ONCE, next_press
from .saying import say
from .site import WATCH_WORKER, asked, is_known, is_ready
from .visits import PATIENCE

LONGEST = 3.0
"""Seconds of play before a kill, at most."""


class Killer:
    """Plays at a site in a browser with a profile of its own, and kills it again and again."""

    def __init__(self, kind: BrowserType, site: str, profile: Path, seed: int) -> None:
        self._kind = kind
        self._site = site
        self._profile = profile
        self._random = random.Random(seed)
        self._acknowledged: dict[str, int] = {}
        self.kills: Counter[str] = Counter()
        self.decisions = 0

    def run(self, kills: int) -> None:
        """Kill so often; raise `AssertionError` if anything acknowledged is lost."""
        context, page = self._open()
        me = is_known(page)
        for number in range(kills):
            self._find_a_game(page)
            if number % 2:
                self._kill_worker(page)
                page.reload()
                is_ready(page)
            else:
                self._kill_browser(page)
                context, page = self._open()
            self._compare(page, me)
        context.close()

    def _open(self) -> tuple[BrowserContext, Page]:
        program, environment = find()
        for lock in self._profile.glob("Singleton*"):
            lock.unlink()
        context = self._kind.launch_persistent_context(
            self._profile,
            executable_path=program,
            args=ARGUMENTS,
            env={**os.environ, **environment},
            handle_sigint=False,
            locale="en",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.pages[0]
        context.expose_function("acknowledged", self._note)
        context.add_init_script(WATCH_WORKER)
        page.goto(f"{self._site}/")
        return context, is_ready(page)

    def _note(self, table: str, event: int) -> None:
        self._acknowledged[table] = max(event, self._acknowledged.get(table, 0))
        self.decisions += 1

    def _find_a_game(self, page: Page) -> None:
        """Go to the game that goes on, or begin one, without loading the page again."""
        tables = asked(page, "/api/my/tables")
        assert isinstance(tables, list), tables
        going = [each["id"] for each in tables if each["status"] == "playing"]
        if going and page.url.endswith(going[0]):
            return
        if "/table/" in page.url:
            page.goto(f"{self._site}/")
            is_ready(page)
        if going:
            page.locator(f'a[href$="/table/{going[0]}"]').first.click()
        else:
            page.get_by_role("button", name=say("pages-play-now")).click()
        page.wait_for_url(f"{self._site}/table/*")

    def _kill_worker(self, page: Page) -> None:
        after = int(1000 * self._random.uniform(0.2, LONGEST))
        page.evaluate("(after) => setTimeout(() => window.inside.worker.terminate(), after)", after)
        self._play(page, time.monotonic() + after / 1000)
        self.kills["worker"] += 1

    def _kill_browser(self, page: Page) -> None:
        after = self._random.uniform(0.2, LONGEST)
        timer = Timer(after, self._kill)
        timer.start()
        self._play(page, time.monotonic() + after)
        timer.join()
        self.kills["browser"] += 1

    def _play(self, page: Page, until: float) -> None:
        while time.monotonic() < until:
            # What was to be pressed may be gone, and so may the page.
            with suppress(Error):
                thing = next_press(page, AT_ONCE)
                if thing is not None:
                    thing.click(timeout=500)

    def _kill(self) -> None:
        """Kill all processes of the browser at once, as a crash would."""
        mark = f"--user-data-dir={self._profile}".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if mark in command.split(b"\0") and b"--type=" not in command:
                os.kill(int(folder.name), signal.SIGKILL)

    def _compare(self, page: Page, me: str) -> None:
        found = asked(page, "/api/identity")
        assert found.get("id") == me, f"{me} is now {found}"
        for table, event in self._acknowledged.items():
            found = asked(page, f"/api/tables/{table}?detail=events")
            assert found.get("number", 0) >= event, f"table {table}: {event} was acknowledged, not {found}"
