"""What clients were promised about one table, compared with what is stored."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from orbis.server.stores import Store
from orbis.server.stores.library import Library
from orbis.server.stores.listings import listing_after, listing_of
from orbis.server.stores.replay import Misfit, play_again
from orbis.server.stores.tables import Listing
from orbis.server.tables.events import AnyEvent, Millis, Renamed, Replaced, Status, read_event, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.result import Placings, result_of
from orbis.server.tables.table import GameTable

Fields = dict[str, Any]
"""A request or an event, as it is in JSON."""

BECOMES: dict[str, Fields] = {
    "sit": {"kind": "sat"},
    "decline": {"kind": "declined"},
    "leave": {"kind": "left"},
    "rename": {"kind": "renamed"},
    "fill": {"kind": "filled"},
    "clear": {"kind": "cleared"},
    "ready": {"kind": "readied"},
    "act": {"kind": "acted"},
    "take_back": {"kind": "took_back"},
    "ask_end": {"kind": "wished", "wish": "end"},
    "ask_pause": {"kind": "wished", "wish": "pause"},
    "resume": {"kind": "resumed"},
    "say": {"kind": "said"},
    "ask_rewind": {"kind": "wished", "wish": "rewind"},
    "answer": {"kind": "answered"},
    "resign": {"kind": "replaced", "reason": "resigned"},
    "wait": {"kind": "waited"},
    "let_bot": {"kind": "replaced", "reason": "absent"},
    "reclaim": {"kind": "moved"},
}
"""What is certain about the event that each request becomes."""

SAME = ("lasts", "phrase", "seat", "actions", "nonce", "name", "level", "count", "yes")
"""The fields that a request and its event share."""


class Key(NamedTuple):
    """A request: its player, its client, and its number there."""

    player: str
    client: str
    request: int


class Listed(NamedTuple):
    """How lists should show a table."""

    listing: Listing
    updated: Millis


@dataclass
class TableLedger:
    """What clients know about one table, and how much of it was found in the store."""

    id: str
    on_promise: Callable[[], None] = lambda: None
    """Called after each acknowledgement."""
    asked: dict[Key, Fields] = field(default_factory=dict)
    sent: Counter[Key] = field(default_factory=Counter)
    """How often each request was sent."""
    acknowledged: dict[Key, int] = field(default_factory=dict)
    refused: set[Key] = field(default_factory=set)
    told: dict[int, Fields] = field(default_factory=dict)
    promised: list[Fields] = field(default_factory=list)
    """Events that were promised without a number; each of them is one event's fields, or some of them."""
    contradictions: list[str] = field(default_factory=list)
    duplicates: int = 0
    over: bool = False
    table: GameTable | None = None
    """The table when it was last read."""
    listed: Listed | None = None
    result: Placings | None = None
    """Who came where, once that is decided at a rated table."""
    _bodies: list[bytes] = field(default_factory=list)
    _events: list[AnyEvent] = field(default_factory=list)
    _hashes: list[str] = field(default_factory=list)
    _new: list[int] = field(default_factory=list)
    """The numbers of the told events that were not yet compared."""

    def acknowledge(self, key: Key, event: int, duplicate: bool) -> None:
        """Record that a request was acknowledged as an event."""
        self.duplicates += duplicate
        if self.acknowledged.setdefault(key, event) != event:
            self.contradictions.append(f"doubled: {key} is event {self.acknowledged[key]} and {event}")
        self.on_promise()

    def promise(self, **fields: Any) -> None:
        """Record that an event with these fields was promised."""
        self.promised.append(fields)
        self.on_promise()

    def hear(self, happened: Fields) -> None:
        """Record an event that a client received."""
        number = happened["number"]
        if self.told.setdefault(number, happened) != happened:
            self.contradictions.append(f"changed: event {number} was told in two ways")
        self._new.append(number)

    async def faults(self, store: Store) -> list[str]:
        """Every difference between what is stored and what was promised."""
        faults = [*self.contradictions]
        # Copy first: anything promised while the events are being read may be stored after them.
        promised, expected, told = dict(self.acknowledged), [*self.promised], [*self._new]
        try:
            faults += await self._read(store)
        except msgspec.DecodeError as error:
            faults.append(f"half: an event cannot be read: {error}")
        except Refused as refused:
            faults.append(f"lost: the table cannot be read: {refused}")
        else:
            faults += [*self._compared(promised), *self._missing(expected), *self._mistold(told)]
            self._new = self._new[len(told) :]
        return [f"table {self.id}: {fault}" for fault in faults]

    async def _read(self, store: Store) -> list[str]:
        """Read the events that are new, and replay them; all of them if the known ones are not the same."""
        bodies = await store.tables.events(self.id)
        known = len(self._bodies)
        if self.table is None or self.listed is None or bodies[:known] != self._bodies:
            known, self._new = 1, [*self.told]
            self.table, _ = await Library(store).first_and_rest(self.id)
            created = read_event(bodies[0])
            self._events, self._hashes, self.result = [created], [self.table.hash], None
            self.listed = Listed(listing_of(self.table), created.at)
        self._bodies = bodies[:known]
        for body in bodies[known:]:
            event = read_event(body)
            try:
                play_again(self.table, [event])
            except Misfit as misfit:
                return [f"half: {misfit}"]
            self._bodies.append(body)
            self._events.append(event)
            self._hashes.append(self.table.hash)
            if self.result is None and (self.table.status is Status.OVER or isinstance(event, Replaced)):
                self.result = result_of(self.table)
            if (listing := listing_after(self.table, event)) is not None:
                # Decisions leave the players as they are.
                players = self.listed.listing.players if listing.players is None else listing.players
                # A name that follows its player everywhere does not make the table a fresh one.
                follows = isinstance(event, Renamed) and not event.request
                updated = self.listed.updated if follows else event.at
                self.listed = Listed(listing._replace(players=players), updated)
        return []

    def _compared(self, promised: dict[Key, int]) -> list[str]:
        """What was lost, doubled, or never requested."""
        faults = []
        events = self._events
        keys = [Key(event.by, event.client, event.request) for event in events]
        for key, count in Counter(key for key in keys if key.request).items():
            if count > 1:
                faults.append(f"doubled: {key} is there {count} times")
            if key not in self.asked:
                faults.append(f"invented: nobody asked {key}")
            # Another copy, on its way through another process, may be carried out after the refusal.
            if key in self.refused and self.sent[key] < 2:
                faults.append(f"invented: {key} was refused and is there")
        for key, number in promised.items():
            if number > len(events) or keys[number - 1] != key:
                faults.append(f"lost: {key}, acknowledged as event {number} of {len(events)}")
            elif not _becomes(self.asked[key], events[number - 1]):
                faults.append(f"half: event {number} is not what {key} asked: {self.asked[key]}")
        return faults

    def _missing(self, expected: list[Fields]) -> list[str]:
        if not expected:
            return []
        events = [_fields(event) for event in self._events]
        return [
            f"lost: {each}" for each in expected if not any(each.items() <= event.items() for event in events)
        ]

    def _mistold(self, told: list[int]) -> list[str]:
        """The events that were told and are not stored, or lead to a state other than the one sent."""
        faults = []
        for number in sorted(told):
            if number > len(self._hashes):
                faults.append(f"lost: event {number} was told")
            elif self.told[number].get("hash", "") != self._hashes[number - 1]:
                faults.append(f"changed: after event {number} another state was told")
        return faults


def _fields(event: AnyEvent) -> Fields:
    fields: Fields = {
        name: value
        for name, value in msgspec.json.decode(write_event(event)).items()
        if not isinstance(value, list)
    }
    return fields


def _becomes(ask: Fields, event: AnyEvent) -> bool:
    stored = msgspec.json.decode(write_event(event))
    wanted = BECOMES[ask["do"]] | {name: ask[name] for name in SAME if ask.get(name) is not None}
    # What is left out of an event has its default value: 0 moves.
    return all(stored.get(name, 0) == value for name, value in wanted.items())
