"""The rules of notices, as tables: who is told what, and what becomes of it."""

import pytest

from orbis.server.notices.kinds import Kinds
from orbis.server.notices.looks import THERE
from orbis.server.notices.rules import (
    DAY,
    DELAY,
    Verdict,
    concerns,
    judge,
    last_answer,
    may_follow,
    new_notices,
    notices_of,
    standing_of,
)
from orbis.server.protocol.notices import NoticeEvents, NoticeSettings, QuietHours
from orbis.server.stores.notices import NEVER, NewNotice, WaitingNotice
from orbis.server.tables.events import (
    Answered,
    AnyEvent,
    Declined,
    Filled,
    GameEnding,
    Moved,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    SeatPlan,
    TookBack,
    Wished,
)
from orbis.server.tables.table import GameTable

from .tables import ANN, BOB, BOT, CID, NOON, OPEN, decide, person, readied, sat, table_of, told, turn

NOTHING = Kinds(0)
HOUR = 3_600_000
EVERYTHING = NoticeSettings()


def two(bank: int | None = None) -> GameTable:
    return table_of(person(ANN), person(BOB), bank=bank)


def said(seat: int, player: str, at: int = NOON) -> Said:
    return Said(seat=seat, text="I may be late", by=player, at=at)


# Who is told what


def test_whoever_is_next_is_told_their_turn_and_nobody_else() -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    assert turn(table) == {BOB: Kinds.TURN}
    assert turn(table) == {CID: Kinds.TURN}
    assert turn(table) == {ANN: Kinds.TURN}


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((person(ANN), BOT), "nobody but a bot waits for Ann"),
        ((person(ANN), person(ANN)), "Ann plays for both on one screen"),
        ((BOT, person(ANN), BOT), "a bot's turn"),
    ],
)
def test_nobody_is_told_a_turn_that_no_other_person_waits_for(seats: tuple[SeatPlan, ...], why: str) -> None:
    table = table_of(*seats)
    for _ in range(4):
        assert turn(table) == {}, why


def test_lessons_tell_nothing() -> None:
    table = table_of(person(ANN), person(BOB), lesson="first", host="")
    assert turn(table) == {}
    assert not concerns(table, {ANN, BOB})


def test_a_bots_turn_ends_with_a_persons() -> None:
    table = table_of(person(ANN), BOT, person(BOB))
    assert turn(table) == {}
    assert turn(table) == {BOB: Kinds.TURN}


def test_a_person_for_whom_a_bot_plays_is_told_so_and_no_more_turns() -> None:
    table = two()
    turn(table)
    assert told(table, Replaced(seat=1, reason="absent", at=NOON)) == {BOB: Kinds.BOT}
    assert turn(table) == {ANN: Kinds.TURN}
    assert turn(table) == {}
    assert told(table, Returned(seat=1, by=BOB, at=NOON)) == {}


def test_a_person_whose_time_for_a_turn_is_up_is_told_that_a_bot_played_it() -> None:
    table = two()
    turn(table)
    assert told(table, Replaced(seat=1, reason="late", at=NOON)) == {BOB: Kinds.BOT}
    assert turn(table) == {ANN: Kinds.TURN}
    clock_told = waiting(Kinds.BOT)._replace(told=int(Kinds.TURN | Kinds.CLOCK))
    assert verdict(clock_told, table).tell == Kinds.BOT, "that the clock ran low is something else"
    assert turn(table) == {BOB: Kinds.TURN}
    assert verdict(waiting(Kinds.BOT | Kinds.TURN), table).tell == Kinds.BOT | Kinds.TURN
    turn(table)
    assert verdict(waiting(Kinds.BOT), table).tell == NOTHING, "they have played since"


def test_whoever_resigns_is_not_told_the_rest() -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    assert told(table, Replaced(seat=2, reason="resigned", by=CID, at=NOON)) == {}
    assert told(table, Wished(seat=0, wish="end", by=ANN, at=NOON)) == {BOB: Kinds.WISH}
    assert told(table, Answered(seat=1, yes=True, by=BOB, at=NOON)) == {ANN: Kinds.OVER}


def test_the_host_and_those_who_sit_hear_who_comes() -> None:
    table = table_of(person(ANN, ready=False), OPEN, OPEN)
    assert told(table, sat(1, BOB)) == {ANN: Kinds.SEAT}
    assert told(table, sat(2, CID)) == {ANN: Kinds.SEAT, BOB: Kinds.SEAT}
    assert told(table, readied(1, BOB)) == {ANN: Kinds.SEAT, CID: Kinds.SEAT}
    assert told(table, readied(2, CID)) == {ANN: Kinds.SEAT, BOB: Kinds.SEAT}


