"""`orbis verify`: check a record."""

import re
from argparse import ArgumentParser, Namespace
from pathlib import Path

from orbis.cli.failure import UsageError
from orbis.cli.files import problem_text, read_record, read_tile_set
from orbis.cli.parser import add_tiles
from orbis.cli.values import explained
from orbis.locales import Speech
from orbis.notation import Committed, Kept
from orbis.play.verification import verify


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("record", type=Path, metavar=say("cli-file"), help=say("cli-record-help"))
    parser.add_argument(
        "--commitment",
        type=explained(commitment, speech, "cli-allowed-commitment"),
        metavar="HEX",
        help=say("cli-commitment-help"),
    )
    parser.add_argument(
        "--nonce",
        type=explained(nonce, speech, "cli-allowed-nonce"),
        action="append",
        default=[],
        metavar="SEAT:NONCE",
        help=say("cli-nonce-help"),
    )


def commitment(text: str) -> str:
    """A hash of 256 bits: what is shorter was not copied whole, and says nothing about the dealer."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise ValueError(text)
    return text.lower()


def nonce(text: str) -> tuple[int, str]:
    """A seat, counted from 0, and what it added to the deal."""
    seat, _, added = text.partition(":")
    if not added or int(seat) < 0:
        raise ValueError(text)
    return int(seat), added


def run(options: Namespace, speech: Speech) -> int:
    record = read_record(options.record, speech)
    last = len(record.seats) - 1
    for seat, _ in options.nonce:
        if seat > last:
            raise UsageError(speech.text("cli-no-seat", seat=str(seat), last=str(last)))
    kept = Kept(options.commitment, dict(options.nonce))
    problems = verify(record, read_tile_set(options.tiles, speech), kept)
    for problem in problems:
        print(problem_text(problem, speech))
    if problems:
        return 1
    key = "cli-verified" if record.result else "cli-verified-unfinished"
    print(speech.text(key, turns=len(record.turns)))
    if record.branch is not None:
        print(speech.text("cli-verified-branch", moves=str(record.branch)))
    if kept == Kept() and isinstance(record.deal, Committed):
        print(speech.text("cli-verified-nothing-kept"))
    return 0
