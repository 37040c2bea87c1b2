"""Slow tables at which nobody looks: a bot plays what is missed, pauses end, holidays are respected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from support.server import GENEROUS, PATIENCE

from orbis.server.http.app import make_app
from orbis.server.http.service import Configuration, Service
from orbis.server.live import alarm
from orbis.server.live.alarm import FIRST_WAIT, Alarm
from orbis.server.live.holidays import DAY, MOST, MOST_HOLIDAYS, MOVE_REST, REST, SLIGHT, YEAR, allowance
from orbis.server.live.hub import Hub
from orbis.server.stores import Store
from orbis.server.stores.holidays import Holiday
from orbis.server.stores.identities import Identity
from orbis.server.stores.lists import Due
from orbis.server.stores.tables import Listing
from orbis.server.tables.refusals import Refused

from .inside import NOON, Counted, Inside, Transcript
from .stores.samples import new_table
from .test_clocks import Hands

SHORT = {"bank": 5000, "per_turn": True}


class Slow(Inside):
    """A server whose clock is moved, with the people at its tables."""

    service: Service

    async def person(self, name: str) -> str:
        me = await self.ask("POST", "/api/identity", {"name": name, "token": True})
        return str(me["token"])

    async def pair(self, ann: str, bob: str, **settings: Any) -> str:
        """A table at which two people have begun to play."""
        seats = [{"kind": "here"}, {"kind": "open"}]
        made = await self.ask("POST", "/api/tables", {"seats": seats, **settings}, ann)
        await self.do(made["id"], bob, do="sit", seat=1)
        await self.do(made["id"], bob, do="ready", seat=1)
        return str(made["id"])

    async def do(self, table: str, token: str, **ask: Any) -> Any:
        self.requests = getattr(self, "requests", 0) + 1
        body = {"client": f"c{id(self)}", "request": self.requests, "ask": ask}
        return await self.ask("POST", f"/api/tables/{table}/requests", body, token)

    async def view(self, table: str, token: str = "") -> Any:
        return await self.ask("GET", f"/api/tables/{table}?detail=events", token=token)

    async def kinds(self, table: str) -> list[str]:
        return [event["kind"] for event in await self.ask("GET", f"/api/tables/{table}/events")]

    async def ring(self) -> None:
        """Wake what is due."""
        await Alarm(self.service.store, self.service.hub).ring()

    async def until(self, table: str, kind: str, times: int = 1) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await self.kinds(table)).count(kind) < times:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def served(folder: Path, hands: Hands) -> AsyncIterator[Slow]:
    configuration = Configuration(str(folder / "orbis.sqlite"), GENEROUS, idle=40)
    app = make_app(configuration, hands.clock, Counted())
    async with app.router.lifespan_context(app):
        slow = Slow(app, Transcript())
        slow.service = app.state.service
        yield slow


@pytest.mark.anyio
async def test_a_bot_plays_a_missed_turn_though_nobody_looks(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        table = await slow.pair(ann, bob, clock=SHORT)
        assert (await slow.view(table))["settings"]["grace"] is None
        assert await slow.service.store.lists.due(NOON + 5000, 9) == [Due(NOON + 5000, table)]
    hands.wall += 60_000  # the server was away: that is nobody's time
    hands.seconds = 0.0
    async with served(tmp_path, hands) as slow:
        await slow.ring()
        hands.run(4000)
        await slow.ring()
        assert "replaced" not in await slow.kinds(table)
        hands.run(2000)
        await slow.ring()
        await slow.until(table, "replaced")
        async with asyncio.timeout(PATIENCE):
            while (await slow.view(table))["brief"]["seat"] != 1:
                await asyncio.sleep(0.01)
        view = await slow.view(table)
        assert [seat["replaced"] for seat in view["seats"]] == [None, None]
        assert [seat["missed"] for seat in view["seats"]] == [1, 0]
        assert (await slow.kinds(table)).count("stood") == 1
        options = (await slow.view(table, bob))["brief"]["options"]
        done = await slow.do(table, bob, do="act", actions=[options[0]], position=view["position"])
        assert "event" in done


@pytest.mark.anyio
async def test_a_pause_ends_though_nobody_looks(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        table = await slow.pair(ann, bob)
        await slow.do(table, ann, do="ask_pause", seat=0, lasts=60_000)
        await slow.do(table, bob, do="answer", seat=1, yes=True)
        listed = (await slow.ask("GET", "/api/my/tables", token=ann))[0]["summary"]
        assert listed["paused"]
        assert listed["due"] == NOON + 60_000
    hands.wall += 61_000
    hands.seconds = 0.0
    async with served(tmp_path, hands) as slow:
        await slow.ring()
        await slow.until(table, "resumed")
        assert (await slow.view(table)).get("paused") is None


@pytest.mark.anyio
async def test_a_holiday_stops_the_clocks_of_slow_tables_and_survives_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        table, live = await slow.pair(ann, bob, clock=SHORT), await slow.pair(ann, bob)
        free = await slow.ask("GET", "/api/identity/holiday", token=ann)
        assert free == {"until": None, "left": MOST, "most": MOST}
        until = NOON + 5 * DAY
        away = await slow.ask("POST", "/api/identity/holiday", {"until": until}, ann)
        assert away == {"until": until, "left": MOST, "most": MOST}
        assert [seat.get("excused") for seat in (await slow.view(table))["seats"]] == [until, None]
        assert "excused" not in await slow.kinds(live)
        hands.run(9000)
        await slow.ring()
        assert "replaced" not in await slow.kinds(table)
        for wrong in (NOON, NOON + 15 * DAY):
            refused = await slow.ask("POST", "/api/identity/holiday", {"until": wrong}, ann)
            assert refused["error"]["code"] == "limit"
        kept = await slow.ask("GET", "/api/identity/export", token=ann)
        assert kept["holidays"] == [[NOON, until]]
    hands.seconds = 0.0
    async with served(tmp_path, hands) as slow:
        view = await slow.view(table)
        assert view["since"] == until
        (listed,) = [
            each for each in await slow.ask("GET", "/api/my/tables", token=ann) if each["id"] == table
        ]
        assert (listed["summary"]["since"], listed["summary"]["began"]) == (until, NOON)
        assert [seat.get("excused") for seat in listed["summary"]["seats"]] == [until, None]
        back = await slow.ask("POST", "/api/identity/holiday", {"until": None}, ann)
        assert (back["until"], back["left"]) == (None, MOST - 9000)
        assert (await slow.view(table))["since"] == NOON + 9000
        assert [event["log"][0]["key"] for event in await slow.ask("GET", f"/api/tables/{table}/events")][
            -2:
        ] == ["table-excused", "table-returned"]
        hands.run(6000)
        await slow.ring()
        await slow.until(table, "replaced")


@pytest.mark.anyio
async def test_a_table_that_did_not_hear_of_a_holiday_asks_before_a_bot_plays(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        table = await slow.pair(ann, bob, clock=SHORT)
        me = (await slow.ask("GET", "/api/identity", token=ann))["id"]
        hands.run(1000)
        # The server was killed after it had stored the holiday.
        await slow.service.store.identities.save_holidays(me, [Holiday(NOON + 1000, NOON + DAY)])
        hands.run(5000)
        await slow.ring()
        await slow.until(table, "excused")
        view = await slow.view(table)
        assert (view["since"], view["seats"][0]["clock"]) == (NOON + DAY, 4000)


@pytest.mark.anyio
async def test_a_seat_that_is_taken_during_a_holiday_is_excused_too(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        until = NOON + 5 * DAY
        await slow.ask("POST", "/api/identity/holiday", {"until": until}, ann)

        async def excused(table: str) -> list[int | None]:
            await slow.until(table, "excused")
            return [seat.get("excused") for seat in (await slow.view(table))["seats"]]

        joined = await slow.pair(bob, ann, clock=SHORT)
        assert await excused(joined) == [None, until]
        made = await slow.pair(ann, bob, clock=SHORT)
        assert await excused(made) == [until, None]
        assert (await slow.view(made))["since"] == until
        await slow.do(made, ann, do="ask_end", seat=0)
        await slow.do(made, bob, do="answer", seat=1, yes=True)
        rematch = (await slow.ask("POST", f"/api/tables/{made}/rematch", token=bob))["id"]
        assert await excused(rematch) == [None, until]
        for waiting in (0, 1):
            assert (await slow.ask("GET", "/api/my/next", token=ann))["waiting"] == waiting
            if not waiting:
                await slow.do(rematch, bob, do="ready", seat=0)
        await slow.do(rematch, ann, do="leave", seat=1)
        await slow.do(rematch, ann, do="sit", seat=1)
        await slow.until(rematch, "excused", times=2)
        live = await slow.pair(ann, bob)
        await slow.ask("POST", "/api/identity/holiday", {"until": None}, ann)
        assert (await slow.view(made))["since"] == NOON
        assert "excused" not in await slow.kinds(live)
        late = await slow.pair(ann, bob, clock=SHORT)
        await slow.do(late, ann, do="ask_end", seat=0)
        assert "excused" not in await slow.kinds(late)


def test_what_is_left_of_a_year() -> None:
    assert allowance([], NOON) == (None, MOST)
    past = Holiday(NOON - 100 * DAY, NOON - 96 * DAY)
    assert allowance([past], NOON) == (None, 10 * DAY)
    assert allowance([past, Holiday(NOON - DAY, NOON + DAY)], NOON) == (NOON + DAY, 9 * DAY)
    assert allowance([past], NOON - 97 * DAY + YEAR) == (None, 13 * DAY)


@pytest.mark.anyio
async def test_holidays_are_stored_with_the_identity(store: Store) -> None:
    assert await store.identities.holidays("ann") == []
    await store.identities.add(Identity("ann", "Ann"), 1)
    await store.identities.save_holidays("ann", [Holiday(1, 2), Holiday(3, 4)])
    await store.identities.rename(Identity("ann", "Anna"), 2)
    assert await store.identities.holidays("ann") == [Holiday(1, 2), Holiday(3, 4)]
    await store.removal.forget_identity("ann", 5)
    assert await store.identities.holidays("ann") == []


@pytest.mark.anyio
async def test_holidays_do_not_fill_tables_with_events(tmp_path: Path) -> None:
    hands = Hands()
    async with served(tmp_path, hands) as slow:
        ann, bob = await slow.person("Ann"), await slow.person("Bob")
        table = await slow.pair(ann, bob, clock=SHORT)

        async def be(until: int | None) -> str:
            answer = await slow.ask("POST", "/api/identity/holiday", {"until": until}, ann)
            return str(answer.get("error", {}).get("code", "fine"))

        end = NOON + 5 * DAY
        assert [await be(until) for until in (end, end + SLIGHT - 1, end + DAY)] == ["fine", "fine", "limit"]
        me = (await slow.ask("GET", "/api/identity", token=ann))["id"]
        await slow.service.store.identities.save_holidays(me, [Holiday(NOON, end, NOON - MOVE_REST)])
        assert [await be(until) for until in (end + DAY, end)] == ["fine", "limit"]
        assert [await be(until) for until in (None, None, end)] == ["fine", "fine", "limit"]
        refused = await slow.ask("POST", "/api/identity/holiday", {"until": end}, ann)
        assert refused["error"]["faults"][0]["found"] == str(NOON + REST)
        assert (await slow.kinds(table)).count("excused") == 3
        await slow.service.store.identities.save_holidays(me, [Holiday(NOON - DAY, NOON - REST, NOON - REST)])
        assert await be(end) == "fine"
        known = [Holiday(NOON - DAY + n, NOON - DAY + n + 1) for n in range(MOST_HOLIDAYS)]
        await slow.service.store.identities.save_holidays(me, known)
        assert await be(end) == "limit"


class Sleepers:
    """Tables of which some cannot be woken."""

    def __init__(self, *dead: str) -> None:
        self.dead = dead
        self.tried: list[str] = []
        self.time = 100

    @property
    def tables(self) -> "Sleepers":
        return self

    def now(self) -> int:
        return self.time

    async def wake(self, id: str) -> str:
        self.tried.append(id)
        if id in self.dead:
            raise Refused("unavailable", "its events cannot be read")
        return id

    def attend(self, id: str, *, own: bool) -> None:
        """Leave it asleep: it stays due."""


@pytest.mark.anyio
async def test_tables_that_cannot_be_woken_keep_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(alarm, "AT_ONCE", 2)
    for id, at in (("a", 1), ("b", 1), ("c", 1), ("d", 2), ("e", 999)):
        await store.tables.create(new_table(id, Listing("playing", False, (), b"", at)))
    hub = Sleepers("a", "b", "c")
    bell = Alarm(store, cast("Hub", hub))
    for expected in ("ab", "cd", "d", "d"):
        hub.tried.clear()
        await bell.ring()
        assert "".join(hub.tried) == expected
    hub.time += FIRST_WAIT
    hub.tried.clear()
    for _ in range(3):
        await bell.ring()
    assert {"a", "b", "c", "d"} <= set(hub.tried)
    assert [record.getMessage() for record in caplog.records].count(
        "a table cannot be woken: unavailable: its events cannot be read"
    ) == 3