def test_whoever_asks_for_a_rematch_and_is_ready_is_told_of_once() -> None:
    seats = (person(ANN, ready=False), person(BOB, ready=False), person(CID, ready=False))
    table = table_of(*seats, previous="table-0")
    assert told(table, readied(0, ANN)) == {}, "the others hear of the rematch"
    assert told(table, readied(1, BOB)) == {ANN: Kinds.SEAT, CID: Kinds.SEAT}
    late = table_of(*seats, previous="table-0", at=NOON - DELAY)
    assert told(late, readied(0, ANN)) == {BOB: Kinds.SEAT, CID: Kinds.SEAT}
    assert told(table_of(*seats), readied(0, ANN)) == {BOB: Kinds.SEAT, CID: Kinds.SEAT}


def test_what_somebody_says_is_told_to_all_others_who_have_a_seat() -> None:
    table = table_of(person(ANN), person(BOB), person(CID), BOT)
    assert told(table, said(0, ANN)) == {BOB: Kinds.SAID, CID: Kinds.SAID}
    table.fold(Replaced(seat=2, reason="resigned", by=CID, at=NOON))
    assert told(table, said(0, ANN)) == {BOB: Kinds.SAID}, "whoever has resigned is gone"


@pytest.mark.parametrize(
    ("settings", "looked", "tells"),
    [
        (EVERYTHING, 0, True),
        (EVERYTHING, NOON - 1, True),
        (EVERYTHING, NOON, False),
        (NoticeSettings(NoticeEvents(said=False)), 0, False),
        (NoticeSettings(silenced=(ANN,)), 0, False),
        (NoticeSettings(silenced=(CID,)), 0, True),
    ],
)
def test_what_was_said_is_told_unless_it_was_seen_or_is_not_wanted(
    settings: NoticeSettings, looked: int, tells: bool
) -> None:
    table = two()
    table.fold(said(0, ANN))
    table.fold(said(1, BOB))  # one's own words are no news
    found = judge(waiting(Kinds.SAID)._replace(looked=looked), table, settings, NOON + DELAY)
    assert found.tell == (Kinds.SAID if tells else NOTHING)


def test_what_is_said_again_is_told_no_second_time_until_the_table_is_opened() -> None:
    table = two()
    table.fold(said(0, ANN))
    again = waiting(Kinds.SAID | Kinds.TURN)._replace(told=int(Kinds.SAID))
    assert verdict(again, table).tell == NOTHING
    turn(table)
    assert verdict(again, table).tell == Kinds.TURN


def test_those_for_whom_seats_are_kept_hear_of_it() -> None:
    kept = (SeatPlan("open", "Bob", kept=BOB), SeatPlan("open", "Cid", kept=CID))
    table = table_of(person(ANN), *kept)
    created = table.settings
    assert concerns(table, {BOB})
    assert notices_of(table, created, standing_of(table)) == {BOB: Kinds.SEAT, CID: Kinds.SEAT}
    assert new_notices(table, created, standing_of(table), {CID}, DELAY) == (
        NewNotice(CID, int(Kinds.SEAT), NOON + DELAY),
    )
    notice = WaitingNotice(BOB, table.id, 1, int(Kinds.SEAT), NOON, NOON + DELAY)
    assert judge(notice, table, EVERYTHING, NOON + DELAY).tell == Kinds.SEAT
    seen = notice._replace(looked=NOON + 1)
    assert judge(seen, table, EVERYTHING, NOON + DELAY).tell == NOTHING
    table.fold(Declined(seat=1, by=BOB, at=NOON))
    assert judge(notice, table, EVERYTHING, NOON + DELAY).tell == NOTHING


def test_a_table_that_keeps_no_seat_tells_nobody_when_it_is_made() -> None:
    table = table_of(person(ANN), person(BOB), OPEN)
    assert notices_of(table, table.settings, standing_of(table)) == {}


