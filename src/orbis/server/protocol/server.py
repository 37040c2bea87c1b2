"""Information about the server."""

from typing import Literal

import msgspec

Trouble = Literal["away", "full", "gone", "damaged", "failing"]
"""What is wrong with a store: it does not answer, its disk is full, its file was deleted or replaced, parts
of it cannot be read, or it fails in another way."""


class OfferedLevel(msgspec.Struct, frozen=True):
    """A level of bots, and whether it can play here."""

    name: str
    available: bool


class About(msgspec.Struct, frozen=True):
    """The server: its versions, levels and languages."""

    version: str
    rules: int
    protocol: int
    tiles: str
    levels: tuple[OfferedLevel, ...]
    core: Literal["there", "coming", "absent"]
    """The compiled core, which all levels but the first two need; `coming` while it is being built."""
    languages: tuple[str, ...]
    passkeys: bool
    """Whether the server can check passkeys."""
    mail: bool
    """Whether the server sends mail: links to come back by, too."""
    restart: str
    """If the server is for this machine only, the command that starts it for other devices, too; or empty."""
    phrases_only: bool
    """Whether no table may allow `chat`."""


class KeptKind(msgspec.Struct, frozen=True):
    """A kind of things that are kept, and for how many days after their last use; null for ever."""

    kind: str
    days: int | None


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the server and its store are, for operators."""

    status: Trouble | Literal["ok", "stopping"]
    message: str = ""
    room: bool = True
    """Whether anything new may be begun; if not, running games still go on."""
