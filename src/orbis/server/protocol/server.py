"""What a server says of itself."""

from typing import Literal

import msgspec


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
