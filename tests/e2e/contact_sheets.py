"""Contact sheets: the pages and tables in themes, sizes and languages, side by side in a few pictures.

Usage: scripts/contact-sheets.sh [LANGUAGE | KIND …]
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple, get_args

from playwright.sync_api import Browser, Page, sync_playwright
from support.server import TableServer

from orbis.locales import LANGUAGES, Language

from .chromium import ROOT, launch
from .given import given
from .moments import on_display, takings
from .playing import coming, play, play_turn
from .records import kept
from .saying import say
from .tables import HERE, OPEN, bot, introduce, make, playing, resign
from .visits import (
    DESKTOP,
    LAPTOP,
    LYING_PHONE,
    PHONE,
    PHONE_WITH_BARS,
    SMALL_PHONE,
    TABLET,
    UPRIGHT_TABLET,
    Theme,
    visit,
)

SHEETS = ROOT / "contact-sheets"
GALLERY = ROOT / "web" / "dist-gallery"
SIZES = (DESKTOP, LAPTOP, TABLET, UPRIGHT_TABLET, PHONE, LYING_PHONE, SMALL_PHONE)
WINDOWS = (
    LAPTOP,
    (1440, 789),
    (1536, 730),
    PHONE_WITH_BARS,
    (412, 732),
    (375, 548),
    LYING_PHONE,
    (844, 390),
    (820, 1180),
)
"""The windows that people have: laptops, phones with bars of their browsers, lying phones, a tablet."""
MOMENTS = ("first-2", "mid-4", "settle-3", "strike-3", "trim-3", "over-3")
"""The fixtures that are seen in all of those; in the first one a tile is chosen."""
POSITIONS = ("first", "mid", "last")
SETTLING = 400
"""Milliseconds for what rises and fades in."""
SIMULATIONS = 100
"""Of a review, which need not be a good one."""
HEIGHT = 420
"""How high a picture is on a sheet."""


class Served(NamedTuple):
    """Where the tables and the gallery are."""

    tables: str
    gallery: str


class Picture(NamedTuple):
    """A picture, and what it shows."""

    name: str
    path: Path


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.taken: list[Picture] = []

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Take a picture of what is seen, or of the whole page."""
        path = self._folder / f"{len(self.taken)}.png"
        page.screenshot(path=path, animations="disabled", full_page=whole)
        self.taken.append(Picture(name, path))


def lay_out(browser: Browser, pictures: list[Picture], sheet: Path) -> None:
    """Put pictures side by side into one."""
    figures = "".join(
        f'<figure><img src="{each.path.as_uri()}" height="{HEIGHT}">'
        f"<figcaption>{escape(each.name)}</figcaption></figure>"
        for each in pictures
    )
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(
            f"<style>body{{font:14px sans-serif}}figure{{display:inline-block;margin:6px}}</style>{figures}"
        )
        file.flush()
        page = browser.new_page(viewport={"width": 2000, "height": 800})
        page.goto(Path(file.name).as_uri())
        page.screenshot(path=sheet, full_page=True)
        page.close()


def pages(browser: Browser, served: Served, camera: Camera, language: Language, theme: Theme) -> None:
    """Take the real pages and a few moments of a game, in a small and a large window."""
    for size in (DESKTOP, PHONE):
        one = visit(browser, served.tables, size=size, theme=theme, language=language)
        page, about = one.arrive(), f"{language} {theme} {size[0]}×{size[1]}"
        camera.take(page, f"start {about}")
        one.open("/settings").locator("fieldset").first.wait_for()
        camera.take(page, f"settings {about}")
        one.open(make(one, HERE, OPEN))
        page.locator(".lobby").wait_for()
        camera.take(page, f"lobby {about}")
        one.open(make(one, HERE, bot("acolyte")))
        for _ in range(3):
            play_turn(page)
        play(page, most=1)
        coming(page)
        camera.take(page, f"a tile chosen {about}")
        for key in "lgsm":
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            camera.take(page, f"sheet {key} {about}")
            page.keyboard.press("Escape")
        one.context.close()


