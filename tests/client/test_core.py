"""The client's side of the protocol, without a socket."""

import hashlib
from math import inf
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from orbis.client.connection import AGAIN, Connection
from orbis.client.driver import delays
from orbis.client.errors import Contradiction, WrongProtocol, WrongServer
from orbis.client.followed_table import FollowedTable, act
from orbis.client.outbox import Outbox
from orbis.rules import Phase
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Acknowledged, AnyMessage, Event, Table, Welcome
from orbis.server.protocol.table import EventKind, Fairness, Happened, Problem, Seat, Settings, View
from orbis.server.tables.events import Status
from orbis.wire.game import BriefGame

PING, RETRY = 2.5, 3.5
WELCOME = Welcome(messages.PROTOCOL, "me", "Me", now=0, ping=2500, retry=3500)
SETTINGS = Settings(
    public=False,
    rules=1,
    tiles="tiles",
    substitute="acolyte",
    clock=None,
    grace=None,
    pace=0,
    hints=True,
    source=None,
    previous="",
)
SEAT = Seat(
    kind="person", name="Me", player="me", level="", ready=True, nonce=None, replaced=None, clock=None
)


def position(number: int) -> BriefGame:
    """The game after an event."""
    text = f"state {number}"
    hash = hashlib.sha256(text.encode()).hexdigest()[:16]
    return BriefGame(text, hash, 0, Phase.TAKE, (1, 2), number, 0)


def happened(number: int, kind: EventKind = "acted") -> Happened:
    return Happened(number, 0, kind, number, number, position(number).hash)


def event(number: int, kind: EventKind = "acted") -> Event:
    return Event("t", happened(number, kind), brief=position(number))


def table(number: int, after: int = 0) -> Table:
    view = View(
        id="t",
        number=number,
        position=number,
        status=Status.PLAYING,
        ending=None,
        settings=SETTINGS,
        seats=(SEAT, SEAT),
        fairness=Fairness("", (), None),
        wish=None,
        since=0,
        rematch="",
        brief=position(number),
    )
    return Table("t", view, (0,), tuple(map(happened, range(after + 1, number + 1))))


class Talk:
    """A connection, and what it sends at which time."""

    def __init__(self) -> None:
        self.connection = Connection(Outbox("c"))
        self.answers: list[Acknowledged | Problem] = []
        self.now = 0.0

    def hear(self, *heard: AnyMessage) -> list[dict[str, Any]]:
        """Let messages come, and return what is sent then."""
        for message in heard:
            self.connection.hear(msgspec.json.encode(message), self.now)
        return self.sent()

    def sent(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(content) for content in self.connection.outgoing(self.now)]

    def submit(self, action: int = 1) -> list[dict[str, Any]]:
        self.connection.submit("t", act(1, action), self.answers.append)
        return self.sent()

    def refuse(self, code: Any, **what: Any) -> list[dict[str, Any]]:
        return self.hear(messages.Error(Problem(code, "no"), **what))


@pytest.fixture
def talk() -> Talk:
    """A connection that follows a table at its third event."""
    talk = Talk()
    talk.connection.follow("t")
    assert (talk.sent(), talk.connection.due()) == ([], inf)
    assert talk.hear(WELCOME) == [{"kind": "watch", "table": "t", "detail": "events", "after": 0}]
    assert talk.hear(table(3)) == []
    return talk


def followed(talk: Talk) -> FollowedTable:
    return talk.connection._tables["t"]


def test_requests_are_numbered_and_sent_once(talk: Talk) -> None:
    for number in (1, 2):
        (sent,) = talk.submit()
        assert (sent["kind"], sent["client"], sent["request"]) == ("submit", "c", number)
    assert talk.sent() == []


def test_two_runs_of_a_program_never_number_alike() -> None:
    assert Outbox().client != Outbox().client


def test_an_answer_is_given_once_though_it_comes_twice(talk: Talk) -> None:
    talk.submit()
    for duplicate in (False, True):
        talk.hear(Acknowledged("t", "c", 1, 4, duplicate))
    assert talk.answers == [Acknowledged("t", "c", 1, 4)]
    talk.hear(Acknowledged("t", "another", 1, 4), Acknowledged("t", "c", 9, 4))
    assert len(talk.answers) == 1


def test_what_was_not_answered_before_a_loss_is_sent_again_with_the_same_number(talk: Talk) -> None:
    (first,) = talk.submit()
    (second,) = talk.submit()
    talk.hear(Acknowledged("t", "c", 1, 4))
    talk.connection.lost()
    assert talk.submit() == []
    watch, again, third = talk.hear(WELCOME)
    assert watch["kind"] == "watch"
    assert again == second != first
    assert third["request"] == 3


def test_after_a_loss_only_what_was_missed_is_asked_for(talk: Talk) -> None:
    talk.hear(event(4))
    talk.connection.lost()
    assert talk.hear(WELCOME) == [{"kind": "watch", "table": "t", "detail": "events", "after": 4}]
    talk.hear(table(6, after=4))
    assert [each.number for each in followed(talk).events] == [1, 2, 3, 4, 5, 6]


