"""`orbis replay`: show a recorded game in the terminal, all of it or one moment."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from orbis.cli.failure import Failure
from orbis.cli.files import read_fit_record, read_tile_set
from orbis.cli.parser import add_tiles
from orbis.locales import Speech
from orbis.tui.replay import UnknownTurn, replay_in_terminal


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("record", type=Path, metavar=say("cli-file"), help=say("cli-record-help"))
    parser.add_argument("--at", metavar=say("cli-turn"), help=say("cli-at-help"))
    parser.add_argument("--ascii", action="store_true", help=say("cli-ascii-help"))


def run(options: Namespace, speech: Speech) -> int:
    tile_set = read_tile_set(options.tiles, speech)
    record = read_fit_record(options.record, tile_set, speech)
    console = Console(highlight=False)
    try:
        return replay_in_terminal(
            record, console, speech, at=options.at, tile_set=tile_set, ascii=options.ascii
        )
    except UnknownTurn as error:
        raise Failure(speech.text("cli-no-such-turn", turn=error.text, turns=error.turns)) from None
