"""The client's side of the protocol, without a socket."""

import hashlib
from math import inf
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from orbis.client.connection import AGAIN, Connection
from orbis.client.driver import delays
from orbis.client.errors import InvalidRequest, Refused, ServerContradiction, WrongProtocol, WrongServer
from orbis.client.followed_table import FollowedTable, act
from orbis.client.outbox import Outbox
from orbis.rules import Phase
from orbis.server.protocol import messages
from orbis.server.protocol.messages import Acknowledged, AnyMessage, Event, Table, Welcome
from orbis.server.protocol.table import (
    EventKind,
    Fairness,
    Happened,
    PendingWish,
    Problem,
    Seat,
    Settings,
    View,
)
from orbis.server.tables.events import Status
from orbis.server.tables.requests import Sit
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
    hints=True,
    chat=False,
    rated=False,
    source=None,
    previous="",
    lesson="",
    daily="",
)
SEAT = Seat(
    kind="person",
    name="Me",
    player="me",
    level="",
    ready=True,
    nonce=None,
    replaced=None,
    clock=None,
    awaited=None,
)


def position(number: int) -> BriefGame:
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
        host="me",
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
    """A connection with a fake clock, and what it sends."""

    def __init__(self) -> None:
        self.connection = Connection(Outbox("c"))
        self.answers: list[Acknowledged | Problem] = []
        self.now = 0.0

    def hear(self, *heard: AnyMessage) -> list[dict[str, Any]]:
        """Receive messages, and return what is sent in response."""
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
    """A connection that follows a table, up to its third event."""
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


def test_two_runs_of_a_program_have_different_client_ids() -> None:
    assert Outbox().client != Outbox().client


def test_a_repeated_answer_is_reported_once(talk: Talk) -> None:
    talk.submit()
    for duplicate in (False, True):
        talk.hear(Acknowledged("t", "c", 1, 4, duplicate))
    assert talk.answers == [Acknowledged("t", "c", 1, 4)]
    talk.hear(Acknowledged("t", "another", 1, 4), Acknowledged("t", "c", 9, 4))
    assert len(talk.answers) == 1


def test_unanswered_requests_are_resent_with_the_same_number_after_a_reconnect(talk: Talk) -> None:
    (first,) = talk.submit()
    (second,) = talk.submit()
    talk.hear(Acknowledged("t", "c", 1, 4))
    talk.connection.lost()
    assert talk.submit() == []
    watch, again, third = talk.hear(WELCOME)
    assert watch["kind"] == "watch"
    assert again == second != first
    assert third["request"] == 3


def test_only_missed_events_are_requested_after_a_reconnect(talk: Talk) -> None:
    talk.hear(event(4))
    talk.connection.lost()
    assert talk.hear(WELCOME) == [{"kind": "watch", "table": "t", "detail": "events", "after": 4}]
    talk.hear(table(6, after=4))
    assert [each.number for each in followed(talk).events] == [1, 2, 3, 4, 5, 6]


def test_a_gap_is_requested_and_no_event_is_taken_twice(talk: Talk) -> None:
    assert talk.hear(event(5)) == [{"kind": "watch", "table": "t", "detail": "events", "after": 3}]
    assert followed(talk).known == 3
    talk.hear(table(5, after=3), event(5), event(4))
    assert [each.number for each in followed(talk).events] == [1, 2, 3, 4, 5]
    assert followed(talk).game == position(5)


def test_the_table_is_requested_again_when_a_decision_may_have_ended_a_wish(talk: Talk) -> None:
    assert talk.hear(event(4)) == []
    wished = table(5, after=4)
    wish = PendingWish(1, "end", 0, (0,), None)
    assert talk.hear(replace(wished, view=replace(wished.view, wish=wish))) == []
    (watch,) = talk.hear(event(6))
    assert (watch["kind"], watch["after"]) == ("watch", 6)
    assert talk.hear(table(6, after=6), event(7)) == []


def test_events_that_do_not_come_at_once_are_requested_in_parts(talk: Talk) -> None:
    talk.connection.lost()
    talk.hear(WELCOME)
    (watch,) = talk.hear(replace(table(9, after=3), missed=tuple(happened(number) for number in (4, 5, 6))))
    assert (watch["kind"], watch["after"]) == ("watch", 6)
    assert not followed(talk).is_current, "the game is still that of the third event"
    assert talk.hear(table(9, after=6)) == []
    assert [each.number for each in followed(talk).events] == [*range(1, 10)]
    assert followed(talk).game == position(9)
    assert followed(talk).is_current


