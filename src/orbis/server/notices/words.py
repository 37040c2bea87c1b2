"""What a notice says, in the reader's language."""

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from orbis.locales import LANGUAGES, Speech, log_sentences
from orbis.locales.languages import UnknownLanguage, known_language
from orbis.rules.actions import TakeGod, TakeTile
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.rules import is_replaced
from orbis.server.protocol.happened import wish_sentence
from orbis.server.protocol.notices import NoticeKind
from orbis.server.tables.events import AnyEvent, ClockRules, GameEnding, Millis, Readied, Sat, Status
from orbis.server.tables.result import outcome_sentences
from orbis.server.tables.table import GameTable

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000

INCREMENT = 10_000
"""What the page's clocks add for every turn, in milliseconds."""

MINUS = "−"

LONGEST = 600
"""How many characters of a body are sent: names are short, but a log may not be."""


class Words(NamedTuple):
    """A notice as a reader sees it, and where it leads."""

    kind: NoticeKind | Literal["test"]
    title: str
    body: str
    table: str
    """Empty for a test."""
    language: str


@cache
def speech_in(language: str) -> Speech:
    """The words of a language; English for an unknown one."""
    try:
        return Speech(known_language(language))
    except UnknownLanguage:
        return Speech("en")


def is_language(language: str) -> bool:
    return language in LANGUAGES


def words_of(
    table: GameTable, player: str, kinds: Kinds, *, event: AnyEvent | None, now: Millis, language: str
) -> Words:
    """What to tell a player about a table as it is now; `event` is the last one that they have not seen."""
    speech = speech_in(language)
    what = f"notice-{kinds.main}"
    if _is_about_bot(kinds):
        what = "notice-bot" if is_replaced(table, player) else "notice-bot-turn"
    if table.kept_for(player):
        what = "notice-invited"
    others = [seat.name for seat in table.seats if seat.name and player not in (seat.player, seat.kept)]
    title = speech.text(what)
    if others:
        title = speech.text("notice-title", what=title, names=" · ".join(others))
    body = " ".join(_sentences(speech, table, player, kinds, event=event, now=now))
    goal = table.rematch if Kinds.REMATCH in kinds and table.rematch else table.id
    return Words(kinds.main, title, body[:LONGEST], goal, speech.language)


def words_of_test(language: str) -> Words:
    """A notice by which somebody tries a channel."""
    speech = speech_in(language)
    return Words("test", "Orbis", speech.text("notice-test"), "", speech.language)


def _is_about_bot(kinds: Kinds) -> bool:
    return kinds.main == "clock" and Kinds.BOT in kinds and Kinds.CLOCK not in kinds


def _sentences(
    speech: Speech, table: GameTable, player: str, kinds: Kinds, *, event: AnyEvent | None, now: Millis
) -> list[str]:
    said: list[str] = []
    if Kinds.SEAT in kinds and isinstance(event, Sat | Readied):
        said.append(_event_text(speech, table, event))
    if Kinds.SEAT in kinds and table.kept_for(player):
        host = next((seat.name for seat in table.seats if seat.player == table.host), "")
        said += [speech.text("notice-kept", name=host), _terms(speech, table)]
    if table.status is Status.OVER:
        said += _result(speech, table)
    if Kinds.REMATCH in kinds:
        said.append(speech.text("table-rematched"))
    if Kinds.WISH in kinds and table.pending is not None:
        said.append(speech.say(wish_sentence(table, table.pending)))
    match = table.match
    if table.status is Status.PLAYING and match is not None:
        if kinds & (Kinds.TURN | Kinds.REMINDER | Kinds.CLOCK | Kinds.BOT):
            said += _last_turn(speech, table)
        if _is_about_bot(kinds):
            said.append(speech.text("notice-come-back"))
        seat = table.seats[match.seat]
        left = table.left_on_clock(match.seat, now) if player == seat.player else None
        if left is not None and seat.excused <= now:
            said.append(_time(speech, left))
        said.append(speech.text("notice-round", round=match.round))
    return said


def _terms(speech: Speech, table: GameTable) -> str:
    """What whoever is invited wants to know first: how many play, how long it may take, whether it counts."""
    players = speech.text("notice-players", count=len(table.seats))
    rated = speech.text("notice-rated" if table.settings.rated else "notice-unrated")
    clock = table.settings.clock
    time = speech.text("notice-no-clock") if clock is None else pace(speech.text, clock)
    return " · ".join([players, time, rated])


def pace(say: Callable[..., str], clock: ClockRules) -> str:
    """The time that everybody has, as the page says it: a fixture of its tests ties both."""
    if clock.per_turn:
        if clock.bank % DAY == 0:
            return say("pages-clock-days", count=clock.bank // DAY)
        return say("pages-clock-turn", time=_minutes(clock.bank))
    if clock.bank % MINUTE == 0 and clock.increment == INCREMENT:
        return say("pages-clock-minutes", count=clock.bank // MINUTE)
    return f"{_minutes(clock.bank)} + {_minutes(clock.increment)}"


def _minutes(time: Millis) -> str:
    return f"{time // MINUTE}:{time % MINUTE // 1000:02}"


def _event_text(speech: Speech, table: GameTable, event: Sat | Readied) -> str:
    key = "table-sat" if isinstance(event, Sat) else "table-ready"
    return speech.text(key, name=table.seats[event.seat].name)


def _last_turn(speech: Speech, table: GameTable) -> list[str]:
    """What was taken in the last turn."""
    assert table.match is not None
    for state, move in table.match.last_turn:
        if isinstance(move, TakeTile | TakeGod):
            return [speech.say(log_sentences(state, move, table.seats[state.seat].name)[0])]
    return []


def _result(speech: Speech, table: GameTable) -> list[str]:
    match = table.match
    if match is None:
        return []
    if table.ending is GameEnding.AGREED:
        return [speech.text("table-ended-early")]
    scores = " · ".join(
        f"{seat.name} {str(total).replace('-', MINUS)}"
        for seat, total in zip(table.seats, match.totals, strict=True)
    )
    told = [speech.say(each) for each in outcome_sentences(table)]
    return [" ".join(told), scores]


def _time(speech: Speech, left: Millis) -> str:
    # Two days that have just begun are two days, not 48 hours.
    unit, length = next(
        (
            (unit, length)
            for unit, length, smaller in (("days", DAY, HOUR), ("hours", HOUR, MINUTE))
            if left + smaller // 2 >= 2 * length
        ),
        ("minutes", MINUTE),
    )
    return speech.text(f"notice-left-{unit}", count=max(1, (left + length // 2) // length))
