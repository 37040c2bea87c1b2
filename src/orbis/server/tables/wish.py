"""Wishes: what a player asks the others to agree to."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Self

from orbis.server.tables.events import Millis, Wish, Wished
from orbis.server.tables.seat import TableSeat


@dataclass(frozen=True, slots=True)
class Pending:
    """A wish that waits for the consent of some seats."""

    seat: int
    wish: Wish
    count: int
    lasts: Millis
    waiting: frozenset[int]
    at: Millis
    """When it was made."""

    @classmethod
    def of(cls, wished: Wished, seats: Sequence[TableSeat]) -> Self:
        """A wish that waits for all other persons, also for those who are away."""
        own = seats[wished.seat].player
        waiting = [number for number, seat in enumerate(seats) if seat.has_a_say and seat.player != own]
        return cls(wished.seat, wished.wish, wished.count, wished.lasts, frozenset(waiting), wished.at)

    def without(self, seats: Collection[int]) -> Self:
        """The wish when some seats need not be asked any more."""
        return replace(self, waiting=self.waiting.difference(seats))

    def waits_for_anybody_here(self, seats: Sequence[TableSeat]) -> bool:
        """Whether it waits for a player who is not away."""
        return any(seats[number].is_person for number in self.waiting)
