"""Tables with many events: they end, what is sent of them comes in parts, and nobody else waits for them."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from orbis.server.account import Account, Owner, work_for
from orbis.server.http.service import Service
from orbis.server.live import history
from orbis.server.protocol.messages import Numbered, Watch
from orbis.server.stores.library import FEW, PORTION, Library
from orbis.server.tables import decide
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Act, TakeBack
from orbis.server.tables.table import GameTable
from orbis.server.workshop import MOST_OWN, Check, Lane

from .inside import Inside, inside

pytestmark = pytest.mark.anyio

EVE = Owner("10.0.0.2", "eve")


class Ann:
    """Somebody who plays alone, through one connection."""

    def __init__(self, application: Inside, token: str, table: str) -> None:
        self.inside = application
        self.token = token
        self.table = table
        self.path = f"/api/tables/{table}"
        self._requests = 0

    @property
    def service(self) -> Service:
        service: Service = self.inside.app.state.service  # type: ignore[attr-defined]
        return service

    async def ask(self, request: Act | TakeBack) -> Any:
        """The answer to a request."""
        self._requests += 1
        numbered = Numbered("c", self._requests, request)
        return await self.inside.ask("POST", f"{self.path}/requests", numbered, self.token)

    async def act(self) -> Any:
        view = await self.inside.ask("GET", f"{self.path}?detail=events", token=self.token)
        return await self.ask(Act((view["brief"]["options"][0],), view["position"]))

    async def take_back(self) -> Any:
        view = await self.inside.ask("GET", f"{self.path}?detail=events", token=self.token)
        return await self.ask(TakeBack(view["position"]))

    async def events(self, after: int = 0) -> list[int]:
        events = await self.inside.ask("GET", f"{self.path}/events?after={after}")
        return [event["number"] for event in events]


@pytest.fixture
async def ann(tmp_path: Path) -> AsyncIterator[Ann]:
    async with inside(tmp_path) as application:
        token = (await application.ask("POST", "/api/identity", {"name": "Ann", "token": True}))["token"]
        wanted = {"seats": [{"kind": "here"}, {"kind": "here"}], "grace": None}
        table = (await application.ask("POST", "/api/tables", wanted, token))["id"]
        yield Ann(application, token, table)


async def test_a_table_with_very_many_events_can_only_be_played_to_its_end(
    ann: Ann, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "MOST_EVENTS", 20)
    for _ in range(20):
        await ann.act()
    assert (await ann.take_back())["error"]["code"] == "limit"
    assert "event" in await ann.act()


async def test_a_turn_cannot_be_taken_back_for_ever(ann: Ann, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_TAKEN_BACK", 3)
    for _ in range(3):
        await ann.act()
        assert "event" in await ann.take_back()
    turn = (await ann.act())["event"]
    assert (await ann.take_back())["error"]["code"] == "limit"
    while "error" in await ann.take_back():
        turn += 1
        await ann.act()
    assert turn < 50


async def test_events_come_in_parts(ann: Ann, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_HAPPENED", 5)
    for _ in range(11):
        last = (await ann.act())["event"]
    found: list[int] = []
    while part := await ann.events(len(found)):
        assert len(part) <= 5
        found += part
    assert found == [*range(1, last + 1)]
    socket = await ann.inside.connect("eve")
    for known in (0, 5):
        answer = await socket.say(Watch(ann.table, "full", known))
        assert [event["number"] for event in answer["missed"]] == [*range(known + 1, known + 6)]
        assert answer["view"]["number"] == last


async def test_a_history_that_is_too_long_is_not_kept(ann: Ann, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_KEPT", 10)
    for _ in range(12):
        await ann.act()
    assert len(await ann.events()) >= 12
    assert not ann.service.histories._kept


async def test_many_events_are_applied_in_portions(ann: Ann) -> None:
    """Somebody else has their turn before the end."""
    order: list[str] = []
    begun = threading.Event()

    def fold(_: object) -> None:
        begun.set()
        sum(range(1000))

    async def long() -> None:
        events = await ann.service.library.events(ann.table)
        await ann.service.library.apply(ann.table, events * (10 * PORTION), fold)
        order.append("long")

    async def short() -> None:
        await asyncio.to_thread(begun.wait, 10)
        await ann.service.workshop.do(Lane.QUICK, lambda _: None, Account(EVE))
        order.append("short")

    await asyncio.gather(long(), short())
    assert order == ["short", "long"]


class Flood:
    """Work of Eve's that fills the only quick thread until it is released, and much more that waits."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._released = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def _wait(self, _: Check) -> None:
        self._released.wait(10)

    async def __aenter__(self) -> "Flood":
        for _ in range(MOST_OWN + 1):
            work = self._service.workshop.do(Lane.QUICK, self._wait, Account(EVE))
            self._tasks.append(asyncio.create_task(work))
            await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._released.set()
        await asyncio.gather(*self._tasks)


