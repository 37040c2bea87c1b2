"""Earlier moments of a running game, which anybody may view."""

from functools import partial
from random import Random

from support.server import ServerProcess

from orbis.notation import follow, hash_of
from orbis.server.tables.requests import TakeBack
from orbis.wire.game import Game

from .clients import Client
from .games import play
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


def moment(visitor: Visitor, table: str, moves: object) -> Game:
    return visitor.get(f"/api/tables/{table}/moments/{moves}", Game)


def test_the_game_is_shown_as_it_was_after_each_event(server: ServerProcess) -> None:
    ann, watcher = Person(server, "Ann"), Visitor(server)
    table = ann.create(HERE, PILGRIM)
    play({0: Client(ann, table)}, Random(3), 60)
    moments = {event.count: event.hash for event in ann.events(table) if event.hash}
    assert len(moments) > 50
    states = follow(ann.record(table)).states
    for moves, expected in moments.items():
        game = moment(watcher, table, moves)
        assert (game.count, game.hash, hash_of(game.state.text)) == (moves, expected, expected)
        assert game.state.turn == states[moves].turn
        assert game.decided == 0
        assert all(option.preview is None for option in game.options)


def test_a_moment_that_was_taken_back_is_not_found(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, HERE)
    client = Client(ann, table)
    client.act(client.options[0])
    before = moment(ann, table, 0)
    assert moment(ann, table, 1).hash == ann.view(table).game.hash  # type: ignore[union-attr]
    ann.submit(table, TakeBack(ann.view(table).position))
    refused(partial(moment, ann, table, 1), "not_found")
    assert moment(ann, table, 0) == before


def test_unknown_moments_are_refused(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    waiting, table = ann.create(HERE, OPEN), ann.create(HERE, HERE)
    refused(partial(moment, ann, waiting, 0), "not_playing")
    refused(partial(moment, ann, "none", 0), "not_found")
    for moves in ("1", "-1", "x", "99999999", "1.0"):
        refused(partial(moment, ann, table, moves), "not_found")
