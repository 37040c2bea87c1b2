"""Requests, one line of JSON each, read strictly."""

import json
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec

from orbis.bots import LEVELS
from orbis.locales import Speech, UnknownLanguage
from orbis.locales.languages import known_language
from orbis.play.agent import MOST_MILLISECONDS, MOST_SIMULATIONS
from orbis.rules import ACTIONS, STANDARD, InvalidTileSet, Rule, TileSet, parse_tiles, read_tiles

LONGEST_LINE = 1_000_000
"""The most bytes a request may have."""

ActionId = Annotated[int, msgspec.Meta(ge=0, lt=len(ACTIONS))]


class BadRequest(ValueError):
    """A request that cannot be understood, or not at this point."""


class Illegal(Exception):
    """A request that a rule forbids; `at` is the index of the illegal one of several actions."""

    def __init__(self, rule: Rule, speech: Speech, at: int | None = None) -> None:
        super().__init__(speech.rule(rule))
        self.rule = rule
        self.at = at


class Request(msgspec.Struct, frozen=True, tag_field="cmd", forbid_unknown_fields=True):
    """The base of all requests."""


class SpokenRequest(Request, frozen=True):
    """A request that may be answered with a text in the wanted language."""

    lang: str = "en"

    @property
    def speech(self) -> Speech:
        """Raise `BadRequest` for an unknown language."""
        try:
            return Speech(known_language(self.lang))
        except UnknownLanguage as error:
            raise BadRequest(str(error)) from None


class NewRequest(SpokenRequest, frozen=True, kw_only=True, tag="new"):
    """Begin a game, with the standard tile set or one from a file."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    seed: str
    tiles: str | None = None

    @property
    def tile_set(self) -> TileSet:
        """Raise `BadRequest` if the file cannot be read or is not valid."""
        if self.tiles is None:
            return STANDARD
        try:
            with Path(self.tiles).open("rb") as file:
                return read_tiles(file.read(LONGEST_LINE))
        except InvalidTileSet as error:
            raise BadRequest(f"the tile set is not valid: {error}") from None
        except (OSError, ValueError) as error:
            raise BadRequest(f"the tile set cannot be read: {error}") from None


class OptionsRequest(Request, frozen=True, tag="options"):
    """Ask what may be done."""


class DoRequest(SpokenRequest, frozen=True, kw_only=True, tag="do"):
    actions: tuple[ActionId, ...]


class WhyRequest(SpokenRequest, frozen=True, kw_only=True, tag="why"):
    action: ActionId


class UndoRequest(SpokenRequest, frozen=True, tag="undo"):
    """Take back a decision of the running turn."""


class ScoreRequest(Request, frozen=True, tag="score"):
    """Ask for the scores as if the game ended now."""


class StateRequest(Request, frozen=True, tag="state"):
    """Ask for the public state."""


class PerftRequest(Request, frozen=True, tag="perft"):
    depth: Annotated[int, msgspec.Meta(ge=0, le=100)]


class BotRequest(SpokenRequest, frozen=True, kw_only=True, tag="bot"):
    """Ask what an agent would do in the running game or in another position."""

    level: Annotated[int, msgspec.Meta(ge=1, le=len(LEVELS))] | None = None
    agent: str | None = None
    ms: Annotated[int, msgspec.Meta(ge=1, le=MOST_MILLISECONDS)] | None = None
    simulations: Annotated[int, msgspec.Meta(ge=1, le=MOST_SIMULATIONS)] | None = None
    state: str | None = None
    tile_set: str | None = None
    seed: str | None = None
    options: tuple[ActionId, ...] | None = None
    """Accepted because a table sends them to programs; not used here."""


AnyRequest = (
    NewRequest
    | OptionsRequest
    | DoRequest
    | WhyRequest
    | UndoRequest
    | ScoreRequest
    | StateRequest
    | PerftRequest
    | BotRequest
)

COMMANDS = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyRequest))


def read_request(line: bytes) -> AnyRequest:
    """Raise `BadRequest` if the line is not a valid request."""
    try:
        content = json.loads(line, object_pairs_hook=_unique, parse_constant=_no_constant)
        json.dumps(content, ensure_ascii=False).encode()  # fails for lone surrogates
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"expected one JSON object per line: {error}") from None
    if isinstance(content, dict) and content.get("cmd", COMMANDS[0]) not in COMMANDS:
        raise BadRequest(f"unknown cmd {content['cmd']!r}; there are {', '.join(COMMANDS)}")
    try:
        request: AnyRequest = msgspec.convert(content, AnyRequest)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from None
    return request


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is given twice")
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def read_tile_text(text: str) -> TileSet:
    """The tile set in the text of a file; raise `BadRequest` if it is not valid."""
    try:
        return parse_tiles(text)
    except InvalidTileSet as error:
        raise BadRequest(f"the tile set is not valid: {error}") from None
