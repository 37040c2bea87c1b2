"""One-time codes that move a seat to another device."""

from typing import NamedTuple, Protocol


class Pass(NamedTuple):
    """The seat that a one-time code moves to another device, as long as the same player has it."""

    table: str
    seat: int
    taken: int
    """The number of the event by which the player who made the code got the seat."""


MOST_PASSES = 3
"""How many codes for one seat are kept; a further one replaces the oldest."""


class Passes(Protocol):
    async def save(self, digest: str, grant: Pass, expires: int, now: int) -> None:
        """Store the seat that a one-time code moves, under the code's digest.

        Codes that have expired are removed, and of those for the same seat all that were made for another
        player, and the oldest if there are too many.
        """
        ...

    async def find(self, digest: str, now: int) -> Pass | None:
        """What a code grants; None if there is no such code or it has expired."""
        ...