def test_a_gap_is_asked_for_and_nothing_is_taken_twice(talk: Talk) -> None:
    assert talk.hear(event(5)) == [{"kind": "watch", "table": "t", "detail": "events", "after": 3}]
    assert followed(talk).known == 3
    talk.hear(table(5, after=3), event(5), event(4))
    assert [each.number for each in followed(talk).events] == [1, 2, 3, 4, 5]
    assert followed(talk).game == position(5)


def test_an_event_whose_hash_does_not_fit_is_asked_for_anew(talk: Talk) -> None:
    wrong = replace(event(4), brief=replace(position(4), state="another state"))
    (watch,) = talk.hear(wrong)
    assert watch["after"] == 3
    assert followed(talk).game == position(3)
    talk.hear(table(4, after=3))
    assert followed(talk).game == position(4)


@pytest.mark.parametrize(
    "wrong",
    [
        replace(table(4, after=3), view=replace(table(4).view, brief=position(9))),
        replace(table(5, after=3), missed=(happened(5),)),
        table(2),
    ],
    ids=["a wrong hash", "a gap", "fewer events than before"],
)
def test_a_table_that_contradicts_itself_is_an_error(talk: Talk, wrong: Table) -> None:
    with pytest.raises(Contradiction):
        talk.hear(wrong)


def test_seats_are_looked_at_again_when_they_may_have_changed(talk: Talk) -> None:
    assert talk.hear(event(4)) == []
    assert [sent["kind"] for sent in talk.hear(event(5, "sat"))] == ["watch"]
    assert not followed(talk).is_current
    assert talk.hear(event(6), event(7, "left"), event(9)) == []
    talk.hear(table(9, after=5))
    assert followed(talk).is_current


def test_a_refusal_ends_a_request(talk: Talk) -> None:
    talk.submit()
    talk.refuse("illegal", table="t", client="c", request=1)
    assert talk.answers == [Problem("illegal", "no")]
    assert talk.hear(WELCOME)[1:] == []


@pytest.mark.parametrize("what", [{"table": "t", "client": "c", "request": 1}, {}], ids=["named", "unread"])
def test_what_is_refused_for_now_is_sent_again_later(talk: Talk, what: dict[str, Any]) -> None:
    sent = talk.submit()
    assert talk.refuse("too_many", **what) == []
    assert talk.connection.due() == PING
    talk.now = RETRY
    ping = {"kind": "ping"}
    assert talk.sent() == [*sent, ping]
    assert talk.answers == []


def test_a_table_that_is_refused_for_now_is_asked_for_later() -> None:
    talk = Talk()
    talk.connection.follow("t")
    watch = talk.hear(WELCOME)
    assert talk.refuse("unavailable", table="t") == []
    talk.now = RETRY
    assert talk.sent()[:1] == watch
    talk.refuse("not_found", table="t")
    assert followed(talk).problem == Problem("not_found", "no")
    talk.now = 100.0
    assert [sent["kind"] for sent in talk.sent()] == ["ping"]


def test_a_request_without_an_answer_is_sent_again_on_the_same_connection(talk: Talk) -> None:
    sent = talk.submit()
    talk.now = AGAIN
    assert talk.sent() == [*sent, {"kind": "ping"}]


def test_a_ping_goes_out_as_often_as_the_server_wishes(talk: Talk) -> None:
    for number in (1, 2, 3):
        talk.now = talk.connection.due()
        assert talk.now == number * PING
        assert talk.sent() == [{"kind": "ping"}]


def test_a_table_is_no_longer_followed(talk: Talk) -> None:
    table_then = followed(talk)
    talk.connection.unfollow("t")
    assert talk.sent() == [{"kind": "unwatch", "table": "t"}]
    talk.hear(event(4))
    assert table_then.known == 3
    assert talk.hear(WELCOME) == []


def test_the_seats_of_a_view_and_its_options_are_known(talk: Talk) -> None:
    known = followed(talk)
    assert (known.seat, known.options, known.position, known.present) == (0, (1, 2), 3, (0,))
    over = replace(event(4), event=replace(happened(4), secret="a secret"))
    assert [sent["kind"] for sent in talk.hear(over, messages.Present("t", (0, 1)))] == ["watch"]
    assert (known.is_over, known.seat, known.present) == (True, None, (0, 1))


def test_another_protocol_is_refused() -> None:
    with pytest.raises(WrongProtocol, match="protocol 2"):
        Talk().hear(replace(WELCOME, protocol=2))


def test_what_is_not_of_the_protocol_is_refused() -> None:
    for content in (b"<html>", b'{"kind":"nonsense"}'):
        with pytest.raises(WrongServer):
            Connection().hear(content, 0.0)


def test_waiting_grows_up_to_what_the_server_wishes_and_varies() -> None:
    waits = [wait for wait, _ in zip(delays(3.5), range(30), strict=False)]
    assert waits[0] <= 0.25
    assert all(1.75 <= wait <= 3.5 for wait in waits[10:])
    assert len(set(waits)) == 30
