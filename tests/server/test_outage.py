"""What is refused while the store is away, and that everything goes on when it is back."""

import asyncio
import json
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from support.server import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from .postgres import Postgres, running_postgres

pytestmark = pytest.mark.anyio

NEVER = resource.RLIM_INFINITY

SOON = 60.0
"""Seconds after which nothing more is to be expected."""


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that may be killed."""
    with running_postgres() as postgres:
        yield postgres


@asynccontextmanager
async def connected(process: ServerProcess, token: str) -> AsyncIterator[ClientConnection]:
    headers = {"authorization": f"Bearer {token}"}
    async with connect(process.socket, additional_headers=headers, max_size=None) as socket:
        assert json.loads(await socket.recv())["kind"] == "welcome"
        yield socket


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    async with asyncio.timeout(SOON):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["kind"] in kinds:
                return message


def identity(process: ServerProcess) -> str:
    _, me = process.ask("POST", "/api/identity", {"name": "Ann", "token": True})
    return str(me["token"])


def table(process: ServerProcess, token: str, opponent: dict[str, str]) -> str:
    wanted = {"seats": [{"kind": "here"}, opponent], "pace": 0, "grace": None}
    status, made = process.ask("POST", "/api/tables", wanted, token)
    assert status == 201, made
    return str(made["id"])


async def decide(socket: ClientConnection, id: str, view: dict[str, Any], request: int) -> dict[str, Any]:
    """The request that makes the first decision there is, sent, and what is answered."""
    ask = {"do": "act", "action": view["now"]["options"][0], "position": view["position"]}
    await send(socket, kind="submit", table=id, client="c", request=request, ask=ask)
    return await heard(socket, "ack", "error")


async def test_while_postgresql_is_away_requests_are_refused_and_afterwards_done(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    with (
        own_postgres.database() as database,
        ServerProcess(database, patience=0.2) as process,
    ):
        token = identity(process)
        id = table(process, token, {"kind": "here", "name": "Bob"})
        async with connected(process, token) as socket:
            await send(socket, kind="watch", table=id, detail="events")
            view = (await heard(socket, "table"))["view"]
            own_postgres.kill()
            assert (await decide(socket, id, view, 1))["error"]["code"] == "unavailable"
            # What was never stored is not shown either.
            assert process.ask("GET", f"/api/tables/{id}")[0] == 503
            assert process.ask("GET", "/health")[0] == 503
            await send(socket, kind="watch", table=id)
            assert (await heard(socket, "table", "error"))["error"]["code"] == "unavailable"
            own_postgres.start()
            ack = await decide(socket, id, view, 1)
            assert ack["kind"] == "ack"
            again = await decide(socket, id, view, 1)
            assert (again["event"], again["duplicate"]) == (ack["event"], True)
        process.stop()
        assert process.errors() == []


async def test_who_comes_while_postgresql_is_away_is_told_to_come_again(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    with own_postgres.database() as database:
        with ServerProcess(database, patience=0.2) as process:
            token = identity(process)
        with ServerProcess(database, patience=0.2) as process:
            own_postgres.kill()
            with pytest.raises(InvalidStatus) as refused:
                async with connected(process, token):
                    pass
            assert refused.value.response.status_code == 503
            own_postgres.start()
            async with connected(process, token):
                pass


async def test_bots_play_on_when_postgresql_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    with (
        own_postgres.database() as database,
        ServerProcess(database, patience=0.2) as process,
    ):
        token = identity(process)
        bot = {"kind": "bot", "level": "pilgrim"}
        wanted = {"seats": [bot, bot], "pace": 20, "grace": None}
        status, made = process.ask("POST", "/api/tables", wanted, token)
        assert status == 201, made
        id = made["id"]
        async with connected(process, token) as socket:
            await send(socket, kind="watch", table=id, detail="events")
            await heard(socket, "event")
            own_postgres.kill()
            # Only then is it sure that a bot has tried in vain.
            while "a bot could not play" not in process.told():
                assert process.ask("GET", "/health")[0] == 503
            own_postgres.start()
            while (await heard(socket, "event"))["now"]["phase"] != "over":
                pass


async def test_a_full_disk_refuses_decisions_and_loses_none(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.db")) as process:
        token = identity(process)
        id = table(process, token, {"kind": "here", "name": "Bob"})
        async with connected(process, token) as socket:
            await send(socket, kind="watch", table=id, detail="events")
            view = (await heard(socket, "table"))["view"]
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, NEVER))
            assert (await decide(socket, id, view, 1))["error"]["code"] == "unavailable"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (NEVER, NEVER))
            ack = await decide(socket, id, view, 1)
            assert (ack["kind"], ack["event"]) == ("ack", view["number"] + 1)
