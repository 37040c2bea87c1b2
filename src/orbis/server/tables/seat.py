"""The seats of a table."""

from dataclasses import dataclass
from typing import Self

from orbis.notation import Seat
from orbis.server.tables.events import Absence, ClockRules, Created, Millis, Said, SeatKind, SeatPlan

PERSON = "human"
"""The kind of a person's seat in records."""


MOST_MISSED = 2
"""How many turns in a row somebody misses before the others decide without them."""


MOST_AT_ONCE = 5
"""How often somebody may say something within a short time, before they have to wait."""


@dataclass(slots=True)
class TableSeat:
    kind: SeatKind
    name: str = ""
    player: str = ""
    level: str = ""
    ready: bool = False
    nonce: str | None = None
    replaced: Absence | None = None
    bank: Millis | None = None
    awaited: int | None = None
    """The seat whose player waits for the absent player of this one."""
    former: frozenset[str] = frozenset()
    """The identities by which its player held the seat on other devices."""
    missed: int = 0
    """How many turns a bot has played in a row because its player was late."""
    excused: Millis = 0
    """Until when its player is on holiday."""
    kept: str = ""
    """The player for whom the seat is kept while it is open; `name` is theirs."""
    said: tuple[Millis, ...] = ()
    """When its player said something, each time."""
    lately_said: tuple[Said, ...] = ()
    """The last things that its player said, the oldest first."""
    spoke: int = 0
    """The number of the event by which its player last said something."""
    taken: int = 1
    """The number of the event by which its player got the seat, with this identity."""

    @classmethod
    def planned(cls, plan: SeatPlan, created: Created) -> Self:
        """A seat as it is when its table is made."""
        bank = created.clock.bank if created.clock and plan.kind != "bot" else None
        ready = plan.ready or plan.kind == "bot"
        seat = cls(plan.kind, plan.name, plan.player, plan.level, ready=ready, nonce=plan.nonce, bank=bank)
        seat.kept = plan.kept
        return seat

    def refill(self, clock: ClockRules) -> None:
        """Let a turn have the whole time of the clock."""
        if self.kind == "person":
            self.bank = clock.bank

    def give(self, player: str, name: str, number: int) -> None:
        """Let a player sit down, by the event of that number."""
        self.kind, self.player, self.name, self.taken = "person", player, name, number

    def move(self, player: str, number: int) -> None:
        """Let its player go on with another identity, by the event of that number."""
        self.former = (self.former | {self.player}) - {player}
        self.player, self.taken = player, number

    def say(self, saying: Said, number: int) -> None:
        """Let its player say something, by the event of that number."""
        self.spoke = number
        self.said = (*self.said, saying.at)
        self.lately_said = (*self.lately_said, saying)[-MOST_AT_ONCE:]

    def come_back(self) -> None:
        """Let its player play on."""
        self.replaced, self.missed = None, 0

    def recorded(self) -> Seat:
        return Seat(self.name, PERSON if self.kind == "person" else self.level)

    @property
    def is_person(self) -> bool:
        """Whether a person decides for the seat, and no bot stands in."""
        return self.kind == "person" and self.replaced is None

    @property
    def has_a_say(self) -> bool:
        """Whether a person plays the seat, or will again, and has not missed too much."""
        if self.kind != "person" or self.is_missed:
            return False
        return self.replaced in (None, "absent", "late")

    @property
    def is_left(self) -> bool:
        """Whether the others go on without its player, or wait, until they are back."""
        return self.replaced == "absent" or self.awaited is not None or (self.is_missed and self.is_person)

    @property
    def is_missed(self) -> bool:
        """Whether its player has missed so many turns that the others decide without them."""
        return self.missed >= MOST_MISSED

    def end_turn(self) -> None:
        """Give the seat back to a player who was late, and count the turns that they miss."""
        if self.replaced == "late":
            self.replaced = None
            self.missed += 1
        elif self.is_person:
            self.missed = 0
