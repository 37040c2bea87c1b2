"""Thoughts: what might come of a running game, tried out by one person and kept by nobody."""

import hashlib
from itertools import islice
from typing import NamedTuple

from orbis.notation import NoSuchMoment, Record, write_state
from orbis.play import Match
from orbis.play.trail import Trail
from orbis.rules import RULES_VERSION, Reveal, State, TileSet
from orbis.rules.actions import EndTurn
from orbis.server.tables.events import Acted, Created, SeatPlan, Source, Status
from orbis.server.tables.new import start_of_choice
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable


def thought_from(state: State, tile_set: TileSet, player: str, name: str) -> GameTable:
    """A table of one's own that begins in a position, in which one decides for whoever has the turn."""
    seed = write_state(state)
    secret = hashlib.sha256(f"orbis thought 1\0{seed}".encode()).hexdigest()
    created = Created(
        by=player,
        seats=tuple(
            SeatPlan("person", name, player) if seat == state.seat else SeatPlan("bot", level="oracle")
            for seat in range(len(state.players))
        ),
        public=False,
        rules=RULES_VERSION,
        tiles=tile_set.content_id,
        secret=secret,
        draws="",
        substitute="",
        hints=False,
    )
    table = GameTable("thought", created, tile_set)
    table.match = Match(len(state.players), seed, tile_set, earlier=Trail(state))
    table.status = Status.PLAYING
    return table


class Beginning(NamedTuple):
    """What a thought begins with, taken from a table that goes on meanwhile."""

    table: str
    created: Created
    tile_set: TileSet
    record: Record
    number: int
    moment: int
    """The moment from which it goes on; what was decided before in the same turn can be taken back."""
    requested: tuple[int, ...]
    """How many decisions each request of the turn had made by then."""
    decided: tuple[int, ...]
    """What was decided in the turn by then."""

    def replayed(self) -> GameTable:
        """A table of one's own; its events follow those of the game by their numbers. Raise `Refused`."""
        try:
            tried = GameTable(self.table, self.created, self.tile_set, self.record)
        except NoSuchMoment as error:
            raise Refused("stale", str(error)) from None
        assert tried.match is not None
        decided = iter(self.decided)
        for size in self.requested:
            tried.fold(Acted(seat=tried.match.seat, actions=tuple(islice(decided, size)), before=tried.hash))
        tried.number = tried.position = self.number
        return tried


def thought(
    table: GameTable,
    player: str,
    seed: str,
    count: int | None,
    number: int,
    *,
    requested: tuple[int, ...] = (),
) -> Beginning:
    """What goes on from a moment of a running game; raise `Refused`.

    The unseen tiles are shuffled by the seed alone: nothing of the real deal is in it.
    """
    match = table.match
    if table.status is not Status.PLAYING or match is None:
        raise Refused("not_playing", "the game has not begun, or is over")
    if count is not None and count > match.count:
        raise Refused("stale", "the game has gone back behind that moment")
    if count is None:
        count = start_of_choice(match)
        requested = _grouped(table, match, count)
    begun = count - sum(requested)
    decided = match.moves[max(0, begun) : count]
    if begun < match.branched_at or any(isinstance(move, Reveal | EndTurn) for move in decided):
        raise Refused("stale", "the game has gone back, and on from there")
    created = Created(
        by=player,
        seats=tuple(SeatPlan("person", seat.name, player, ready=True) for seat in table.seats),
        public=False,
        rules=RULES_VERSION,
        tiles=table.settings.tiles,
        secret=hashlib.sha256(f"orbis thought 1\0{seed}".encode()).hexdigest(),
        draws="",
        substitute="",
        grace=None,
        hints=False,
        source=Source("", begun),
    )
    ids = tuple(move.id for move in decided if not isinstance(move, Reveal))
    return Beginning(table.id, created, table.tile_set, table.record(), number, count, requested, ids)


def _grouped(table: GameTable, match: Match, count: int) -> tuple[int, ...]:
    """How many decisions each request of the turn has made until then."""
    sizes = list(table.turn.requested)
    if sum(sizes) != match.decided:
        # The turn was not played here from its beginning.
        sizes = [1] * match.decided
    for _ in range(match.count - count):
        sizes[-1] -= 1
        if sizes[-1] == 0:
            sizes.pop()
    return tuple(sizes)
