"""Spectators: everything that is sent is public and the same for all."""

import json
from random import Random
from typing import Any

import pytest
from support.server import ServerProcess

from orbis.server.tables.requests import Detail

from .clients import Client
from .games import gather, play
from .visitors import HERE, PILGRIM, Person, Visitor


@pytest.mark.parametrize("detail", ["events", "full"])
def test_spectators_get_the_same_bytes_as_players(server: ServerProcess, detail: Detail) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM, HERE)
    seat, spectator = Client(ann, table, detail), Client(Visitor(server), table, detail)
    play({0: seat, 2: seat}, Random(1), 60)
    gather((seat, spectator))
    seen, told = (
        [_without_previews(raw) for raw in client.line.raw if b'"kind":"event"' in raw[:20]]
        for client in (seat, spectator)
    )
    assert len(seen) >= 60
    assert seen == told
    if detail == "events":
        assert set(_of_kind(seat, "event")) == set(_of_kind(spectator, "event"))


def _of_kind(client: Client, kind: str) -> list[bytes]:
    return [raw for raw in client.line.raw if json.loads(raw)["kind"] == kind]


def _without_previews(raw: bytes) -> Any:
    """A message without previews, which are sent only to the active player but which anybody may request."""
    message = json.loads(raw)
    for option in (message.get("view") or {}).get("game", {}).get("options", ()):
        option.pop("preview", None)
    return message


def test_everybody_is_told_who_is_present(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM, HERE)
    spectator = Client(Visitor(server), table)
    assert spectator.present == ()
    seat = Client(ann, table)
    assert seat.present == (0, 2)
    spectator.until(lambda: spectator.present == (0, 2))
    second = Client(ann, table)
    seat.line.close()
    second.unwatch()
    spectator.until(lambda: spectator.present == ())


def test_everybody_is_told_how_many_watch(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    seat = Client(ann, table)
    first, second = Client(Visitor(server), table), Client(Person(server, "Bob"), table, "full")
    for client in (seat, first, second):
        client.until(lambda client=client: client.presence.watching == 2)  # type: ignore[misc]
    first.line.close()
    seat.until(lambda: seat.presence.watching == 1)
    second.unwatch()
    seat.until(lambda: seat.presence.watching == 0)


def test_http_views_are_the_same_for_all(server: ServerProcess) -> None:
    ann, visitor = Person(server, "Ann"), Visitor(server)
    table = ann.create(HERE, HERE)
    client = Client(ann, table)
    play({0: client, 1: client}, Random(2), 20)
    paths = ["?detail=events", "/events", "/events?after=7", "/record", "/moments/0", "/moments/9"]
    for path in (f"/api/tables/{table}{path}" for path in paths):
        assert ann.ask("GET", path).content == visitor.ask("GET", path).content


def test_http_views_have_previews_for_whoever_decides(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, HERE)
    hers, theirs = (visitor.view(table).game for visitor in (ann, Visitor(server)))
    assert hers is not None
    assert theirs is not None
    assert all(option.preview for option in hers.options)
    assert not any(option.preview for option in theirs.options)
    assert (hers.state, len(hers.options)) == (theirs.state, len(theirs.options))
