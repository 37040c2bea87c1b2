"""Seats as the command line names them: `human`, `human:Anna`, `greedy`."""

from argparse import ArgumentTypeError
from collections.abc import Sequence

from orbis.bots import BOTS, is_agent
from orbis.locales import Speech
from orbis.notation import Seat
from orbis.rules.setup import SEATS

HUMAN = "human"
DEFAULT_BOT = "greedy"


def parse_seat(text: str, speech: Speech) -> Seat:
    """Read a seat; its name may be left out."""
    kind, _, name = text.partition(":")
    if kind != HUMAN and not is_agent(kind):
        raise ArgumentTypeError(speech.text("cli-unknown-seat", seat=text, kinds=", ".join((HUMAN, *BOTS))))
    return Seat(name.strip(), kind)


def seated(wanted: Sequence[Seat], players: int | None, speech: Speech) -> tuple[Seat, ...]:
    """The seats of a game, all with names: those wished for, else a human; then bots."""
    seats = list(wanted) or [Seat("", HUMAN)]
    number = players or max(len(seats), min(SEATS))
    seats += [Seat("", DEFAULT_BOT)] * (number - len(seats))
    humans = [seat for seat in seats if seat.kind == HUMAN]
    return tuple(
        seat if seat.name else Seat(_name(seat, place, alone=len(humans) == 1, speech=speech), seat.kind)
        for place, seat in enumerate(seats, start=1)
    )


def _name(seat: Seat, place: int, *, alone: bool, speech: Speech) -> str:
    if seat.kind == HUMAN and alone:
        return speech.text("cli-you")
    return speech.text(f"cli-name-{seat.kind}", place=place)
