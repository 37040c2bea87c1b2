"""A server that starts before the compiled core is built."""

import fcntl
from pathlib import Path

import pytest
from support.server import ServerProcess

from orbis.server.protocol.reviews import NewReview
from orbis.server.tables.requests import NewSeat

from .metrics import eventually
from .visitors import Person, Visitor

pytest.importorskip("orbis_core", reason="the core is to come")

PRIEST, ORACLE = NewSeat("bot", "priest"), NewSeat("bot", "oracle")


def test_bots_and_reviews_that_need_the_core_continue_when_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "core"
    lock.touch()
    monkeypatch.setenv("ORBIS_CORE_LOCK", str(lock))
    database = str(tmp_path / "tables.db")
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        over = ann.create_for_bots(PRIEST, PRIEST)
        eventually(lambda: ann.view(over).status == "over")
        record = ann.keep(table=over)
        table = ann.create_for_bots(ORACLE, ORACLE)
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with ServerProcess(database) as server:
            again = Visitor(server, ann.headers)
            before = again.view(table).position
            again.post(f"/api/records/{record}/review", NewReview(100), object)
            eventually(lambda: "a bot could not play" in server.told())
            assert again.view(table).position == before
            assert again.review(record, 100).state == "queued"
            fcntl.flock(held, fcntl.LOCK_UN)
            eventually(lambda: again.view(table).position != before)
            eventually(lambda: again.review(record, 100).state != "queued")
            assert server.errors() == []
