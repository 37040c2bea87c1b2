"""What callers give, turned into what the wire takes; raise `InvalidRequest` if it cannot be."""

from contextlib import suppress
from operator import index
from typing import SupportsIndex, get_args

import msgspec

from orbis.client.errors import InvalidRequest
from orbis.notation import NotationError, parse_action
from orbis.notation.level_names import LevelName
from orbis.rules import ACTIONS, Action
from orbis.server.tables.requests import NewSeat, NewTable

LEVELS = get_args(LevelName)
SETTINGS = NewTable.__struct_fields__[1:]
AnyAction = SupportsIndex | str | Action
"""An action by its id, in notation, or as such."""


def id_of(action: AnyAction) -> int:
    if isinstance(action, str):
        with suppress(NotationError):
            return parse_action(action).id
    elif isinstance(action, SupportsIndex):
        if action in range(len(ACTIONS)) and not isinstance(action, bool):
            return index(action)
    elif action in ACTIONS:
        return action.id
    raise InvalidRequest(f'{action!r} is not an action: give an id (0–108), an Action, or notation ("b2")')


def new_table(seats: tuple[str | NewSeat, ...], settings: dict[str, object]) -> NewTable:
    for name in settings:
        if name not in SETTINGS:
            raise InvalidRequest(f"{name} is not a setting: {', '.join(SETTINGS)}")
    try:
        return msgspec.convert({"seats": tuple(map(_seat, seats)), **settings}, NewTable)
    except msgspec.ValidationError as error:
        raise InvalidRequest(f"this table cannot be made: {error}") from None


def _seat(wanted: str | NewSeat) -> NewSeat:
    if isinstance(wanted, NewSeat):
        return wanted
    if wanted not in ("here", "open", *LEVELS):
        raise InvalidRequest(f"{wanted!r} is not a seat: here, open, {', '.join(LEVELS)}")
    fields = {"kind": "bot", "level": wanted} if wanted in LEVELS else {"kind": wanted}
    return msgspec.convert(fields, NewSeat)
