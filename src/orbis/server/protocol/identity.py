"""Identities, and the codes that move a seat to another device."""

from typing import Annotated

import msgspec

from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Name


class NewIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be known by. With `token`, the answer has a token for programs; else it sets a cookie."""

    name: Name
    token: bool = False


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Your identity: the public id shown on seats, the name, and, only when it is new, a program's token."""

    id: str
    name: str
    token: str | None = None


class Code(msgspec.Struct, frozen=True):
    """A one-time code that moves a seat to the device on which it is entered."""

    code: str
    expires: Millis


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code made on another device."""

    code: Annotated[str, msgspec.Meta(min_length=10, max_length=20)]


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat that is now yours."""

    table: str
    seat: int