def test_the_beginning_is_told_and_to_whoever_begins_as_their_turn() -> None:
    table = table_of(person(ANN), OPEN)
    assert told(table, sat(1, BOB)) == {ANN: Kinds.SEAT}
    assert told(table, readied(1, BOB)) == {ANN: Kinds.SEAT | Kinds.TURN}
    table = table_of(person(ANN), OPEN, person(BOB))
    filled = Filled(seat=1, level="pilgrim", name="Pilgrim", by=ANN, at=NOON)
    assert told(table, filled) == {BOB: Kinds.SEAT}


def test_those_who_are_asked_hear_of_a_wish() -> None:
    table = table_of(person(ANN), person(BOB), BOT, person(CID))
    assert told(table, Wished(seat=0, wish="end", by=ANN, at=NOON)) == {BOB: Kinds.WISH, CID: Kinds.WISH}
    assert told(table, Answered(seat=1, yes=True, by=BOB, at=NOON)) == {}
    assert told(table, Answered(seat=3, yes=True, by=CID, at=NOON)) == {ANN: Kinds.OVER, BOB: Kinds.OVER}
    assert table.ending is GameEnding.AGREED
    assert told(table, Rematched(table="next", by=BOB, at=NOON)) == {ANN: Kinds.REMATCH, CID: Kinds.REMATCH}


def test_whoever_proposed_something_hears_that_all_agreed_or_somebody_did_not() -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    told(table, Wished(seat=1, wish="pause", by=BOB, at=NOON))
    assert told(table, Answered(seat=0, yes=True, by=ANN, at=NOON)) == {}, "one more is asked"
    assert told(table, Answered(seat=2, yes=False, by=CID, at=NOON)) == {BOB: Kinds.ANSWER}
    assert verdict(waiting(Kinds.ANSWER), table).tell == Kinds.ANSWER
    seen = waiting(Kinds.ANSWER)._replace(looked=NOON + 1)
    assert verdict(seen, table).tell == NOTHING, "they have looked"
    off = NoticeSettings(NoticeEvents(wish=False))
    assert judge(waiting(Kinds.ANSWER), table, off, NOON + DELAY).tell == NOTHING

    told(table, Wished(seat=1, wish="pause", by=BOB, at=NOON))
    assert told(table, Answered(seat=1, yes=False, by=BOB, at=NOON)) == {}, "withdrawn"
    told(table, Wished(seat=1, wish="pause", by=BOB, at=NOON))
    told(table, Answered(seat=0, yes=True, by=ANN, at=NOON))
    assert told(table, Answered(seat=2, yes=True, by=CID, at=NOON)) == {BOB: Kinds.ANSWER}


def test_the_last_answer_is_to_a_wish_of_ones_own() -> None:
    no, yes = Answered(seat=0, yes=False), Answered(seat=1, yes=True)
    events: list[AnyEvent] = [Wished(seat=1, wish="pause"), no, Wished(seat=0, wish="end"), yes]
    assert (last_answer(events, (1,)), last_answer(events, (0,)), last_answer(events, (2,))) == (
        no,
        yes,
        None,
    )


def test_a_rewind_tells_whoever_has_the_turn_again() -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    turn(table)
    turn(table)
    assert table.match is not None
    assert told(table, Wished(seat=0, wish="rewind", count=0, by=ANN, at=NOON)) == {
        BOB: Kinds.WISH,
        CID: Kinds.WISH,
    }
    told(table, Answered(seat=1, yes=True, by=BOB, at=NOON))
    answered = told(table, Answered(seat=2, yes=True, by=CID, at=NOON))
    assert answered == {ANN: Kinds.TURN | Kinds.ANSWER}


def test_the_end_is_told_to_all_but_whoever_makes_the_last_move() -> None:
    table = two()
    found: dict[str, Kinds] = {}
    while table.match is not None and not table.match.is_over:
        found = turn(table)
    assert found == {ANN: Kinds.OVER}


def test_taking_back_tells_nobody() -> None:
    table = two()
    decide(table)
    assert told(table, TookBack(seat=0, decisions=1, by=ANN, at=NOON)) == {}


def test_only_those_who_want_to_be_told_anything_are_stored() -> None:
    table = table_of(person(ANN, ready=False), OPEN, OPEN)
    table.fold(sat(1, BOB))
    before, event = standing_of(table), sat(2, CID)
    table.fold(event)
    assert new_notices(table, event, before, {BOB}, DELAY) == (NewNotice(BOB, Kinds.SEAT, NOON + DELAY),)
    assert new_notices(table, event, before, set(), DELAY) == ()
    assert concerns(table, {BOB})
    assert not concerns(table, {"d" * 32})
    assert not concerns(table, set())


