"""What notices say."""

import pytest
from msgspec.structs import replace

from orbis.locales import LANGUAGES
from orbis.rules import STANDARD
from orbis.server.notices.kinds import KIND, Kinds
from orbis.server.notices.words import is_language, speech_in, words_of, words_of_test
from orbis.server.protocol.notices import NoticeKind
from orbis.server.tables.events import (
    Answered,
    ClockRules,
    Excused,
    Readied,
    Rematched,
    Replaced,
    Sat,
    SeatPlan,
    Wished,
)
from orbis.server.tables.table import GameTable

from .tables import ANN, BOB, NOON, OPEN, person, sat, table_of, turn

HOUR = 3_600_000


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_turn_names_the_opponents_what_happened_and_the_round() -> None:
    table = table_of(person(ANN), person(BOB), bank=50 * HOUR)
    turn(table)
    words = words_of(table, BOB, Kinds.TURN, event=None, now=NOON + HOUR, language="en")
    assert plain(words.title) == "Your turn · Ann"
    assert plain(words.body).startswith("Ann takes the ")
    assert plain(words.body).endswith("You have 2 days left. Round 1 of 15.")
    assert (words.table, words.kind, words.language) == ("table-1", "turn", "en")


def test_a_seat_says_who_comes_and_who_is_ready() -> None:
    table = table_of(person(ANN), OPEN)
    event = sat(1, BOB)
    table.fold(event)
    words = words_of(table, ANN, Kinds.SEAT, event=event, now=NOON, language="en")
    assert (words.title, words.body) == ("News from your table · Bob", "Bob sits down.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_keeps_a_seat(language: str) -> None:
    table = table_of(person(ANN), SeatPlan("open", "Bob", kept=BOB))
    words = words_of(table, BOB, Kinds.SEAT, event=table.settings, now=NOON, language=language)
    speech = speech_in(language)
    assert words.title == speech.text("notice-title", what=speech.text("notice-invited"), names="Ann")
    assert words.body.startswith(speech.text("notice-kept", name="Ann"))


DAY = 24 * HOUR


@pytest.mark.parametrize(
    ("clock", "rated", "expected"),
    [
        (ClockRules(3 * DAY, per_turn=True), False, "2 players · 3 days per turn · not rated"),
        (ClockRules(600_000, 10_000), True, "2 players · 10 minutes each, plus 10 seconds per turn · rated"),
        (None, False, "2 players · no clock · not rated"),
        (ClockRules(90_000, per_turn=True), True, "2 players · 1:30 per turn · rated"),
        (ClockRules(90_000, 5_000), True, "2 players · 1:30 + 0:05 · rated"),
    ],
)
def test_an_invitation_says_how_many_play_how_fast_and_whether_it_counts(
    clock: ClockRules | None, rated: bool, expected: str
) -> None:
    table = table_of(person(ANN), SeatPlan("open", "Bob", kept=BOB))
    table = GameTable("table-1", replace(table.settings, clock=clock, rated=rated), STANDARD)
    words = words_of(table, BOB, Kinds.SEAT, event=table.settings, now=NOON, language="en")
    assert plain(words.body) == f"Ann keeps a seat for you. {expected}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pace_of_an_invitation_is_said_in_every_language(language: str) -> None:
    table = table_of(person(ANN), SeatPlan("open", "Bob", kept=BOB))
    clock = ClockRules(3 * DAY, per_turn=True)
    table = GameTable("table-1", replace(table.settings, clock=clock, rated=True), STANDARD)
    words = words_of(table, BOB, Kinds.SEAT, event=table.settings, now=NOON, language=language)
    speech = speech_in(language)
    for text in (
        speech.text("notice-players", count=2),
        speech.text("pages-clock-days", count=3),
        speech.text("notice-rated"),
    ):
        assert text in words.body


def test_the_end_has_the_winner_and_the_scores_and_a_rematch_leads_to_the_next_table() -> None:
    table = table_of(person(ANN), person(BOB))
    while table.match is not None and not table.match.is_over:
        turn(table)
    assert table.match is not None
    ann, bob = table.match.totals
    words = words_of(table, ANN, Kinds.OVER, event=None, now=NOON, language="en")
    assert words.body.endswith(f"Ann {ann} · Bob {bob}".replace("-", "−"))
    assert "win" in words.body or "share" in words.body
    table.fold(Rematched(table="table-2", by=BOB, at=NOON))
    both = words_of(table, ANN, Kinds.OVER | Kinds.REMATCH, event=None, now=NOON, language="en")
    assert (both.kind, both.table) == ("rematch", "table-2")
    assert words.body in both.body


def test_a_wish_says_what_is_asked() -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    table.fold(Wished(seat=0, wish="rewind", count=0, by=ANN, at=NOON))
    words = words_of(table, BOB, Kinds.WISH, event=None, now=NOON, language="en")
    assert plain(words.body).startswith("Ann asks to take back the whole turn in round 1.")


def test_a_bot_that_plays_for_somebody_is_named_as_such() -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    table.fold(Replaced(seat=1, reason="clock", at=NOON))
    words = words_of(table, BOB, Kinds.BOT, event=None, now=NOON, language="en")
    assert (words.kind, words.title) == ("clock", "A bot is playing for you · Ann")


def test_a_bot_that_has_played_one_turn_is_named_as_such() -> None:
    table = table_of(person(ANN), person(BOB), bank=3 * HOUR)
    turn(table)
    table.fold(Replaced(seat=1, reason="late", at=NOON))
    turn(table)
    words = words_of(table, BOB, Kinds.BOT, event=None, now=NOON, language="en")
    assert (words.kind, words.title) == ("clock", "A bot played your turn · Ann")
    words = words_of(table, BOB, Kinds.BOT | Kinds.CLOCK, event=None, now=NOON, language="en")
    assert words.title == "Your clock is running low · Ann", "that is more urgent"


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (3 * 24 * HOUR, "You have 3 days left."),
        (48 * HOUR - 30_000, "You have 2 days left."),
        (47 * HOUR, "You have 47 hours left."),
        (2 * HOUR - 20_000, "You have 2 hours left."),
        (119 * 60_000, "You have 119 minutes left."),
    ],
)
def test_the_time_left_is_said_as_a_table_says_it(left: int, expected: str) -> None:
    table = table_of(person(ANN), person(BOB), bank=80 * HOUR)
    turn(table)
    now = table.turn.since + 80 * HOUR - left
    words = words_of(table, BOB, Kinds.TURN, event=None, now=now, language="en")
    assert expected in plain(words.body)


