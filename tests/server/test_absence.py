"""Absent players, those who wait for them, players whose clock runs out, and slow tables."""

from functools import partial
from random import Random
from time import sleep, time

import pytest
from support.server import ServerProcess

from orbis.notation.level_names import LevelName
from orbis.rules import ACTIONS
from orbis.rules.actions import TakeGod, TakeTile
from orbis.rules.pieces import ROUNDS
from orbis.server.live.bots import quick_level
from orbis.server.tables.checks import LONGEST_PATIENCE
from orbis.server.tables.events import ClockRules
from orbis.server.tables.requests import Act, Answer, AskEnd, AskRewind, LetBot, Resign, Sit, Wait

from .clients import Client
from .games import gather, play, play_out, verified
from .refusals import refused, refused_there
from .visitors import HERE, OPEN, Person

SHORT = 1000
LONG = 3_600_000
FAIR = 15_000
"""A grace period of which the part is short for which nobody can do without a player."""


def pair(server: ServerProcess, **settings: object) -> tuple[Client, Client]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, OPEN, **settings)
    clients = Client(ann, table), Client(bob, table)
    clients[1].sit(1)
    gather(clients)
    return clients


def three(server: ServerProcess, **settings: object) -> tuple[Client, Client, Client]:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cyd")]
    table = people[0].create(HERE, OPEN, OPEN, **settings)
    ann, bob, cyd = (Client(person, table) for person in people)
    bob.sit(1)
    cyd.sit(2)
    gather((ann, bob, cyd))
    return ann, bob, cyd


def leave(seat: int, client: Client, *others: Client) -> None:
    """Cut a client's connection, and wait until the others know."""
    client.line.cut()
    for other in others:
        while seat in other.presence.seats:
            other.receive()


def let_bot(seat: int, client: Client) -> None:
    """Let a bot play for an absent player as soon as the others may."""
    client.until(lambda: client.presence.let_at is not None)
    assert client.presence.let_at is not None
    sleep(max(0.0, client.presence.let_at / 1000 - time()) + 0.05)
    client.submit(LetBot(seat))


