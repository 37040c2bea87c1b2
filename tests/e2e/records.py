"""Records to look back at."""

from functools import cache
from random import Random

from orbis.notation import Record, Seat, write_record
from orbis.play import Match
from orbis.rules import Action
from orbis.rules.actions import Build

from .visits import Visit

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@cache
def record(players: int = 2) -> Record:
    """The record of a whole game in which regions are built where they can be."""
    match, random = Match(players, "looking back"), Random(2)
    while not match.state.is_over:
        match.do(_choice(match.options(), random))
    return match.record([Seat(name, "human") for name in NAMES[:players]])


def _choice(options: tuple[Action, ...], random: Random) -> Action:
    return Build() if Build() in options else random.choice(options)


def keep(visit: Visit, text: str) -> str:
    """Give a record to the server, and return its path."""
    visit.introduce()
    return f"/record/{visit.post('/api/records', {'text': text})['id']}"


def kept(visit: Visit, players: int = 2) -> str:
    """The path of a whole game."""
    return keep(visit, write_record(record(players)))
