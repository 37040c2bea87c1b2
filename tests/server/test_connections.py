"""Lost connections, resent requests, and restarted servers."""

from functools import partial
from random import Random

import pytest
from support.server import ServerProcess

from orbis.server.protocol.messages import Ping, Pong, Welcome
from orbis.server.tables.requests import Act, AskEnd

from .clients import Client, Line
from .games import decide, gather, play, play_out, verified
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


def test_reconnecting_after_every_event_misses_and_repeats_nothing(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN)
    hands = {0: Client(ann, table), 1: Client(bob, table)}
    hands[1].sit(1)
    random = Random(1)
    while decide(hands, random):
        random.choice(tuple(hands.values())).come_back()
    gather(hands.values())
    assert hands[0].events == hands[1].events == ann.wordless_events(table)
    verified(ann, table)


def test_events_of_bots_are_sent_on_reconnecting(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM, PILGRIM, PILGRIM)
    client, witness = Client(ann, table), Client(ann, table)
    hands, random = {0: client}, Random(2)
    while not client.is_over:
        if client.seat == 0:
            client.send(Act((random.choice(client.options),), client.last.position))
            client.come_back()
            witness.catch_up(client.number)
        else:
            decide(hands, random)
    witness.catch_up(client.number)
    assert client.events == witness.events == ann.wordless_events(table)


def test_a_resent_request_is_not_repeated(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, HERE))
    ask = Act((client.options[0],), client.last.position)
    request = client.send(ask)
    first, second = client.answer(request), client.submit(ask, request)
    assert (first.event, first.duplicate) == (2, False)
    assert (second.event, second.duplicate) == (2, True)
    client.come_back()
    assert client.submit(ask, request).duplicate
    assert client.number == ann.view(client.table).number == 2


def test_a_request_resent_by_http_is_not_repeated(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, HERE))
    ask = Act((client.options[0],), client.last.position)
    ack = client.submit(ask)
    again = ann.submit(client.table, ask, client=client.client, request=ack.request)
    assert (again.event, again.duplicate) == (ack.event, True)
    refused_there(client, lambda: ann.submit(client.table, ask, client="another", request=1), "stale")


def test_another_request_under_a_number_that_was_carried_out_is_refused(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, HERE))
    ask = Act((client.options[0],), client.last.position)
    other = Act((client.options[1],), client.last.position)
    ack = client.submit(ask)
    refused_there(client, lambda: client.submit(other, ack.request), "late")
    refused_there(client, lambda: client.submit(AskEnd(0), ack.request), "late")
    client.come_back()
    assert client.submit(ask, ack.request).duplicate


def test_requests_in_the_wrong_order_change_nothing(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, HERE))
    first = client.options[0]
    client.submit(Act((first,), client.last.position), request=7)
    refused_there(client, lambda: client.submit(Act((client.options[0],), client.last.position), 6), "late")
    refused_there(client, lambda: client.submit(Act((client.options[0],), 1), 8), "stale")
    illegal = next(action for action in range(109) if action not in client.options)
    problem = refused_there(
        client, lambda: client.submit(Act((illegal,), client.last.position), 8), "illegal"
    )
    assert problem.rule
    # The number of a refused request can be used again.
    assert client.submit(Act((client.options[0],), client.last.position), 8).event == 3


def test_concurrent_requests_are_answered_in_order(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    client = Client(ann, ann.create(HERE, HERE))
    ask = Act((client.options[0],), client.last.position)
    requests = [client.send(ask) for _ in range(20)]
    assert client.answer(requests[0]).event == 2
    for request in requests[1:]:
        refused(partial(client.answer, request), "stale")
    assert ann.view(client.table).number == 2


def test_a_ping_is_answered(server: ServerProcess) -> None:
    line = Line(Visitor(server))
    line.say(Ping())
    assert isinstance(line.hear(), Welcome)
    assert isinstance(line.hear(), Pong)


@pytest.mark.parametrize("end", ["kill", "terminate"])
def test_unacknowledged_requests_are_resent_after_the_server_ended(database: str, end: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        table = ann.create(HERE, HERE, PILGRIM)
        client, random = Client(ann, table), Random(3)
        hands = {0: client, 1: client}
        for decisions in (10, 40):
            play(hands, random, decisions)
            client.until(lambda: client.seat in hands)
            ask = Act((random.choice(client.options),), client.last.position)
            request = client.send(ask)
            if end == "kill":
                server.kill()
            else:
                assert server.stop().code in (0, -15)
            server.start()
            known = client.number
            client.come()
            ack = client.submit(ask, request)
            assert ack.event == known + 1
            done = [event for event in client.events if event.number == ack.event]
            assert [event.actions for event in done] == [ask.actions]
        play_out(hands, random)
        verified(ann, table)
