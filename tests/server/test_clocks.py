"""The time at the tables: neither downtime nor a step of the clock is anybody's thinking time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from support.server import GENEROUS, ServerProcess

from orbis.server.clock import Clock
from orbis.server.http.app import make_app
from orbis.server.http.service import Configuration
from orbis.server.live.pulse import GAP, SHORTEST, Pulse
from orbis.server.stores import Store, make_store
from orbis.server.stores.beats import Standstill
from orbis.server.tables.events import ClockRules

from .clients import Client
from .inside import NOON, Counted, Inside, Transcript
from .visitors import HERE, OPEN, Person

MINUTE = 60_000


@dataclass
class Hands:
    """The clock on the wall and a monotonic one, moved by the test."""

    wall: int = NOON
    seconds: float = 0.0
    clock: Clock = field(init=False)

    def __post_init__(self) -> None:
        self.clock = Clock(now=lambda: self.wall, seconds=lambda: self.seconds)

    def run(self, millis: int) -> None:
        self.wall += millis
        self.seconds += millis / 1000


async def beaten(pulse: Pulse) -> None:
    await pulse._beat()
    assert pulse.ill is None


@pytest.mark.anyio
async def test_time_runs_with_the_monotonic_clock_between_beats(store: Store) -> None:
    hands = Hands()
    pulse = Pulse(store, hands.clock, shared=False)
    await pulse.start()
    hands.run(3000)
    assert pulse.now() == NOON + 3000
    hands.wall += 60 * MINUTE  # somebody sets the clock, or the machine wakes up
    hands.run(1000)
    assert pulse.now() == NOON + 4000
    await beaten(pulse)
    assert pulse.now() == hands.wall
    assert pulse.standstills == [Standstill(NOON, hands.wall)]


@pytest.mark.anyio
async def test_time_never_goes_back(store: Store) -> None:
    hands = Hands()
    pulse = Pulse(store, hands.clock, shared=False)
    await pulse.start()
    hands.run(3000)
    hands.wall -= 60 * MINUTE
    await beaten(pulse)
    hands.run(2000)
    assert pulse.now() == NOON + 5000
    await beaten(pulse)
    again = Pulse(store, hands.clock, shared=False)
    await again.start()
    assert again.now() == NOON + 5000
    assert again.standstills == pulse.standstills == []


@pytest.mark.anyio
async def test_time_stands_while_the_pulse_cannot_beat(store: Store) -> None:
    hands = Hands()
    pulse = Pulse(store, hands.clock, shared=False)
    await pulse.start()
    hands.run(MINUTE)  # the server is frozen, or its store is away
    assert pulse.now() == NOON + GAP
    await beaten(pulse)
    assert pulse.now() == NOON + MINUTE
    assert pulse.standstills == [Standstill(NOON, NOON + MINUTE)]


@pytest.mark.anyio
async def test_the_time_in_which_no_process_served_is_known_after_a_restart(store: Store) -> None:
    hands = Hands()
    await Pulse(store, hands.clock, shared=False).start()
    for away in (7000, 2 * MINUTE):
        began = hands.wall
        hands.wall += away
        hands.seconds = 0.0
        pulse = Pulse(store, hands.clock, shared=False)
        await pulse.start()
        assert pulse.standstills[-1] == Standstill(began, hands.wall)
        assert pulse.now() == hands.wall


@pytest.mark.anyio
async def test_a_process_that_was_away_while_another_served_was_not_missed(postgres_database: str) -> None:
    hands = Hands()
    stores = [make_store(postgres_database) for _ in range(2)]
    for each in stores:
        await each.open()
    one, other = (Pulse(store, hands.clock, shared=True) for store in stores)
    await one.start()
    await other.start()
    for _ in range(20):
        hands.run(5000)
        await beaten(one)
    await beaten(other)  # it was frozen
    again = Pulse(stores[1], hands.clock, shared=True)  # or killed
    await again.start()
    assert one.standstills == other.standstills == again.standstills == []
    hands.run(MINUTE)  # both are down
    await beaten(other)
    await beaten(one)
    assert one.standstills == other.standstills == [Standstill(hands.wall - MINUTE, hands.wall)]
    for each in stores:
        await each.close()


@asynccontextmanager
async def app_at(folder: Path, hands: Hands) -> AsyncIterator[Inside]:
    app = make_app(Configuration(str(folder / "orbis.sqlite"), GENEROUS), hands.clock, Counted())
    async with app.router.lifespan_context(app):
        yield Inside(app, Transcript())


CLOCK = {"bank": MINUTE, "increment": 0}
SEATS = [{"kind": "here"}, {"kind": "here"}]


@pytest.mark.anyio
@pytest.mark.parametrize("away", [2 * MINUTE, 24 * 60 * MINUTE])
async def test_downtime_is_nobodys_thinking_time(tmp_path: Path, away: int) -> None:
    hands = Hands()
    async with app_at(tmp_path, hands) as inside:
        me = await inside.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        made = await inside.ask("POST", "/api/tables", {"seats": SEATS, "clock": CLOCK}, me["token"])
        hands.run(9000)
    table = f"/api/tables/{made['id']}"
    for number in (1, 2):
        hands.wall += away
        hands.seconds = 0.0
        async with app_at(tmp_path, hands) as inside:
            hands.run(1000)
            view: Any = await inside.ask("GET", f"{table}?detail=events", token=me["token"])
            ask = {"do": "act", "actions": [view["brief"]["options"][0]], "position": view["position"]}
            body = {"client": "c", "request": number, "ask": ask}
            assert "event" in await inside.ask("POST", f"{table}/requests", body, me["token"])
            view = await inside.ask("GET", f"{table}?detail=events", token=me["token"])
            assert [seat["replaced"] for seat in view["seats"]] == [None, None]
            assert view["since"] == hands.wall - 9000 - 1000 * number
            events = await inside.ask("GET", f"{table}/events", token=me["token"])
            stood = [event for event in events if event["kind"] == "stood"]
            assert len(stood) == number
            assert [sentence["key"] for sentence in stood[-1]["log"]] == ["table-stood"]


@pytest.mark.anyio
async def test_a_step_of_the_clock_is_nobodys_thinking_time(tmp_path: Path) -> None:
    hands = Hands()
    async with app_at(tmp_path, hands) as inside:
        me = await inside.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        made = await inside.ask("POST", "/api/tables", {"seats": SEATS, "clock": CLOCK}, me["token"])
        table = f"/api/tables/{made['id']}"
        for number, step in enumerate((60 * MINUTE, -60 * MINUTE, 30 * MINUTE), 1):
            hands.run(4000)
            hands.wall += step
            await asyncio.sleep(2 * SHORTEST)
            await inside.ask("GET", "/health")  # it beats
            view: Any = await inside.ask("GET", f"{table}?detail=events", token=me["token"])
            ask = {"do": "act", "actions": [view["brief"]["options"][0]], "position": view["position"]}
            body = {"client": "c", "request": number, "ask": ask}
            assert "event" in await inside.ask("POST", f"{table}/requests", body, me["token"])
        view = await inside.ask("GET", f"{table}?detail=events", token=me["token"])
        assert [seat["replaced"] for seat in view["seats"]] == [None, None]


def test_a_killed_server_costs_nobody_their_time(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = ann.create(HERE, OPEN, clock=ClockRules(10 * MINUTE), grace=None)
        hers, his = Client(ann, table), Client(bob, table)
        his.sit(1)
        hers.catch_up(his.number)
        since = ann.view(table).since
        server.kill()
        sleep(6)
        server.start()
        hers.come()
        hers.act(hers.options[0])
        view = ann.view(table)
        assert view.since - since >= 6000
        assert view.seats[0].replaced is None
        assert [event.kind for event in ann.events(table)].count("stood") == 1
