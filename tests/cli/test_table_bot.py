"""The example of a program at a table, against a real server."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from orbis.notation import parse_record
from orbis.play.verification import verify

from .servers import decoded, served

BOT = Path(__file__).parent.parent.parent / "examples" / "table_bot.py"
LIMIT = 120


def start(link: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, BOT, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def finish(bot: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = bot.communicate(timeout=LIMIT)
    return bot.returncode, out, err


def table_for(address: str, seats: list[dict[str, str]]) -> str:
    """A table made by somebody who does not play."""
    headers = {"Content-Type": "application/json"}

    def post(path: str, body: object) -> dict[str, str]:
        with urlopen(Request(f"{address}/api/{path}", json.dumps(body).encode(), headers)) as answer:
            made: dict[str, str] = decoded(answer.read())
        return made

    headers["Authorization"] = f"Bearer {post('identity', {'name': 'Host', 'token': True})['token']}"
    return post("tables", {"seats": seats, "pace": 0, "substitute": "pilgrim"})["id"]


def check_game(address: str, table: str, seats: int) -> None:
    """Make sure that a game was played to its end, by programs alone, and that its record holds."""
    with urlopen(f"{address}/api/tables/{table}/record") as answer:
        record = parse_record(answer.read().decode())
    assert record.result is not None
    assert len(record.seats) == seats
    assert verify(record) == ()
    with urlopen(f"{address}/api/tables/{table}/events") as answer:
        kinds = {event["kind"] for event in decoded(answer.read())}
    assert kinds == {"created", "sat", "readied", "acted"}


def test_the_example_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 50


def test_the_example_plays_whole_games_by_a_link(tmp_path: Path) -> None:
    with served("--database", tmp_path / "tables.db", "--rate", "100000") as server:
        table = table_for(
            server.address, [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "pilgrim"}]
        )
        first = start(f"{server.address}/tables/{table}")
        with connect(server.address.replace("http", "ws", 1) + "/api/socket") as spectator:
            spectator.send(json.dumps({"kind": "watch", "table": table}))
            # The second takes the first open seat, and must not want that of the first.
            while decoded(spectator.recv(timeout=LIMIT, decode=False)).get("event", {}).get("kind") != "sat":
                pass
        second = start(f"{server.address}/tables/{table}/")
        assert finish(first) == finish(second) == (0, "", "")
        check_game(server.address, table, seats=3)


def test_the_example_makes_a_table_where_none_is_named(tmp_path: Path) -> None:
    with served("--database", tmp_path / "tables.db", "--rate", "100000") as server:
        bot = start(server.address)
        try:
            while True:
                with urlopen(f"{server.address}/metrics") as answer:
                    if b'orbis_events_total{kind="acted"}' in answer.read():
                        break
        finally:
            bot.kill()
            bot.communicate()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_the_example_outlives_the_server(tmp_path: Path, number: int) -> None:
    arguments = ("--database", tmp_path / "tables.db", "--rate", "100000")
    with served(*arguments) as server:
        address = server.address
        table = table_for(address, [{"kind": "open"}, {"kind": "bot", "level": "pilgrim"}])
        with connect(address.replace("http", "ws", 1) + "/api/socket") as spectator:
            spectator.send(json.dumps({"kind": "watch", "table": table}))
            bot = start(f"{address}/tables/{table}")
            while decoded(spectator.recv(timeout=LIMIT, decode=False)).get("event", {}).get("number", 0) < 30:
                pass
            server.stop(number)
    with served(*arguments, port=urlsplit(address).port or 0) as server:
        assert finish(bot) == (0, "", "")
        check_game(server.address, table, seats=2)


def test_the_example_says_why_it_cannot_play(tmp_path: Path) -> None:
    with served("--database", tmp_path / "tables.db") as server:
        table = table_for(server.address, [{"kind": "here"}, {"kind": "bot", "level": "pilgrim"}])
        code, _, err = finish(start(f"{server.address}/tables/{table}"))
    assert (code, err) == (1, "no seat is open at this table\n")
