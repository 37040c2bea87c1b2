"""`orbis review`: show what every turn of a game was worth, in the terminal, on a page, or as JSON."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from orbis.cli.files import read_fit_record, read_tile_set, require_native, touch, unwritable
from orbis.cli.output import PROGRESS, output, print_sheet
from orbis.cli.parser import add_tiles
from orbis.cli.values import at_least_one
from orbis.lab.review import DEFAULT_SIMULATIONS, Review, Verdict, review, to_json
from orbis.lab.review.page import review_page
from orbis.lab.review.sentences import (
    MARKS,
    books_sheet,
    chances_of,
    lessons,
    lost,
    name_of,
    players_sheet,
    sparkline,
    turns_sheet,
    why,
)
from orbis.locales import Speech
from orbis.notation import Record, write_turn
from orbis.rules import TileSet

STYLES = {
    Verdict.BEST: "green",
    Verdict.GOOD: "",
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "bold yellow",
    Verdict.BLUNDER: "bold red",
}


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say, file = speech.text, speech.text("cli-file")
    parser.add_argument("record", type=Path, metavar=file, help=say("cli-record-help"))
    parser.add_argument(
        "--simulations",
        type=at_least_one,
        default=DEFAULT_SIMULATIONS,
        metavar="N",
        help=say("review-simulations-help"),
    )
    parser.add_argument("--jobs", type=at_least_one, metavar="N", help=say("review-jobs-help"))
    parser.add_argument("--json", type=Path, metavar=file, help=say("review-json-help"))
    parser.add_argument("--html", type=Path, metavar=file, help=say("review-html-help"))


def run(options: Namespace, speech: Speech) -> int:
    require_native(speech)
    tile_set = read_tile_set(options.tiles, speech)
    record = read_fit_record(options.record, tile_set, speech)
    for path in filter(None, (options.json, options.html)):
        touch(path, speech)
    found = _reviewed(record, tile_set, options, speech)
    console = output()
    _print(found, console, speech)
    for path, write in ((options.json, to_json), (options.html, lambda each: review_page(each, speech))):
        if path:
            try:
                path.write_text(write(found), encoding="utf-8")
            except OSError as error:
                raise unwritable(path, error, speech) from None
            console.print(speech.text("review-written", path=str(path)), markup=False, soft_wrap=True)
    return 0


def _reviewed(record: Record, tile_set: TileSet, options: Namespace, speech: Speech) -> Review:
    console = Console(stderr=True)
    with Progress(*PROGRESS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.text("review-progress"), total=None)
        return review(
            record,
            tile_set,
            options.simulations,
            options.jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


def _print(found: Review, console: Console, speech: Speech) -> None:
    if not found.turns:
        console.print(speech.text("review-nothing"))
        return
    styles = [STYLES[turn.verdict] for turn in found.turns]
    print_sheet(turns_sheet(found, speech), console, styles)
    _print_lessons(found, console, speech)
    _print_lines(found, console, speech)
    print_sheet(players_sheet(found, speech), console)
    print_sheet(books_sheet(found, speech), console)
    if found.record.result is None:
        console.print(speech.text("review-unfinished"))


def _print_lessons(found: Review, console: Console, speech: Speech) -> None:
    if not lessons(found):
        return
    console.print(f"\n{speech.text('review-lessons')}\n", style="bold", markup=False)
    for turn in lessons(found):
        head = f"{turn.label} {name_of(found, turn.seat)} {MARKS[turn.verdict]} {lost(turn, speech)}"
        best = (f"  {write_turn(turn.best)}", "dim")
        console.print(Text.assemble((head, STYLES[turn.verdict]), best))
        console.print(Padding(Text(why(turn, speech)), (0, 0, 0, 4)))


def _print_lines(found: Review, console: Console, speech: Speech) -> None:
    """Print each seat's chances over the game as a line of blocks."""
    console.print(f"\n{speech.text('review-chances')}\n", style="bold", markup=False)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(len(found.seats)):
        grid.add_row(Text(name_of(found, seat)), Text(sparkline(chances_of(found, seat)), style="cyan"))
    console.print(grid)
