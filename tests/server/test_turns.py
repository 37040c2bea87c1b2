"""Several decisions of a turn in one request: all or none, and described as if made one by one."""

from functools import partial
from random import Random

import pytest
from support.server import ServerProcess

from orbis.rules import RULES_VERSION, STANDARD, Rule, action_id
from orbis.rules.actions import EndTurn
from orbis.server.protocol.happened import before, happened_of
from orbis.server.protocol.table import Ack, Happened
from orbis.server.tables.decide import acted
from orbis.server.tables.events import Created, SeatPlan, read_event, write_event
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Act
from orbis.server.tables.table import GameTable

from .clients import Client
from .refusals import refused_there
from .visitors import HERE, PILGRIM, Person

END = EndTurn.id


def dealt() -> GameTable:
    """A table of two people, always with the same deal."""
    created = Created(
        seats=tuple(SeatPlan("person", name, name, ready=True) for name in ("Ann", "Bob")),
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret="5e" * 32,
        draws="",
        substitute="pilgrim",
    )
    return GameTable("t", created, STANDARD)


def do(table: GameTable, *actions: int) -> Happened:
    """Make decisions as one event, after a round trip through its stored form."""
    assert table.match is not None
    event = read_event(write_event(acted(table.match, actions, table)))
    earlier = before(table, event)
    table.fold(event)
    return happened_of(table, event, earlier)


def play_turn(table: GameTable, random: Random) -> list[Happened]:
    """Play a random turn, decision by decision."""
    assert table.match is not None
    events: list[Happened] = []
    while not events or events[-1].actions != (END,):
        events.append(do(table, action_id(random.choice(table.match.options()))))
    return events


def test_a_turn_in_one_event_has_the_same_log_as_its_decisions() -> None:
    slow, quick, random = dealt(), dealt(), Random(1)
    assert slow.match is not None
    while not slow.match.state.is_over:
        steps = play_turn(slow, random)
        turn = do(quick, *(step.actions[0] for step in steps))
        assert turn.log == tuple(sentence for step in steps for sentence in step.log)
        assert turn.told[:-1] == tuple(len(step.log) for step in steps[:-1])
        assert len(turn.told) == len(turn.actions)
        assert (turn.revealed, turn.hash, turn.count) == (steps[-1].revealed, steps[-1].hash, steps[-1].count)
        assert (quick.status, quick.ending, quick.turn.since) == (slow.status, slow.ending, slow.turn.since)
    assert quick.match is not None
    assert quick.match.moves == slow.match.moves


def test_a_part_of_a_turn_has_the_same_log_as_its_decisions() -> None:
    slow, quick, random = dealt(), dealt(), Random(2)
    for _ in range(10):
        steps = play_turn(slow, random)
        for part in (steps[:-1][:2], steps[:-1][2:], steps[-1:]):
            if part:
                happened = do(quick, *(step.actions[0] for step in part))
                assert happened.log == tuple(sentence for step in part for sentence in step.log)
                assert (happened.revealed, happened.hash) == (part[-1].revealed, part[-1].hash)


def test_nothing_follows_the_end_of_a_turn() -> None:
    slow, quick, random = dealt(), dealt(), Random(3)
    assert slow.match is not None
    assert quick.match is not None
    while not slow.match.state.is_over:
        turn = [step.actions[0] for step in play_turn(slow, random)]
        for following in (END, *map(action_id, slow.match.options()[:1])):
            with pytest.raises(Refused) as caught:
                acted(quick.match, [*turn, following], quick)
            assert caught.value.rule is Rule.N7
        do(quick, *turn)
    assert quick.match.moves == slow.match.moves


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    """A client that plays against a bot, with full detail."""
    person = Person(server, "Ann")
    return Client(person, person.create(HERE, PILGRIM), "full")


def whole_turn(client: Client) -> list[int]:
    """A turn that can be played now, found by playing and taking it back."""
    actions: list[int] = []
    while END not in client.options:
        actions.append(client.options[0])
        client.act(actions[-1])
    client.take_back(whole=True)
    return actions


def test_one_request_becomes_one_event_and_one_acknowledgement(ann: Client) -> None:
    actions, number, moves = whole_turn(ann), ann.number, ann.last.count
    ask = Act((*actions, END), ann.last.position)
    ack = ann.submit(ask)
    assert (ack.event, ack.duplicate) == (number + 1, False)
    happened = ann.events[number]
    assert (happened.kind, happened.actions, happened.position) == ("acted", ask.actions, number + 1)
    assert happened.count == moves + len(ask.actions) + (happened.revealed is not None)
    assert len(happened.log) >= len(ask.actions)
    again = ann.submit(ask, ack.request)
    assert (again.event, again.duplicate) == (ack.event, True)
    assert ann.visitor.events(ann.table)[number] == happened


def test_all_decisions_are_made_or_none(ann: Client) -> None:
    actions, position = whole_turn(ann), ann.last.position
    alone = refused_there(ann, lambda: ann.submit(Act((END,), position)), "illegal")
    first = refused_there(ann, lambda: ann.submit(Act((actions[0], actions[0]), position)), "illegal")
    last = refused_there(ann, lambda: ann.submit(Act((*actions, END, END), position)), "illegal")
    assert (alone.rule, first.rule, last.rule) == ("N8", "N8", "N7")
    assert ann.act(*actions, END).event > position


def test_decisions_made_at_once_are_taken_back_at_once(ann: Client) -> None:
    before, actions = ann.last.hash, whole_turn(ann)
    ann.act(*actions)
    ann.take_back()
    assert (ann.last.hash, ann.last.decisions) == (before, len(actions))
    assert refused_there(ann, ann.take_back, "illegal").rule == "Q9"


def test_a_request_holds_one_to_sixty_decisions(ann: Client) -> None:
    for actions in ([], [0] * 61):
        ask = {"do": "act", "actions": actions, "position": ann.last.position}
        body = {"client": "c", "request": 1, "ask": ask}
        send = partial(ann.visitor.post, f"/api/tables/{ann.table}/requests", body, Ack)
        refused_there(ann, send, "bad_request")
