"""Ratings, as clients see them."""

import msgspec

from orbis.server.tables.events import Millis

MOST_RATED = 100
"""How many players the table of ratings has."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is by their rated games: 95% sure that it is `value`, give or take `spread`."""

    value: int
    spread: int
    games: int
    provisional: bool
    """Whether there are too few games to tell much."""


class RatedAt(msgspec.Struct, frozen=True):
    """A rating after a game, and when that was over."""

    at: Millis
    value: int


class RatedPlayer(msgspec.Struct, frozen=True):
    player: str
    name: str
    rating: Rating


class BotRating(msgspec.Struct, frozen=True):
    """The rating that a level of the bots has by definition: people are measured by it."""

    level: str
    value: int


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of this server, the best first and those with few games last; those of the bots; yours."""

    players: tuple[RatedPlayer, ...]
    bots: tuple[BotRating, ...]
    mine: Rating | None
    """None if you have no rated game."""
    few: int
    """Under how many games a rating is provisional."""
    history: tuple[RatedAt, ...]
    """Your rating after each of your latest rated games, the first first."""


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of a seat's player, and by how much this game has changed it; a bot has no change."""

    rating: Rating | None
    change: int | None
