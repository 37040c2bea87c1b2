"""Whoever may not do something is told why, in words of their own language."""

from typing import get_args

import pytest
from msgspec.structs import replace

from orbis.locales import LANGUAGES, Language, Speech
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import decide
from orbis.server.tables.events import Waited
from orbis.server.tables.refusals import ForbiddenReason, Refused
from orbis.server.tables.requests import (
    Act,
    AnyRequest,
    AskRewind,
    Clear,
    LetBot,
    Ready,
    Reclaim,
    Resign,
    Sit,
)
from orbis.server.tables.table import GameTable

from .notices.tables import ANN, BOB, CID, NOON, OPEN, person, table_of
from .test_ratings import table_of as rated_table_of

REASONS: tuple[ForbiddenReason, ...] = get_args(ForbiddenReason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: Language) -> None:
    speech = Speech(language)
    said = {reason: speech.text("pages-forbidden", reason=reason) for reason in (*REASONS, "other")}
    assert len(set(said.values())) == len(said)
    assert said["other"] == speech.text("pages-problem", code="forbidden")


PLAYING = (person(ANN), person(BOB), person(CID))


def waited_for() -> GameTable:
    """A table at which Ann, whose turn it is, is away, and Cid waits for her."""
    table = table_of(*PLAYING)
    table.fold(Waited(seat=0, waiting=2, at=NOON))
    table.settings = replace(table.settings, grace=60_000)
    return table


def test_nobody_does_without_a_player_who_may_soon_be_back() -> None:
    table = table_of(*PLAYING)
    table.settings = replace(table.settings, grace=300_000)
    asker, minute = Asker(BOB, "?", "c", 1), 60_000
    with pytest.raises(Refused) as caught:
        decide(table, LetBot(0), asker, NOON + minute - 1, {1, 2}, away=NOON)
    assert [fault.kind for fault in caught.value.faults] == ["back-soon"]
    assert decide(table, LetBot(0), asker, NOON + minute, {1, 2}, away=NOON).at == NOON + minute


@pytest.mark.parametrize(
    ("table", "player", "wanted", "reason"),
    [
        (table_of(person(ANN), OPEN), ANN, Clear(0), "own-seat"),
        (table_of(person(ANN), OPEN), BOB, Clear(1), "host-only"),
        (table_of(person(ANN), OPEN), ANN, Sit(1), "have-seat"),
        (table_of(person(ANN, ready=False), OPEN), BOB, Ready(0), "seat-of-another"),
        (table_of(*PLAYING), BOB, Resign(0), "seat-of-another"),
        (table_of(*PLAYING), "d" * 32, Act((0,), 1), "players-only"),
        (table_of(*PLAYING), ANN, LetBot(0), "others-decide"),
        (table_of(*PLAYING), BOB, Reclaim(0), "seat-of-another"),
        (waited_for(), BOB, LetBot(0), "others-wait"),
        (rated_table_of(*PLAYING), BOB, AskRewind(1, 0, 1), "no-going-back"),
    ],
)
def test_whoever_may_not_do_something_is_told_the_reason(
    table: GameTable, player: str, wanted: AnyRequest, reason: ForbiddenReason
) -> None:
    with pytest.raises(Refused) as caught:
        decide(table, wanted, Asker(player, "?", "c", 1), NOON, {1, 2})
    assert caught.value.code == "forbidden"
    assert [fault.kind for fault in caught.value.faults] == [reason]
