"""Information about the server."""

from typing import Literal

import msgspec


class Level(msgspec.Struct, frozen=True):
    """A level of bots, and whether it can play here."""

    name: str
    available: bool


class About(msgspec.Struct, frozen=True):
    """The server: its versions, levels and languages."""

    version: str
    rules: int
    protocol: int
    tiles: str
    levels: tuple[Level, ...]
    core: Literal["there", "coming", "absent"]
    """The compiled core, which all levels but the first two need; `coming` while it is being built."""
    languages: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """The server and its store respond."""

    status: Literal["ok"]
