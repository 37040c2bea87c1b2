"""The terminal: draws screens, prints lines, asks for a line; plain lines if the output is not a terminal."""

import sys
import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from orbis.tui.blocks import wrapped
from orbis.tui.line_reader import LineReader
from orbis.tui.screen import HEIGHT, WIDTH
from orbis.tui.symbols import GLYPHS, plain_letters

Read = Callable[[], str]
"""Reads a line, or raises `EOFError`."""

PROMPT = ">"


class Terminal:
    def __init__(
        self, console: Console, *, ascii: bool = False, pause: float = 0.0, read: Read | None = None
    ) -> None:
        self._console = console
        self._ascii = ascii or not _can_show(GLYPHS, console.encoding)
        self._pause = pause
        self.interactive = console.is_terminal and (read is not None or sys.stdin.isatty())
        self._read = read or LineReader().read

    @property
    def width(self) -> int:
        """The columns that may be used."""
        return self._console.width if self.interactive else max(self._console.width, WIDTH)

    @property
    def height(self) -> int:
        """The lines that may be used."""
        return self._console.height if self.interactive else HEIGHT

    def draw(self, lines: Iterable[Text]) -> None:
        if self.interactive:
            self._console.clear()
        self.print(lines)

    def say(self, *texts: Text | str) -> None:
        """Print texts, broken between words."""
        self.print(row for text in texts for row in wrapped(text, self.width))

    def show(self, lines: Sequence[Text], more: str) -> None:
        """Show lines page by page, asking before each further page."""
        page = max(self.height - 2, 1) if self.interactive else len(lines)
        for first in range(0, len(lines), max(page, 1)):
            if first and self.ask(f"{more} ").strip():
                return
            self.print(lines[first : first + page])

    def ask(self, question: str = "") -> str:
        self._console.print(self._shown(Text(f"{question}{PROMPT}")), end=" ", soft_wrap=True)
        typed = self._read()
        if not self.interactive:
            self.print([Text(printable(typed))])
        return typed

    def wait(self) -> None:
        """Wait a moment, so that a person can follow."""
        if self._pause and self.interactive:
            time.sleep(self._pause)

    def print(self, lines: Iterable[Text]) -> None:
        """Print lines without breaking them."""
        text = Text("\n").join(map(self._shown, lines))
        self._console.print(text, soft_wrap=True, highlight=False)

    def _shown(self, text: Text) -> Text:
        """A text in the characters that the terminal can show."""
        plain = plain_letters(text.plain) if self._ascii else text.plain
        encoding = self._console.encoding
        shown = text.copy()
        shown.plain = plain.encode(encoding, "replace").decode(encoding)
        if not self.interactive:
            shown.rstrip()
        return shown


def printable(text: str, longest: int = 60) -> str:
    """What was typed, shortened and without control characters."""
    shown = "".join(character if character.isprintable() else "?" for character in text)
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def _can_show(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
