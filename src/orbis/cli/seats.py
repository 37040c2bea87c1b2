"""Seats as the command line names them: `human:Anna`, `greedy@1000ms`, `program:Mine ./my-bot --fast`."""

import shlex
import shutil
from argparse import ArgumentTypeError
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from orbis.bots import BOTS, InvalidCommand, UnknownAgent, read_kind
from orbis.bots.roster import PROGRAM
from orbis.locales import Speech
from orbis.notation import Seat
from orbis.play import InvalidBudget
from orbis.rules.setup import SEATS

HUMAN = "human"
DEFAULT_BOT = "acolyte"


class Sitter(NamedTuple):
    """The occupant of a seat: the seat as a record names it, and the kind of agent, or `human`."""

    seat: Seat
    agent: str


def kinds(speech: Speech) -> str:
    return ", ".join((HUMAN, *BOTS, f"{PROGRAM} {speech.text('cli-command')}"))


def parse_seat(text: str, speech: Speech) -> Sitter:
    """Read a seat, with or without a name; raise `ArgumentTypeError`."""
    name, agent = _split(text)
    if agent == HUMAN:
        return Sitter(Seat(name, HUMAN), HUMAN)
    try:
        kind = read_kind(agent)
    except UnknownAgent:
        raise ArgumentTypeError(speech.text("cli-unknown-seat", seat=text, kinds=kinds(speech))) from None
    except InvalidBudget as error:
        raise ArgumentTypeError(speech.text("cli-wrong-budget", budget=error.text)) from None
    except InvalidCommand:
        raise ArgumentTypeError(speech.text("cli-wrong-command", seat=text)) from None
    if kind.command and shutil.which(kind.command[0]) is None:
        raise ArgumentTypeError(_no_program(kind.command, speech))
    return Sitter(Seat(name, PROGRAM if kind.command else agent), agent)


def _no_program(command: Sequence[str], speech: Speech) -> str:
    """The error for a missing program; if more of the words name one, it says how to quote it."""
    for words in range(2, len(command) + 1):
        program = " ".join(command[:words])
        if shutil.which(program):
            quoted = f"{PROGRAM} {shlex.join((program, *command[words:]))}"
            return speech.text("cli-quote-program", program=command[0], seat=quoted)
    return speech.text("cli-no-program", program=command[0])


def _split(text: str) -> tuple[str, str]:
    """Split a seat's text into name and kind; a program's command comes last, as it may contain colons."""
    head, space, command = text.partition(" ")
    if head.partition(":")[0].partition("@")[0] == PROGRAM:
        kind, _, name = head.partition(":")
        return name, f"{kind}{space}{command}"
    kind, _, name = text.partition(":")
    return name.strip(), kind


def seated(wanted: Sequence[Sitter], players: int | None, speech: Speech) -> tuple[Sitter, ...]:
    """All seats of a game, with names: the wanted ones, or one human; bots take the rest."""
    sitters = list(wanted) or [Sitter(Seat("", HUMAN), HUMAN)]
    number = players or max(len(sitters), min(SEATS))
    sitters += [Sitter(Seat("", DEFAULT_BOT), DEFAULT_BOT)] * (number - len(sitters))
    alone = sum(sitter.agent == HUMAN for sitter in sitters) == 1
    return tuple(
        Sitter(replace(seat, name=seat.name or _name(seat, place, alone, speech)), agent)
        for place, (seat, agent) in enumerate(sitters, start=1)
    )


def _name(seat: Seat, place: int, alone: bool, speech: Speech) -> str:
    if seat.kind == HUMAN and alone:
        return speech.text("cli-you")
    return speech.text(f"cli-name-{seat.kind.partition('@')[0]}", place=place)
