"""Records that are given to the server, and whether they hold."""

import msgspec

from orbis.server.tables.requests import Id


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at: the text of one, or a table that is over."""

    text: str | None = None
    table: Id | None = None


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
