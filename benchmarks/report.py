"""Tables of the measurements: for the terminal, as Markdown, as JSON."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.footprint import Footprint
from benchmarks.turns import Absent, Measured, Row, ratio


@dataclass(frozen=True)
class Bar:
    """A target for the rows with these names: a minimum rate, or a maximum time."""

    what: str
    asked: str
    rows: tuple[str, ...]
    least: float = 0
    most: float = float("inf")

    def judge(self, rates: dict[str, float]) -> tuple[str, str, str, str]:
        """A row of the table: the target, the worst measurement, and whether it passes."""
        found = [rates[name] for name in self.rows if name in rates]
        if len(found) < len(self.rows):
            return self.what, self.asked, "not measured", "?"
        worst = min(found) if self.least else max(found)
        met = self.least <= worst <= self.most
        told = f"{worst / 1e6:.1f} M/s" if self.least else f"{worst:.2f}"
        return self.what, self.asked, told, "yes" if met else "no"


@dataclass(frozen=True)
class Sheet:
    """A text table: a title, column heads, rows of cells, and which columns hold numbers."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    numbers: tuple[int, ...]

    def print(self, console: Console) -> None:
        table = Table(title=self.title, title_justify="left")
        for column, head in enumerate(self.heads):
            table.add_column(head, justify="right" if column in self.numbers else "left")
        for row in self.rows:
            table.add_row(*row)
        console.print(table)

    def markdown(self) -> str:
        rule = ["--:" if column in self.numbers else "---" for column in range(len(self.heads))]
        lines = [self.heads, rule, *self.rows]
        return f"## {self.title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def speeds(rows: Sequence[Row], reference: str) -> Sheet:
    """Decisions and games per second, and ratios to the reference row."""
    known = [row for row in rows if isinstance(row, Measured)]
    standard = next(row for row in known if row.name == reference)
    cells: list[tuple[str, ...]] = []
    for row in rows:
        if isinstance(row, Absent):
            cells.append((row.name, "–", "–", "–", "–", f"not available: {row.reason}"))
            continue
        low, high = row.middle_half
        cells.append(
            (
                row.name,
                f"{row.rate:,.0f}",
                f"{low:,.0f}–{high:,.0f}",
                f"{row.games:,.0f}" if row.games >= 10 else f"{row.games:.2g}" if row.games else "–",
                f"{ratio(row, standard):,.2f}",
                row.note,
            )
        )
    heads = ("engine", "decisions/s, median", "middle half", "games/s", "times Python", "measured")
    return Sheet("Uniform random play on one core", heads, cells, (1, 2, 3, 4))


def copying(rows: Sequence[Row]) -> Sheet:
    """Nanoseconds per copy of a state."""
    cells: list[tuple[str, ...]] = [
        (row.name, f"{row.nanoseconds:.2f}", row.note)
        if isinstance(row, Measured)
        else (row.name, "–", f"not available: {row.reason}")
        for row in rows
    ]
    return Sheet("Copying a state", ("copy", "ns, median", "measured"), cells, (1,))


def costs(found: Sequence[Footprint]) -> Sheet:
    """Import time, memory and size of each package."""
    cells: list[tuple[str, ...]] = [
        (
            each.module,
            f"{each.seconds * 1e3:.1f}",
            f"{each.resident / 2**20:.1f}",
            f"{(each.resident - each.bare) / 2**20:.1f}",
            f"{each.installed / 2**20:.2f}",
            f"{each.packed / 2**20:.2f}",
        )
        for each in found
    ]
    heads = (
        "module",
        "import, ms",
        "resident, MiB",
        "of it by the import",
        "own files, MiB",
        "as a wheel, MiB",
    )
    return Sheet("Import in a fresh process, memory, size", heads, cells, (1, 2, 3, 4, 5))


def verdicts(bars: Sequence[Bar], rates: dict[str, float]) -> Sheet:
    """Each bar with its worst row."""
    return Sheet("Bars", ("what", "bar", "measured", "met"), [bar.judge(rates) for bar in bars], (1, 2))


def write(
    stem: Path, title: str, heads: dict[str, str], sheets: Sequence[Sheet], more: dict[str, Any]
) -> None:
    """Write the tables as Markdown, and as JSON with more of the underlying data."""
    stem.parent.mkdir(exist_ok=True)
    about = "".join(f"- {name}: {value}\n" for name, value in heads.items())
    tables = "\n".join(sheet.markdown() for sheet in sheets)
    stem.with_suffix(".md").write_text(f"# {title}\n\n{about}\n{tables}", encoding="utf-8")
    told: dict[str, Any] = {
        "about": heads,
        "tables": {
            sheet.title: [dict(zip(sheet.heads, row, strict=True)) for row in sheet.rows] for sheet in sheets
        },
        **more,
    }
    text = json.dumps(told, indent=1, ensure_ascii=False)
    stem.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


def turns_of(rows: Sequence[Row]) -> dict[str, list[int]]:
    return {row.name: [round(rate) for rate in row.rates] for row in rows if isinstance(row, Measured)}


def kept(stem: Path, sheets: Sequence[Sheet]) -> tuple[list[Sheet], dict[str, Any]]:
    """The earlier results that this run does not replace: tables, and the rest of the JSON."""
    before = stem.with_suffix(".json")
    told = json.loads(before.read_text(encoding="utf-8")) if before.exists() else {"tables": {}}
    known = {sheet.title for sheet in sheets}
    found = [
        Sheet(title, tuple(rows[0]), [tuple(row.values()) for row in rows], tuple(range(1, len(rows[0]))))
        for title, rows in told.pop("tables").items()
        if title not in known and rows
    ]
    return found, {name: value for name, value in told.items() if name != "about"}
