"""How somebody's games went: counted from the lists of their tables."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from orbis.server.protocol.lists import Listed, SeatInList, Summary
from orbis.server.protocol.mine import OpponentTally, PlayersTally, ScoredGame, Statistics
from orbis.server.tables.events import GameEnding

Key = TypeVar("Key", int, str)

MOST_SCORED = 100
"""How many games are told one by one, the latest."""


def counts(table: Listed) -> bool:
    """Whether a game was decided; lists of before do not tell, but only such games have winners."""
    ending = table.summary.ending
    return bool(table.summary.winners) if ending is None else ending.is_decided


def own_seat(summary: Summary, me: str) -> int | None:
    """The seat of a player; None for whoever played several at one screen."""
    own = [number for number, seat in enumerate(summary.seats) if seat.player == me]
    return own[0] if len(own) == 1 else None


def scored_games(tables: Iterable[Listed], me: str) -> list[Listed]:
    """The games that are told one by one, the latest first: those whose points are final."""
    found = [
        table
        for table in tables
        if counts(table)
        and table.summary.ending is not GameEnding.RESIGNED
        and own_seat(table.summary, me) is not None
    ]
    return sorted(found, key=_ended, reverse=True)[:MOST_SCORED]


def _ended(table: Listed) -> tuple[int, str]:
    return table.summary.since or table.updated, table.id


def statistics(
    tables: Iterable[Listed],
    me: str,
    names: Mapping[str, str],
    reviews: Mapping[str, tuple[float | None, ...]],
) -> Statistics:
    """What is counted, given the names of people who are not forgotten, and reviews by the ids of records."""
    tables = [table for table in tables if counts(table) and own_seat(table.summary, me) is not None]
    by_players: dict[int, list[int]] = {}
    people: dict[str, list[int]] = {}
    bots: dict[str, list[int]] = {}
    won = 0
    for table in tables:
        summary, winners = table.summary, table.summary.winners
        own = own_seat(summary, me)
        is_won = own in winners
        won += is_won
        _add(by_players, len(summary.seats), is_won, False)
        met: set[str] = set()
        for number, seat in enumerate(summary.seats):
            tally, key = (bots, seat.level) if seat.kind == "bot" else (people, seat.player)
            if number != own and key not in met and (seat.kind == "bot" or seat.player in names):
                met.add(key)
                _add(tally, key, is_won, any(_key(summary.seats[each]) == key for each in winners))
    return Statistics(
        games=len(tables),
        won=won,
        players=tuple(PlayersTally(count, *each[:2]) for count, each in sorted(by_players.items())),
        opponents=(
            *(OpponentTally(names[id], "", id, *each) for id, each in people.items()),
            *(OpponentTally("", level, "", *each) for level, each in bots.items()),
        ),
        scored=tuple(_scored(table, me, reviews) for table in reversed(scored_games(tables, me))),
    )


def _key(seat: SeatInList) -> str:
    return seat.level if seat.kind == "bot" else seat.player


def _add(tallies: dict[Key, list[int]], key: Key, mine: bool, theirs: bool) -> None:
    tally = tallies.setdefault(key, [0, 0, 0])
    for index, each in enumerate((True, mine, theirs)):
        tally[index] += each


def _scored(table: Listed, me: str, reviews: Mapping[str, tuple[float | None, ...]]) -> ScoredGame:
    summary = table.summary
    own = own_seat(summary, me)
    assert own is not None
    found = reviews.get(summary.record, ())
    return ScoredGame(
        table=table.id,
        at=_ended(table)[0],
        players=len(summary.seats),
        total=summary.totals[own],
        parts=summary.parts[own] if summary.parts else None,
        won=own in summary.winners,
        accuracy=found[own] if own < len(found) else None,
        opponents=tuple([seat for number, seat in enumerate(summary.seats) if number != own]),
        rated=summary.rated,
        shared=own in summary.winners and len(summary.winners) > 1,
    )
