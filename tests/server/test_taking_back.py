"""Taking back within a turn (Q9), rewinding with everybody's consent, ending and resigning."""

from functools import partial
from random import Random

import pytest
from support.server import ServerProcess

from orbis.rules.actions import EndTurn, MakeWilderness, PlaceRight, TakeTile
from orbis.server.protocol.table import RewindMoment
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import decide as decided
from orbis.server.tables.events import GameEnding, Status
from orbis.server.tables.requests import Act, Answer, AskEnd, AskRewind, Resign

from .clients import Client
from .games import decide, gather, play, play_out, verified
from .notices.tables import ANN, BOB, CID, person, table_of
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person

END = EndTurn.id


def turn(client: Client, random: Random) -> None:
    """Decide until only ending the turn is left."""
    while END not in client.options:
        client.act(random.choice(client.options))


@pytest.fixture
def pair(server: ServerProcess) -> tuple[Client, Client]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN)
    clients = Client(ann, table), Client(bob, table)
    clients[1].sit(1)
    gather(clients)
    return clients


def test_decisions_are_taken_back_one_by_one(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    hashes = [ann.last.hash]
    while END not in ann.options:
        ann.act(ann.options[0])
        hashes.append(ann.last.hash)
    for expected in reversed(hashes[:-1]):
        ann.take_back()
        assert ann.last.hash == expected
        assert (ann.last.kind, ann.last.decisions) == ("took_back", 1)
    problem = refused_there(ann, ann.take_back, "illegal")
    assert problem.rule == "Q9"
    bob.catch_up(ann.number)
    refused_there(bob, bob.take_back, "not_your_turn")


def test_what_one_request_decided_is_taken_back_at_once(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    hashes = [ann.last.hash]
    requests = (TakeTile(0).id, MakeWilderness().id), (PlaceRight().id,)
    for actions in requests:
        ann.submit(Act(actions, ann.last.position))
        hashes.append(ann.last.hash)
    for actions, before in zip(reversed(requests), reversed(hashes[:-1]), strict=True):
        ann.take_back()
        assert ann.last.decisions == len(actions)
        assert ann.last.hash == before


def test_a_whole_turn_can_be_taken_back_at_once(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    before = ann.last.hash
    turn(ann, Random(1))
    ann.take_back(whole=True)
    assert ann.last.hash == before
    turn(ann, Random(2))
    ann.act(END)
    refused_there(ann, lambda: ann.take_back(whole=True), "not_your_turn")
    bob.catch_up(ann.number)
    assert refused_there(bob, bob.take_back, "illegal").rule == "Q9"


def test_a_decision_made_for_what_was_taken_back_is_stale(pair: tuple[Client, Client]) -> None:
    ann, _ = pair
    ann.act(ann.options[0])
    seen = ann.last.position
    ann.act(ann.options[0])
    ann.take_back()
    refused_there(ann, lambda: ann.submit(Act((ann.options[0],), seen)), "stale")


def test_a_wish_can_be_withdrawn(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    turn(ann, Random(4))
    ann.submit(AskEnd(0))
    refused_there(ann, lambda: ann.submit(Answer(0, yes=True)), "no_wish")
    ann.submit(Answer(0, yes=False))
    assert ann.visitor.view(ann.table).wish is None
    bob.catch_up(ann.number)
    refused_there(bob, lambda: bob.submit(Answer(1, yes=True)), "no_wish")


def test_a_game_is_rewound_when_all_agree(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    start = ann.last
    hands = {0: ann, 1: bob}
    play(hands, Random(3), 30)
    bob.submit(AskRewind(1, 0, bob.last.position))
    view = bob.visitor.view(bob.table)
    assert view.wish is not None
    assert (view.wish.seat, view.wish.wish, view.wish.waiting) == (1, "rewind", (0,))
    assert view.wish.moment == RewindMoment(seat=0, round=1, begins=True)
    (asked,) = bob.visitor.events(bob.table, bob.number - 1)[0].log
    assert asked["arguments"] == {"name": "Bob", "wish": "turn", "player": "Ann", "round": 1}
    ann.catch_up(bob.number)
    ann.submit(Answer(0, True))
    assert (ann.last.hash, ann.last.count) == (start.hash, 0)
    assert ann.visitor.view(ann.table).wish is None
    play_out(hands, Random(4))
    verified(ann.visitor, ann.table)


def test_a_game_is_not_rewound_when_one_player_disagrees(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    play({0: ann, 1: bob}, Random(5), 20)
    before = ann.last.hash
    ann.submit(AskRewind(0, 0, ann.last.position))
    refused_there(ann, lambda: ann.submit(AskEnd(0)), "no_wish")
    refused_there(ann, lambda: ann.submit(Answer(0, True)), "no_wish")
    bob.submit(Answer(1, False))
    assert bob.last.hash == before
    refused_there(bob, lambda: bob.submit(Answer(1, True)), "no_wish")


def test_a_game_is_rewound_only_to_a_decision(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    hands, random = {0: ann, 1: bob}, Random(6)
    while ann.last.revealed is None:
        decide(hands, random)
        gather(pair)
    reveal, position = ann.last.count - 1, ann.last.position
    for moves in (reveal, ann.last.count, 9999):
        refused_there(ann, partial(ann.submit, AskRewind(0, moves, position)), "bad_request")
    refused_there(ann, lambda: ann.submit(AskRewind(0, 0, position - 1)), "stale")


def test_a_rewind_request_lapses_when_its_moment_is_taken_back(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    for _ in range(2):
        ann.act(ann.options[0])
    bob.catch_up(ann.number)
    bob.submit(AskRewind(1, 1, bob.last.position))
    ann.catch_up(bob.number)
    ann.take_back(whole=True)
    assert ann.visitor.view(ann.table).wish is None
    refused_there(ann, lambda: ann.submit(Answer(0, True)), "no_wish")
    ann.act(ann.options[0])


def test_a_request_lapses_with_the_turn(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    bob.submit(AskEnd(1))
    ann.catch_up(bob.number)
    turn(ann, Random(7))
    assert ann.visitor.view(ann.table).wish is not None
    ann.act(END)
    assert ann.visitor.view(ann.table).wish is None


def test_a_game_ends_without_a_winner_when_all_agree(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    play({0: ann, 1: bob}, Random(8), 25)
    ann.submit(AskEnd(0))
    bob.catch_up(ann.number)
    bob.submit(Answer(1, True))
    assert bob.is_over
    view = bob.visitor.view(bob.table)
    assert (view.status, view.ending) == ("over", "agreed")
    assert view.game is not None
    assert (view.game.state.seat, view.game.options, view.game.decided) == (None, (), 0)
    assert view.game.question["key"] == "question-over"
    assert len(view.game.scores) == 2
    brief = bob.visitor.view(bob.table, "events").brief
    assert brief is not None
    assert (brief.seat, brief.options) == (None, ())
    record = verified(bob.visitor, bob.table)
    assert record.result is None
    ann.catch_up(bob.number)
    refused_there(ann, lambda: ann.submit(Act((0,), ann.last.position)), "not_playing")
    refused_there(ann, lambda: ann.submit(AskEnd(0)), "not_playing")


def test_bots_agree_to_everything(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, PILGRIM, PILGRIM))
    start = client.last.hash
    turn(client, Random(9))
    client.act(END)
    client.until(lambda: client.seat == 0)
    client.submit(AskRewind(0, 0, client.last.position))
    assert client.last.hash == start
    client.submit(AskEnd(0))
    assert client.is_over


def test_of_two_people_the_other_one_wins_when_one_resigns(pair: tuple[Client, Client]) -> None:
    ann, bob = pair
    play({0: ann, 1: bob}, Random(10), 20)
    ann.submit(Resign(0))
    refused(lambda: ann.submit(Resign(0)), "not_playing")
    view = bob.visitor.view(bob.table)
    assert (view.status, view.ending, view.winners) == ("over", "resigned", (1,))
    assert view.seats[0].replaced == "resigned"
    log = [sentence["key"] for sentence in bob.visitor.events(bob.table)[-1].log]
    assert log == ["table-gave-up", "winners"]


def test_a_resignation_counts_as_consent() -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    table.fold(decided(table, AskEnd(1), Asker(BOB, "Bob", "b", 1), 1, ()))
    table.fold(decided(table, Answer(2, True), Asker(CID, "Cid", "c", 1), 2, ()))
    assert table.status is Status.PLAYING
    table.fold(decided(table, Resign(0), Asker(ANN, "Ann", "a", 1), 3, ()))
    assert (table.status, table.ending) == (Status.OVER, GameEnding.AGREED)
