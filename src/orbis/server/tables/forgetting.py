"""Forgetting a person at a table: all events stay, without the identity and the name."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from orbis.server.tables.events import (
    AnyEvent,
    Cleared,
    Created,
    Declined,
    Left,
    Moved,
    Renamed,
    Said,
    Sat,
    SeatPlan,
    StoredEvent,
)

NAMELESS = "Incognito"
"""What somebody is called who is forgotten; it is understood in all our languages."""


PUBLIC = frozenset(
    {
        "kind",
        "at",
        "by",
        "client",
        "request",
        "seat",
        "seats",
        "player",
        "kept",
        "name",
        "ready",
        "nonce",
        "public",
        "rules",
        "tiles",
        "substitute",
        "clock",
        "bank",
        "increment",
        "per_turn",
        "lasts",
        "chat",
        "rated",
        "phrase",
        "text",
        "began",
        "grace",
        "hints",
        "source",
        "record",
        "count",
        "previous",
        "lesson",
        "daily",
        "level",
        "actions",
        "decisions",
        "wish",
        "yes",
        "reason",
        "waiting",
        "lasted",
        "until",
        "table",
    }
)
"""The fields of events, and of what is in them, that everybody may know; a new one is not by itself."""


@dataclass(slots=True)
class _Stay:
    """A person in a seat or with one kept for them, by one identity or several: which events name them."""

    seat: int
    holders: set[str]
    naming: set[int] = field(default_factory=set)


def forgotten(events: Sequence[AnyEvent], player: str, nobody: str) -> list[AnyEvent]:
    """The events of a table with `nobody` in the place of a player; games and deals remain as they are."""
    names = {(index, stay.seat) for stay in _stays(events) if player in stay.holders for index in stay.naming}

    def other(id: str) -> str:
        return nobody if id == player else id

    def plan(seat: int, given: SeatPlan) -> SeatPlan:
        name = NAMELESS if (0, seat) in names else given.name
        return replace(given, player=other(given.player), kept=other(given.kept), name=name)

    def changed(index: int, event: AnyEvent) -> AnyEvent:
        match event:
            case Created(seats=seats):
                return replace(event, seats=tuple([plan(*each) for each in enumerate(seats)]))
            case Sat(seat=seat, player=sitting, name=name):
                name = NAMELESS if (index, seat) in names else name
                return replace(event, player=other(sitting), name=name)
            case Renamed(seat=seat) if (index, seat) in names:
                return replace(event, name=NAMELESS)
            case Said(text=text) if event.by == player and text:
                return replace(event, text="…")
            case Moved(player=mover):
                return replace(event, player=other(mover))
            case _:
                return event

    def unsigned(event: AnyEvent) -> AnyEvent:
        """An event without its sender: a client has the same name at all tables."""
        return replace(event, by=nobody, client="", request=0, ask=0) if event.by == player else event

    return [unsigned(changed(*each)) for each in enumerate(events)]


def _stays(events: Sequence[AnyEvent]) -> list[_Stay]:
    found: list[_Stay] = []
    current: dict[int, _Stay] = {}

    def begin(seat: int, player: str, index: int) -> None:
        current[seat] = _Stay(seat, {player}, {index})
        found.append(current[seat])

    for index, event in enumerate(events):
        match event:
            case Created(seats=seats):
                for seat, plan in enumerate(seats):
                    if plan.player or plan.kept:
                        begin(seat, plan.player or plan.kept, index)
            case Sat(seat=seat, player=player):
                begin(seat, player, index)
            case Renamed(seat=seat) if seat in current:
                current[seat].naming.add(index)
            case Moved(seat=seat, player=player) if seat in current:
                current[seat].holders.add(player)
            case Left(seat=seat) | Cleared(seat=seat) | Declined(seat=seat):
                current.pop(seat, None)
            case _:
                pass
    return found


def is_about(event: StoredEvent, player: str) -> bool:
    """Whether an event comes from a player, or gives them a seat."""
    match event:
        case Created(seats=seats) if any(player in (plan.player, plan.kept) for plan in seats):
            return True
        case Sat(player=given) | Moved(player=given) if given == player:
            return True
        case _:
            return event.by == player


def public(event: AnyEvent) -> dict[str, Any]:
    """What everybody may know of an event before the end of the game."""
    found: dict[str, Any] = _public(to_builtins(event))
    return found


def _public(value: Any) -> Any:
    match value:
        case dict():
            return {name: _public(each) for name, each in value.items() if name in PUBLIC}
        case list() | tuple():
            return [_public(each) for each in value]
        case _:
            return value