# What becomes of it


def waiting(kinds: Kinds, *, told: Kinds = NOTHING, looked: int = 0, at: int = NOON) -> WaitingNotice:
    return WaitingNotice(BOB, "table-1", 5, int(kinds), at, at + DELAY, int(told), looked)


def bobs_turn(bank: int | None = None) -> GameTable:
    table = two(bank)
    turn(table)
    return table


def verdict(
    notice: WaitingNotice,
    table: GameTable,
    settings: NoticeSettings = EVERYTHING,
    now: int = NOON + DELAY,
    *,
    there: int = 0,
) -> Verdict:
    return judge(notice, table, settings, now, there=there)


REMINDED = NOON + DAY


@pytest.mark.parametrize(
    ("notice", "tells"),
    [
        (waiting(Kinds.TURN), Kinds.TURN),
        (waiting(Kinds.TURN, looked=NOON + 1), NOTHING),
        (waiting(Kinds.TURN, looked=NOON - 1), Kinds.TURN),
        (waiting(Kinds.TURN, told=Kinds.TURN), NOTHING),
        (waiting(Kinds.TURN, told=Kinds.SEAT), Kinds.TURN),
    ],
)
def test_a_turn_is_told_unless_it_was_seen_or_told(notice: WaitingNotice, tells: Kinds) -> None:
    found = verdict(notice, bobs_turn())
    assert found.tell == tells
    assert found.due == max(REMINDED, notice.looked + DAY)


@pytest.mark.parametrize(
    ("heard", "now", "expected"),
    [
        (NOON - 2000, NOON + 1000, Verdict(NOTHING, Kinds.REMATCH, NOON + 5501, is_quiet=True)),
        (NOON - 2000, NOON + 5501, Verdict(Kinds.REMATCH, NOTHING, NEVER)),
        (NOON + 1, NOON + 1000, Verdict(NOTHING, NOTHING, NEVER)),
    ],
    ids=["may still be there", "was closed before", "has shown it"],
)
def test_a_page_that_may_be_closed_holds_news_back_only_for_a_while(
    heard: int, now: int, expected: Verdict
) -> None:
    table = two()
    table.fold(Wished(seat=0, wish="end", by=ANN, at=NOON - 9))
    table.fold(Answered(seat=1, yes=True, by=BOB, at=NOON - 9))
    notice = waiting(Kinds.REMATCH, looked=heard)
    assert verdict(notice, table, now=now, there=heard + THERE) == expected


def test_a_turn_that_is_over_or_begun_is_not_told() -> None:
    table = bobs_turn()
    decide(table)
    assert verdict(waiting(Kinds.TURN), table).tell == NOTHING
    turn(table)
    assert verdict(waiting(Kinds.TURN), table) == Verdict(NOTHING, NOTHING, NEVER)


def test_a_turn_that_was_taken_back_is_not_told() -> None:
    table = bobs_turn()
    table.fold(Wished(seat=0, wish="rewind", count=0, by=ANN, at=NOON))
    table.fold(Answered(seat=1, yes=True, by=BOB, at=NOON))
    assert verdict(waiting(Kinds.TURN), table) == Verdict(NOTHING, NOTHING, NEVER)


def test_a_turn_that_a_bot_plays_is_told_as_such() -> None:
    table = bobs_turn()
    table.fold(Replaced(seat=1, reason="absent", at=NOON))
    assert verdict(waiting(Kinds.TURN | Kinds.BOT), table) == Verdict(Kinds.BOT, NOTHING, NEVER)
    table.fold(Returned(seat=1, at=NOON))
    assert verdict(waiting(Kinds.BOT), table).tell == NOTHING


def test_a_wish_that_was_answered_is_not_told() -> None:
    table = two()
    table.fold(Wished(seat=0, wish="end", by=ANN, at=NOON))
    assert verdict(waiting(Kinds.WISH), table).tell == Kinds.WISH
    table.fold(Answered(seat=1, yes=False, by=BOB, at=NOON))
    assert verdict(waiting(Kinds.WISH), table).tell == NOTHING


def test_a_seat_that_moved_to_another_identity_tells_the_old_one_nothing() -> None:
    table = table_of(person(ANN), person(CID))
    assert verdict(waiting(Kinds.SEAT | Kinds.OVER | Kinds.TURN), table).tell == NOTHING


