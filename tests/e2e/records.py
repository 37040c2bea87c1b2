"""Records to look back at."""

from functools import cache
from random import Random

from playwright.sync_api import Page

from orbis.notation import Record, Seat, write_record
from orbis.play import Match
from orbis.rules import Action
from orbis.rules.actions import Build

from .saying import say
from .tables import unfolded
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


def looking_back(visit: Visit, moves: int | None = None, players: int = 2) -> Page:
    """A page at a moment of a record."""
    page = visit.open(kept(visit, players) + ("" if moves is None else f"/{moves}"))
    page.locator(".controls").wait_for()
    return page


def stops() -> list[int]:
    """The moments of the record at which something is asked, and the end."""
    moves = record().moves
    return [0, *(number for number, _ in enumerate(moves, 1) if not _reveals(number))]


def _reveals(number: int) -> bool:
    """Whether a reveal comes after so many moves."""
    moves = record().moves
    return number < len(moves) and hasattr(moves[number], "tile")


def paste(page: Page, record: str) -> None:
    """Paste a record into the start page."""
    unfolded(page, "pages-record").get_by_label(say("pages-record-text")).fill(record)
    page.get_by_role("button", name=say("pages-open"), exact=True).click()
