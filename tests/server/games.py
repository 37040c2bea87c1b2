"""Whole games, played at random by clients."""

from collections.abc import Callable, Iterable, Mapping
from random import Random

from orbis.notation import Record, write_record
from orbis.play.verification import verify
from orbis.rules import STANDARD, TileSet

from .clients import Client
from .visitors import PILGRIM, Person, Visitor

Hands = Mapping[int, Client]
"""The clients by seat; bots play the other seats."""


def gather(clients: Iterable[Client]) -> None:
    """Wait until all clients of a table know the same events."""
    known = tuple(clients)
    number = max(client.number for client in known)
    for client in known:
        client.catch_up(number)


def decide(hands: Hands, random: Random) -> bool:
    """Make the next decision or wait for a bot's; return whether the game continues."""
    gather(hands.values())
    first = next(iter(hands.values()))
    if first.is_over:
        return False
    player = None if first.seat is None else hands.get(first.seat)
    if player is None:
        first.receive()
    else:
        player.act(random.choice(player.options))
    return True


def play_out(hands: Hands, random: Random, after_each: Callable[[], None] | None = None) -> None:
    while decide(hands, random):
        if after_each is not None:
            after_each()


def play(hands: Hands, random: Random, decisions: int) -> None:
    """Play that many decisions, including those of bots."""
    first = next(iter(hands.values()))
    goal = first.number + decisions
    while first.number < goal:
        decide(hands, random)
    gather(hands.values())


def verified(visitor: Visitor, table: str, tile_set: TileSet = STANDARD) -> Record:
    """The record of a finished table, verified here and by the server."""
    view = visitor.view(table)
    assert view.status == "over"
    record = visitor.record(table)
    assert verify(record, tile_set) == ()
    kept = visitor.keep(table=table)
    assert visitor.verification(kept).holds
    assert visitor.text(f"/api/records/{kept}") == write_record(record)
    assert view.fairness.secret is not None
    return record


def finished(host: Person, seats: int = 2) -> str:
    """The id of a table at which bots have finished a game."""
    table = host.create_for_bots(*[PILGRIM] * seats)
    with Client(host, table) as watcher:
        watcher.until(lambda: watcher.is_over)
    return table
