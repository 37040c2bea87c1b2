"""Lessons: prepared games, by name, each at a position that teaches something."""

import hashlib
from importlib.resources import files

from orbis.notation import parse_record
from orbis.server.tables.new import Lesson
from orbis.wire.replay import id_of_record

_TEXTS = {
    file.name.removesuffix(".orbis").partition("-")[2]: file.read_text("utf-8")
    for file in sorted(files(__name__).iterdir(), key=lambda file: file.name)
    if file.name.endswith(".orbis")
}

NAMES = tuple(_TEXTS)
"""The lessons in teaching order, which is the order of their files."""


def text_of(name: str) -> str:
    """The record of a lesson; the learner continues from its last moment."""
    return _TEXTS[name]


def lesson_of(name: str) -> Lesson:
    return Lesson(name, parse_record(text_of(name)), id_of_record(text_of(name)), secret_of(name))


def secret_of(name: str) -> str:
    """The published secret of a lesson's deal, the same for everybody."""
    return hashlib.sha256(f"orbis lesson 1\0{name}".encode()).hexdigest()
