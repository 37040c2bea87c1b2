"""Sessions with a real server: whole games, lost connections, tokens, refusals."""

import asyncio
import socket
import threading
from pathlib import Path
from random import Random

import pytest
from support.server import ServerProcess, free_port

import orbis
from orbis.bots import make_agent
from orbis.client import AsyncSession, Disconnected, NoOpenSeat, Refused, Session, WrongServer
from orbis.notation import parse_record, parse_state
from orbis.play.verification import verify
from orbis.server.http.limits import Limits
from orbis.server.tables.requests import TakeBack


def check(record: str) -> None:
    """Assert that a game was finished and that its record is valid."""
    parsed = parse_record(record)
    assert parsed.result is not None
    assert verify(parsed) == ()


def test_a_game_is_played_to_its_end(server: ServerProcess) -> None:
    random = Random(1)
    with Session(server.address, "Ann") as session:
        table = session.make("here", "pilgrim")
        assert (table.seats, table.view.status) == ((0,), "playing")
        positions = []
        for game in table.decisions():
            positions.append(game.state)
            assert game.seat == 0
            assert table.act(random.choice(game.options))
        assert (table.is_over, table.view.status) == (True, "over")
        assert len(set(positions)) == len(positions)
        check(table.record())


def test_a_friend_joins_through_the_link_and_a_third_person_watches(server: ServerProcess) -> None:
    with (
        Session(server.address, "Ann") as hers,
        Session(f"{server.address}/table/none", "Bob") as his,
        Session(server.address) as nobodys,
    ):
        mine = hers.make("here", "open")
        watched = nobodys.watch(mine.link)
        news = watched.news()
        theirs = his.join(mine.link)
        assert (mine.seats, theirs.seats, watched.seats) == ((0,), (1,), ())
        player = threading.Thread(target=lambda: [mine.act(game.options[0]) for game in mine.decisions()])
        player.start()
        for game in theirs.decisions():
            theirs.act(game.options[-1])
        player.join()
        assert {event.kind for event in news} == {"sat", "readied", "acted"}
        assert watched.followed.events == mine.followed.events == theirs.followed.events
        check(watched.record())


def test_the_program_of_the_page_that_sends_whole_turns_plays_a_game(server: ServerProcess) -> None:
    blocks = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8").split("```python\n")
    (turns,) = [block.partition("```")[0] for block in blocks if "act(*turn)" in block]
    names = {"parse_state": parse_state, "orbis": orbis, "agent": make_agent("pilgrim"), "chance": Random(3)}
    with Session(server.address, "Ann") as session:
        table = session.make("here", "pilgrim")
        exec(turns, {**names, "table": table})
        assert table.is_over
        assert max(len(event.actions) for event in table.followed.events) > 2
        check(table.record())


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_game_continues_when_the_server_comes_back(frail_server: ServerProcess, end: str) -> None:
    random = Random(2)
    with Session(frail_server.address, "Ann") as session:
        table = session.make("here", "here", grace=None)
        for number, game in enumerate(table.decisions()):
            if number % 40 == 20:
                getattr(frail_server, end)()
                threading.Timer(random.random(), frail_server.start).start()
            assert table.act(random.choice(game.options))
        check(table.record())


@pytest.mark.anyio
async def test_two_players_in_one_program_continue_when_the_server_comes_back(
    frail_server: ServerProcess,
) -> None:
    async def play(session: AsyncSession, link: str) -> str:
        table = await session.join(link)
        async for game in table.decisions():
            assert await table.act(game.options[0])
        return await table.record()

    async with (
        AsyncSession(frail_server.address, "Ann") as ann,
        AsyncSession(frail_server.address, "Bob") as bob,
    ):
        table = await ann.make("here", "open", grace=None)
        players = [asyncio.create_task(play(each, table.link)) for each in (ann, bob)]
        for number in (40, 80):
            while table.followed.known < number:
                await table.event_after(table.followed.known)
            frail_server.kill()
            await asyncio.to_thread(frail_server.start)
        first, second = await asyncio.gather(*players)
        assert first == second
        check(first)


@pytest.mark.anyio
async def test_one_session_plays_several_tables_at_once(server: ServerProcess) -> None:
    async def play(session: AsyncSession) -> None:
        table = await session.make("here", "pilgrim")
        async for game in table.decisions():
            await table.act(game.options[0])
        check(await table.record())
        await table.close()

    async with AsyncSession(server.address, "Ann") as session:
        await asyncio.gather(*[play(session) for _ in range(3)])
        assert len(await session.my_tables()) >= 3


