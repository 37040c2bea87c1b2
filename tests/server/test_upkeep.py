"""Tables that are deleted: by their age, and one by one."""

import asyncio
from pathlib import Path

import pytest
from support.server import ServerProcess, orbis

from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.live import upkeep
from orbis.server.live.awake import IDLE
from orbis.server.live.forgetter import Forgetter
from orbis.server.live.hub import Hub
from orbis.server.live.upkeep import Upkeep
from orbis.server.stores import Conflict, Store
from orbis.server.stores.library import Library
from orbis.server.stores.retention import DAY, Retention

from .databases import execute
from .games import finished
from .metrics import eventually, metric
from .refusals import refused
from .stores.samples import listing, new_table
from .visitors import HERE, OPEN, Person


@pytest.mark.anyio
async def test_a_server_prunes_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "FIRST", 0.0)
    now = 1000 * DAY
    await store.tables.create(new_table("old", listing("waiting"), at=now - 31 * DAY))
    await store.tables.create(new_table("new", listing("waiting"), at=now - 29 * DAY))
    clock = Clock(now=lambda: now)
    hub = Hub(store, Library(store), clock, IDLE, shared=False)
    forgetter = Forgetter(hub, store, Library(store), Chance())
    hub.background.spawn(Upkeep(store, hub, clock, Retention(), forgetter).work())
    async with asyncio.timeout(30):
        while await store.tables.head("old") is not None:
            await asyncio.sleep(0.01)
    assert await store.tables.head("new") is not None
    await hub.close()


@pytest.mark.anyio
async def test_upkeep_goes_on_after_a_failure(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "FIRST", 0.0)
    monkeypatch.setattr(upkeep, "EVERY", 0.01)
    searches = 0
    again = asyncio.Event()

    class Hindered(Forgetter):
        async def search(self) -> None:
            nonlocal searches
            searches += 1
            if searches < 3:
                raise Conflict("somebody was faster")
            again.set()

    hub = Hub(store, Library(store), Clock(), IDLE, shared=False)
    hub.background.spawn(
        Upkeep(store, hub, Clock(), Retention(), Hindered(hub, store, Library(store), Chance())).work()
    )
    async with asyncio.timeout(30):
        await again.wait()
    await hub.close()


def test_an_operator_prunes_and_deletes(database: str) -> None:
    with ServerProcess(database, idle=400) as server:
        ann = Person(server, "Ann")
        over, waiting = finished(ann), ann.create(HERE, OPEN)

        def tables(*arguments: str) -> tuple[int, list[str]]:
            ended = orbis("tables", *arguments, ORBIS_DATABASE=database)
            assert ended.err == ""
            return ended.code, ended.out.splitlines()

        keep = ("--keep", "finished=0", "--keep", "waiting=1")
        code, told = tables("prune", "--dry-run", *keep)
        assert (code, told[:3]) == (
            0,
            ["waiting: 0 would be deleted", "playing: 0 would be deleted", "finished: 1 would be deleted"],
        )
        assert ann.view(over).id == over
        code, told = tables("prune", *keep)
        assert (code, told[2]) == (0, "finished: 1 deleted")
        assert execute(database, "SELECT id FROM tables") == [(waiting,)]
        assert tables("delete", waiting, "nothing") == (
            1,
            [f"Table {waiting} was deleted.", "There is no table nothing."],
        )
        # The server has not been told, but what nobody uses does not stay in its memory.
        eventually(lambda: metric(ann, "orbis_live_tables") == 0)
        for table in (over, waiting):
            refused(lambda table=table: ann.view(table), "not_found")  # type: ignore[misc]
        server.stop()
        assert not server.errors()


@pytest.mark.parametrize("wrong", ["finished", "finished=-1", "finished=x", "secrets=1", "finished=99999"])
def test_what_is_to_be_kept_must_be_known(tmp_path: Path, wrong: str) -> None:
    ended = orbis("tables", "prune", "--keep", wrong, "--database", tmp_path / "tables.db")
    assert (ended.code, ended.out) == (2, "")
    assert wrong in ended.err
