"""The deal of the day and its results."""

from typing import Annotated, Literal

import msgspec

from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Name

MOST_RESULTS = 100

DailyState = Literal["playing", "counted", "uncounted"]
"""Your game goes on, or is over and counts, or does not: you gave it up, or finished too late."""


class NewDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With how many players, bots included, and what a bot is to be called; several are numbered."""

    players: Literal[2, 3, 4] = 2
    opponent: Name | None = None


class DailyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many results of each day you want, besides your own."""

    most: Annotated[int, msgspec.Meta(ge=0, le=MOST_RESULTS)] = MOST_RESULTS


class DailyResult(msgspec.Struct, frozen=True):
    """A game that counts: winners first, then whoever has more points."""

    rank: int
    name: str
    score: int
    opponent: int
    """The points of the bot, or of the best of them."""
    won: bool
    you: bool
    table: str
    """Where it was played; empty if it is somebody else's and the day is not over."""


class DailyResults(msgspec.Struct, frozen=True):
    """A day, as in 2026-11-17, how many games count, and the best of them; yours is among them."""

    day: str
    ends: Millis
    games: int
    results: tuple[DailyResult, ...]


class MyDaily(msgspec.Struct, frozen=True):
    """Your own game of today with one of the deals."""

    table: str
    state: DailyState


class DailySize(msgspec.Struct, frozen=True):
    """The deal of the day for so many players, of whom you are one and the others are bots."""

    players: int
    today: DailyResults
    yesterday: DailyResults
    mine: MyDaily | None


class Daily(msgspec.Struct, frozen=True):
    """The deals of the day, one for each number of players: each once, until the day ends (UTC)."""

    day: str
    ends: Millis
    sizes: tuple[DailySize, ...]
    level: str
    available: bool
    """Whether bots of that level can play on this server."""
    streak: int
    """On how many days in a row you have played any of them, up to yesterday or today."""
    longest: int
