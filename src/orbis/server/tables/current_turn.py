"""The current turn of a game: its time, and what was requested in it."""

from collections.abc import Sequence
from typing import NamedTuple

from orbis.server.tables.events import ClockRules, Excused, Millis, Stood
from orbis.server.tables.seat import TableSeat


class Pause(NamedTuple):
    """A pause: the seat whose player asked for it, and its agreed end, if there is one."""

    seat: int
    until: Millis | None


class CurrentTurn:
    __slots__ = ("began", "paused", "requested", "since", "stood", "taken_back")

    def __init__(self, at: Millis) -> None:
        self.requested: list[int] = []
        """How many decisions each request of the turn made."""
        self.taken_back = 0
        """How often something was taken back in the turn."""
        self.paused: Pause | None = None
        self.began = at
        """When the turn began, or went on after a pause."""
        self.since = at
        """When the turn began, later by as long as its clock stood still; it may be still to come.

        Once the table is over: when it ended.
        """
        self.stood = at
        """Until when it is known whether the clock stood still."""

    def begin(self, seat: TableSeat, at: Millis) -> None:
        """Begin a turn of a seat."""
        self.requested.clear()
        self.taken_back = 0
        self.go_on(seat, at)

    def go_on(self, seat: TableSeat, at: Millis) -> None:
        """Let the clock run from a time on, or from the end of the player's holiday."""
        self.began, self.since = at, max(at, seat.excused)

    def take_back(self, decisions: int) -> None:
        self.taken_back += 1
        left = sum(self.requested) - decisions
        while sum(self.requested) > max(0, left):
            self.requested.pop()

    def left(self, bank: Millis, now: Millis) -> Millis:
        """The milliseconds that are left of the time of the seat to decide."""
        return bank - max(0, now - self.since)

    def charge(self, seat: TableSeat, clock: ClockRules | None, at: Millis) -> None:
        """Charge the clock of the seat that ends the turn."""
        if clock is not None and clock.per_turn:
            seat.refill(clock)
        elif clock is not None and seat.bank is not None:
            left = seat.bank if seat.awaited is not None else self.left(seat.bank, at)
            seat.bank = max(0, left) + clock.increment

    def pause(self, seat: TableSeat, at: Millis) -> None:
        """Let the clock stand while the game is paused, or somebody waits for the player to decide."""
        seat.bank = None if seat.bank is None else max(1, self.left(seat.bank, at))
        self.since = at

    def resume(self, seat: TableSeat, at: Millis) -> None:
        """End a pause."""
        self.paused = None
        self.go_on(seat, at)

    def excuse(self, seat: TableSeat, excused: Excused) -> None:
        """Let the clock of the seat to decide stand from the beginning of a holiday to its end."""
        began, until = excused.began, excused.until
        if self.since == seat.excused:  # it stands already, and the end of the holiday has changed
            self.since = until
        elif self.since <= began:
            seat.bank = None if seat.bank is None else max(1, self.left(seat.bank, began))
            self.since = until
        else:
            self.since = max(self.since, until)

    def still(self, standstills: Sequence[tuple[Millis, Millis]]) -> Stood | None:
        """The event by which the clock is given time back; None if there is nothing.

        Standstills have a beginning and an end, and come in the order of their ends.
        """
        if not standstills or standstills[-1][1] <= max(self.stood, self.since):
            return None
        lasted, until = 0, self.stood
        for began, ended in standstills:
            lasted += max(0, ended - max(began, until, self.since))
            until = max(until, ended)
        return Stood(lasted=lasted, until=until)

    def stand(self, stood: Stood) -> None:
        self.since, self.stood = self.since + stood.lasted, stood.until