def test_who_came_is_no_news_once_the_game_is_over() -> None:
    table = two()
    table.fold(Wished(seat=0, wish="end", by=ANN, at=NOON))
    table.fold(Answered(seat=1, yes=True, by=BOB, at=NOON))
    assert verdict(waiting(Kinds.SEAT | Kinds.OVER), table).tell == Kinds.OVER


@pytest.mark.parametrize("kind", ["turn", "clock", "reminder"])
def test_what_is_switched_off_is_not_told(kind: str) -> None:
    table = bobs_turn(bank=4 * HOUR)
    off = NoticeSettings(NoticeEvents(**{kind: False}))
    now = {"turn": NOON + DELAY, "clock": NOON + 3 * HOUR, "reminder": NOON + DAY}[kind]
    notice = waiting(Kinds.TURN, told=Kinds.TURN if kind != "turn" else NOTHING)
    table.seats[1].bank = None if kind == "reminder" else table.seats[1].bank
    assert verdict(notice, table, now=now).tell == Kinds[kind.upper()]
    assert verdict(notice, table, off, now).tell == NOTHING


def test_when_a_quarter_of_the_clock_is_left_that_is_told_once() -> None:
    table = bobs_turn(bank=4 * HOUR)
    first = verdict(waiting(Kinds.TURN), table)
    assert first == Verdict(Kinds.TURN, NOTHING, NOON + 3 * HOUR)
    later = waiting(NOTHING, told=Kinds.TURN)
    assert verdict(later, table, now=NOON + 3 * HOUR - 1).tell == NOTHING
    assert verdict(later, table, now=NOON + 3 * HOUR) == Verdict(Kinds.CLOCK, NOTHING, REMINDED)
    assert (
        verdict(later._replace(told=int(Kinds.TURN | Kinds.CLOCK)), table, now=NOON + 3 * HOUR).tell
        == NOTHING
    )
    assert verdict(later._replace(looked=NOON + 3 * HOUR), table, now=NOON + 3 * HOUR + 1).tell == NOTHING
    assert verdict(later._replace(told=0, looked=NOON + HOUR), table, now=NOON + 3 * HOUR).tell == Kinds.CLOCK


def test_a_clock_of_minutes_is_not_worth_a_notice() -> None:
    assert verdict(waiting(Kinds.TURN), bobs_turn(bank=60_000)).due == REMINDED


def test_a_day_later_there_is_one_reminder() -> None:
    table, later = bobs_turn(), waiting(NOTHING, told=Kinds.TURN)
    assert verdict(later, table, now=NOON + DAY - 1) == Verdict(NOTHING, NOTHING, REMINDED)
    assert verdict(later, table, now=NOON + DAY) == Verdict(Kinds.REMINDER, NOTHING, NEVER)
    reminded = later._replace(told=int(Kinds.TURN | Kinds.REMINDER))
    assert verdict(reminded, table, now=NOON + 2 * DAY) == Verdict(NOTHING, NOTHING, NEVER)
    looked = waiting(NOTHING, looked=NOON + HOUR)
    assert verdict(looked, table, now=NOON + DAY) == Verdict(NOTHING, NOTHING, NOON + HOUR + DAY)


@pytest.mark.parametrize(
    ("kinds", "told", "follows"),
    [
        (Kinds.SAID, NOTHING, True),
        (Kinds.SEAT, NOTHING, True),
        (Kinds.SAID, Kinds.TURN, False),
        (Kinds.SAID, Kinds.SEAT, False),
        (Kinds.SEAT, Kinds.SAID, False),
        (Kinds.WISH, Kinds.SEAT | Kinds.SAID, True),
        (Kinds.WISH, Kinds.TURN, False),
        (Kinds.WISH, Kinds.REMINDER, False),
        (Kinds.WISH | Kinds.SAID, Kinds.CLOCK, False),
        (Kinds.TURN, Kinds.SEAT, True),
        (Kinds.TURN, Kinds.WISH, True),
        (Kinds.TURN, Kinds.BOT, True),
        (Kinds.TURN | Kinds.SAID, Kinds.SAID, True),
        (Kinds.OVER, Kinds.TURN | Kinds.CLOCK, True),
        (Kinds.REMATCH, Kinds.OVER, True),
        (Kinds.BOT, Kinds.TURN | Kinds.CLOCK, True),
    ],
)
def test_a_second_notice_of_a_table_has_to_be_worth_it(kinds: Kinds, told: Kinds, follows: bool) -> None:
    assert may_follow(kinds, told) is follows


