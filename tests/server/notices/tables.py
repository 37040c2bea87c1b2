"""Tables for the rules of notices: made of events, with a clock that stands where a test wants it."""

from msgspec.structs import replace

from orbis.play.fairness import commitment_to
from orbis.rules import RULES_VERSION, STANDARD
from orbis.rules.actions import EndTurn
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.rules import notices_of, standing_of
from orbis.server.tables.decide import acted
from orbis.server.tables.events import (
    AnyEvent,
    ClockRules,
    Created,
    Readied,
    Sat,
    SeatPlan,
)
from orbis.server.tables.table import GameTable

ANN, BOB, CID = "a" * 32, "b" * 32, "c" * 32
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}
NOON = 1_700_000_000_000
SECRET = "5e" * 32
assert commitment_to(SECRET)


def person(player: str, *, ready: bool = True) -> SeatPlan:
    return SeatPlan("person", NAMES[player], player, ready=ready)


BOT = SeatPlan("bot", "Pilgrim", level="pilgrim")
OPEN = SeatPlan("open")


def table_of(
    *seats: SeatPlan,
    bank: int | None = None,
    lesson: str = "",
    host: str = ANN,
    at: int = NOON,
    previous: str = "",
) -> GameTable:
    created = Created(
        at=at,
        by=host,
        seats=seats,
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret=SECRET,
        draws="d" * 32,
        substitute="",
        clock=ClockRules(bank) if bank else None,
        lesson=lesson,
        previous=previous,
    )
    return GameTable("table-1", created, STANDARD)


def told(table: GameTable, event: AnyEvent) -> dict[str, Kinds]:
    """Whom an event tells what, once it has happened."""
    before = standing_of(table)
    table.fold(event)
    return notices_of(table, event, before)


def decide(table: GameTable, at: int = NOON) -> dict[str, Kinds]:
    """Let whoever is to move make one decision, and return whom that tells what."""
    assert table.match is not None
    player = table.seats[table.match.seat].player
    ids = table.match.option_ids
    action = EndTurn.id if EndTurn.id in ids else ids[0]
    return told(table, replace(acted(table.match, (action,), table), at=at, by=player))


def turn(table: GameTable, at: int = NOON) -> dict[str, Kinds]:
    """Let whoever is to move finish their turn, and return whom that tells what."""
    assert table.match is not None
    number = table.match.turn
    while True:
        found = decide(table, at)
        if table.match.turn != number or table.match.is_over:
            return found
        assert found == {}


def sat(seat: int, player: str) -> Sat:
    return Sat(seat=seat, player=player, name=NAMES[player], by=player, at=NOON)


def readied(seat: int, player: str) -> Readied:
    return Readied(seat=seat, by=player, at=NOON)
