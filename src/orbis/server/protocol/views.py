"""Tables as clients see them."""

from collections.abc import Sequence

from orbis.rules import Score, score
from orbis.rules.scoring import best
from orbis.server.protocol import table as wire
from orbis.server.tables.events import Status
from orbis.server.tables.table import GameTable
from orbis.wire.game import BriefGame, Game, game_of


def brief_of(table: GameTable) -> BriefGame | None:
    match, text = table.match, table.text
    if match is None or text is None:
        return None
    state = match.state
    return BriefGame(
        state=text,
        hash=table.hash,
        seat=None if state.is_over else state.seat,
        phase=state.phase,
        options=tuple([action.id for action in match.options()]),
        count=match.count,
        decided=match.decided,
    )


def view_of(table: GameTable, *, full: bool, with_previews: bool = False) -> wire.View:
    """A table as any client sees it; `full` adds everything that the page shows."""
    settings = table.settings
    return wire.View(
        id=table.id,
        number=table.number,
        position=table.position,
        status=table.status,
        ending=table.ending,
        settings=wire.Settings(
            public=settings.public,
            rules=settings.rules,
            tiles=settings.tiles,
            substitute=settings.substitute,
            clock=settings.clock,
            grace=settings.grace,
            pace=settings.pace,
            hints=settings.hints,
            source=settings.source,
            previous=settings.previous,
        ),
        seats=tuple(
            wire.Seat(
                seat.kind,
                seat.name,
                seat.player,
                seat.level,
                seat.ready,
                seat.nonce,
                seat.replaced,
                seat.bank,
            )
            for seat in table.seats
        ),
        fairness=wire.Fairness(table.commitment, table.nonces, secret_of(table)),
        wish=_wish(table),
        since=table.since,
        rematch=table.rematch,
        game=_game(table, with_previews) if full else None,
        brief=None if full else brief_of(table),
    )


def _game(table: GameTable, with_previews: bool) -> Game | None:
    match = table.match
    if match is None:
        return None
    return game_of(
        match.state,
        match.count,
        match.decided,
        with_previews=with_previews,
        text=table.text,
        hash=table.hash,
    )


def secret_of(table: GameTable) -> str | None:
    """The secret of the deal, once it is safe to reveal."""
    return table.settings.secret if table.status is Status.OVER else None


def _wish(table: GameTable) -> wire.PendingWish | None:
    pending = table.pending
    if pending is None:
        return None
    return wire.PendingWish(pending.seat, pending.wish, pending.count, tuple(sorted(pending.waiting)))


def summary_of(table: GameTable) -> wire.Summary:
    match = table.match
    state = match.state if match else None
    over = state is not None and state.is_over
    scores: Sequence[Score] = score(state) if state and over else ()
    return wire.Summary(
        seats=tuple(wire.SeatInList(seat.kind, seat.name, seat.level, seat.player) for seat in table.seats),
        tiles=table.settings.tiles,
        clock=table.settings.clock,
        round=state.round if state else 0,
        turn=state.seat if state and table.status is Status.PLAYING else None,
        totals=tuple(each.total for each in scores),
        winners=best(scores) if scores else (),
    )
