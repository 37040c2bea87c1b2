"""Notes: what the processes on one database tell each other."""

from collections.abc import Callable
from enum import IntEnum, unique
from typing import NamedTuple


@unique
class Change(IntEnum):
    """What a note tells if it is not about an event, in the place of the number: no event has these."""

    REWRITTEN = 0
    """A table was deleted, or its events changed."""
    FORGOTTEN = -1
    """An identity was deleted: it stands in the place of the table."""
    SIGNED_OUT = -2
    """A device was signed out: its digest stands in the place of the table."""
    RENAMED = -3
    """Somebody has another name: the identity stands in the place of the table."""
    CHANNELS = -4
    """Somebody's channels have changed: the identity stands in the place of the table."""


class Note(NamedTuple):
    """An event that another process has stored: its table, its number and perhaps its body."""

    table: str
    number: int
    body: bytes | None = None


Listener = Callable[[Note | None], None]
"""Called when another process has stored an event.

None means that the connection was lost for a while: anything may have changed.
"""
