"""What a notice says, in the reader's language."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from orbis.locales import LANGUAGES, Speech
from orbis.locales.languages import UnknownLanguage, known_language
from orbis.locales.sentence import Sentence, listed
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.rules import is_replaced, is_turn_of
from orbis.server.notices.talk import Talk
from orbis.server.notices.turn_words import last_turn_text
from orbis.server.protocol.happened import said_sentence, wish_sentence
from orbis.server.protocol.notices import NoticeKind
from orbis.server.tables.events import (
    Answered,
    ClockRules,
    GameEnding,
    Millis,
    Readied,
    Said,
    Sat,
    Status,
)
from orbis.server.tables.result import outcome_sentences, winners_of
from orbis.server.tables.seat import TableSeat
from orbis.server.tables.table import GameTable

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000

INCREMENT = 10_000
"""What the page's clocks add for every turn, in milliseconds."""

MINUS = "−"

LONGEST = 600
"""How many characters of a body are sent: names are short, but a log may not be."""


_SILENCE = Talk()


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
    table: GameTable,
    player: str,
    kinds: Kinds,
    *,
    event: Sat | Readied | Answered | None,
    now: Millis,
    language: str,
    talk: Talk = _SILENCE,
    change: int | None = None,
) -> Words:
    """What to tell a player about a table as it is now; `event` says who came last, was ready or answered.

    They read the `talk` of meanwhile, too, and the `change` of their rating.
    """
    speech = speech_in(language)
    title = _title(speech, table, player, kinds, talk.said)
    sentences = _sentences(speech, table, player, kinds, event=event, now=now)
    if Kinds.OVER in kinds and change is not None:
        sentences.append(speech.text("notice-rating", change=_signed(change)))
    if talk.earlier:
        sentences.append(speech.text("notice-said-earlier", count=talk.earlier))
    said = [speech.say(said_sentence(table, each)) for each in talk.said]
    body = _body(" ".join(sentences), said)
    goal = table.rematch if Kinds.REMATCH in kinds and table.rematch else table.id
    return Words(kinds.main, title, body, goal, speech.language)


def _body(head: str, talk: Sequence[str]) -> str:
    """What has happened, and below it what was said: of everybody something, if it is too long."""
    lines = [head[:LONGEST], *talk] if head else [*talk]
    if talk and sum(map(len, lines)) + len(lines) - 1 > LONGEST:
        share = (LONGEST - len(head[:LONGEST]) - len(talk)) // len(talk)
        lines[-len(talk) :] = [_shortened(each, share) for each in talk]
    return "\n".join(lines).strip()


def _shortened(text: str, length: int) -> str:
    """As many whole words as fit.

    >>> _shortened("one two three", 9), _shortened("one", 9)
    ('one two…', 'one')
    """
    if len(text) <= length:
        return text
    cut = text[: max(0, length - 1)]
    return f"{cut.rpartition(' ')[0] or cut}…" if length > 1 else ""


def words_of_test(language: str) -> Words:
    """A notice by which somebody tries a channel."""
    speech = speech_in(language)
    return Words("test", "Orbis", speech.text("notice-test"), "", speech.language)


def _title(speech: Speech, table: GameTable, player: str, kinds: Kinds, said: Sequence[Said]) -> str:
    """What has happened, and with whom one plays."""
    what: str = kinds.main
    if _is_about_bot(kinds):
        what = "bot" if is_replaced(table, player) else "bot-turn"
    if kinds.main == "wish" and Kinds.WISH not in kinds:
        what = "answer"
    if table.kept_for(player):
        what = "invited"
    others = [seat.name for seat in table.seats if seat.name and player not in (seat.player, seat.kept)]
    if what == "said":
        others = [*dict.fromkeys(table.seats[each.seat].name for each in said)] or others
    if not others:
        return speech.text(f"notice-{what}")
    names = listed("list-and", others)
    if what == "said":
        return speech.say(Sentence.of("notice-said-with", names=names))
    if what in _AGAINST:
        return speech.say(Sentence.of(f"notice-{what}-with", names=names, count=len(others)))
    return speech.text("notice-title", what=speech.text(f"notice-{what}"), names=" · ".join(others))


_AGAINST = ("turn", "reminder", "over")
"""The titles that name the others in a sentence."""


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"{MINUS}{-change}" if change < 0 else "±0"


