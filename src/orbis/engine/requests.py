"""Requests: a line of JSON, its fields each read strictly, and what can be wrong with it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from orbis.locales import Speech, UnknownLanguage
from orbis.locales.languages import known_language
from orbis.rules import ACTIONS, STANDARD, Action, InvalidTileSet, Rule, TileSet, read_tiles
from orbis.rules.tileset import parse_tiles

Reply = dict[str, object]
Value = TypeVar("Value")

LONGEST_LINE = 1_000_000
"""How many bytes a request may have."""

_REQUIRED = object()


class BadRequest(ValueError):
    """A request that cannot be understood, or not now."""


class Illegal(Exception):
    """A request that a rule forbids."""

    def __init__(self, rule: Rule, speech: Speech, at: int | None = None) -> None:
        super().__init__(rule.value)
        self.error: Reply = {"code": "illegal", "rule": rule.value, "message": speech.rule(rule)}
        if at is not None:
            self.error["at"] = at


class Request:
    """The fields of a request, each taken once; what is left over was not understood."""

    def __init__(self, line: bytes) -> None:
        try:
            content = json.loads(line, object_pairs_hook=_unique, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            raise BadRequest(f"expected one JSON object a line: {error}") from None
        if not isinstance(content, dict):
            raise BadRequest("expected a JSON object")
        self._fields: dict[str, Any] = content

    def take(self, name: str, parse: Callable[[Any], Value], default: Any = _REQUIRED) -> Value:
        """The value of a field, or its default."""
        if name not in self._fields:
            if default is _REQUIRED:
                raise BadRequest(f"the field {name!r} is missing")
            return parse(default)
        return parse(self._fields.pop(name))

    def finish(self) -> None:
        """Refuse fields that nobody took."""
        if self._fields:
            raise BadRequest(f"unknown field {next(iter(self._fields))!r}")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is given twice")
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def optional(parse: Callable[[Any], Value]) -> Callable[[Any], Value | None]:
    """A parser that leaves None as it is, for a field that may be left out."""
    return lambda value: None if value is None else parse(value)


def read_text(value: Any) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise BadRequest(f"expected a text, found {json.dumps(value)[:40]}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadRequest("expected a text of whole Unicode characters") from None
    return value


def read_number(low: int, high: int) -> Callable[[Any], int]:
    """A parser of whole numbers, both ends included."""

    def parse(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadRequest(f"expected a whole number from {low} to {high}, found {json.dumps(value)[:40]}")
        return value

    return parse


read_action: Callable[[Any], int] = read_number(0, len(ACTIONS) - 1)
"""An action's id."""


def read_actions(value: Any) -> list[Action]:
    """The actions of a list of ids."""
    if not isinstance(value, list):
        raise BadRequest("expected a list of action ids")
    return [ACTIONS[read_action(id)] for id in value]


def read_speech(value: Any) -> Speech:
    """A language by its code."""
    try:
        return Speech(known_language(read_text(value)))
    except UnknownLanguage as error:
        raise BadRequest(str(error)) from None


def read_tile_text(value: Any) -> TileSet:
    """The tile set of a text as it stands in a file."""
    try:
        return parse_tiles(read_text(value))
    except InvalidTileSet as error:
        raise BadRequest(f"the tile set is not valid: {error}") from None


def read_tile_file(value: Any) -> TileSet:
    """The tile set of a file by its path, or the standard set."""
    if value is None:
        return STANDARD
    try:
        with Path(read_text(value)).open("rb") as file:
            return read_tiles(file.read(LONGEST_LINE))
    except InvalidTileSet as error:
        raise BadRequest(f"the tile set is not valid: {error}") from None
    except (OSError, ValueError) as error:
        raise BadRequest(f"the tile set cannot be read: {error}") from None