def test_a_part_of_the_events_may_come_twice(talk: Talk) -> None:
    """Its first answer took so long that the client has asked again."""
    part = replace(table(9, after=3), missed=tuple(happened(number) for number in (4, 5, 6)))
    talk.connection.lost()
    talk.hear(WELCOME)
    talk.now += AGAIN
    assert [sent["after"] for sent in talk.hear() if sent["kind"] == "watch"] == [3]
    assert [sent["after"] for sent in talk.hear(part)] == [6]
    assert [sent["after"] for sent in talk.hear(part)] == [6]
    assert talk.hear(table(9, after=6), table(9, after=6)) == []
    assert [each.number for each in followed(talk).events] == [*range(1, 10)]
    assert followed(talk).is_current


def test_an_event_with_a_wrong_hash_is_requested_again(talk: Talk) -> None:
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
        replace(table(5, after=3), missed=()),
        table(2),
    ],
    ids=["a wrong hash", "a gap", "nothing of what was missed", "fewer events than before"],
)
def test_a_table_that_contradicts_itself_is_an_error(talk: Talk, wrong: Table) -> None:
    with pytest.raises(ServerContradiction):
        talk.hear(wrong)


def test_seats_are_requested_again_when_they_may_have_changed(talk: Talk) -> None:
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
def test_a_temporarily_refused_request_is_sent_again_later(talk: Talk, what: dict[str, Any]) -> None:
    sent = talk.submit()
    assert talk.refuse("too_many", **what) == []
    assert talk.connection.due() == PING
    talk.now = RETRY
    ping = {"kind": "ping"}
    assert talk.sent() == [*sent, ping]
    assert talk.answers == []


def test_a_temporarily_refused_table_is_requested_again_later() -> None:
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


def test_an_unanswered_request_is_sent_again_on_the_same_connection(talk: Talk) -> None:
    sent = talk.submit()
    talk.now = AGAIN
    assert talk.sent() == [*sent, {"kind": "ping"}]


def test_pings_are_sent_at_the_interval_that_the_server_sets(talk: Talk) -> None:
    for number in (1, 2, 3):
        talk.now = talk.connection.due()
        assert talk.now == number * PING
        assert talk.sent() == [{"kind": "ping"}]


def test_an_unwatched_table_is_no_longer_followed(talk: Talk) -> None:
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


@pytest.mark.parametrize("ask", [act(1, 999), act(1), act(0, 1), Sit(4), "act"], ids=str)
def test_an_invalid_request_is_never_sent(talk: Talk, ask: Any) -> None:
    with pytest.raises(InvalidRequest, match="invalid"):
        talk.connection.submit("t", ask, talk.answers.append)
    assert talk.sent() == []
    assert talk.submit()[0]["request"] == 1


def test_a_refusal_that_names_nothing_is_an_error(talk: Talk) -> None:
    with pytest.raises(Refused, match="no"):
        talk.refuse("bad_request")


def test_a_table_is_followed_until_its_last_follower_leaves(talk: Talk) -> None:
    assert talk.connection.follow("t") is followed(talk)
    assert talk.sent() == []
    talk.connection.unfollow("t")
    assert talk.hear(event(4)) == []
    assert followed(talk).known == 4
    talk.connection.unfollow("t")
    assert talk.sent() == [{"kind": "unwatch", "table": "t"}]


def test_a_refused_table_is_requested_again_for_a_new_follower(talk: Talk) -> None:
    talk.connection.lost()
    watch = talk.hear(WELCOME)
    talk.refuse("limit", table="t")
    assert talk.connection.follow("t").problem is None
    assert (talk.sent(), followed(talk).is_current) == (watch, False)


def test_another_protocol_is_refused() -> None:
    with pytest.raises(WrongProtocol, match="protocol 2"):
        Talk().hear(replace(WELCOME, protocol=2))


def test_messages_outside_the_protocol_are_refused() -> None:
    for content in (b"<html>", b'{"kind":"nonsense"}'):
        with pytest.raises(WrongServer):
            Connection().hear(content, 0.0)


def test_the_reconnect_delay_grows_to_the_servers_maximum_and_varies() -> None:
    waits = [wait for wait, _ in zip(delays(3.5), range(30), strict=False)]
    assert waits[0] <= 0.25
    assert all(1.75 <= wait <= 3.5 for wait in waits[10:])
    assert len(set(waits)) == 30