def _is_about_bot(kinds: Kinds) -> bool:
    return kinds.main == "clock" and Kinds.BOT in kinds and Kinds.CLOCK not in kinds


def _sentences(
    speech: Speech,
    table: GameTable,
    player: str,
    kinds: Kinds,
    *,
    event: Sat | Readied | Answered | None,
    now: Millis,
) -> list[str]:
    said: list[str] = []
    if Kinds.SEAT in kinds and isinstance(event, Sat | Readied):
        said += [_event_text(speech, table, event), *_still_awaited(speech, table, player)]
    if Kinds.SEAT in kinds and table.kept_for(player):
        host = next((seat.name for seat in table.seats if seat.player == table.host), "")
        said += [speech.text("notice-kept", name=host), _terms(speech, table)]
    if table.status is Status.OVER and Kinds.OVER in kinds:
        said += _result(speech, table, player)
    if Kinds.REMATCH in kinds:
        said += _rematch(speech, table)
    if Kinds.ANSWER in kinds and isinstance(event, Answered):
        answer, name = "yes" if event.yes else "no", table.seats[event.seat].name
        said.append(speech.text("notice-answered", answer=answer, name=name))
    if Kinds.WISH in kinds and table.pending is not None:
        said.append(speech.say(wish_sentence(table, table.pending)))
        if Kinds.REMINDER in kinds:
            said.append(f"{speech.text('notice-reminder')}.")
    if kinds.main not in _SAY_WHOSE_TURN and Kinds.REMINDER not in kinds and is_turn_of(table, player):
        said.append(speech.text("notice-your-turn"))
    match = table.match
    if table.status is Status.PLAYING and match is not None and kinds != Kinds.SAID:
        if kinds & (Kinds.TURN | Kinds.REMINDER | Kinds.CLOCK | Kinds.BOT):
            said.append(last_turn_text(speech, match, [_player_of(speech, seat) for seat in table.seats]))
        if _is_about_bot(kinds):
            said.append(speech.text("notice-come-back"))
        seat = table.seats[match.seat]
        left = table.left_on_clock(match.seat, now) if player == seat.player else None
        if left is not None and seat.excused <= now:
            said.append(_time(speech, left))
        said.append(speech.text("notice-round", round=match.round))
    return [each for each in said if each]


def _player_of(speech: Speech, seat: TableSeat) -> str:
    """Who has played the last turn of a seat."""
    return speech.text("web-bot-for", name=seat.name) if seat.replaced or seat.missed else seat.name


_SAY_WHOSE_TURN: tuple[NoticeKind, ...] = ("turn", "reminder", "clock")
"""The notices whose titles leave no doubt whose turn it is."""


def _still_awaited(speech: Speech, table: GameTable, player: str) -> list[str]:
    """What keeps a game from beginning: open seats, and whoever has not come or is not ready."""
    if table.status is not Status.WAITING:
        return []
    said = []
    count = sum(seat.kind == "open" and not seat.kept for seat in table.seats)
    if count:
        said.append(speech.text("notice-open-seats", count=count))
    unready = [seat for seat in table.seats if seat.name and not seat.ready]
    names = [seat.name for seat in unready if player not in (seat.player, seat.kept)]
    if names:
        said.append(
            speech.say(Sentence.of("notice-awaited", count=len(names), names=listed("list-and", names)))
        )
    if any(seat.player == player for seat in unready):
        said.append(speech.text("notice-awaited-you"))
    return said


def _rematch(speech: Speech, table: GameTable) -> list[str]:
    """Who asks for a rematch, and how it is played."""
    asking = table.rematcher
    name = next((seat.name for seat in table.seats if asking and seat.player == asking), "")
    asked = speech.text("notice-rematch-by", name=name) if name else speech.text("table-rematched")
    return [asked, _terms(speech, table)]


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


def _result(speech: Speech, table: GameTable, player: str) -> list[str]:
    match = table.match
    if match is None:
        return []
    if table.ending is GameEnding.AGREED:
        return [speech.text("table-ended-early")]
    scores = " · ".join(
        f"{seat.name} {str(total).replace('-', MINUS)}"
        for seat, total in zip(table.seats, match.totals, strict=True)
    )
    own = [table.seats[number].player == player for number in winners_of(table)]
    told = [speech.say(each) for each in outcome_sentences(table)]
    if own == [True]:
        told[-1] = speech.text("notice-you-win")
    return [*told, f"{scores}."]


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
