"""`orbis play`: play a new game in the terminal, or continue a saved one."""

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from orbis.bots import InvalidCommand, UnknownAgent, make_agent
from orbis.bots.roster import PROGRAM
from orbis.cli.failure import Failure
from orbis.cli.files import illegal_set_up, no_home, read_record, read_tile_set, reason_of, unfit
from orbis.cli.parser import add_tiles
from orbis.cli.seats import HUMAN, Sitter, kinds, parse_seat, seated
from orbis.cli.values import seconds, whole_text
from orbis.locales import Sentence, Speech
from orbis.locales.sentence import listed
from orbis.native import NativeUnavailable
from orbis.notation import Record, Seat, UnfitRecord
from orbis.play import Agent, InvalidBudget, Match
from orbis.play.verification import resume
from orbis.rules import STANDARD, IllegalSetup, TileSet
from orbis.rules.setup import SEATS
from orbis.tui.saves import NoHome, games_folder, new_game_path, saved_games
from orbis.tui.session import play_in_terminal
from orbis.tui.table import TerminalTable

MOST_GAMES = 20
"""How many saved games are searched for one to continue."""


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("record", type=Path, nargs="?", metavar=say("cli-file"), help=say("cli-resume-help"))
    parser.add_argument("--players", type=int, choices=SEATS, help=say("cli-players-help"))
    parser.add_argument(
        "--seat",
        dest="seats",
        action="append",
        type=lambda text: parse_seat(text, speech),
        metavar=say("cli-seat"),
        help=say("cli-seat-help", kinds=kinds(speech)),
    )
    parser.add_argument("--seed", type=whole_text, metavar=say("cli-text"), help=say("cli-seed-help"))
    parser.add_argument("--save", type=Path, metavar=say("cli-file"), help=say("cli-save-help"))
    parser.add_argument(
        "--pause", type=seconds, metavar=say("cli-seconds"), default=0.6, help=say("cli-pause-help")
    )
    parser.add_argument("--ascii", action="store_true", help=say("cli-ascii-help"))


def run(options: Namespace, speech: Speech) -> int:
    console = Console(highlight=False)
    path = options.record or _path_to_continue(options, console, speech)
    table = _new_table(options, speech) if path is None else _resumed_table(path, options, speech)
    _keep(table, speech)
    if path is not None:
        _tell_who_is_missing(table, console, speech)
    return play_in_terminal(table, console, speech, pause=options.pause, ascii=options.ascii)


def _path_to_continue(options: Namespace, console: Console, speech: Speech) -> Path | None:
    """The last unfinished game, if the options describe no other and the player wants to continue it."""
    described = (options.players, options.seats, options.seed, options.tiles, options.save)
    if not (console.is_terminal and sys.stdin.isatty()) or any(option is not None for option in described):
        return None
    try:
        paths = saved_games(games_folder(os.environ))[:MOST_GAMES]
    except (NoHome, OSError):
        return None
    found = next(filter(None, (_unfinished(path, speech) for path in paths)), None)
    if found is None:
        return None
    path, record, match = found
    names = listed("list-and", [seat.name for seat in record.seats])
    rounds = match.state.turn // len(record.seats) + 1
    try:
        answer = input(speech.say(Sentence.of("cli-continue", names=names, round=rounds)) + " ")
    except EOFError:
        return None
    return None if answer.strip().casefold() in speech.text("cli-no-words").split() else path


def _unfinished(path: Path, speech: Speech) -> tuple[Path, Record, Match] | None:
    try:
        record = read_record(path, speech)
        if record.result is not None or not record.turns or all(seat.kind != HUMAN for seat in record.seats):
            return None
        return path, record, resume(record, STANDARD)
    except (Failure, UnfitRecord):
        return None


def _new_table(options: Namespace, speech: Speech) -> TerminalTable:
    wanted = options.seats or []
    if options.players and len(wanted) > options.players:
        raise Failure(speech.text("cli-too-many-seats", seats=len(wanted), players=options.players))
    sitters = seated(wanted, options.players, speech)
    seats = tuple(sitter.seat for sitter in sitters)
    seed = secrets.token_hex(8) if options.seed is None else options.seed
    try:
        match = Match(len(seats), seed, read_tile_set(options.tiles, speech))
    except IllegalSetup as error:
        raise illegal_set_up(error, speech) from None
    try:
        path = options.save or new_game_path(games_folder(os.environ), datetime.now())
    except NoHome:
        raise no_home("--save", speech) from None
    agents = tuple(_agent(sitter.agent, match.tile_set, speech) for sitter in sitters)
    return TerminalTable(match, seats, agents, path)


def _resumed_table(path: Path, options: Namespace, speech: Speech) -> TerminalTable:
    fixed = {"--players": options.players, "--seed": options.seed}
    changed = ", ".join(name for name, value in fixed.items() if value is not None)
    if changed:
        raise Failure(speech.text("cli-not-with-record", options=changed))
    tile_set = read_tile_set(options.tiles, speech)
    record = read_record(path, speech)
    try:
        match = resume(record, tile_set)
    except UnfitRecord as error:
        raise unfit(path, error.flaws, speech) from None
    seats = _kinds(record.seats, options.seats or [], speech)
    agents = tuple(_agent(kind, tile_set, speech) for kind in seats)
    return TerminalTable(match, record.seats, agents, options.save or path)


def _kinds(seats: Sequence[Seat], again: Sequence[Sitter], speech: Speech) -> list[str]:
    """The kind of each seat of a saved game; programs can be named again, since a record has no commands."""
    programs = sum(seat.kind == PROGRAM for seat in seats)
    if len(again) > programs or any(sitter.seat.kind != PROGRAM for sitter in again):
        raise Failure(speech.text("cli-only-programs", programs=programs))
    commands = iter(again)
    return [
        next(commands, Sitter(seat, HUMAN)).agent if seat.kind == PROGRAM else seat.kind for seat in seats
    ]


def _agent(kind: str, tile_set: TileSet, speech: Speech) -> Agent | None:
    """The agent for a kind; None for a human and for a bot that this version lacks."""
    try:
        return make_agent(kind, tile_set)
    except (UnknownAgent, InvalidBudget, InvalidCommand):
        return None
    except NativeUnavailable:
        raise Failure(speech.text("cli-native-absent")) from None


def _keep(table: TerminalTable, speech: Speech) -> None:
    """Save the game before anybody plays; raise `Failure` if it cannot be saved."""
    try:
        table.save()
    except (OSError, ValueError) as error:
        details = {"path": str(table.path), "reason": reason_of(error, speech)}
        raise Failure(speech.text("cli-cannot-keep", **details)) from None


def _tell_who_is_missing(table: TerminalTable, console: Console, speech: Speech) -> None:
    """Say which seats of a saved game people take over, before the table is drawn over it."""
    missing = [
        seat
        for seat, agent in zip(table.seats, table.agents, strict=True)
        if not agent and seat.kind != HUMAN
    ]
    if not missing or table.state.is_over:
        return
    for seat in missing:
        console.print(Text(speech.text("cli-taken-over", name=seat.name, kind=seat.kind)))
    if any(seat.kind == PROGRAM for seat in missing):
        console.print(Text(speech.text("cli-name-it-again", option=f'--seat "{PROGRAM} …"')))
    if console.is_terminal and sys.stdin.isatty():
        with suppress(EOFError):
            input(speech.text("cli-press-enter") + " ")
