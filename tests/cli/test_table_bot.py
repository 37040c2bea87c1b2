"""The example bot at a table of a real server."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server import OrbisServe, free_port

from orbis.client import Session
from orbis.notation import parse_record
from orbis.play.verification import verify

BOT = Path(__file__).parent.parent.parent / "examples" / "table_bot.py"
LIMIT = 120


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OrbisServe]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with OrbisServe("--database", tmp_path / "tables.db", "--rate", "100000", port=free_port()) as serve:
        yield serve


def start(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(bot: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = bot.communicate(timeout=LIMIT)
    return bot.returncode, out, err


def check_game(session: Session, link: str, seats: int) -> None:
    """Assert that programs finished a game and that its record is valid."""
    table = session.watch(link)
    record = parse_record(table.record())
    assert record.result is not None
    assert len(record.seats) == seats
    assert verify(record) == ()
    assert {event.kind for event in table.followed.events} == {"created", "sat", "readied", "acted"}


def test_the_example_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 20


def test_two_examples_play_each_other_through_the_invitation(server: OrbisServe) -> None:
    with Session(server.address, "Host") as host:
        table = host.make("open", "open", "pilgrim")
        assert table.link == f"{server.address}/table/{table.id}"
        news = table.news()
        first = start(table.link)
        assert next(news).kind == "sat"
        second = start(f"{table.link}/", "Another bot")
        said = f"Playing at {table.link}\n"
        assert finish(first) == finish(second) == (0, said, "")
        check_game(host, table.link, seats=3)
        assert [seat.name for seat in table.view.seats[:2]] == ["Table bot", "Another bot"]


def test_the_example_makes_a_table_and_prints_its_link(server: OrbisServe) -> None:
    bot = start(server.address)
    assert bot.stdout
    link = bot.stdout.readline().removeprefix("Playing at ").strip()
    with Session(server.address, "Guest") as guest:
        table = guest.join(link)
        for game in table.decisions():
            table.act(game.options[0])
        assert finish(bot) == (0, "", "")
        check_game(guest, link, seats=2)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_the_example_continues_after_a_server_restart(server: OrbisServe, number: int) -> None:
    with Session(server.address, "Host") as host:
        table = host.make("open", "pilgrim", substitute="pilgrim")
        bot = start(table.link)
        next(event for event in table.news() if event.number >= 30)
        server.stop(number)
        server.start()
        assert finish(bot) == (0, f"Playing at {table.link}\n", "")
        check_game(host, table.link, seats=2)


def test_a_restarted_example_gets_its_seat_back(server: OrbisServe) -> None:
    with Session(server.address, "Host") as host:
        table = host.make("open", "pilgrim")
        bot = start(table.link)
        next(event for event in table.news() if event.number >= 30)
        bot.kill()
        bot.communicate()
        assert finish(start(table.link)) == (0, f"Playing at {table.link}\n", "")
        check_game(host, table.link, seats=2)


def test_ctrl_c_ends_the_example_without_a_traceback(server: OrbisServe) -> None:
    bot = start(server.address)
    assert bot.stdout
    assert bot.stdout.readline()
    bot.send_signal(signal.SIGINT)
    assert finish(bot) == (0, "", "")


def test_the_example_says_why_it_cannot_play(server: OrbisServe) -> None:
    with Session(server.address, "Host") as host:
        link = host.make("here", "pilgrim").link
    assert finish(start(link)) == (1, "", f"no seat is open at {link}\n")
    assert finish(start(f"{server.address}/table/nowhere")) == (1, "", "there is no such table\n")
    nobody = f"http://127.0.0.1:{free_port()}"
    assert finish(start(nobody)) == (1, "", f"{nobody} cannot be reached: [Errno 111] Connection refused\n")


def test_the_first_program_of_the_page_plays_a_game(server: OrbisServe, tmp_path: Path) -> None:
    page = (BOT.parent.parent / "docs" / "server.md").read_text("utf-8")
    program = tmp_path / "my_bot.py"
    program.write_text(page.partition("```python\n")[2].partition("```")[0])
    with Session(server.address, "Host") as host:
        link = host.make("open", "pilgrim").link
        command = [sys.executable, str(program), link]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LIMIT)
        assert (done.stdout, done.stderr) == (f"Playing at {link}\nThe game is over.\n", "")
        check_game(host, link, seats=2)
