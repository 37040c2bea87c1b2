"""Records sent to the server, and their verification."""

import msgspec

from orbis.server.tables.requests import Id


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to view: its text, or a table that is over."""

    text: str | None = None
    table: Id | None = None


class RecordProblem(msgspec.Struct, frozen=True):
    """Something in a record that is wrong."""

    kind: str
    recorded: str
    expected: str
    turn: str
    rule: str | None


class Verification(msgspec.Struct, frozen=True):
    """Whether a record is valid: its deal, its moves by the rules, and its result."""

    holds: bool
    problems: tuple[RecordProblem, ...]
