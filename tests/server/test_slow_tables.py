"""Games over days: a clock for each turn, pauses, and holidays, by the events alone."""

import pytest
from msgspec.structs import replace

from orbis.rules import STANDARD
from orbis.server.protocol.views import brief_of, summary_of, view_of
from orbis.server.tables.due import due
from orbis.server.tables.events import ClockRules, Excused, GameEnding, Replaced, Resumed, Returned, Stood
from orbis.server.tables.refusals import RefusalCode, Refused
from orbis.server.tables.requests import (
    Act,
    Answer,
    AnyRequest,
    AskEnd,
    AskPause,
    AskRewind,
    LetBot,
    Resume,
    TakeBack,
    Wait,
)
from orbis.server.tables.result import has_lost
from orbis.server.tables.table import GameTable

from .slow_tables import DAY, NOON, SlowTable, created


def refused(table: SlowTable, name: str, request: AnyRequest, code: RefusalCode) -> None:
    number = table.table.number
    with pytest.raises(Refused) as caught:
        table.ask(name, request)
    assert (caught.value.code, table.table.number) == (code, number)


def test_every_turn_has_the_whole_time() -> None:
    table = SlowTable.of("Ann", "Bob")
    for _ in range(4):
        assert (table.left, due(table.table)) == (3 * DAY, table.now + 3 * DAY)
        table.now += 2 * DAY
        assert table.left == DAY
        table.play()


def test_whoever_is_late_misses_only_that_turn() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.now += 3 * DAY
    refused(table, "Ann", Act((0,), table.table.position), "out_of_time")
    table.run_out()
    assert "table-replaced" in [sentence["key"] for sentence in table.heard[0].log]
    assert (table.turn, table.table.seats[0].replaced, table.table.seats[0].missed) == (1, None, 1)
    table.play()
    assert (table.turn, table.left) == (0, 3 * DAY)
    table.play()
    assert table.table.seats[0].missed == 0


def test_a_bot_that_plays_a_missed_turn_is_not_interrupted() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.now += 3 * DAY
    table.happen(table_late(table))
    assert due(table.table) is not None
    assert table.table.missed_seats("Ann") == ()
    refused(table, "Ann", Act((0,), table.table.position), "not_your_turn")


def table_late(table: SlowTable) -> Replaced:
    return Replaced(seat=table.turn, reason="late", at=table.now)


@pytest.mark.parametrize("missed", [1, 2])
def test_after_two_missed_turns_the_others_decide(missed: int) -> None:
    table = SlowTable.of("Ann", "Bob", "Cyd")
    for _ in range(missed):
        while table.turn != 0:
            table.play()
        table.run_out()
    while table.turn != 0:
        table.play()
    if missed < 2:
        refused(table, "Bob", LetBot(0), "forbidden")
        refused(table, "Bob", Wait(0), "forbidden")
        table.ask("Bob", AskEnd(1))
        assert table.table.pending is not None
        assert table.table.pending.waiting == {0, 2}
        return
    assert table.table.missed_seats("Ann") == (0,)
    table.ask("Bob", Wait(0))
    assert due(table.table) is None
    table.now += 100 * DAY
    table.ask("Bob", LetBot(0))
    assert table.table.seats[0].replaced == "absent"
    table.play()
    assert table.table.seats[0].replaced == "absent"  # until she is back
    table.ask("Bob", AskEnd(1))
    table.ask("Cyd", Answer(2, yes=True))
    assert table.table.ending is GameEnding.AGREED


def test_whoever_is_back_has_a_say_again() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.run_out()
    table.play()
    table.run_out()
    assert table.table.missed_seats("Ann") == (0,)
    table.happen(Returned(seat=0, at=table.now, by="Ann"))
    assert table.table.missed_seats("Ann") == ()
    table.ask("Bob", AskEnd(1))
    assert table.table.ending is None


def test_a_game_goes_back_with_full_clocks() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.play()
    table.now += DAY
    table.ask("Ann", AskRewind(0, 0, table.table.position))
    table.ask("Bob", Answer(1, yes=True))
    assert (table.turn, table.left) == (0, 3 * DAY)


def test_all_agree_to_a_pause_and_anybody_ends_it() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.now += DAY
    table.ask("Bob", AskPause(1))
    assert table.table.turn.paused is None
    assert table.said == ["table-wished-pause"]
    table.ask("Ann", Answer(0, yes=True))
    assert table.said == ["table-answered", "table-paused"]
    assert view_of(table.table, full=False).paused is not None
    assert summary_of(table.table).paused
    assert due(table.table) is None
    position = table.table.position
    refused(table, "Ann", Act((0,), position), "paused")
    refused(table, "Ann", TakeBack(position), "paused")
    refused(table, "Ann", AskPause(0), "paused")
    brief = brief_of(table.table)
    assert brief is not None
    assert (brief.seat, brief.options) == (None, ())
    table.now += 30 * DAY
    assert table.left == 2 * DAY
    assert table.table.still([(NOON + 2 * DAY, NOON + 3 * DAY)]) is None
    table.ask("Bob", Resume(1))
    assert (table.left, view_of(table.table, full=False).paused) == (2 * DAY, None)
    assert due(table.table) == table.now + 2 * DAY
    refused(table, "Bob", Resume(1), "stale")
    table.now += DAY
    assert table.left == DAY
    table.play()


