"""Tables and progress in the terminal."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from orbis.lab import GameResult
from orbis.lab.pages.figures import percent
from orbis.lab.pages.sheets import Sheet
from orbis.locales import Speech

LONGEST = 16
WIDTH = 120
"""The columns used if the output is not a terminal."""

PROGRESS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
"""The columns of every progress bar."""


def output() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=max(console.width, WIDTH))


def print_sheet(sheet: Sheet, console: Console, styles: Sequence[str] = ()) -> None:
    """Print a table and its note; `styles` are the styles of its rows."""
    console.print(f"\n{sheet.title}", style="bold", markup=False)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column, cells in enumerate(zip(sheet.heads, *sheet.rows, strict=True)):
        head, *below = cells
        least = min(max(map(cell_len, below)), LONGEST)
        justify: JustifyMethod = "left" if column < sheet.texts else "right"
        table.add_column(Text(head), justify=justify, min_width=least, overflow="fold")
    for row, style in zip_longest(sheet.rows, styles, fillvalue=""):
        table.add_row(*map(Text, row), style=style)
    console.print(table)
    console.print(sheet.note, style="dim", markup=False)


def print_sheets(sheets: Iterable[Sheet], console: Console) -> None:
    for sheet in sheets:
        if sheet.rows:
            print_sheet(sheet, console)


def write_report(path: Path, text: str, console: Console, speech: Speech) -> None:
    path.write_text(text, encoding="utf-8")
    console.print(speech.text("lab-report-written", path=str(path)), markup=False, soft_wrap=True)


@contextmanager
def shown_progress(total: int, results: Sequence[GameResult], speech: Speech) -> Iterator[Callable[[], None]]:
    """A bar with the time left and each agent's wins; call the yielded function after each game."""
    console = Console(stderr=True)
    wins, seats = defaultdict[str, float](float), Counter[str]()
    counted = 0
    columns = (*PROGRESS, TextColumn("{task.fields[leading]}", markup=False))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.text("lab-playing"), total=total, completed=len(results), leading="")

        def show() -> None:
            nonlocal counted
            for result in results[counted:]:
                seats.update(result.task.agents)
                for winner in result.winners:
                    wins[result.task.agents[winner]] += 1 / len(result.winners)
            counted = len(results)
            ranked = sorted(seats, key=lambda agent: -wins[agent] / seats[agent])
            leading = " · ".join(f"{agent} {percent(wins[agent] / seats[agent], speech)}" for agent in ranked)
            bar.update(task, completed=counted, leading=leading)

        yield show


@contextmanager
def progress_bar(total: int, text: str) -> Iterator[Callable[[], None]]:
    """A bar with the time left; call the yielded function after each step."""
    console = Console(stderr=True)
    with Progress(*PROGRESS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda: bar.advance(task)


@contextmanager
def share_bar(text: str) -> Iterator[Callable[[float], None]]:
    """A bar with the time left; call the yielded function with the share that is done, from 0 to 1."""
    console = Console(stderr=True)
    with Progress(*PROGRESS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=1.0)
        yield lambda share: bar.update(task, completed=min(share, 1.0))