def study(browser: Browser, served: Served, camera: Camera, language: Language, theme: Theme) -> None:
    """Take the pages for learning and looking back, in all sizes."""
    for size in SIZES:
        one = visit(browser, served.tables, size=size, theme=theme, language=language)
        page, about = one.arrive(), f"{language} {theme} {size[0]}×{size[1]}"
        record = kept(one, players=3)
        review = record.replace("/record/", "/review/")
        for name, path, drawn in (
            ("chapters", "/learn", "ol a"),
            ("a lesson", "/learn/village", ".mark"),
            ("rules", "/rules/forest", "figure"),
            ("rulings", "/rules/Q1", "figure"),
            ("summary", "/rules/summary", ".summary .gods li"),
            ("record", f"{record}/80", ".controls"),
            ("review", f"{review}?simulations={SIMULATIONS}", ".players, .summary"),
            ("a turn", f"{review}/12?simulations={SIMULATIONS}", ".drawing"),
            ("tiles", "/tiles", ".tiles svg"),
            ("own tiles", "/tiles/own", "main button"),
        ):
            one.open(path).locator(drawn).first.wait_for()
            camera.take(page, f"{name} {about}")
        page.get_by_role("button", name=say("tiles-copy-do", language)).click()
        page.locator(".drawn").wait_for()
        camera.take(page, f"a tile of one's own {about}")
        one.context.close()


def coming_back(browser: Browser, served: Served, camera: Camera, language: Language, theme: Theme) -> None:
    """Take the whole pages of somebody who comes back: own games, friends, puzzles, settings."""
    for size in (LAPTOP, PHONE):
        ann, ben = (
            introduce(visit(browser, served.tables, size=size, theme=theme, language=language), name)
            for name in ("Ann", "Ben")
        )
        page, about = ann.arrive(), f"{language} {theme} {size[0]}×{size[1]}"
        table = playing(ann, ben)
        make(ann, HERE, OPEN, clock={"bank": 259_200_000, "per_turn": True})
        over = make(ann, HERE, bot(), substitute="pilgrim")
        resign(ann, over)
        ann.open(over).locator("dialog[open]").wait_for(timeout=120_000)
        camera.take(page, f"the end of a game {about}")
        for path in (
            "/",
            "/mine",
            "/friends",
            "/statistics",
            "/me",
            "/settings",
            "/daily",
            "/puzzles",
            table,
        ):
            ann.open(path).locator("h1:visible, .prompt").first.wait_for()
            page.wait_for_load_state("networkidle")
            camera.take(page, f"{path} {about}", whole=True)
        ben.context.close()
        ann.context.close()


def gallery(browser: Browser, served: Served, camera: Camera, language: Language, theme: Theme) -> None:
    """Take the tables of the gallery in all sizes."""
    for size in SIZES:
        page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        for players in (2, 3, 4):
            for position in POSITIONS:
                query = f"scene=table&players={players}&position={position}&theme={theme}&lang={language}"
                page.goto(f"{served.gallery}/gallery.html?{query}")
                page.locator(".prompt").wait_for()
                camera.take(page, f"{players} players, {position} {language} {theme} {size[0]}×{size[1]}")
        page.close()


def windows(browser: Browser, served: Served, camera: Camera, language: Language, theme: Theme) -> None:
    """Take the main moments at the real table in the windows that people have, in one theme."""
    if theme == "dark":
        return
    for size in WINDOWS:
        touch = size not in WINDOWS[:3]
        one = visit(browser, served.tables, size=size, touch=touch, theme=theme, language=language)
        for moment in MOMENTS:
            state = given(one, moment)
            page = one.page
            if moment == MOMENTS[0]:
                on_display(page, takings(state)[0].action).click()
            page.wait_for_timeout(SETTLING)
            camera.take(page, f"{moment} {size[0]}×{size[1]}")
        one.context.close()


KINDS = {"windows": windows, "pages": pages, "study": study, "coming-back": coming_back, "gallery": gallery}


@contextmanager
def served_gallery() -> Iterator[str]:
    """The built gallery, at an address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *arguments: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=GALLERY)) as served:
        Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()


def main(languages: Sequence[Language], kinds: Sequence[str]) -> None:
    """Make the contact sheets of some kinds."""
    SHEETS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served_gallery() as address,
    ):
        browser = launch(playwright.chromium)
        server = TableServer(Path(folder))
        try:
            for language in languages:
                for theme in get_args(Theme):
                    for name in kinds:
                        pictures = Path(folder, f"{name}-{language}-{theme}")
                        pictures.mkdir()
                        camera = Camera(pictures)
                        KINDS[name](browser, Served(server.address, address), camera, language, theme)
                        if not camera.taken:
                            continue
                        sheet = SHEETS / f"{name}-{language}-{theme}.png"
                        lay_out(browser, camera.taken, sheet)
                        print(f"{sheet.relative_to(ROOT)}: {len(camera.taken)} pictures")
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if unknown := [each for each in wanted if each not in (*LANGUAGES, *KINDS)]:
        sys.exit(f"unknown: {', '.join(unknown)}; there are {', '.join((*LANGUAGES, *KINDS))}")
    main(
        [each for each in LANGUAGES if each in wanted] or list(LANGUAGES),
        [each for each in KINDS if each in wanted] or list(KINDS),
    )
