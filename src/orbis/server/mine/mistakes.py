"""The turns of somebody that reviews call mistakes."""

from collections.abc import Iterable

import msgspec

from orbis.lab.review.answers import CLEAR
from orbis.notation import Record, follow, hash_of, write_state
from orbis.rules import TileSet
from orbis.server.mine.statistics import own_seat
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.puzzles import OwnMistake
from orbis.server.tables.events import Acted, AnyEvent
from orbis.wire.review import Verdict

MOST_GAMES = 100
"""In how many games mistakes are looked for, the latest."""


class _ReviewedTurn(msgspec.Struct, frozen=True):
    number: int
    seat: int
    verdict: Verdict
    settled: bool = False


class _Reviewed(msgspec.Struct, frozen=True):
    """What is read of a review; the rest is long."""

    turns: tuple[_ReviewedTurn, ...]


_decoder = msgspec.json.Decoder(_Reviewed)


def own_games(tables: Iterable[Listed], me: str) -> list[Listed]:
    """The games that were played from one seat, and can have been reviewed, the latest first."""
    found = [table for table in tables if table.summary.record and own_seat(table.summary, me) is not None]
    return found[:MOST_GAMES]


def own_mistakes(
    game: Listed,
    me: str,
    record: Record,
    tile_set: TileSet,
    *,
    document: bytes,
    events: Iterable[AnyEvent],
) -> list[OwnMistake]:
    """The mistakes of a game, by its review, that were somebody's own.

    A bot may have played some of their turns, and what came before the moment from which a table continues
    was played elsewhere: a turn is theirs if they decided something where it begins.
    """
    summary, seat = game.summary, own_seat(game.summary, me)
    decided = {
        event.before for event in events if isinstance(event, Acted) and event.by and event.seat == seat
    }
    starts = follow(record, tile_set)
    return [
        OwnMistake(
            game.id,
            summary.record,
            turn.number,
            turn.number // len(summary.seats) + 1,
            summary.since or game.updated,
            tuple([each.name for index, each in enumerate(summary.seats) if index != seat]),
            turn.verdict,
        )
        for turn in _decoder.decode(document).turns
        if turn.seat == seat
        and turn.verdict in CLEAR
        and not turn.settled
        and hash_of(write_state(starts.at(turn.number))) in decided
    ]
