"""Tables as clients see them."""

from msgspec.structs import replace

from orbis.locales import Sentence
from orbis.notation import write_record
from orbis.rules import Phase
from orbis.server.protocol import table as wire
from orbis.server.protocol.lists import SeatInList, Summary, WishInList
from orbis.server.tables.due import due
from orbis.server.tables.events import GameEnding, Status
from orbis.server.tables.result import winners_of
from orbis.server.tables.table import GameTable
from orbis.wire.game import BriefGame, Game, game_of
from orbis.wire.replay import RecordEnding, id_of_record


def brief_of(table: GameTable) -> BriefGame | None:
    match, text = table.match, table.text
    if match is None or text is None:
        return None
    asks = table.status is Status.PLAYING and table.turn.paused is None
    return BriefGame(
        state=text,
        hash=table.hash,
        seat=match.seat if asks else None,
        phase=match.phase,
        options=match.option_ids if asks else (),
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
        host=table.host,
        settings=wire.Settings(
            public=settings.public,
            rules=settings.rules,
            tiles=settings.tiles,
            substitute=settings.substitute,
            clock=settings.clock,
            grace=settings.grace,
            hints=settings.hints,
            chat=settings.chat,
            rated=settings.rated,
            source=settings.source,
            previous=settings.previous,
            lesson=settings.lesson,
            daily=settings.daily,
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
                seat.awaited,
                seat.missed,
                seat.excused or None,
                seat.kept,
            )
            for seat in table.seats
        ),
        fairness=wire.Fairness(table.commitment, table.nonces, secret_of(table), table.settings.witnessed),
        wish=_wish(table),
        since=table.turn.since,
        rematch=table.rematch,
        paused=_paused(table),
        winners=winners_of(table),
        game=_game(table, with_previews) if full else None,
        brief=None if full else brief_of(table),
    )


def _game(table: GameTable, with_previews: bool) -> Game | None:
    match = table.match
    if match is None:
        return None
    game = game_of(
        match.state,
        match.count,
        match.decided,
        with_previews=with_previews and table.status is Status.PLAYING,
        text=table.text,
        hash=table.hash,
    )
    if table.turn.paused is not None and table.status is Status.PLAYING:
        question = Sentence.of("table-paused").plain()
        return replace(game, question=question, options=(), choice=None, decided=0)
    return game if table.status is Status.PLAYING or match.state.is_over else _asking_nobody(game)


def _paused(table: GameTable) -> wire.Paused | None:
    paused = table.turn.paused
    return wire.Paused(*paused) if paused is not None and table.status is Status.PLAYING else None


def _asking_nobody(game: Game) -> Game:
    """A game that was ended early, as it stands."""
    question = Sentence.of("question-over").plain()
    return replace(
        game, state=replace(game.state, seat=None), question=question, options=(), choice=None, decided=0
    )


def secret_of(table: GameTable) -> str | None:
    """The secret of the deal, once it is safe to reveal; that of the deal of the day is only in records."""
    return table.settings.secret if table.status is Status.OVER and not table.settings.daily else None


def _wish(table: GameTable) -> wire.PendingWish | None:
    pending = table.pending
    if pending is None:
        return None
    moment = moment_of(table, pending.count) if pending.wish == "rewind" else None
    return wire.PendingWish(
        pending.seat,
        pending.wish,
        pending.count,
        tuple(sorted(pending.waiting)),
        moment,
        pending.lasts or None,
    )


def moment_of(table: GameTable, count: int) -> wire.RewindMoment:
    """What is known of the moment after `count` moves."""
    assert table.match is not None
    state = table.match.at(count)
    return wire.RewindMoment(state.seat, state.round, state.phase is Phase.TAKE)


def summary_of(table: GameTable) -> Summary:
    match, is_over = table.match, table.status is Status.OVER
    return Summary(
        seats=tuple(
            SeatInList(seat.kind, seat.name, seat.level, seat.player, seat.kept, seat.replaced, seat.excused)
            for seat in table.seats
        ),
        tiles=table.settings.tiles,
        clock=table.settings.clock,
        round=match.round if match else 0,
        turn=match.seat if match and table.status is Status.PLAYING else None,
        totals=match.totals if match else (),
        winners=winners_of(table),
        since=table.turn.since,
        began=table.turn.began if match and not is_over else 0,
        clocks=tuple([seat.bank for seat in table.seats]) if table.settings.clock else (),
        ending=table.ending,
        record=id_of_record(write_record(table.record())) if match and is_over else "",
        parts=tuple([each[:4] for each in match.score()]) if match and match.is_over else (),
        paused=_paused(table) is not None,
        due=due(table),
        rated=table.settings.rated,
        rematch=_ready_for_rematch(table),
        daily=table.settings.daily,
        wish=_wish_in_list(table),
        spoke=tuple([seat.spoke for seat in table.seats]) if any(seat.spoke for seat in table.seats) else (),
        turns=match.turn if match else None,
        host=table.host if table.status is Status.WAITING else "",
    )


def _wish_in_list(table: GameTable) -> WishInList | None:
    pending = table.pending
    if pending is None:
        return None
    return WishInList(pending.seat, pending.wish, tuple(sorted(pending.waiting)), pending.at)


def ending_of(table: GameTable) -> RecordEnding | None:
    """How a game ended early; None for one that was played to its end, or left by everybody."""
    if table.ending is GameEnding.AGREED:
        return RecordEnding("agreed")
    if table.ending is GameEnding.RESIGNED:
        for number, seat in enumerate(table.seats):
            if seat.replaced == "resigned":
                return RecordEnding("resigned", number)
    return None


def _ready_for_rematch(table: GameTable) -> tuple[int, ...]:
    if not table.settings.previous or table.status is not Status.WAITING:
        return ()
    return tuple([number for number, seat in enumerate(table.seats) if seat.kind == "person" and seat.ready])
