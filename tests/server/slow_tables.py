"""A table over days, whose clock the test moves."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from orbis.rules import RULES_VERSION, STANDARD
from orbis.rules.actions import EndTurn
from orbis.server.protocol.happened import before, happened_of
from orbis.server.protocol.table import Happened
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import acted, decide
from orbis.server.tables.events import (
    AnyEvent,
    ClockRules,
    Created,
    Replaced,
    SeatPlan,
    read_event,
    write_event,
)
from orbis.server.tables.requests import Act, AnyRequest
from orbis.server.tables.table import GameTable

DAY = 86_400_000
NOON = 1_700_000_000_000
DAYS = ClockRules(3 * DAY, per_turn=True)


def created(*names: str, clock: ClockRules | None = DAYS) -> Created:
    """A table of people who are ready; it always has the same deal."""
    return Created(
        at=NOON,
        by=names[0],
        seats=tuple(SeatPlan("person", name, name, ready=True) for name in names),
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret="5e" * 32,
        draws="",
        substitute="pilgrim",
        clock=clock,
        grace=None,
    )


@dataclass
class SlowTable:
    """A table, what has happened at it, and the time."""

    table: GameTable
    now: int = NOON
    heard: list[Happened] = field(default_factory=list)
    requests: int = 0

    @classmethod
    def of(cls, *names: str, clock: ClockRules | None = DAYS) -> "SlowTable":
        return cls(GameTable("t", created(*names, clock=clock), STANDARD))

    def ask(self, name: str, request: AnyRequest, *, present: tuple[int, ...] = ()) -> Happened:
        """Let somebody ask for something; raise `Refused`."""
        self.requests += 1
        asker = Asker(name, name, "c", self.requests)
        return self.happen(decide(self.table, request, asker, self.now, present))

    def happen(self, event: AnyEvent) -> Happened:
        """Let an event happen, after a round trip through its stored form."""
        event = read_event(write_event(event))
        earlier = before(self.table, event)
        self.table.fold(event)
        self.heard.append(happened_of(self.table, event, earlier))
        return self.heard[-1]

    @property
    def turn(self) -> int:
        assert self.table.match is not None
        return self.table.match.seat

    @property
    def left(self) -> int:
        """What the seat to decide has left."""
        left = self.table.left_on_clock(self.turn, self.now)
        assert left is not None
        return left

    def play(self) -> None:
        """Let whoever decides play a turn."""
        assert self.table.match is not None
        number = self.table.match.turn
        while self.table.match.turn == number:
            options = self.table.match.option_ids
            action = EndTurn.id if EndTurn.id in options else options[0]
            seat = self.table.seats[self.turn]
            if seat.is_person:
                self.ask(seat.player, Act((action,), self.table.position))
            else:
                self.happen(replace(acted(self.table.match, (action,), self.table), at=self.now))

    def run_out(self) -> None:
        """Let the time of the seat to decide run out, and a bot play."""
        self.now += self.left
        self.happen(Replaced(seat=self.turn, reason="late", at=self.now))
        self.play()

    @property
    def said(self) -> list[object]:
        """The keys of the sentences of the last event."""
        return [sentence["key"] for sentence in self.heard[-1].log]
