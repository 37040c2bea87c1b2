"""A server that starts before the compiled core is built."""

import fcntl
import time
from pathlib import Path

import pytest
from support.server import ServerProcess

pytest.importorskip("orbis_core", reason="the core is to come")

SOON = 60.0


def test_bots_and_reviews_that_need_the_core_go_on_when_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "core"
    lock.touch()
    monkeypatch.setenv("ORBIS_CORE_LOCK", str(lock))
    database = str(tmp_path / "tables.db")
    bots = [{"kind": "bot", "level": "priest"}] * 2
    with ServerProcess(database) as server:
        token = server.ask("POST", "/api/identity", {"name": "Ann", "token": True})[1]["token"]
        _, over = server.ask("POST", "/api/tables", {"seats": bots, "pace": 0}, token)
        while server.ask("GET", f"/api/tables/{over['id']}?detail=events")[1]["status"] != "over":
            time.sleep(0.1)
        _, record = server.ask("POST", "/api/records", {"table": over["id"]}, token)
        _, table = server.ask("POST", "/api/tables", {"seats": bots, "pace": 5000}, token)
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with ServerProcess(database) as server:
            before = server.ask("GET", f"/api/tables/{table['id']}?detail=events")[1]["position"]
            server.ask("POST", f"/api/records/{record['id']}/review", {"simulations": 100}, token)
            deadline = time.monotonic() + SOON
            while "a bot could not play" not in server.told():
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert server.ask("GET", f"/api/tables/{table['id']}?detail=events")[1]["position"] == before
            review = f"/api/records/{record['id']}/review?simulations=100"
            assert server.ask("GET", review)[1]["state"] == "queued"
            fcntl.flock(held, fcntl.LOCK_UN)
            deadline = time.monotonic() + SOON
            while server.ask("GET", f"/api/tables/{table['id']}?detail=events")[1]["position"] == before:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            while server.ask("GET", review)[1]["state"] == "queued":
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert server.errors() == []
