"""What clients were promised, compared with what is stored."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from orbis.notation import hash_of
from orbis.server.stores import Store
from orbis.server.stores.archive import Misfit, play_again
from orbis.server.stores.library import Library
from orbis.server.tables.events import AnyEvent, read_event, write_event

Ask = dict[str, Any]

BECOMES = {"sit": "sat", "ready": "readied", "act": "acted", "take_back": "took_back"}
"""The kind of event that each request becomes."""


class Key(NamedTuple):
    """A request: its player, its client, and its number there."""

    player: str
    client: str
    request: int


@dataclass
class TableLedger:
    """What clients know about one table."""

    id: str
    asked: dict[Key, Ask] = field(default_factory=dict)
    acknowledged: dict[Key, int] = field(default_factory=dict)
    refused: set[Key] = field(default_factory=set)
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    duplicates: int = 0
    over: bool = False

    def acknowledge(self, key: Key, event: int, duplicate: bool) -> None:
        """Record that a request was acknowledged as an event."""
        self.duplicates += duplicate
        if self.acknowledged.setdefault(key, event) != event:
            self.contradictions.append(f"doubled: {key} is event {self.acknowledged[key]} and {event}")

    def hear(self, happened: dict[str, Any]) -> None:
        """Record an event that a client received."""
        if self.told.setdefault(happened["number"], happened) != happened:
            self.contradictions.append(f"changed: event {happened['number']} was told in two ways")

    async def faults(self, store: Store) -> list[str]:
        """Every difference between what is stored and what was promised."""
        faults = [*self.contradictions]
        # Copy first: anything promised while the events are being read may be stored after them.
        promised, told = dict(self.acknowledged), set(self.told)
        bodies = await store.events(self.id)
        try:
            events = [read_event(body) for body in bodies]
        except msgspec.DecodeError as error:
            return [*faults, f"half: an event cannot be read: {error}"]
        faults += [*self._compared(events, promised), *_sent_but_not_stored(told, events)]
        return [f"table {self.id}: {fault}" for fault in [*faults, *await self._replayed(store)]]

    def _compared(self, events: list[AnyEvent], promised: dict[Key, int]) -> list[str]:
        """What was lost, doubled, or never requested."""
        faults = []
        keys = [Key(event.by, event.client, event.request) for event in events]
        for key, count in Counter(key for key in keys if key.request).items():
            if count > 1:
                faults.append(f"doubled: {key} is there {count} times")
            if key not in self.asked:
                faults.append(f"invented: nobody asked {key}")
            if key in self.refused:
                faults.append(f"invented: {key} was refused and is there")
        for key, number in promised.items():
            if number > len(events) or keys[number - 1] != key:
                faults.append(f"lost: {key}, acknowledged as event {number} of {len(events)}")
            elif not _matches(self.asked[key], events[number - 1]):
                faults.append(f"half: event {number} is not what {key} asked")
        return faults

    async def _replayed(self, store: Store) -> list[str]:
        """The stored events that break the rules, or lead to a state other than the one sent."""
        table, events = await Library(store).first_and_rest(self.id)
        faults: list[str] = []
        for event in events:
            try:
                play_again(table, [event])
            except Misfit as misfit:
                return [*faults, f"half: {misfit}"]
            told = self.told.get(table.number)
            if told is not None and told.get("hash", "") != (hash_of(table.text) if table.text else ""):
                faults.append(f"changed: after event {table.number} another state was told")
        return faults


def _sent_but_not_stored(told: set[int], events: list[AnyEvent]) -> list[str]:
    return [f"lost: event {number} was told" for number in sorted(told) if number > len(events)]


def _matches(ask: Ask, event: AnyEvent) -> bool:
    stored = msgspec.json.decode(write_event(event))
    same = ("seat", "actions", "nonce")
    return stored["kind"] == BECOMES[ask["do"]] and all(
        ask[name] == stored.get(name) for name in same if name in ask
    )