def test_a_pause_has_an_agreed_end() -> None:
    table = SlowTable.of("Ann", "Bob", clock=None)
    table.ask("Ann", AskPause(0, 2 * DAY))
    assert table.table.pending is not None
    table.ask("Bob", Answer(1, yes=True))
    assert due(table.table) == table.now + 2 * DAY
    table.now += 2 * DAY
    table.happen(Resumed(at=table.now))
    assert table.said == ["table-pause-over"]
    assert due(table.table) is None
    table.play()


def test_a_pause_that_somebody_refuses_is_none() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.ask("Ann", AskPause(0))
    table.ask("Bob", Answer(1, yes=False))
    assert (table.table.turn.paused, table.table.pending) == (None, None)
    refused(table, "Ann", Resume(0), "stale")


def test_the_clock_stands_during_a_holiday_in_ones_own_turn() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.now += DAY
    began, until = table.now, table.now + 10 * DAY
    table.happen(Excused(seat=0, began=began, until=until, at=table.now))
    table.now = until
    assert table.left == 2 * DAY
    assert due(table.table) == until + 2 * DAY
    table.now += DAY
    assert table.left == DAY
    table.play()
    assert table.table.seats[0].bank == 3 * DAY


def test_a_turn_that_begins_in_a_holiday_begins_after_it() -> None:
    table = SlowTable.of("Ann", "Bob")
    until = table.now + 10 * DAY
    table.happen(Excused(seat=1, began=table.now, until=until, at=table.now))
    assert view_of(table.table, full=False).seats[1].excused == until
    assert table.left == 3 * DAY  # hers runs
    table.now += DAY
    table.play()
    assert due(table.table) == until + 3 * DAY
    table.now += DAY
    table.play()  # he may play nevertheless
    assert due(table.table) == table.now + 3 * DAY


@pytest.mark.parametrize("change", [-4 * DAY, 3 * DAY])
def test_a_holiday_ends_earlier_or_later(change: int) -> None:
    table = SlowTable.of("Ann", "Bob")
    began, until = table.now, table.now + 5 * DAY
    table.happen(Excused(seat=0, began=began, until=until, at=table.now))
    table.now += DAY
    table.happen(Excused(seat=0, began=began, until=until + change, at=table.now))
    assert due(table.table) == until + change + 3 * DAY
    expected = "table-returned" if change < 0 else "table-excused"
    assert table.said == [expected]


def test_a_holiday_that_a_table_hears_of_late_gives_back_all_of_it() -> None:
    table = SlowTable.of("Ann", "Bob")
    began, until = table.now + DAY, table.now + 11 * DAY
    table.now += 3 * DAY  # the time would be up now
    table.happen(Excused(seat=0, began=began, until=until, at=table.now))
    assert due(table.table) == until + 2 * DAY


def test_a_holiday_and_a_pause_at_once() -> None:
    table = SlowTable.of("Ann", "Bob")
    until = table.now + 5 * DAY
    table.happen(Excused(seat=0, began=table.now, until=until, at=table.now))
    table.ask("Bob", AskPause(1))
    table.ask("Ann", Answer(0, yes=True))
    table.now += 2 * DAY
    table.ask("Bob", Resume(1))
    assert due(table.table) == until + 3 * DAY


def test_downtime_is_nobodys_time_over_days_either() -> None:
    table = SlowTable.of("Ann", "Bob")
    table.now += 2 * DAY
    stood = table.table.still([(NOON + DAY, table.now)])
    assert stood == Stood(lasted=DAY, until=table.now)
    table.happen(stood)
    assert table.left == 2 * DAY


def test_a_clock_for_the_whole_game_is_as_before() -> None:
    table = SlowTable.of("Ann", "Bob", clock=ClockRules(10 * DAY, DAY))
    table.now += 4 * DAY
    table.play()
    assert table.table.seats[0].bank == 7 * DAY
    assert due(table.table) is None


def test_a_game_that_is_over_is_dated_by_its_last_event_not_by_a_holiday() -> None:
    table = SlowTable.of("Ann", "Bob")
    for seat in (0, 1):
        table.happen(Excused(seat=seat, began=NOON, until=NOON + 9 * DAY, at=NOON))
    while table.table.ending is None:
        table.now += 1000
        table.play()
    assert (table.table.ending, summary_of(table.table).since) == (GameEnding.PLAYED, table.now)


def test_a_rated_game_says_that_it_only_goes_forward_and_missing_a_turn_does_not_lose_it() -> None:
    rated = replace(created("Ann", "Bob"), rated=True)
    table = SlowTable(GameTable("t", rated, STANDARD))
    table.play()
    with pytest.raises(Refused) as caught:
        table.ask("Ann", AskRewind(0, 0, table.table.position))
    assert (caught.value.code, [fault.kind for fault in caught.value.faults]) == (
        "forbidden",
        ["no-going-back"],
    )
    table.run_out()
    while table.table.ending is None:
        table.play()
    assert not any(has_lost(table.table, seat) for seat in (0, 1))
