"""What players say: phrases for everybody, texts only where the host allows them, and not too much of it."""

from typing import get_args

import pytest
from msgspec.structs import replace

from orbis.locales import LANGUAGES, Speech
from orbis.rules import STANDARD
from orbis.server.protocol.views import summary_of
from orbis.server.stores.listings import listing_after
from orbis.server.tables.events import AnyEvent, Said
from orbis.server.tables.forgetting import forgotten
from orbis.server.tables.refusals import RefusalCode, Refused
from orbis.server.tables.requests import LONGEST_TEXT, Phrase, Say
from orbis.server.tables.saying import MOST_SAYINGS, WITHIN
from orbis.server.tables.seat import MOST_AT_ONCE
from orbis.server.tables.table import GameTable

from .slow_tables import SlowTable, created


def talking() -> SlowTable:
    """A table at which players may write to each other."""
    return SlowTable(GameTable("t", replace(created("Ann", "Bob"), chat=True), STANDARD))


def refused(table: SlowTable, name: str, request: Say, code: RefusalCode) -> None:
    number = table.table.number
    with pytest.raises(Refused) as caught:
        table.ask(name, request)
    assert (caught.value.code, table.table.number) == (code, number)


def test_a_phrase_is_said_in_every_language_and_changes_nothing_else() -> None:
    table = SlowTable.of("Ann", "Bob")
    position, hash = table.table.position, table.table.hash
    heard = table.ask("Bob", Say(1, "nice"))
    assert (heard.kind, heard.seat, heard.phrase) == ("said", 1, "nice")
    assert (table.table.position, table.table.hash) == (position, hash)
    assert table.said == ["table-said"]
    listing = listing_after(table.table, Said(seat=1, phrase="nice"))
    assert listing is not None
    assert summary_of(table.table).spoke == (0, table.table.number)
    for language in LANGUAGES:
        for phrase in get_args(Phrase):
            assert Speech(language).text(f"phrase-{phrase}")


def test_only_players_speak_and_only_for_themselves() -> None:
    table = SlowTable.of("Ann", "Bob")
    refused(table, "Ann", Say(1, "hello"), "forbidden")
    refused(table, "Eve", Say(0, "hello"), "forbidden")
    refused(table, "Ann", Say(0), "bad_request")
    refused(table, "Ann", Say(0, "hello", "hello"), "bad_request")


def test_nobody_says_too_much() -> None:
    table = SlowTable.of("Ann", "Bob")
    for _ in range(MOST_AT_ONCE):
        table.ask("Ann", Say(0, "wow"))
    refused(table, "Ann", Say(0, "wow"), "limit")
    table.ask("Bob", Say(1, "sorry"))
    table.now += WITHIN
    table.ask("Ann", Say(0, "wow"))
    for _ in range(MOST_SAYINGS - MOST_AT_ONCE - 1):
        table.now += WITHIN
        table.ask("Ann", Say(0, "wow"))
    table.now += WITHIN
    refused(table, "Ann", Say(0, "wow"), "limit")


def test_texts_need_a_table_that_allows_them() -> None:
    refused(SlowTable.of("Ann", "Bob"), "Ann", Say(0, text="hello"), "forbidden")
    table = talking()
    heard = table.ask("Ann", Say(0, text="  <b>See</b>   you\ton Friday "))
    assert (heard.text, heard.phrase) == ("<b>See</b> you on Friday", "")
    for wrong in (" ", "\u202e", "a\u0007", "x" * (LONGEST_TEXT + 1)):
        refused(table, "Ann", Say(0, text=wrong), "bad_request")


def test_what_somebody_wrote_who_is_forgotten_is_gone() -> None:
    events: list[AnyEvent] = [
        created("Ann", "Bob"),
        Said(seat=0, text="my address", by="Ann"),
        Said(seat=1, text="mine", by="Bob"),
    ]
    after = forgotten(events, "Ann", "nobody")
    assert [event.text for event in after if isinstance(event, Said)] == ["…", "mine"]