async def test_nobody_waits_for_the_history_of_somebody_who_comes_to_watch(ann: Ann) -> None:
    for _ in range(2 * FEW):
        await ann.act()
    socket = await ann.inside.connect("eve")
    async with Flood(ann.service):
        watching = asyncio.create_task(socket.say(Watch(ann.table, "full", 0)))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(5):
            acknowledged = await ann.act()
        assert not watching.done()
    answer = await watching
    assert answer["view"]["number"] == acknowledged["event"] == answer["missed"][-1]["number"]


async def test_whoever_comes_learns_something_however_much_happens_meanwhile(
    ann: Ann, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So much happens while the answer is made that it has only a part of it, but never nothing."""
    histories = ann.service.histories
    read = histories.of

    async def read_before_much_happens(id: str) -> history.History:
        found = await read(id)
        for _ in range(FEW + 1):
            await ann.act()
        return found

    known = (await ann.act())["event"]
    socket = await ann.inside.connect("eve")
    monkeypatch.setattr(histories, "of", read_before_much_happens)
    answer = await socket.say(Watch(ann.table, "full", known))
    assert [event["number"] for event in answer["missed"]] == [*range(known + 1, known + FEW + 2)]
    last = answer["view"]["number"]
    assert last == known + 2 * (FEW + 1)
    monkeypatch.setattr(histories, "of", read)
    for after in (known + FEW + 1, last):
        answer = await socket.say(Watch(ann.table, "full", after))
        assert answer["view"]["number"] == last
        assert [event["number"] for event in answer.get("missed", ())] == [*range(after + 1, last + 1)]


async def test_a_table_is_read_in_a_line_of_its_own(ann: Ann) -> None:
    """Whoever asks for a table first may have asked for much else: nobody waits behind that."""
    for _ in range(2 * FEW):
        await ann.act()
    account = Account(EVE)

    async def load() -> GameTable:
        work_for(account)
        return await Library(ann.service.store, ann.service.workshop).table(ann.table)

    async with Flood(ann.service):
        loading = asyncio.create_task(load())
        await asyncio.sleep(0.1)
        assert not loading.done()  # and it is not refused, although Eve has asked for too much
    assert (await loading).id == ann.table
    assert account.milliseconds > 0


async def test_nobody_is_refused_because_of_somebody_else(ann: Ann, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked first for a sleeping table has asked for too much; the second has not."""
    service, asked = ann.service, asyncio.Event()
    load = service.library.table

    async def refuse(_: str) -> GameTable:
        monkeypatch.setattr(service.library, "table", load)
        await asked.wait()
        raise Refused("too_many", "wait a little")

    monkeypatch.setattr(service.library, "table", refuse)
    service.hub.tables._live.clear()
    first, second = (asyncio.create_task(service.hub.tables.wake(ann.table)) for _ in range(2))
    await asyncio.sleep(0)
    asked.set()
    with pytest.raises(Refused, match="too_many"):
        await first
    assert (await second).table.id == ann.table