def test_a_saved_token_restores_the_seat(server: ServerProcess, own_tokens: Path) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "open")
        ann = session.me
    (file,) = own_tokens.iterdir()
    assert (file.stat().st_mode & 0o777, own_tokens.stat().st_mode & 0o777) == (0o600, 0o700)
    with Session(server.address, "Ann") as session:
        assert session.me.id == ann.id
        assert session.join(table.id).seats == (0,)
        token = session.token
    with Session(server.address, "Bob") as session, pytest.raises(WrongServer):
        session.watch(f"http://elsewhere.example/table/{table.id}")
    assert len([*own_tokens.iterdir()]) == 2
    with Session(server.address, token=token) as session:
        assert session.me.name == "Ann"


def test_a_token_unknown_to_the_server_is_replaced_unless_given_explicitly(
    server: ServerProcess, own_tokens: Path
) -> None:
    with Session(server.address, "Ann") as session:
        first = session.me.id
    (file,) = own_tokens.iterdir()
    file.write_text("t" * 43)
    with Session(server.address, "Ann") as session:
        assert session.me.id != first
    with pytest.raises(Refused) as refused, Session(server.address, token="t" * 43):
        pass
    assert refused.value.code == "no_identity"


def test_a_refusal_has_a_code_a_rule_and_a_reason(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "pilgrim")
        game = table.next_decision()
        assert game is not None
        illegal = next(action for action in range(109) if action not in game.options)
        with pytest.raises(Refused) as refused:
            table.act(illegal)
        assert (refused.value.code, bool(refused.value.rule)) == ("illegal", True)
        assert str(refused.value) == refused.value.message
        assert table.act(game.options[0])
        with pytest.raises(Refused) as refused:
            session.watch("nowhere")
        assert refused.value.code == "not_found"
        with pytest.raises(NoOpenSeat), Session(server.address, "Bob") as his:
            his.join(table.link)


def test_a_decision_for_an_outdated_position_does_not_count(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "here")
        first = table.next_decision()
        assert first is not None
        table.act(first.options[0])
        asked = table.next_decision()
        assert asked is not None
        table.submit(TakeBack(table.followed.position))
        assert not table.act(asked.options[0])
        again = table.next_decision()
        assert again is not None
        assert again.state == first.state


def test_hints_and_lists_are_available(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "open", "open", public=True)
        assert table.id in [listed.id for listed in session.tables()]
        assert table.id in [listed.id for listed in session.my_tables()]
        playing = session.make("here", "here", hints=True)
        hint = playing.hint("tile")
        assert playing.game is not None
        assert hint.actions[0] in playing.game.options


def test_rate_limited_requests_are_sent_again_until_they_succeed(tmp_path: Path) -> None:
    limits = Limits(rate=30, burst=12)
    with (
        ServerProcess(str(tmp_path / "orbis.sqlite"), limits=limits) as server,
        Session(server.address, "Ann") as session,
    ):
        table = session.make("here", "here")
        for _, game in zip(range(20), table.decisions(), strict=False):
            assert table.act(game.options[0])


def test_an_address_without_a_server_fails_at_once() -> None:
    with pytest.raises(Disconnected), Session(f"http://127.0.0.1:{free_port()}", "Ann"):
        pass


def test_a_refusal_that_is_cut_off_counts_as_disconnected() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def cut_off() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(10_000)
                connection.sendall(b'HTTP/1.1 409 Conflict\r\nContent-Length: 100\r\n\r\n{"error":')

        threading.Thread(target=cut_off).start()
        with pytest.raises(Disconnected), Session(f"http://127.0.0.1:{listening.getsockname()[1]}", "Ann"):
            pass


def test_a_client_gives_up_when_its_patience_runs_out(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann", patience=0.5) as session:
        table = session.make("here", "open")
        frail_server.kill()
        with pytest.raises(Disconnected):
            table.next_decision()


def test_an_address_that_is_not_a_table_server_is_reported(server: ServerProcess) -> None:
    with pytest.raises(WrongServer):
        Session("localhost:8000", "Ann")
    with pytest.raises(Refused), Session(f"{server.address}/elsewhere", "Ann"):
        pass
