"""`orbis verify`: check a record."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from orbis.cli.files import problem_text, read_record, read_tile_set
from orbis.cli.parser import add_tiles
from orbis.locales import Speech
from orbis.play.verification import verify


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("record", type=Path, metavar=say("cli-file"), help=say("cli-record-help"))


def run(options: Namespace, speech: Speech) -> int:
    record = read_record(options.record, speech)
    problems = verify(record, read_tile_set(options.tiles, speech))
    for problem in problems:
        print(problem_text(problem, speech))
    if problems:
        return 1
    key = "cli-verified" if record.result else "cli-verified-unfinished"
    print(speech.text(key, turns=len(record.turns)))
    if record.branch is not None:
        print(speech.text("cli-verified-branch", moves=str(record.branch)))
    return 0
