"""The crash test can fail: it finds what is missing beyond the tables, from identities to lists."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.http.visitors import digest_of
from orbis.server.notices.channels import made_channel
from orbis.server.protocol.notices import WebhookChannel
from orbis.server.stores import Store, make_store
from orbis.server.stores.identities import Identity
from orbis.server.stores.listings import stored_table
from orbis.server.stores.passes import Pass
from orbis.server.stores.results import StoredResult
from orbis.server.stores.reviews import ReviewJob, ReviewProgress
from orbis.server.stores.tables import Append
from orbis.server.tables.events import Created, Sat, SeatPlan, write_event
from orbis.server.tables.result import Placing, write_result
from orbis.server.tables.table import GameTable
from server.databases import execute

from .ledger import TableLedger
from .promises import CodePromise, NamePromise, Promises, digest, list_faults, result_faults

pytestmark = pytest.mark.anyio

CREATED = Created(
    by="ann",
    at=1,
    seats=(SeatPlan("person", "Ann", "ann"), SeatPlan("open")),
    public=True,
    rules=RULES_VERSION,
    tiles=STANDARD.content_id,
    secret="a secret",
    draws="draws",
    substitute="acolyte",
)
JOB = ReviewJob("record", 100)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "orbis.db")


@pytest.fixture
async def kept(database: str) -> AsyncIterator[Store]:
    """A store with Ann, and a table at which she has a seat."""
    store = make_store(database)
    await store.open()
    await store.identities.add(Identity("ann", "Ann"), 1)
    await store.tables.create(stored_table(GameTable("t", CREATED, STANDARD)))
    yield store
    await store.close()


async def test_the_last_name_or_one_asked_for_since_must_be_stored(kept: Store, database: str) -> None:
    promises = Promises({"ann": NamePromise(["Anna", "Ann", "Annie"], acknowledged=1)})
    assert await promises.faults(kept) == []
    await kept.identities.rename(Identity("ann", "Annie"), 2)
    assert await promises.faults(kept) == []
    await kept.identities.rename(Identity("ann", "Anna"), 3)
    assert "changed: Anna" in (await promises.faults(kept))[0]
    execute(database, "DELETE FROM identities")
    assert "lost: Ann" in (await promises.faults(kept))[0]


async def test_a_code_is_stored_as_long_as_its_seat_waits_for_it(kept: Store, database: str) -> None:
    ledger = TableLedger("t")
    assert await ledger.faults(kept) == []
    promises = Promises(codes=[CodePromise("0123456789", ledger, 0, "ann", 10**15)])
    assert "lost: " in (await promises.faults(kept))[0]
    await kept.passes.save(digest_of("0123456789"), Pass("t", 0, 0), 10**15, 1)
    assert await promises.faults(kept) == []
    execute(database, "DELETE FROM passes")
    promises.codes[0].tried = True
    assert await promises.faults(kept) == []


async def test_a_lost_or_changed_record_is_found(kept: Store, database: str) -> None:
    promises = Promises(records={"id"})
    assert "lost: " in (await promises.faults(kept))[0]
    await kept.texts.save("record", "id", "no record", 1)
    assert "half: " in (await promises.faults(kept))[0]


async def test_a_review_that_goes_back_is_found(kept: Store, database: str) -> None:
    promises = Promises()
    promises.reviews[JOB].done = 2
    assert "lost: " in (await promises.faults(kept))[0]
    await kept.reviews.queue(JOB, 2, 1)
    assert "lost: 2 turns were done, 0 are there" in (await promises.faults(kept))[0]
    await kept.reviews.report(JOB, ReviewProgress(2, 2, b"document"), 0)
    promises.reviews[JOB].document = digest(b"document")
    assert await promises.faults(kept) == []
    promises.reviews[JOB].document = digest(b"another")
    assert "changed: " in (await promises.faults(kept))[0]


async def test_a_lost_or_changed_channel_is_found(kept: Store, database: str) -> None:
    promises = Promises(channels={"c": "https://a.invalid/"})
    assert "lost: " in (await promises.faults(kept))[0]
    for url, faults in (("https://a.invalid/", 0), ("https://b.invalid/", 1)):
        made = made_channel(WebhookChannel(url), "ann", id="c", secret="", site="https://o.example", now=1)
        assert await kept.notices.save_channel(made, 9)
        assert len(await promises.faults(kept)) == faults


async def test_a_result_that_is_lost_invented_or_another_is_found(kept: Store) -> None:
    ledger = TableLedger("t")
    assert await ledger.faults(kept) == []
    assert await result_faults(kept, [ledger]) == []
    won = (Placing(1, "ann"), Placing(2, level="pilgrim"))
    ledger.result = won
    assert "lost: " in (await result_faults(kept, [ledger]))[0]
    await kept.results.add(StoredResult(1, "t", write_result(won)))
    assert await result_faults(kept, [ledger]) == []
    ledger.result = won[::-1]
    assert "changed: " in (await result_faults(kept, [ledger]))[0]
    ledger.result = None
    assert "invented: " in (await result_faults(kept, [ledger]))[0]


async def test_lists_that_do_not_show_a_table_as_it_is_are_found(kept: Store, database: str) -> None:
    ledger = TableLedger("t")

    async def found() -> str:
        assert await ledger.faults(kept) == []
        return "; ".join(await list_faults(kept, [ledger], ["ann", "bob"]))

    assert await found() == ""
    execute(database, "UPDATE tables SET updated = 7")
    assert "half: the list public" in await found()
    execute(database, "UPDATE tables SET updated = 1, public = 0")
    assert "lost: it is not in the list public" in await found()
    execute(database, "UPDATE tables SET public = 1")
    execute(database, "INSERT INTO players (player, \"table\") VALUES ('bob', 't')")
    assert "invented: it is in the list bob" in await found()
    # Without the listing that comes with it, an event leaves the lists as they were.
    sat = Sat(seat=1, player="bob", name="Bob", by="bob", at=2)
    await kept.tables.append(Append("t", 2, write_event(sat), 2))
    assert "half: the list bob" in await found()
