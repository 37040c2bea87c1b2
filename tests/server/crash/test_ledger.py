"""The crash test can fail: it finds every fault that a store might have."""

from pathlib import Path

import pytest

from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.stores import make_store
from orbis.server.stores.tables import Append, Listing, StoredTable
from orbis.server.tables.events import AnyEvent, Created, Readied, Sat, SeatPlan, write_event

from .ledger import Key, TableLedger

pytestmark = pytest.mark.anyio

CREATED = Created(
    seats=(SeatPlan("open"), SeatPlan("open")),
    public=False,
    rules=RULES_VERSION,
    tiles=STANDARD.content_id,
    secret="a secret",
    draws="draws",
    substitute="acolyte",
)
SAT = Sat(seat=0, player="ann", name="Ann", by="ann", client="c", request=1)
READIED = Readied(seat=0, nonce="n", by="ann", client="c", request=2)


def ledger() -> TableLedger:
    """The ledger of a table at which Ann sat down and was ready."""
    table = TableLedger("t")
    sat, readied = Key("ann", "c", 1), Key("ann", "c", 2)
    table.asked = {sat: {"do": "sit", "seat": 0}, readied: {"do": "ready", "seat": 0, "nonce": "n"}}
    table.acknowledge(sat, 2, duplicate=False)
    table.acknowledge(readied, 3, duplicate=False)
    table.hear({"number": 3, "kind": "readied"})
    return table


async def faults(tmp_path: Path, table: TableLedger, *bodies: bytes) -> str:
    """The faults found when these events are stored after the first."""
    store = make_store(str(tmp_path / "orbis.db"))
    await store.open()
    listing = Listing("waiting", False, (), b"")
    first = write_event(CREATED)
    await store.tables.create(StoredTable("t", "ann", RULES_VERSION, STANDARD.content_id, first, listing, 1))
    for number, body in enumerate(bodies, start=2):
        await store.tables.append(Append("t", number, body, 1))
    found = await table.faults(store)
    await store.close()
    return "; ".join(found)


def written(*events: AnyEvent) -> list[bytes]:
    return [write_event(event) for event in events]


async def test_stored_promises_are_not_faults(tmp_path: Path) -> None:
    assert await faults(tmp_path, ledger(), *written(SAT, READIED)) == ""


async def test_a_lost_decision_is_found(tmp_path: Path) -> None:
    found = await faults(tmp_path, ledger(), *written(SAT))
    assert "lost: Key(player='ann', client='c', request=2)" in found
    assert "lost: event 3 was told" in found


async def test_a_doubled_decision_is_found(tmp_path: Path) -> None:
    assert "doubled: " in await faults(tmp_path, ledger(), *written(SAT, READIED, READIED))


async def test_half_a_decision_is_found(tmp_path: Path) -> None:
    (sat, readied) = written(SAT, READIED)
    assert "half: " in await faults(tmp_path, ledger(), sat, readied[:-5])


async def test_a_decision_other_than_the_requested_one_is_found(tmp_path: Path) -> None:
    other = Readied(seat=0, nonce="another", by="ann", client="c", request=2)
    assert "half: event 3" in await faults(tmp_path, ledger(), *written(SAT, other))


async def test_an_invented_decision_is_found(tmp_path: Path) -> None:
    invented = Sat(seat=1, player="bob", name="Bob", by="bob", client="d", request=1)
    assert "invented: " in await faults(tmp_path, ledger(), *written(SAT, READIED, invented))


async def test_a_refused_decision_that_was_stored_is_found(tmp_path: Path) -> None:
    table = ledger()
    table.refused.add(Key("ann", "c", 2))
    assert "invented: " in await faults(tmp_path, table, *written(SAT, READIED))


async def test_a_request_that_became_two_events_is_found(tmp_path: Path) -> None:
    table = ledger()
    table.acknowledge(Key("ann", "c", 2), 4, duplicate=True)
    assert "doubled: " in await faults(tmp_path, table, *written(SAT, READIED))


async def test_an_event_sent_in_two_versions_is_found(tmp_path: Path) -> None:
    table = ledger()
    table.hear({"number": 3, "kind": "left"})
    assert "changed: " in await faults(tmp_path, table, *written(SAT, READIED))
