"""Removing what need not or must not be kept, with everything that belongs to it."""

from typing import Literal, Protocol

Kept = Literal[
    "waiting",
    "playing",
    "finished",
    "lessons",
    "records",
    "reviews",
    "identities",
    "codes",
    "challenges",
    "mailed",
    "mailboxes",
]
"""The kinds of things that are kept for some time: tables of four kinds, and the rest."""


class Removal(Protocol):
    """Every method that changes something returns once it is on disk."""

    async def expired(self, kind: Kept, before: int, limit: int) -> list[str]:
        """The names of things that were last used before a time, at most so many."""
        ...

    async def delete(self, kind: Kept, names: list[str], before: int) -> int:
        """Delete those of the named things that are still expired; return how many."""
        ...

    async def delete_table(self, id: str) -> bool:
        """Delete a table with everything that belongs to it; return whether there was one."""
        ...

    async def delete_record(self, id: str) -> None:
        """Delete a record and its reviews."""
        ...

    async def forget_identity(self, id: str, at: int) -> None:
        """Delete an identity with all that is its own, and note that it is to be forgotten at all tables."""
        ...

    async def forgotten(self) -> list[str]:
        """The players who are still to be forgotten."""
        ...

    async def all_forgotten(self, players: list[str]) -> None:
        """Strike players from that list."""
        ...
