"""Holidays as they are stored with an identity."""

from typing import NamedTuple

import msgspec


class Holiday(NamedTuple):
    """A time in which a player is away, and the clocks of their slow tables stand."""

    began: int
    ends: int
    changed: int = 0
    """When it was last changed."""


_decoder = msgspec.json.Decoder(list[Holiday])


def write_holidays(holidays: list[Holiday]) -> str:
    return msgspec.json.encode(holidays).decode()


def read_holidays(text: str) -> list[Holiday]:
    """Read stored holidays; raise `msgspec.ValidationError`."""
    return _decoder.decode(text)
