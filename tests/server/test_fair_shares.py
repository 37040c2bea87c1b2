"""Attacks within the limits that everybody has: an innocent player elsewhere hardly notices."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from amount import few_or_all
from support.server import PATIENCE, ServerProcess

from orbis.rules import STANDARD, State, TileSet
from orbis.server.account import Account, Owner
from orbis.server.http.limits import Limits
from orbis.server.live import attendant, hints
from orbis.server.live.bots import Bots
from orbis.server.live.hints import Counsel, counsel
from orbis.server.protocol.messages import Watch
from orbis.server.protocol.reviews import ReviewState
from orbis.server.tables.requests import Act, NewSeat
from orbis.server.workshop import Check, Lane, Workshop, threads

from .attacks import AT_ONCE, REQUESTS, THOROUGH, Attack, Attacker, Target, target_in, under_attack
from .innocent import LATE, Innocent, percentile
from .inside import inside
from .metrics import eventually
from .refusals import refused
from .test_records import played, text_of
from .visitors import ACOLYTE, HERE, PILGRIM, Person, Visitor

SECONDS = 2.0
"""How long an attack lasts."""

MEMORY = 300_000_000
"""Bytes of memory that the server may use at the most."""

DISK = 10_000_000
"""Bytes of the database above which the server begins nothing new."""

ORACLE = NewSeat("bot", "oracle")


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target_in(tmp_path_factory.mktemp("fair"), Limits(disk=DISK)) as target:
        yield target


@contextmanager
def attacked(attacker: Attacker, *attacks: Attack) -> Iterator[Counter[int]]:
    """An attack meanwhile; how often it got each status."""
    with under_attack(attacker, *attacks) as statuses:
        yield statuses
        eventually(lambda: statuses[429] > 0)


@pytest.mark.parametrize("attack", few_or_all(REQUESTS[:1], REQUESTS[:5]))
def test_one_attack_delays_nobody_else(target: Target, attack: Attack) -> None:
    limits, began = Limits(), time.monotonic()
    with attacked(target.attacker, attack) as statuses, Innocent(target.server) as innocent:
        time.sleep(SECONDS)
    served = statuses.total() - statuses[429] - statuses[0]
    share = limits.burst + limits.rate * (time.monotonic() - began)
    assert served <= AT_ONCE + share / (2 if attack is Attacker.check_tiles else 1)
    assert not innocent.failed
    assert innocent.longest < LATE


def test_all_attacks_at_once_delay_nobody_else(target: Target) -> None:
    server = target.server
    with attacked(target.attacker, *REQUESTS), Innocent(server, target.player) as innocent:
        time.sleep(2 * SECONDS)
    files = Path(server.database).parent.glob(f"{Path(server.database).name}*")
    assert not innocent.failed
    assert percentile(innocent.waits) < LATE
    assert percentile(innocent.moves) < LATE
    assert server.most_memory() < MEMORY
    assert sum(file.stat().st_size for file in files) < DISK


def test_a_table_needs_a_person(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    refused(lambda: ann.create(PILGRIM, ACOLYTE), "unfit")
    record = ann.keep(text=text_of(played()))
    seats = [{"kind": "bot", "level": "pilgrim"}] * 2
    refused(lambda: ann.post(f"/api/records/{record}/tables", {"count": 0, "seats": seats}, object), "unfit")


@pytest.mark.thorough
def test_bots_of_others_leave_room_for_ones_own(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        eve, ann = Person(server, "Eve"), Person(server, "Ann")
        for _ in range(25):
            eve.create_for_bots(ORACLE, ORACLE, ORACLE, ORACLE)
        table = ann.create(HERE, ACOLYTE, grace=None)
        random = Random(1)
        began = time.perf_counter()
        for _ in range(12):
            view = ann.view(table, "events")
            assert view.brief is not None
            ann.submit(table, Act((random.choice(view.brief.options),), view.position))
            eventually(lambda: is_turn(ann, table))
        # It was more than eight seconds for each decision.
        assert time.perf_counter() - began < PATIENCE


def is_turn(ann: Person, table: str) -> bool:
    view = ann.view(table, "events")
    return view.brief is None or view.brief.seat == 0


@pytest.mark.anyio
async def test_bots_wait_until_somebody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendant, "LINGER", 0)
    async with inside(tmp_path) as application:
        token = (await application.ask("POST", "/api/identity", {"name": "Ann", "token": True}))["token"]
        seats = [{"kind": "here"}, {"kind": "bot", "level": "pilgrim"}]
        made = await application.ask("POST", "/api/tables", {"seats": seats}, token)
        table = made["id"]
        resign = {"client": "c", "request": 1, "ask": {"do": "resign", "seat": 0}}
        await application.ask("POST", f"/api/tables/{table}/requests", resign, token)
        assert (await application.ask("GET", f"/api/tables/{table}?detail=events"))["number"] == 2
        somebody = await application.connect("somebody who watches")
        await somebody.say(Watch(table, "events"))
        await somebody.until(lambda: somebody.heard[-1].get("event", {}).get("number", 0) > 5)


@pytest.mark.anyio
async def test_bots_think_at_the_expense_of_those_they_play_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paying: dict[str, set[Owner]] = defaultdict(set)
    choose = Bots.choose

    async def note(bots: Bots, table: str, *arguments: Any, account: Account, **more: Any) -> int:
        paying[table].add(account.owner)
        return await choose(bots, table, *arguments, account=account, **more)

    monkeypatch.setattr(Bots, "choose", note)
    seats = [{"kind": "bot", "level": "pilgrim"}, {"kind": "here"}]
    async with inside(tmp_path) as application:
        ann = await application.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        made = [
            await application.ask("POST", "/api/tables", {"seats": seats}, ann["token"]) for _ in range(3)
        ]
        watching = await application.connect("Ann", ann["token"])
        for table in made:
            await watching.say(Watch(table["id"], "events"))
        await watching.until(lambda: len(paying) == len(made))
        assert all(paying[table["id"]] == {Owner("127.0.0.1", ann["id"])} for table in made)
        resign = {"client": "c", "request": 1, "ask": {"do": "resign", "seat": 1}}
        await application.ask("POST", f"/api/tables/{made[0]['id']}/requests", resign, ann["token"])
    paying.clear()
    async with inside(tmp_path) as application:  # where nobody knows Ann
        somebody = await application.connect("somebody")
        await somebody.say(Watch(made[0]["id"], "events"))
        await somebody.until(lambda: bool(paying))
        assert paying == {made[0]["id"]: {Owner("127.0.0.1")}}


@pytest.mark.anyio
async def test_the_trees_of_bots_have_a_limit() -> None:
    workshop = Workshop(threads())
    bots = Bots(workshop, most_bytes=50_000)
    state, ann = played(0).state, Account(Owner("", "ann"))

    async def choose(number: int) -> None:
        await bots.choose(f"table {number}", "prophet", state, STANDARD, "draws", account=ann)

    for number in range(10):
        await choose(number)
    kept = bots._kept.copy()
    assert 0 < len(kept) < 10
    assert sum(thinker.bytes for thinker in kept.values()) <= 50_000
    # Those that wait for a place to think are kept like the rest.
    free = Event()
    busy = asyncio.create_task(workshop.do(Lane.QUICK, lambda _: free.wait(), ann))
    waiting = [asyncio.create_task(choose(int(key[0].split()[1]))) for key in kept]
    await asyncio.sleep(0)
    assert bots._kept == kept
    free.set()
    await asyncio.gather(busy, *waiting)
    workshop.close()


@pytest.mark.thorough
def test_the_review_of_one_does_not_keep_others_waiting(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        eve, ann = Person(server, "Eve"), Person(server, "Ann")
        long, short = eve.keep(text=text_of(played())), ann.keep(text=text_of(played(4)))
        refused(lambda: queue(Visitor(server), long, THOROUGH), "no_identity")
        queue(eve, long, THOROUGH)
        refused(lambda: queue(eve, short, THOROUGH), "too_many")
        queue(ann, short, 100)
        eventually(lambda: ann.review(short, 100).state == "done")
        assert eve.review(long, THOROUGH).state in ("queued", "working")


def queue(visitor: Visitor, record: str, simulations: int) -> ReviewState:
    return visitor.post(f"/api/records/{record}/review", {"simulations": simulations}, ReviewState)


def test_a_running_review_does_not_delay_the_end(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        ann = Person(server, "Ann")
        record = ann.keep(text=text_of(played()))
        queue(ann, record, THOROUGH)
        eventually(lambda: ann.review(record, THOROUGH).state == "working")
        began = time.perf_counter()
        server.stop()
        assert time.perf_counter() - began < LATE
        # The review itself takes minutes.
        server.start()
        assert ann.review(record, THOROUGH).state in ("queued", "working")


@pytest.mark.anyio
async def test_a_hint_that_nobody_waits_for_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def long_counsel(start: State, tile_set: TileSet, check: Check, _: int) -> Counsel:
        loop.call_soon_threadsafe(begun.set)
        try:
            return counsel(start, tile_set, check, simulations=1_000_000_000)
        finally:
            loop.call_soon_threadsafe(ended.set)

    monkeypatch.setattr(hints, "counsel", long_counsel)
    async with inside(tmp_path) as application:
        token = (await application.ask("POST", "/api/identity", {"name": "Eve", "token": True}))["token"]
        seats = [{"kind": "here"}, {"kind": "here"}]
        table = (await application.ask("POST", "/api/tables", {"seats": seats, "hints": True}, token))["id"]
        asking = asyncio.create_task(
            application.ask("POST", f"/api/tables/{table}/hint", {"strength": "tile"}, token, leave=begun)
        )
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            await ended.wait()
        await asyncio.wait([asking], timeout=PATIENCE)
