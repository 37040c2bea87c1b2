"""Lessons: positions of prepared games in which something can be learnt, by name."""

import hashlib
from functools import cache
from importlib.resources import files

from orbis.notation import Record, parse_record
from orbis.wire.replay import id_of_record

NAMES = (
    "taking",
    "gathering",
    "building",
    "wilderness",
    "village",
    "volcano",
    "irrigation",
    "forest",
    "discount",
    "exchange",
    "god",
    "ending",
)
"""The lessons, in the order in which they are best learnt."""


@cache
def text_of(name: str) -> str:
    """The record of a lesson; its last moment is where the learner goes on."""
    return (files("orbis.server.lessons") / f"{name}.orbis").read_text("utf-8")


def record_of(name: str) -> Record:
    """The prepared game of a lesson."""
    return parse_record(text_of(name))


def record_id_of(name: str) -> str:
    """The id of the record of a lesson."""
    return id_of_record(text_of(name))


def secret_of(name: str) -> str:
    """The secret from which the tiles of a lesson are dealt on: the same for everybody, so none at all."""
    return hashlib.sha256(f"orbis lesson 1\0{name}".encode()).hexdigest()
