"""What the other endpoints take and give: identities, codes, tile sets, records and reviews."""

from typing import Annotated, Literal

import msgspec

from orbis.locales import PlainSentence
from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Id, Name


class NewIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that one wants to be known by; a program asks for a token, a browser gets a cookie."""

    name: Name
    token: bool = False


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who one is: the public id that seats show, the name, and a new program's token, told only once."""

    id: str
    name: str
    token: str | None = None


class Code(msgspec.Struct, frozen=True):
    """A one-time code that moves a seat to the device that brings it."""

    code: str
    expires: Millis


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that was made at another device."""

    code: Annotated[str, msgspec.Meta(min_length=10, max_length=20)]


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat that is one's own now."""

    table: str
    seat: int


class NewTileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile set as in a file of the format of RULES section 12."""

    text: str


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at: the text of one, or a table that is over."""

    text: str | None = None
    table: Id | None = None


class SeatInRecord(msgspec.Struct, frozen=True):
    """Who sat on a seat."""

    name: str
    kind: str


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a record: its turn, who made it, what it was, how to say it, and the totals after it."""

    moves: int
    """Moves so far, this one included: the number of the moment after it."""
    turn: str
    seat: int
    move: str
    totals: tuple[int, ...]
    is_moment: bool
    """Whether a decision is asked after it, so that one can play on from there."""
    action: int | None = None
    revealed: int | None = None
    log: tuple[PlainSentence, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A record that can be walked through; each moment's view is asked for by its number of moves."""

    id: str
    text: str
    rules: int
    tiles: str
    seats: tuple[SeatInRecord, ...]
    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    steps: tuple[ReplayStep, ...]


class RecordProblem(msgspec.Struct, frozen=True):
    """Something in a record that does not fit."""

    kind: str
    recorded: str
    expected: str
    turn: str
    rule: str | None


class Verification(msgspec.Struct, frozen=True):
    """Whether a record holds: its deal dealt anew, its moves by the rules, its result."""

    holds: bool
    problems: tuple[RecordProblem, ...]


Simulations = Annotated[int, msgspec.Meta(ge=100, le=200_000)]


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How thoroughly a record is to be reviewed; by default as `orbis review` does."""

    simulations: Simulations | None = None


class ReviewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which review of a record."""

    simulations: Simulations | None = None


class Level(msgspec.Struct, frozen=True):
    """A level of bots, and whether it can play here."""

    name: str
    available: bool


class About(msgspec.Struct, frozen=True):
    """What this server is."""

    version: str
    rules: int
    protocol: int
    tiles: str
    levels: tuple[Level, ...]
    core: Literal["there", "coming", "absent"]
    """The compiled core, without which only the first two levels play; `coming` while it is being built."""
    languages: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """That the server answers and its store as well."""

    status: Literal["ok"]
