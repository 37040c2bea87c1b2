"""What notices say."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from orbis.locales import LANGUAGES
from orbis.rules import STANDARD
from orbis.rules.actions import Build, Exchange, MakeWilderness, PlaceAbove, PlaceLeft, PlaceRight, TakeGod
from orbis.rules.state import Paying
from orbis.server.notices.kinds import KIND, Kinds
from orbis.server.notices.talk import Talk
from orbis.server.notices.words import is_language, speech_in, words_of, words_of_test
from orbis.server.protocol.notices import NoticeKind
from orbis.server.tables.decide import acted
from orbis.server.tables.events import (
    Answered,
    ClockRules,
    Excused,
    Readied,
    Rematched,
    Replaced,
    Said,
    Sat,
    SeatPlan,
    Wished,
)
from orbis.server.tables.result import winners_of
from orbis.server.tables.table import GameTable

from .tables import ANN, BOB, CID, NOON, OPEN, person, sat, table_of, turn

HOUR = 3_600_000


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_turn_names_the_opponents_what_happened_and_the_round() -> None:
    table = table_of(person(ANN), person(BOB), bank=50 * HOUR)
    turn(table)
    words = words_of(table, BOB, Kinds.TURN, event=None, now=NOON + HOUR, language="en")
    assert plain(words.title) == "Your turn against Ann"
    assert plain(words.body).startswith("Ann builds the red conversion tile in row 1. ")
    assert plain(words.body).endswith("You have 2 days left. Round 1 of 15.")
    assert (words.table, words.kind, words.language) == ("table-1", "turn", "en")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bob turns the orange farm into a wilderness in row 1 · −1 CP. "),
        ("de", "Bob legt den orangefarbenen Bauernhof als Wildnis auf Ebene 1 · −1 SP. "),
        ("pl", "Bob dokłada pomarańczowy kafel farmy w rzędzie 1 jako pustkowie · −1 PK. "),
        ("sk", "Bob ukladá oranžový dielik farmy do radu 1 ako univerzálny dielik · −1 BS. "),
        ("ru", "Bob кладёт оранжевый тайл Фермы в ряд 1 как Пустошь · −1 ОС. "),
    ],
)
def test_a_turn_is_told_whole(language: str, told: str) -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    turn(table)
    words = words_of(table, ANN, Kinds.TURN, event=None, now=NOON, language=language)
    assert plain(words.body).startswith(told)


def test_every_turn_is_told_as_the_page_tells_it() -> None:
    """By the head, the row and the points of its deed, and never by what was only taken."""
    table, kinds = table_of(person(ANN), person(BOB)), set()
    assert table.match is not None
    for _ in range(20):
        seat, before = table.match.seat, table.match.totals
        turn(table)
        told = plain(words_of(table, ANN, Kinds.TURN, event=None, now=NOON, language="en").body)
        told = told.partition(". Round")[0]
        moves = [move for _, move in table.match.last_turn]
        gained = table.match.totals[seat] - before[seat]
        placed = [move for move in moves if isinstance(move, PlaceLeft | PlaceRight | PlaceAbove)]
        if any(isinstance(move, TakeGod) for move in moves):
            kinds.add("god")
            assert " takes " in told
        elif placed:
            laid = MakeWilderness() in moves
            kinds.add("wilderness" if laid else "tile")
            row = placed[0].slot.row if isinstance(placed[0], PlaceAbove) else 1
            assert (" into a wilderness in row " if laid else " builds ") in told
            assert f" in row {row}" in told
        assert (f"{gained:+d} CP".replace("-", "−") in told) is bool(gained)
        assert told.startswith(table.seats[seat].name)
    assert kinds >= {"wilderness", "tile"}


def test_a_turn_names_what_was_paid_for_any_colour_and_what_was_exchanged() -> None:
    """Everybody exchanges when that is possible, and builds when that is."""
    table, random, told = table_of(person(ANN), person(BOB)), Random(1), ""
    assert table.match is not None
    while " · exchanged 3" not in told:
        seat, swapped = table.match.seat, False
        number = table.match.turn
        while table.match.turn == number:
            options = table.match.options()
            exchanges = [each for each in options if isinstance(each, Exchange) and not swapped]
            builds = [each for each in options if isinstance(each, Build)]
            action = [*exchanges, *builds, random.choice(options)][0]
            swapped = swapped or isinstance(action, Exchange)
            table.fold(acted(table.match, (action.id,), table))
        reader = ANN if table.seats[seat].player == BOB else BOB
        told = plain(words_of(table, reader, Kinds.TURN, event=None, now=NOON, language="en").body)
        paid = [move for state, move in table.match.last_turn if isinstance(state.decision, Paying)]
        assert ("of any colour" in told.partition(" · ")[0]) is False
        assert bool(paid) <= (" for " in told.partition(" · ")[0])
    assert re.search(r" · exchanged 3 \w+ for 1 \w+", told)


@pytest.mark.parametrize(("language", "says"), [("en", "It is your turn."), ("de", "Du bist am Zug.")])
def test_a_notice_of_anything_else_says_that_it_is_your_turn(language: str, says: str) -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    said = Said(seat=0, text="Hi", by=ANN, at=NOON)

    def body(kinds: Kinds, player: str = BOB) -> str:
        words = words_of(table, player, kinds, event=None, now=NOON, language=language, talk=Talk((said,)))
        return plain(words.body)

    assert body(Kinds.SAID) == f"{says}\nAnn: Hi"
    assert says not in body(Kinds.SAID, ANN)
    assert says not in body(Kinds.TURN)
    table.fold(Wished(seat=0, wish="pause", by=ANN, at=NOON))
    for kinds in (Kinds.WISH, Kinds.WISH | Kinds.TURN, Kinds.WISH | Kinds.SAID):
        assert body(kinds).count(says) == 1
    assert says not in body(Kinds.WISH | Kinds.REMINDER)
    table.fold(Answered(seat=1, yes=True, by=BOB, at=NOON))
    assert table.turn.paused is not None
    assert says not in body(Kinds.SAID)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Your turn against Ann", "Your turn against Ann and Cid"),
        ("de", "Du bist am Zug gegen Ann", "Du bist am Zug gegen Ann und Cid"),
        ("pl", "Twoja tura w partii z graczem Ann", "Twoja tura w partii z graczami Ann i Cid"),
        ("sk", "Ste na ťahu v hre s hráčom Ann", "Ste na ťahu v hre s hráčmi Ann a Cid"),
        ("ru", "Ваш ход в игре с игроком Ann", "Ваш ход в игре с игроками Ann и Cid"),
    ],
)
def test_a_title_names_all_opponents_in_a_sentence(language: str, one: str, two: str) -> None:
    for others, expected in (((), one), ((person(CID),), two)):
        table = table_of(person(ANN), person(BOB), *others)
        words = words_of(table, BOB, Kinds.TURN, event=None, now=NOON, language=language)
        assert plain(words.title) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_is_read_in_the_readers_language(language: str) -> None:
    table = table_of(person(ANN), person(BOB), person(CID))
    said = (
        Said(seat=0, text="See you <b>tomorrow</b>!", by=ANN, at=NOON),
        Said(seat=2, phrase="hello", by=CID, at=NOON + 1),
    )
    hello = speech_in(language).text("phrase-hello")
    words = words_of(table, BOB, Kinds.SAID, event=None, now=NOON, language=language, talk=Talk(tuple(said)))
    assert words.kind == "said"
    assert plain(words.title).endswith(plain(speech_in(language).text("list-and", first="Ann", last="Cid")))
    assert plain(words.body) == f"Ann: See you <b>tomorrow</b>!\nCid: {plain(hello)}"
    words = words_of(table, BOB, Kinds.TURN, event=None, now=NOON, language=language, talk=Talk(said[:1]))
    assert (words.kind, words.body.splitlines()[1:]) == ("turn", ["Ann: See you <b>tomorrow</b>!"])
    for earlier in (1, 2, 5):
        words = words_of(
            table, BOB, Kinds.SAID, event=None, now=NOON, language=language, talk=Talk(said[:1], earlier)
        )
        more, last = words.body.splitlines()
        assert str(earlier) in more
        assert last == "Ann: See you <b>tomorrow</b>!"


def test_what_is_said_after_the_end_does_not_tell_the_result_again() -> None:
    table = table_of(person(ANN), person(BOB))
    while table.match is not None and not table.match.is_over:
        turn(table)
    said = Said(seat=0, text="Well played", by=ANN, at=NOON)
    words = words_of(table, BOB, Kinds.SAID, event=None, now=NOON, language="en", talk=Talk((said,)))
    assert (words.title, words.body) == ("Message from Ann", "Ann: Well played")


@pytest.mark.parametrize(("change", "text"), [(12, "+12"), (-7, "−7"), (0, "±0"), (None, "")])
def test_the_end_of_a_rated_game_tells_the_change_of_the_rating(change: int | None, text: str) -> None:
    table = table_of(person(ANN), person(BOB))
    while table.match is not None and not table.match.is_over:
        turn(table)
    words = words_of(table, BOB, Kinds.OVER, event=None, now=NOON, language="en", change=change)
    assert words.title == "Your game against Ann is over"
    assert words.body.endswith(f"Your rating: {text}." if text else ".")
    assert ("rating" in words.body) is (change is not None)


def test_a_seat_says_who_comes_and_who_is_ready() -> None:
    table = table_of(person(ANN), OPEN)
    event = sat(1, BOB)
    table.fold(event)
    words = words_of(table, ANN, Kinds.SEAT, event=event, now=NOON, language="en")
    assert words.title == "News from your table · Bob"
    assert plain(words.body) == "Bob sits down. Not ready yet: Bob."


def test_a_seat_says_what_is_still_waited_for() -> None:
    table = table_of(person(ANN), person(BOB, ready=False), OPEN, OPEN)
    event = Readied(seat=0, by=ANN)

    def body(player: str) -> str:
        return plain(words_of(table, player, Kinds.SEAT, event=event, now=NOON, language="en").body)

    assert body(ANN) == "Ann is ready. 2 seats are still open. Not ready yet: Bob."
    assert body(BOB) == "Ann is ready. 2 seats are still open. You have not said yet that you are ready."
    table.fold(Sat(seat=2, player=CID, name="Cid", by=CID, at=NOON))
    assert body(ANN) == "Ann is ready. 1 seat is still open. Not ready yet: Bob and Cid."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_keeps_a_seat(language: str) -> None:
    table = table_of(person(ANN), SeatPlan("open", "Bob", kept=BOB))
    words = words_of(table, BOB, Kinds.SEAT, event=None, now=NOON, language=language)
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
    words = words_of(table, BOB, Kinds.SEAT, event=None, now=NOON, language="en")
    assert plain(words.body) == f"Ann keeps a seat for you. {expected}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pace_of_an_invitation_is_said_in_every_language(language: str) -> None:
    table = table_of(person(ANN), SeatPlan("open", "Bob", kept=BOB))
    clock = ClockRules(3 * DAY, per_turn=True)
    table = GameTable("table-1", replace(table.settings, clock=clock, rated=True), STANDARD)
    words = words_of(table, BOB, Kinds.SEAT, event=None, now=NOON, language=language)
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
    assert words.body.endswith(f"Ann {ann} · Bob {bob}.".replace("-", "−"))
    assert "win" in words.body or "share" in words.body
    told = [
        words_of(table, each, Kinds.OVER, event=None, now=NOON, language="en").body for each in (ANN, BOB)
    ]
    assert sum(body.startswith("You win.") for body in told) == (len(winners_of(table)) == 1)
    rematched = Rematched(table="table-2", by=BOB, at=NOON)
    table.fold(rematched)
    both = words_of(table, ANN, Kinds.OVER | Kinds.REMATCH, event=None, now=NOON, language="en")
    assert (both.kind, both.table) == ("rematch", "table-2")
    assert words.body in both.body
    asked = words_of(table, ANN, Kinds.REMATCH, event=None, now=NOON, language="en")
    assert plain(asked.body) == "Bob wants a rematch. 2 players · no clock · not rated"


def test_a_wish_says_what_is_asked() -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    table.fold(Wished(seat=0, wish="rewind", count=0, by=ANN, at=NOON))
    words = words_of(table, BOB, Kinds.WISH, event=None, now=NOON, language="en")
    assert plain(words.body).startswith("Ann asks to take back the whole turn in round 1.")


def test_an_answer_says_whether_all_agree() -> None:
    table = table_of(person(ANN), person(BOB))
    said = []
    for yes in (False, True):
        answer = Answered(seat=1, yes=yes, by=BOB, at=NOON)
        words = words_of(table, ANN, Kinds.ANSWER, event=answer, now=NOON, language="en")
        assert (words.kind, words.title) == ("wish", "Answer to your proposal · Bob")
        said.append(plain(words.body).partition(".")[0])
    assert said == ["Bob does not agree to your proposal", "All agree to your proposal"]


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
    words = words_of(table, ANN, Kinds.TURN, event=None, now=NOON, language="en")
    assert plain(words.body).startswith("A bot for Bob ")
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
    for page in (
        "unsubscribe-question",
        "unsubscribe-done",
        "confirm-question",
        "confirm-done",
        "stop-mails-done",
    ):
        assert (
            "Ann" in speech_in(language).text(f"notice-{page}", label="Ann", name="Bob")
            or "unsubscribe-done" in page
        )


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert not is_language("xx")
    assert speech_in("xx").language == "en"


def test_long_words_of_everybody_are_shortened_and_none_in_the_middle_of_a_word() -> None:
    table = table_of(
        *(SeatPlan("person", name, name[0].lower() * 32) for name in ("Ann", "Bob", "Cid", "Dan"))
    )
    long = "moreover " * 22
    said = [Said(seat=seat, text=f"{seat} {long}", by=ANN, at=NOON + seat) for seat in (0, 2, 3)]
    words = words_of(table, BOB, Kinds.TURN, event=None, now=NOON, language="en", talk=Talk(tuple(said)))
    lines = words.body.splitlines()[-3:]
    assert [line[:6] for line in lines] == ["Ann: 0", "Cid: 2", "Dan: 3"]
    assert all(line.endswith(" moreover…") for line in lines)
    assert 400 < len(words.body) <= 600


def test_a_wish_that_is_told_with_the_reminder_says_whose_turn_it_is() -> None:
    table = table_of(person(ANN), person(BOB))
    turn(table)
    table.fold(Wished(seat=0, wish="pause", by=ANN, at=NOON))
    words = words_of(table, BOB, Kinds.WISH | Kinds.REMINDER, event=None, now=NOON, language="en")
    assert (words.kind, "It is still your turn." in plain(words.body)) == ("wish", True)
