"""Trying out what might come of a running game: nothing hidden is in it, nothing is kept, nobody is told."""

from functools import partial
from random import Random

import pytest
from lab.test_puzzles import PUZZLES
from support.server import ServerProcess

from orbis.notation import parse_state, write_state
from orbis.rules import ACTIONS, Reveal, apply
from orbis.rules.actions import EndTurn
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.thoughts import Thought
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import decide
from orbis.server.tables.requests import Act, AskRewind
from orbis.server.tables.table import GameTable
from orbis.server.tables.thought import thought

from .clients import Client
from .games import gather, play
from .refusals import refused
from .slow_tables import SlowTable
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor

END = EndTurn.id


def played_out(table: GameTable) -> list[int]:
    """The tiles that come to the display if everybody always does the first thing."""
    assert table.match is not None
    start = table.match.count
    for request in range(1, 1000):
        if table.match.is_over:
            break
        action = END if END in table.match.option_ids else table.match.option_ids[0]
        player = table.seats[table.match.seat].player
        ask = Act((action,), table.position)
        table.fold(decide(table, ask, Asker(player, "", "played out", request), 0, ()))
    return [move.tile for move in table.match.moves[start:] if isinstance(move, Reveal)]


def test_the_unseen_tiles_are_shuffled_by_the_seed_alone() -> None:
    real = SlowTable.of("Ann", "Bob", clock=None)
    for _ in range(4):
        real.play()
    table = real.table
    assert table.match is not None
    stacks = table.match.state.stacks
    tried = [thought(table, "Ann", f"seed {number}", None, 9).replayed() for number in range(3)]
    orders = [played_out(each) for each in tried]
    assert orders[0] == played_out(thought(table, "Ann", "seed 0", None, 9).replayed())
    assert len({tuple(order) for order in orders}) == 3
    before = table.match.count
    reality = played_out(table)
    assert reality not in orders
    assert all(sorted(order) == sorted(reality) for order in orders)
    for each in tried:
        assert each.settings.secret != table.settings.secret
        assert each.settings.draws == ""
        assert {tile.id for stack in stacks for tile in stack} >= set(orders[0])
    assert before < table.match.count


def test_a_thought_begins_where_the_game_is_and_all_seats_are_ones_own() -> None:
    real = SlowTable.of("Ann", "Bob", clock=None)
    real.play()
    tried = thought(real.table, "Ann", "some seed", None, real.table.number).replayed()
    assert (tried.hash, tried.number) == (real.table.hash, real.table.number)
    assert tried.seats_of("Ann") == (0, 1)
    assert [seat.name for seat in tried.seats] == ["Ann", "Bob"]
    assert not tried.settings.hints


@pytest.mark.parametrize("hints", [True, False])
def test_a_thought_is_kept_nowhere_and_told_to_nobody(server: ServerProcess, hints: bool) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, hints=hints)
    hers, his = Client(ann, table), Client(bob, table)
    his.sit(1)
    gather((hers, his))
    play({0: hers, 1: his}, Random(1), 12)
    known, path = hers.number, f"/api/tables/{table}/thoughts"
    body = {"seed": "a fresh seed", "number": known}
    begun = bob.post(path, body, Thought)
    assert begun.view.game is not None
    assert (begun.hash, begun.event, begun.view.game.hash) == (hers.last.hash, None, hers.last.hash)
    asks: list[object] = []
    now = begun
    for _ in range(8):
        assert now.view.game is not None
        action = now.view.game.options[0].id
        assert now.view.game.options[0].preview is not None
        asks.append({"do": "act", "actions": [action], "position": now.view.position})
        now = bob.post(path, {**body, "count": begun.count, "hash": begun.hash, "asks": asks}, Thought)
        assert now.event is not None
        assert (now.event.number, now.event.actions) == (known + len(asks), (action,))
    wrong = {"do": "act", "actions": [0], "position": known}
    at = {**body, "count": begun.count, "hash": begun.hash}
    refused(partial(bob.post, path, {**at, "asks": [*asks, wrong]}, Thought), "stale")
    refused(partial(bob.post, path, {**at, "hash": "0" * 16}, Thought), "stale")
    refused(partial(bob.post, path, {**at, "count": 9_999}, Thought), "stale")
    assert not begun.view.settings.hints
    assert begun.view.fairness.secret is None
    assert len(bob.get("/api/my/tables", list)) == 1
    assert ann.view(table).number == known
    hers.act(hers.options[0]) if hers.seat == 0 else his.act(his.options[0])
    gather((hers, his))
    assert hers.number == known + 1  # they have heard of nothing else


