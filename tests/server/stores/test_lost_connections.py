import asyncio
from collections.abc import AsyncIterator

import pytest

from orbis.server.stores import Conflict, StoreUnavailable
from orbis.server.stores.identities import Identity
from orbis.server.stores.passes import Pass
from orbis.server.stores.postgres.store import PostgresStore
from orbis.server.stores.reviews import ReviewJob
from server.postgres import Postgres

from .listener import Listener
from .proxy import Proxy, proxy_to
from .samples import bodies, create_all, event, new_table

pytestmark = pytest.mark.anyio

CUT_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orbis'"


@pytest.fixture
async def road(postgres: Postgres) -> AsyncIterator[Proxy]:
    async with proxy_to(postgres.socket) as proxy:
        yield proxy


@pytest.fixture
async def store(road: Proxy, postgres_database: str) -> AsyncIterator[PostgresStore]:
    """A store whose connections can be cut."""
    store = PostgresStore(road.address(postgres_database), patience=60)
    await store.open()
    yield store
    await store.close()


async def test_an_event_with_a_lost_answer_is_not_a_conflict(store: PostgresStore, road: Proxy) -> None:
    await create_all(store, ("t", "u"))
    await asyncio.gather(store.tables.append(event("t", 2)), store.tables.append(event("u", 2)))
    road.lose_next_answers()
    await asyncio.gather(store.tables.append(event("t", 3)), store.tables.append(event("u", 3)))
    assert await store.tables.events("t") == await store.tables.events("u") == bodies(3)


async def test_a_conflicting_event_with_a_lost_answer_is_a_conflict(
    store: PostgresStore, road: Proxy
) -> None:
    await create_all(store, ("t",))
    await store.tables.append(event("t", 2))
    road.lose_next_answers()
    with pytest.raises(Conflict):
        await store.tables.append(event("t", 2, by="other"))
    assert await store.tables.events("t") == bodies(2)


async def test_a_table_with_a_lost_answer_is_not_a_conflict(store: PostgresStore, road: Proxy) -> None:
    await create_all(store, ("t",))
    road.lose_next_answers()
    await store.tables.create(new_table("u"))
    assert await store.tables.events("u") == bodies(1)
    with pytest.raises(Conflict):
        await store.tables.create(new_table("u"))


async def test_idempotent_statements_are_retried(store: PostgresStore, road: Proxy) -> None:
    road.lose_next_answers()
    await store.identities.add(Identity("a", "Ann"), 1)
    road.lose_next_answers()
    assert await store.identities.find("a") == Identity("a", "Ann")


async def test_statements_that_are_not_idempotent_fail(store: PostgresStore, road: Proxy) -> None:
    road.lose_next_answers()
    with pytest.raises(StoreUnavailable):
        await store.passes.save("digest", Pass("t", 1, 1), expires=9, now=1)
    job = ReviewJob("r", 1)
    await store.reviews.queue(job, 1, at=1)
    assert await store.reviews.claim(job, now=2, lease=1)
    road.lose_next_answers()
    with pytest.raises(StoreUnavailable):
        await store.reviews.claim(job, now=9, lease=1)


async def test_events_survive_repeatedly_cut_connections(
    store: PostgresStore, postgres: Postgres, postgres_database: str
) -> None:
    tables = [f"t{number}" for number in range(30)]
    await create_all(store, tables)
    over = asyncio.Event()

    async def play(table: str) -> int:
        number = 1
        while not over.is_set():
            number += 1
            await store.tables.append(event(table, number))
        return number

    playing = asyncio.gather(*map(play, tables))
    cuts = 0
    while cuts < 12:
        cuts += (await asyncio.to_thread(postgres.execute, postgres_database, CUT_ALL)).count("t")
    over.set()
    for table, last in zip(tables, await playing, strict=True):
        assert await store.tables.events(table) == bodies(last)


async def test_listeners_are_told_to_look_again_after_a_lost_connection(
    store: PostgresStore, road: Proxy, postgres_database: str
) -> None:
    listener = Listener(store)
    other = PostgresStore(postgres_database, patience=10)
    await other.open()
    await create_all(other, ("t",))
    await listener.until("t", 1)
    port = road.shut()
    await other.tables.append(event("t", 2))
    await road.open(port)
    await listener.until("", 0)
    assert await store.tables.events("t") == bodies(2)
    await other.tables.append(event("t", 3))
    await listener.until("t", 3)
    await other.close()


async def test_a_database_that_stays_away_is_reported_as_unavailable(
    road: Proxy, postgres_database: str
) -> None:
    store = PostgresStore(road.address(postgres_database), patience=0.2)
    await store.open()
    await create_all(store, ("t",))
    port = road.shut()
    with pytest.raises(StoreUnavailable):
        await store.tables.append(event("t", 2))
    with pytest.raises(StoreUnavailable) as unavailable:
        await store.beat(1, gap=9)
    assert unavailable.value.trouble == "away"
    with pytest.raises(StoreUnavailable):
        await store.tables.events("t")
    await road.open(port)
    await store.tables.append(event("t", 2))
    assert await store.tables.events("t") == bodies(2)
    await store.close()