def test_while_the_clock_stands_for_a_holiday_no_time_is_said() -> None:
    table = table_of(person(ANN), person(BOB), bank=80 * HOUR)
    turn(table)
    table.fold(Excused(seat=1, began=NOON, until=NOON + 99 * HOUR, by=BOB, at=NOON))
    for now, says in ((NOON + HOUR, False), (NOON + 99 * HOUR, True)):
        words = words_of(table, BOB, Kinds.TURN, event=None, now=now, language="en")
        assert ("left" in plain(words.body)) is says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KIND)
def test_everything_can_be_said_in_every_language(kind: NoticeKind, language: str) -> None:
    waiting = table_of(person(ANN), OPEN, bank=50 * HOUR)
    seated: Sat = sat(1, BOB)
    waiting.fold(seated)
    playing = table_of(person(ANN), person(BOB), bank=50 * HOUR)
    turn(playing)
    asked = table_of(person(ANN), person(BOB))
    asked.fold(Wished(seat=0, wish="end", by=ANN, at=NOON))
    over = table_of(person(ANN), person(BOB))
    over.fold(Wished(seat=0, wish="end", by=ANN, at=NOON))
    over.fold(Answered(seat=1, yes=True, by=BOB, at=NOON))
    for table in (waiting, playing, asked, over):
        for event in (None, seated, Readied(seat=1, by=BOB)):
            for left in (50 * HOUR, 3 * HOUR, 60_000, 0):
                now = table.turn.since + 50 * HOUR - left
                words = words_of(table, BOB, KIND[kind], event=event, now=now, language=language)
                assert words.title
                assert words.language == language
    assert words_of_test(language).body
    for page in ("unsubscribe-question", "unsubscribe-done", "confirm-question", "confirm-done"):
        assert "Ann" in speech_in(language).text(f"notice-{page}", label="Ann") or "unsubscribe-done" in page


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert not is_language("xx")
    assert speech_in("xx").language == "en"
