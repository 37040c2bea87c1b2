"""Several processes on one PostgreSQL: their notifications, and how events are grouped."""

import asyncio

import pytest

from orbis.server.stores import opened
from orbis.server.stores.identities import Identity
from orbis.server.stores.note import Change
from orbis.server.stores.notices import StoredChannel
from orbis.server.stores.tables import Append
from server.postgres import Postgres

from .listener import Listener
from .samples import bodies, create_all, event, new_table, wins

pytestmark = pytest.mark.anyio


async def test_a_store_is_notified_of_others_events_and_not_of_its_own(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        listener, own_listener = Listener(other), Listener(one)
        await one.tables.create(new_table("t"))
        await one.tables.append(event("t", 2))
        await one.tables.append(event("t", 3))
        await listener.until("t", 3)
        assert listener.heard == [("t", 1), ("t", 2), ("t", 3)]
        # Notifications arrive in one order everywhere, so its own would have come before this one.
        await other.tables.append(event("t", 4))
        await own_listener.until("t", 4)
        assert own_listener.heard == [("t", 4)]


async def test_small_events_come_with_their_notification(postgres_database: str) -> None:
    small = [f'{{"name":"Zażółć {number}"}}'.encode() for number in range(300)]
    others = [b"x" * 9_000, b"\0", b"two\nlines", b"\xff"]
    tables = [f"t{number}" for number in range(len(small) + len(others))]
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        listener = Listener(other)
        await create_all(one, tables)
        given = zip(tables, small + others, strict=True)
        await asyncio.gather(*(one.tables.append(Append(table, 2, body, 1)) for table, body in given))
        for table in tables:
            await listener.until(table, 2)
        heard = [listener.bodies[table, 2] for table in tables]
        assert heard == [*small, *(None for _ in others)]


async def test_a_notified_event_can_be_read_and_appended_to(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        listener = Listener(other)
        await one.tables.create(new_table("t"))
        for number in range(2, 20, 2):
            await one.tables.append(event("t", number))
            await listener.until("t", number)
            assert await other.tables.events("t") == bodies(number)
            await other.tables.append(event("t", number + 1))


async def test_a_refused_event_causes_no_notification(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        listener = Listener(other)
        await create_all(one, ("t", "u"))
        await one.tables.append(event("t", 2))
        await asyncio.gather(wins(one.tables.append(event("t", 2))), wins(one.tables.append(event("u", 2))))
        await listener.until("u", 2)
        assert listener.heard == [("t", 1), ("u", 1), ("t", 2), ("u", 2)]


async def test_others_hear_that_a_channel_has_ended_or_is_revived(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        listener = Listener(other)
        await one.identities.add(Identity("bob", "Bob"), 1)
        await one.notices.save_channel(StoredChannel("c1", "bob", "webhook", "", b"{}", 0, 1), 9)
        for change in (one.notices.end_channel("c1", 100), one.notices.revive_channel("c1")):
            await listener.until("bob", Change.CHANNELS)
            listener.heard.clear()
            await change
        await listener.until("bob", Change.CHANNELS)


async def test_waiting_events_share_a_commit(postgres: Postgres, postgres_database: str) -> None:
    tables = [f"t{number}" for number in range(200)]
    async with opened(postgres_database) as store:
        await create_all(store, tables)
        for number in range(2, 7):
            await asyncio.gather(*(store.tables.append(event(table, number)) for table in tables))
    counted = "SELECT count(*), count(DISTINCT xmin::text) FROM events WHERE number > 1"
    events, commits = postgres.execute(postgres_database, counted).strip().split("|")
    assert int(events) == 1000
    assert int(commits) <= 20


async def test_an_event_that_cannot_be_stored_does_not_affect_others(postgres_database: str) -> None:
    async with opened(postgres_database) as store:
        await create_all(store, ("t", "u"))
        kept = await asyncio.gather(
            store.tables.append(event("t", 2)),
            store.tables.append(event("\0 is no text for PostgreSQL", 2)),
            store.tables.append(event("u", 2**40)),
            store.tables.append(event("u", 2)),
            return_exceptions=True,
        )
        assert [isinstance(result, Exception) for result in kept] == [False, True, True, False]
        assert await store.tables.events("t") == await store.tables.events("u") == bodies(2)
