"""Somebody's own tables and friends."""

from typing import Annotated, Literal

import msgspec

from orbis.server.protocol.lists import Listed, SeatInList
from orbis.server.protocol.own_colour import OwnColour
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Id

MOST_LISTED = 100


class MineQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of your tables: those going on or over, with somebody of a name, after a place in the list."""

    status: Literal["going", "over"] | None = None
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """A part of the name of somebody else at the table."""
    updated: Annotated[Millis, msgspec.Meta(ge=0)] | None = None
    """When the last table of the list so far had changed; with `after`, its id."""
    after: Id | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_LISTED)] = MOST_LISTED


class Next(msgspec.Struct, frozen=True):
    """The table where your time runs out within a day, or else that has waited longest, and how many wait."""

    table: Listed | None
    waiting: int


class NextQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table where you are already, and which does not count."""

    besides: Id | None = None


class Friend(msgspec.Struct, frozen=True):
    """Somebody with whom you have played: the games played to the end, and how many each of you won."""

    player: str
    name: str
    games: int
    mine: int
    theirs: int
    going: int
    """How many games go on."""
    last: Millis
    """When something last changed at a table of yours."""
    table: str
    """That table."""
    muted: bool
    """Whether you do not want to be invited by them."""
    colour: OwnColour


class Muted(msgspec.Struct, frozen=True):
    """Whether somebody may invite you."""

    player: str
    muted: bool


class PlayersTally(msgspec.Struct, frozen=True):
    """Your games with some number of players."""

    players: int
    games: int
    won: int


class OpponentTally(msgspec.Struct, frozen=True):
    """Your games against somebody, or against bots of some level, and how many each of you won."""

    name: str
    level: str
    player: str
    games: int
    mine: int
    theirs: int


class ScoredGame(msgspec.Struct, frozen=True):
    """A game of yours: when it ended, your score and its parts, and how well you played by its review."""

    table: str
    at: Millis
    players: int
    total: int
    parts: tuple[int, int, int, int] | None
    """Regions, wildernesses, temple and god; games of before do not tell."""
    won: bool
    accuracy: float | None
    opponents: tuple[SeatInList, ...]
    rated: bool
    shared: bool = False
    """Whether you won together with somebody."""


class Statistics(msgspec.Struct, frozen=True):
    """Your games that were played to the end, each from one seat; to resign or run out of time is to lose."""

    games: int
    won: int
    players: tuple[PlayersTally, ...]
    opponents: tuple[OpponentTally, ...]
    """People first; whoever was forgotten is not among them."""
    scored: tuple[ScoredGame, ...]
    """The latest games, at most 100, in order."""
