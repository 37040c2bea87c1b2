"""The basis of the plots: a drawing in SVG, scales, and round numbers for axes."""

from collections.abc import Callable
from html import escape
from math import floor, isfinite, log10
from typing import NamedTuple

WIDTH = 440
LETTER = 8.8
"""The width of a drawing, and the mean width of a letter in it, in SVG units."""

Write = Callable[[float], str]
"""Formats a number."""


Box = tuple[float, float, float, float]
"""The left, the top, the width and the height of a rectangle."""


class Scale(NamedTuple):
    """Maps numbers to positions: `low` to `start`, `high` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that enclose a range, in at most `most` steps of 1, 2 or 5 times a power of ten.

    >>> ticks(-3, 41)
    [-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0]
    """
    if not (isfinite(low) and isfinite(high)):
        low, high = 0.0, 1.0
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    power = 10.0 ** floor(log10((high - low) / most))
    step = next(power * times for times in (1, 2, 5, 10, 20) if (high - low) / (power * times) <= most)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def ticks_within(low: float, high: float, most: int = 6) -> list[float]:
    """The round numbers within a range.

    >>> ticks_within(-3, 41)
    [0.0, 10.0, 20.0, 30.0, 40.0]
    """
    return [tick for tick in ticks(low, high, most) if low <= tick <= high]


def cut(text: str, room: float) -> str:
    """Cut a text with an ellipsis if it is wider than `room`."""
    most = max(int(room / LETTER), 2)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def room_for(labels: list[str], most: float = 200) -> float:
    return min(max(map(len, labels), default=0) * LETTER, most) + 10


class Drawing:
    """A drawing that is written as SVG; its colours are those of the page."""

    def __init__(self, title: str, height: float, width: float = WIDTH) -> None:
        self._title, self._height, self._width = title, height, width
        self._parts: list[str] = []

    def _add(self, name: str, tip: str = "", **attributes: object) -> None:
        said = "".join(
            f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
            for key, value in attributes.items()
        )
        inner = f"<title>{escape(tip)}</title>" if tip else ""
        self._parts.append(f"<{name}{said}>{inner}</{name}>")

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._add("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)

    def box(self, box: Box, kind: str, tip: str = "", *, opacity: float = 1, round: float = 0) -> None:
        more = {"fill_opacity": opacity} if opacity < 1 else {}
        x, y, width, height = box
        self._add("rect", tip, x=x, y=y, width=width, height=height, rx=round, class_=kind, **more)

    def dot(self, x: float, y: float, radius: float, kind: str, tip: str = "") -> None:
        self._add("circle", tip, cx=x, cy=y, r=radius, class_=kind)

    def path(
        self, points: list[tuple[float, float]], kind: str, tip: str = "", *, closed: bool = False
    ) -> None:
        """A line through points, or the area that they enclose."""
        through = " L".join(f"{_plain(x)} {_plain(y)}" for x, y in points)
        self._add("path", tip, d=f"M{through}{' Z' if closed else ''}", class_=kind)

    def text(self, x: float, y: float, text: str, anchor: str = "start", kind: str = "label") -> None:
        """A text whose middle line is at y."""
        said = f'x="{_plain(x)}" y="{_plain(y)}" text-anchor="{anchor}" class="{kind}" dy=".35em"'
        self._parts.append(f"<text {said}>{escape(text)}</text>")

    def axis(self, at: Scale, top: float, height: float, unit: str, tick: Write) -> None:
        """The axis of a scale from left to right below an area of that height, and the grid behind it."""
        bottom = top + height
        for mark in ticks_within(at.low, at.high):
            self.line(at(mark), top, at(mark), bottom, "zero" if mark == 0 else "grid")
            self.text(at(mark), bottom + 11, tick(mark), "middle", "tick")
        self.text((at.start + at.end) / 2, bottom + 28, unit, "middle", "unit")

    def svg(self) -> str:
        size = f"0 0 {_plain(self._width)} {_plain(self._height)}"
        head = f'<svg class="plot" viewBox="{size}" role="img" aria-label="{escape(self._title)}">'
        return f"{head}<title>{escape(self._title)}</title>{''.join(self._parts)}</svg>"


def _plain(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
