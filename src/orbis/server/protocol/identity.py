"""Who somebody is, and the codes that take a seat to another device."""

from typing import Annotated

import msgspec

from orbis.server.tables.events import Millis
from orbis.server.tables.requests import Name


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
