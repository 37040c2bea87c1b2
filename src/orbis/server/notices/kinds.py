"""What players can be told about a table."""

from enum import IntFlag
from typing import get_args

from orbis.server.protocol.notices import NoticeKind


class Kinds(IntFlag):
    """Kinds of notices, as a store keeps them."""

    TURN = 1
    SEAT = 2
    """Somebody has taken a seat, keeps one for you, is ready, or the game has begun."""
    WISH = 4
    CLOCK = 8
    """A quarter of the clock is left."""
    OVER = 16
    REMATCH = 32
    REMINDER = 64
    BOT = 128
    """A bot plays for you, or has played a turn; whoever wants to hear of the clock hears this, too."""
    SAID = 256
    ANSWER = 512
    """All have agreed to your wish, or somebody has not; whoever wants to hear of wishes hears this, too."""

    @property
    def main(self) -> NoticeKind:
        """The most important of them."""
        return self.names[0]

    @property
    def names(self) -> tuple[NoticeKind, ...]:
        """All of them, the most important first."""
        return tuple(kind for kind in _BY_WEIGHT if KIND[kind] & self)


KIND: dict[NoticeKind, Kinds] = {kind: Kinds[kind.upper()] for kind in get_args(NoticeKind)}
KIND["clock"] |= Kinds.BOT
KIND["wish"] |= Kinds.ANSWER

_BY_WEIGHT: tuple[NoticeKind, ...] = ("rematch", "over", "clock", "wish", "turn", "reminder", "seat", "said")
