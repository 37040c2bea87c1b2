"""What a server promises was synced before it said so: seen by its system calls."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from support.nursery import ForkedServer, Nursery
from support.serve import Journal, Wanted
from support.server import GENEROUS, free_port

from orbis.client import Session, http
from orbis.client.followed_table import act
from orbis.server.http.service import Configuration
from orbis.server.http.visitors import digest_of
from orbis.server.process.listen import Listening
from orbis.server.protocol.identity import Code, Me, NewIdentity
from orbis.server.tables.requests import TakeBack

from .journal import NoJournal, Noted, PowerFailure, library, read_journal

DECISIONS = 25


class Promise(NamedTuple):
    """Something acknowledged: bytes that are stored for it, and bytes that are said of it."""

    stored: bytes
    said: bytes


@pytest.fixture(scope="module")
def loaded() -> Path:
    """The library that notes system calls."""
    try:
        return library()
    except NoJournal as reason:
        pytest.skip(str(reason))


def early(promise: Promise, calls: list[Noted]) -> bool:
    """Whether it was said before it was synced."""
    written = [n for n, call in enumerate(calls) if call[:2] == ("W", "w") and promise.stored in call.content]
    said = [n for n, call in enumerate(calls) if call.kind == "A" and promise.said in call.content]
    assert written, f"{promise} was never written"
    assert said, f"{promise} was never said"
    return not any(call[:2] == ("S", "w") for call in calls[written[0] : said[0]])


def promises_of(address: str) -> list[Promise]:
    """Become somebody, make a table and a code, and play; return what the server promised."""
    new = NewIdentity("Ann", token=True)
    ann = http.read(http.ask(address, "/api/identity", None, new), Me)
    promises = [Promise(ann.id.encode(), f'"id":"{ann.id}"'.encode())]
    with Session(address, token=ann.token) as session:
        table = session.make("here", "here")
        promises.append(Promise(table.id.encode(), f'"id":"{table.id}"'.encode()))
        code = session.post(f"/api/tables/{table.id}/seats/0/code", {}, Code).code
        promises.append(Promise(digest_of(code).encode(), f'"code":"{code}"'.encode()))
        chance = Random(1)
        for number in range(DECISIONS):
            game = table.next_decision()
            assert game is not None
            position = table.followed.position
            back = game.decided and number % 5 == 4
            ack = table.submit(TakeBack(position) if back else act(position, chance.choice(game.options)))
            name = f'"client":"{ack.client}","request":{ack.request},'
            promises.append(Promise(name.encode(), name.encode()))
    return promises


@pytest.mark.parametrize("unsynced", [False, True])
@pytest.mark.thorough
def test_nothing_is_acknowledged_before_it_is_synced(tmp_path: Path, loaded: Path, unsynced: bool) -> None:
    wanted = Wanted(
        Configuration(str(tmp_path / "orbis.db"), GENEROUS),
        Listening("127.0.0.1", free_port()),
        "info",
        unsynced=unsynced,
        journal=Journal(str(tmp_path / "calls"), sends=True),
    )
    with Nursery(loaded) as nursery:
        server = ForkedServer(nursery, wanted, tmp_path)
        try:
            server.start()
            promises = promises_of(server.address)
        finally:
            server.close()
    calls = [*read_journal(tmp_path / "calls")]
    assert len(promises) == DECISIONS + 3
    # Without syncs every one of them is early: so this test can fail.
    assert [early(promise, calls) for promise in promises] == [unsynced] * len(promises)
    folder = [call.kind for call in calls if call.kind == "D"]
    assert bool(folder) or unsynced, "the folder that names the new files was not synced"


def noted(kind: str, offset: int = 0, content: bytes = b"") -> Noted:
    return Noted(kind, "w", offset, content)


def left(tmp_path: Path, before: bytes | None, calls: list[Noted]) -> set[bytes | None]:
    """What power losses may leave of a file."""
    found: set[bytes | None] = set()
    for seed in range(50):
        path = tmp_path / "orbis.db-wal"
        path.unlink(missing_ok=True)
        if before is not None:
            path.write_bytes(before)
        failure = PowerFailure(tmp_path / "orbis.db", Random(seed))
        failure.begin()
        failure.journal.write_bytes(b"".join(call.write() for call in calls))
        path.write_bytes(b"what the kernel still has")
        failure.strike()
        found.add(path.read_bytes() if path.exists() else None)
    return found


def test_what_was_synced_survives_a_power_loss(tmp_path: Path) -> None:
    calls = [noted("W", 0, b"old"), noted("S"), Noted("D", "-", 0, b"")]
    assert left(tmp_path, None, calls) == {b"old"}


def test_what_was_only_written_may_be_lost(tmp_path: Path) -> None:
    assert left(tmp_path, b"old", [noted("W", 0, b"new")]) == {b"old", b"new"}


def test_pages_are_lost_one_by_one(tmp_path: Path) -> None:
    old, new = b"o" * 4096, b"n" * 4096
    found = left(tmp_path, old + old, [noted("W", 0, new), noted("W", 4096, new)])
    assert found == {old + old, old + new, new + old, new + new}


def test_a_new_file_may_vanish_until_its_folder_is_synced(tmp_path: Path) -> None:
    calls = [noted("W", 0, b"new"), noted("S")]
    assert left(tmp_path, None, calls) == {None, b"new"}


def test_a_file_that_was_cut_may_be_whole_again(tmp_path: Path) -> None:
    assert left(tmp_path, b"old", [noted("T", 0)]) == {b"old", b""}