@pytest.mark.parametrize(("told", "follows"), [(NOTHING, True), (Kinds.SEAT, True), (Kinds.TURN, False)])
def test_a_wish_is_found_at_a_table_that_waits(told: Kinds, follows: bool) -> None:
    table = bobs_turn()
    table.fold(Wished(seat=0, wish="pause", by=ANN, at=NOON))
    found = verdict(waiting(Kinds.WISH, told=told), table)
    assert (found.tell, found.follows) == (Kinds.WISH, follows)


def test_words_swallow_no_reminder_and_the_clock_does() -> None:
    table = bobs_turn()
    table.fold(said(0, ANN))
    words = waiting(Kinds.SAID, told=Kinds.TURN, looked=NOON - 1)
    assert verdict(words, table, now=NOON + DAY).tell == Kinds.SAID | Kinds.REMINDER
    table.fold(Wished(seat=0, wish="pause", by=ANN, at=NOON))
    wish = waiting(Kinds.WISH, told=Kinds.TURN)
    assert verdict(wish, table, now=NOON + DAY).tell == Kinds.WISH | Kinds.REMINDER
    with_clock = waiting(NOTHING, told=Kinds.TURN)
    assert verdict(with_clock, bobs_turn(bank=DAY), now=NOON + DAY).tell == Kinds.CLOCK


def test_words_come_with_what_was_told_and_still_waits() -> None:
    table = bobs_turn()
    table.fold(said(0, ANN))
    words = waiting(Kinds.SAID, told=Kinds.TURN, looked=NOON - 1)
    assert (verdict(words, table).tell, verdict(words, table).unseen) == (Kinds.SAID, Kinds.TURN)
    silent = NoticeSettings(NoticeEvents(turn=False))
    assert verdict(words, table, silent).unseen == NOTHING
    # A channel has not taken them.
    again = words._replace(kinds=0, missed=int(Kinds.SAID), told=int(Kinds.TURN | Kinds.SAID))
    assert (verdict(again, table).missed, verdict(again, table).unseen) == (Kinds.SAID, Kinds.TURN)
    turn(table)
    assert verdict(words, table).unseen == NOTHING, "it is no longer Bob's turn"


def test_a_player_stays_silenced_who_goes_on_with_another_identity() -> None:
    for words_first in (True, False):
        table, settings = two(), NoticeSettings(silenced=(ANN,))
        happened: list[AnyEvent] = [said(0, ANN), Moved(seat=0, player=CID, by=CID, at=NOON)]
        if not words_first:
            happened = [happened[1], said(0, CID)]
        for event in happened:
            table.fold(event)
        assert verdict(waiting(Kinds.SAID, looked=NOON - 1), table, settings).tell == NOTHING
        assert verdict(waiting(Kinds.SAID, looked=NOON - 1), table).tell == Kinds.SAID


def test_quiet_hours_put_everything_off_until_they_end() -> None:
    table = bobs_turn()
    # NOON is 22:13:20 UTC, 23:13:20 in Prague.
    night = NoticeSettings(quiet=QuietHours(23 * 60, 7 * 60, "Europe/Prague"))
    morning = NOON - NOON % DAY + DAY + 6 * HOUR
    found = verdict(waiting(Kinds.TURN), table, night)
    assert found == Verdict(NOTHING, Kinds.TURN, morning, is_quiet=True)
    assert verdict(waiting(found.later), table, night, morning).tell == Kinds.TURN
    day = NoticeSettings(quiet=QuietHours(8 * 60, 20 * 60, "Europe/Prague"))
    assert verdict(waiting(Kinds.TURN), table, day).tell == Kinds.TURN
    seen = verdict(waiting(Kinds.TURN, looked=NOON + 1), table, night)
    assert seen.later == NOTHING


def test_a_paused_game_tells_nobody_until_it_goes_on() -> None:
    table = bobs_turn()
    table.fold(Wished(seat=1, wish="pause", by=BOB, at=NOON))
    assert told(table, Answered(seat=0, yes=True, by=ANN, at=NOON)) == {BOB: Kinds.ANSWER}
    assert verdict(waiting(Kinds.TURN), table, now=NOON + DAY) == Verdict(NOTHING, NOTHING, NEVER)
    assert told(table, Resumed(seat=0, by=ANN, at=NOON)) == {BOB: Kinds.TURN}