def test_a_bot_plays_for_an_absent_player_who_gets_the_seat_back(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.act(ann.options[0])
    ann.line.cut()
    bob.until(lambda: bob.last.kind == "replaced")
    assert (bob.last.seat, bob.last.reason) == (0, "absent")
    assert bob.visitor.view(bob.table).seats[0].replaced == "absent"
    bob.until(lambda: bob.seat == 1)
    ann.come()
    assert (ann.last.kind, ann.last.seat) == ("returned", 0)
    assert ann.visitor.view(ann.table).seats[0].replaced is None
    play_out({0: ann, 1: bob}, Random(1))
    verified(bob.visitor, bob.table)


def test_an_http_request_also_gets_the_seat_back(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.line.cut()
    bob.until(lambda: bob.last.kind == "replaced")
    bob.until(lambda: bob.seat == 1)
    assert isinstance(ann.visitor, Person)
    refused(lambda: ann.visitor.submit(ann.table, Sit(0)), "not_waiting")  # type: ignore[attr-defined]
    assert bob.until_kind("returned").seat == 0


def test_a_table_without_a_grace_period_waits(server: ServerProcess) -> None:
    slow, his_slow = pair(server, grace=None)
    hurried, his_hurried = pair(server, grace=SHORT)
    slow.line.cut()
    his_slow.until(lambda: his_slow.present == (1,))
    hurried.line.cut()
    his_hurried.until_kind("replaced")
    view = his_slow.visitor.view(slow.table)
    assert (view.number, view.seats[0].replaced) == (slow.number, None)
    slow.come()
    slow.act(slow.options[0])


def test_a_player_with_another_connection_is_not_absent(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    other, his_other = pair(server, grace=SHORT)
    second = Client(ann.visitor, ann.table)
    ann.line.cut()
    other.line.cut()
    his_other.until_kind("replaced")
    assert bob.visitor.view(bob.table).seats[0].replaced is None
    second.act(second.options[0])


def test_a_bot_takes_over_for_good_when_a_clock_runs_out(server: ServerProcess) -> None:
    ann, bob = pair(server, clock=ClockRules(SHORT), grace=None)
    position = ann.last.position
    assert ann.until_kind("replaced").reason == "clock"
    refused(lambda: ann.submit(Act((ann.options[0],), position)), "not_your_turn")
    ann.come_back()
    assert ann.visitor.view(ann.table).seats[0].replaced == "clock"
    # The other clock runs out too, since nobody decides.
    bob.until(lambda: bob.is_over)
    assert [event.seat for event in bob.events if event.kind == "replaced"] == [0, 1]
    verified(bob.visitor, bob.table)


def test_a_clock_stands_while_somebody_waits(server: ServerProcess) -> None:
    ann, bob = pair(server, clock=ClockRules(SHORT), grace=LONG)
    leave(0, ann, bob)
    bob.submit(Wait(0))
    stood = bob.until_kind("waited").at
    left = bob.visitor.view(bob.table).seats[0].clock
    assert left is not None
    # Longer than the clock would have lasted.
    sleep(1.5 * SHORT / 1000)
    view = bob.visitor.view(bob.table)
    assert (view.seats[0].replaced, view.seats[0].clock, view.since) == (None, left, stood)
    ann.come()
    assert ann.last.kind == "returned"
    assert ann.visitor.view(ann.table).since == ann.last.at
    assert ann.until_kind("replaced").reason == "clock"


def test_a_clock_charges_the_turn_and_adds_the_increment(server: ServerProcess) -> None:
    ann, bob = pair(server, clock=ClockRules(600_000, 7_000))
    began = ann.visitor.view(ann.table).since
    while ann.seat == 0:
        ann.act(ann.options[-1])
    view = ann.visitor.view(ann.table)
    assert view.since == ann.last.at
    assert view.seats[0].clock == 600_000 - (ann.last.at - began) + 7_000
    assert view.seats[1].clock == 600_000
    bob.catch_up(ann.number)
    play({0: ann, 1: bob}, Random(2), 5)


def test_a_spectators_request_does_not_return_a_seat(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    ann.line.cut()
    bob.until_kind("replaced")
    bob.until(lambda: bob.seat == 1)
    stranger = Client(Person(ann.visitor.server, "Eve"), ann.table)
    refused_there(stranger, lambda: stranger.submit(Sit(0)), "not_waiting")
    assert bob.visitor.view(bob.table).seats[0].replaced == "absent"


def test_the_others_are_told_at_once_when_a_bot_will_step_in(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=LONG)
    began = bob.visitor.view(bob.table).since
    leave(0, ann, bob)
    assert bob.presence.seats == (1,)
    assert bob.presence.bot_at is not None
    assert bob.presence.bot_at >= began + LONG
    ann.come()
    bob.until(lambda: bob.presence.seats == (0, 1))
    assert bob.presence.bot_at is None


def test_whoever_left_before_their_turn_has_the_whole_time_from_its_beginning(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=LONG)
    leave(1, bob, ann)
    assert ann.presence.bot_at is None
    while ann.seat == 0:
        ann.act(ann.options[-1])
    ann.until(lambda: ann.presence.bot_at is not None)
    assert ann.presence.bot_at == ann.last.at + LONG


def test_no_bot_steps_in_while_somebody_waits(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=SHORT)
    hurried, his_hurried = pair(server, grace=SHORT)
    leave(0, ann, bob)
    bob.submit(Wait(0))
    assert (bob.last.kind, bob.last.seat, bob.last.waiting) == ("waited", 0, 1)
    bob.until(lambda: bob.presence.bot_at is None)
    assert bob.visitor.view(bob.table).seats[0].awaited == 1
    leave(0, hurried, his_hurried)
    his_hurried.until_kind("replaced")
    assert bob.visitor.view(bob.table).seats[0].replaced is None
    ann.come()
    assert (ann.last.kind, ann.last.seat) == ("returned", 0)
    assert ann.visitor.view(ann.table).seats[0].awaited is None
    leave(0, ann, bob)
    assert bob.until_kind("replaced").reason == "absent"


def test_a_bot_steps_in_as_soon_as_the_others_ask_for_it(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=FAIR)
    leave(0, ann, bob)
    bob.submit(Wait(0))
    let_bot(0, bob)
    replaced = next(event for event in bob.events if event.kind == "replaced")
    assert (replaced.seat, replaced.reason) == (0, "absent")
    bob.until(lambda: bob.seat == 1)
    ann.come()
    assert ann.last.kind == "returned"
    play_out({0: ann, 1: bob}, Random(3))
    verified(bob.visitor, bob.table)


def test_the_time_that_was_agreed_on_protects_whoever_has_only_just_left(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=LONG)
    leave(0, ann, bob)
    bob.until(lambda: bob.presence.let_at is not None)
    assert bob.presence.bot_at is not None
    assert bob.presence.let_at == bob.presence.bot_at - LONG + LONGEST_PATIENCE
    refused_there(bob, lambda: bob.submit(LetBot(0)), "forbidden")
    assert bob.visitor.view(bob.table).seats[0].replaced is None
    ann.come()
    bob.until(lambda: bob.presence.let_at is None)
    ann.act(ann.options[0])


def test_one_who_waits_is_not_overruled_as_long_as_they_are_there(server: ServerProcess) -> None:
    ann, bob, cyd = three(server, grace=FAIR)
    leave(0, ann, bob, cyd)
    bob.submit(Wait(0))
    cyd.catch_up(bob.number)
    for ask in (LetBot(0), Wait(0)):
        refused_there(cyd, partial(cyd.submit, ask), "forbidden")
    leave(1, bob, cyd)
    cyd.submit(Wait(0))
    assert cyd.visitor.view(cyd.table).seats[0].awaited == 2
    let_bot(0, cyd)
    cyd.until_kind("acted")


def test_only_others_at_the_table_decide_about_somebody_who_is_away(server: ServerProcess) -> None:
    ann, bob, cyd = three(server, grace=LONG)
    stranger = Client(Person(server, "Eve"), ann.table)
    for ask in (Wait, LetBot):
        refused_there(bob, partial(bob.submit, ask(0)), "stale")  # Ann is there
        refused_there(ann, partial(ann.submit, ask(0)), "forbidden")
    leave(2, cyd, ann, bob)
    leave(0, ann, bob)
    for ask in (Wait, LetBot):
        refused_there(bob, partial(bob.submit, ask(2)), "stale")  # it is not her turn
        refused_there(stranger, partial(stranger.submit, ask(0)), "forbidden")
    bob.submit(Resign(1))
    refused_there(bob, partial(bob.submit, LetBot(0)), "forbidden")


def test_nobody_lets_a_bot_play_at_a_table_that_waits_for_everybody(server: ServerProcess) -> None:
    ann, bob = pair(server, grace=None)
    leave(0, ann, bob)
    assert bob.presence.bot_at is None
    for ask in (Wait(0), LetBot(0)):
        refused_there(bob, partial(bob.submit, ask), "forbidden")


def replace_by_bot(absent: Client, seat: int, *others: Client) -> None:
    """Let a player go away and a bot play for them."""
    leave(seat, absent, *others)
    let_bot(seat, others[0])
    gather(others)


@pytest.mark.parametrize("wish", ["end", "rewind"])
def test_a_player_who_is_away_is_asked_too_and_answers_when_back(server: ServerProcess, wish: str) -> None:
    ann, bob = pair(server, grace=FAIR)
    replace_by_bot(ann, 0, bob)
    bob.until(lambda: bob.seat == 1)
    bob.submit(AskEnd(1) if wish == "end" else AskRewind(1, 0, bob.last.position))
    view = bob.visitor.view(bob.table)
    assert (view.status, view.wish and view.wish.waiting) == ("playing", (0,))
    while bob.seat == 1:  # the wish outlasts turns while its player is away
        bob.act(bob.options[-1])
    bob.until(lambda: bob.seat == 1)
    view = bob.visitor.view(bob.table)
    assert (view.status, view.wish and view.wish.waiting) == ("playing", (0,))
    ann.come()
    ann.submit(Answer(0, yes=True))
    view = ann.visitor.view(ann.table)
    assert view.wish is None
    assert (view.status == "over") == (wish == "end")
    assert view.game is not None
    assert (view.game.count == 0) == (wish == "rewind")


def test_a_wish_ends_with_the_turn_if_a_player_who_is_there_has_not_answered(server: ServerProcess) -> None:
    ann, bob, cyd = three(server, grace=FAIR)
    replace_by_bot(ann, 0, bob, cyd)
    bob.until(lambda: bob.seat == 1)
    bob.submit(AskEnd(1))
    while bob.seat == 1:
        bob.act(bob.options[-1])
    assert bob.visitor.view(bob.table).wish is None


def test_a_wish_that_was_asked_before_a_player_left_still_waits_for_them(server: ServerProcess) -> None:
    ann, bob, cyd = three(server, grace=FAIR)
    bob.submit(AskEnd(1))
    cyd.submit(Answer(2, yes=True))
    replace_by_bot(ann, 0, bob, cyd)
    view = bob.visitor.view(bob.table)
    assert (view.status, view.wish and view.wish.waiting) == ("playing", (0,))
    ann.come()
    ann.submit(Answer(0, yes=False))
    assert ann.visitor.view(ann.table).wish is None


def test_a_wish_does_not_wait_for_players_who_have_lost_their_seat_for_good(server: ServerProcess) -> None:
    ann, bob, cyd = three(server, grace=LONG)
    ann.submit(Resign(0))
    bob.until(lambda: bob.seat == 1)  # a wish would end with the bot's turn
    bob.submit(AskEnd(1))
    cyd.until(lambda: cyd.seat == 1)
    cyd.submit(Answer(2, yes=True))
    assert bob.visitor.view(bob.table).ending == "agreed"


@pytest.mark.parametrize("level", ["acolyte", None], ids=["acolyte", "the best that is quick"])
def test_a_bot_leaves_the_god_to_the_player_as_long_as_it_can(
    server: ServerProcess, level: LevelName | None
) -> None:
    assert quick_level() == "prophet"
    ann, bob = pair(server, grace=FAIR, substitute=level)
    leave(0, ann, bob)
    let_bot(0, bob)
    play_out({1: bob}, Random(5))
    turns = [event for event in bob.events if event.kind == "acted" and event.seat == 0]
    actions = [ACTIONS[action] for event in turns for action in event.actions]
    taken = [type(action) for action in actions if isinstance(action, TakeTile | TakeGod)]
    assert taken == [TakeTile] * (ROUNDS - 1) + [TakeGod]