def test_there_is_nothing_to_try_out_before_the_deal_or_after_the_end(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, OPEN)
    body = {"seed": "a fresh seed", "number": 1}
    refused(partial(ann.post, f"/api/tables/{table}/thoughts", body, Thought), "not_playing")


def test_a_thought_of_moves_that_were_taken_back_is_stale(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    with Client(ann, ann.create(HERE, PILGRIM)) as client:
        client.act(client.options[0])
        path, body = f"/api/tables/{client.table}/thoughts", {"seed": "a fresh seed", "number": 2}
        begun = ann.post(path, body, Thought)
        client.submit(AskRewind(0, 0, client.last.position))
        refused(partial(ann.post, path, {**body, "count": begun.count, "hash": begun.hash}, Thought), "stale")


def test_what_was_decided_in_the_turn_can_be_taken_back_as_at_the_table(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    with Client(ann, ann.create(HERE, PILGRIM)) as client:
        start, begun_at = ann.view(client.table).game, client.number
        assert start is not None
        client.act(client.options[0])
        client.act(client.options[0])
        path, body = f"/api/tables/{client.table}/thoughts", {"seed": "a fresh seed", "number": client.number}
        begun = ann.post(path, body, Thought)
        assert begun.view.game is not None
        assert (begun.requested, begun.view.game.decided) == ((1, 1), 2)
        assert begun.hash == client.last.hash
        at = {**body, "count": begun.count, "hash": begun.hash, "requested": begun.requested}
        position = begun.view.position
        back = {"do": "take_back", "position": position}
        once = ann.post(path, {**at, "asks": [back]}, Thought).view.game
        twice = ann.post(path, {**at, "asks": [back, {**back, "position": position + 1}]}, Thought).view.game
        assert once is not None
        assert twice is not None
        assert (once.decided, twice.decided, twice.hash) == (1, 0, start.hash)
        wrong = {**at, "requested": [begun.count + 1]}
        refused(partial(ann.post, path, wrong, Thought), "stale")
        assert ann.view(client.table).number == begun_at + 2


def test_a_turn_is_tried_out_in_a_position_and_nothing_is_kept(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    puzzle = PUZZLES[0]
    begun = ann.post("/api/thoughts", {"state": puzzle.state}, Thought)
    assert begun.event is None
    assert begun.view.game is not None
    assert begun.view.game.state.text == puzzle.state
    assert [seat.player for seat in begun.view.seats].count(ann.id) == 1
    asks = [{"do": "act", "actions": puzzle.best, "position": begun.view.position}]
    done = ann.post("/api/thoughts", {"state": puzzle.state, "asks": asks}, Thought)
    assert done.event is not None
    assert done.view.game is not None
    assert done.view.game.hash[:6] in puzzle.outcomes[0].ends
    assert ann.get("/api/my/tables", list[Listed]) == []


def test_what_is_no_turn_of_a_position_is_refused(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    puzzle = PUZZLES[0]

    def think(state: str, *actions: int) -> Thought:
        asks = [{"do": "act", "actions": actions, "position": 1}] if actions else []
        return ann.post("/api/thoughts", {"state": state, "asks": asks}, Thought)

    refused(lambda: think("no position"), "unfit")
    refused(lambda: think(puzzle.state, *puzzle.best, 108), "unfit")
    refused(lambda: think(puzzle.state, 107), "illegal")
    settled = write_state(apply(parse_state(puzzle.state), ACTIONS[puzzle.best[0]]))
    refused(lambda: think(settled), "unfit")
    refused(lambda: Visitor(server).post("/api/thoughts", {"state": puzzle.state}, Thought), "no_identity")
