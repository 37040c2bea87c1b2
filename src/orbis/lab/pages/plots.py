"""Plots for pages: bars, points with intervals, lines with bands, histograms and heat maps.

Every function takes a title, which screen readers read, and what to show, and returns an `<svg>` without
scripts. `write` formats values and `tick` the numbers of axes, as the page's language requires.
"""

from collections import Counter
from collections.abc import Sequence
from math import isfinite, isnan, nan
from typing import NamedTuple

from orbis.lab.pages.drawing import (
    LETTER,
    WIDTH,
    Box,
    Drawing,
    Scale,
    Write,
    cut,
    room_for,
    ticks,
    ticks_within,
)

ROW = 28
HILL = 58
TOP = 6
FOOT = 38
EDGE = 14
COLOURS = 6
"""How many line colours the page has."""


class Spot(NamedTuple):
    label: str
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A named line through points, with a band from `lows` to `highs` if they are given."""

    name: str
    xs: Sequence[float]
    ys: Sequence[float]
    lows: Sequence[float] = ()
    highs: Sequence[float] = ()


def general(value: float) -> str:
    """A number where the language does not matter."""
    return f"{value:g}"


def bars(
    title: str,
    rows: Sequence[tuple[str, float]],
    unit: str = "",
    write: Write = general,
    tick: Write = general,
) -> str:
    """Horizontal bars from 0, each with its label before it and its value after it."""
    left, right = room_for([label for label, _ in rows]), room_for([write(value) for _, value in rows])
    values = [0.0, *(value for _, value in rows if isfinite(value))]
    at = Scale(min(values), max(values) or 1.0, left, WIDTH - right)
    drawing = Drawing(title, TOP + ROW * len(rows) + FOOT)
    drawing.axis(at, TOP, len(rows) * ROW, unit, tick)
    for number, (label, value) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        drawing.text(left - 8, y, cut(label, left), "end")
        if isfinite(value):
            start, end = sorted((at(0), at(value)))
            drawing.box((start, y - 8, max(end - start, 1.0), 16), "bar", f"{label}: {write(value)}", round=3)
            drawing.text(end + 6, y, write(value), kind="value")
    return drawing.svg()


def intervals(
    title: str,
    rows: Sequence[Spot],
    unit: str = "",
    write: Write = general,
    tick: Write = general,
    *,
    reach: Sequence[float] = (),
) -> str:
    """Points with their intervals, one below the other; the axis includes the values in `reach`."""
    left = room_for([row.label for row in rows])
    ends = [end for row in rows for end in row[1:] if isfinite(end)] + [*reach] or [0.0]
    margin = (max(ends) - min(ends)) * 0.04 or 1.0
    at = Scale(min(ends) - margin, max(ends) + margin, left, WIDTH - EDGE)
    drawing = Drawing(title, TOP + ROW * len(rows) + FOOT)
    drawing.axis(at, TOP, len(rows) * ROW, unit, tick)
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        drawing.text(left - 8, y, cut(row.label, left), "end")
        if isfinite(row.low) and isfinite(row.high):
            drawing.line(at(row.low), y, at(row.high), y, "whisker")
            for end in (row.low, row.high):
                drawing.line(at(end), y - 4, at(end), y + 4, "whisker")
        if isfinite(row.value):
            tip = f"{row.label}: {write(row.value)} ({write(row.low)} – {write(row.high)})"
            drawing.dot(at(row.value), y, 5, "dot", tip)
    return drawing.svg()


def lines(
    title: str,
    curves: Sequence[Curve],
    *,
    x_unit: str = "",
    y_unit: str = "",
    tick: Write = general,
    x_tick: Write | None = None,
    height: float = 260,
) -> str:
    """Curves over a common axis with their bands, and a legend if there is more than one."""
    top, bottom = (42 if len(curves) > 1 else 20), height - FOOT
    heights = [y for curve in curves for y in (*curve.ys, *curve.lows, *curve.highs) if isfinite(y)] or [0.0]
    widths = [x for curve in curves for x in curve.xs] or [0.0]
    marks = ticks(min(heights), max(heights))
    left = room_for([tick(mark) for mark in marks])
    at_x = Scale(min(widths), max(*widths, min(widths) + 1e-9), left, WIDTH - EDGE)
    at_y = Scale(marks[0], marks[-1], bottom, top)
    drawing = Drawing(title, height)
    drawing.text(left, top - 12, y_unit, kind="unit")
    for mark in marks:
        drawing.line(left, at_y(mark), WIDTH - EDGE, at_y(mark), "zero" if mark == 0 else "grid")
        drawing.text(left - 8, at_y(mark), tick(mark), "end", "tick")
    for mark in ticks_within(at_x.low, at_x.high, 8):
        drawing.text(at_x(mark), bottom + 12, (x_tick or tick)(mark), "middle", "tick")
    drawing.text((left + WIDTH - EDGE) / 2, bottom + 28, x_unit, "middle", "unit")
    for number, curve in enumerate(curves):
        _curve(drawing, curve, f"s{number % COLOURS}", at_x, at_y)
    if len(curves) > 1:
        _legend(drawing, [curve.name for curve in curves], left)
    return drawing.svg()


def _curve(drawing: Drawing, curve: Curve, kind: str, at_x: Scale, at_y: Scale) -> None:
    def places(ys: Sequence[float]) -> list[tuple[float, float]]:
        return [(at_x(x), at_y(y)) for x, y in zip(curve.xs, ys, strict=True)]

    if curve.lows and curve.highs:
        around = [*places(curve.highs), *reversed(places(curve.lows))]
        drawing.path(around, f"band {kind}", curve.name, closed=True)
    drawing.path(places(curve.ys), f"curve {kind}", curve.name)


def _legend(drawing: Drawing, names: Sequence[str], left: float) -> None:
    room = (WIDTH - EDGE - left) / len(names)
    for number, name in enumerate(names):
        x = left + number * room
        drawing.line(x, 12, x + 16, 12, f"curve s{number % COLOURS}")
        drawing.text(x + 21, 12, cut(name, room - 24))


def histograms(
    title: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    unit: str = "",
    write: Write = general,
    tick: Write = general,
) -> str:
    """One histogram per row over a common axis; a line marks the mean."""
    everything = [value for _, values in rows for value in values] or [0.0]
    means = [sum(values) / len(values) if values else nan for _, values in rows]
    left = room_for([*(label for label, _ in rows), *map(write, means)])
    marks = ticks(min(everything), max(everything))
    if marks[-1] <= max(everything):  # room for the bin that begins there
        marks.append(2 * marks[-1] - marks[-2])
    at = Scale(marks[0], marks[-1], left, WIDTH - EDGE)
    width = _bin_width(marks, len(everything) / max(len(rows), 1))
    drawing = Drawing(title, TOP + HILL * len(rows) + FOOT)
    drawing.axis(at, TOP, len(rows) * HILL, unit, tick)
    for number, ((label, values), mean) in enumerate(zip(rows, means, strict=True)):
        base = TOP + HILL * (number + 1)
        drawing.text(left - 8, base - HILL / 2, cut(label, left), "end")
        bins = Counter(int((value - at.low) // width) for value in values)
        for place, count in bins.items():
            first, last = at.low + place * width, at.low + (place + 1) * width
            tall = (HILL - 12) * count / max(bins.values())
            box = (at(first) + 0.5, base - tall, at(last) - at(first) - 1, tall)
            drawing.box(box, "bar", f"{tick(first)} … {tick(last)}: {count}", round=1.5)
        drawing.line(left, base, WIDTH - EDGE, base, "base")
        if values:
            drawing.line(at(mean), base - HILL + 8, at(mean), base, "mean")
            drawing.text(left - 8, base - HILL / 2 + 16, write(mean), "end", "average")
    return drawing.svg()


def heat_map(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    shares: Sequence[Sequence[float]],
    write: Write = general,
) -> str:
    """Shares from 0 to 1 in a grid, coloured by their distance from a half; nan leaves a cell empty.

    If the column names are too long, columns are numbered, and the rows as well.
    """
    if any(len(name) * LETTER > (WIDTH - room_for(list(rows)) - EDGE) / len(columns) - 6 for name in columns):
        rows = [f"{number} {name}" for number, name in enumerate(rows, start=1)]
        columns = [str(number) for number in range(1, len(columns) + 1)]
    left = room_for(list(rows), 160)
    wide = min((WIDTH - left - EDGE) / max(len(columns), 1), 96)
    tall = min(max(wide, 24), 40)
    drawing = Drawing(title, 24 + tall * len(rows) + TOP)
    for across, name in enumerate(columns):
        drawing.text(left + wide * (across + 0.5), 12, name, "middle")
    for down, (name, line) in enumerate(zip(rows, shares, strict=True)):
        drawing.text(left - 8, 24 + tall * (down + 0.5), cut(name, left), "end")
        for across, share in enumerate(line):
            box = (left + wide * across + 1, 24 + tall * down + 1, wide - 2, tall - 2)
            _cell(drawing, box, share, write, f"{name} – {columns[across]}")
    return drawing.svg()


def _cell(drawing: Drawing, box: Box, share: float, write: Write, tip: str) -> None:
    if isnan(share):
        drawing.box(box, "none", round=4)
        return
    kind, strength = ("high", 2 * share - 1) if share >= 0.5 else ("low", 1 - 2 * share)
    drawing.box(box, kind, f"{tip}: {write(share)}", opacity=0.06 + 0.7 * strength, round=4)
    x, y, width, height = box
    drawing.text(x + width / 2, y + height / 2, write(share), "middle", "cell" if width > 34 else "tight")


def _bin_width(marks: Sequence[float], count: float) -> float:
    """The width of bins that divide the marks of an axis evenly, finer the more values there are.

    If the marks are whole numbers, so is the width: other bins would hold unequal numbers of whole values.
    """
    step = marks[1] - marks[0]
    even = [part for part in (1, 2, 5, 10) if step < 1 or (step / part).is_integer()]
    return step / max(part for part in even if part == 1 or (len(marks) - 1) * part <= 2 * count**0.5)
