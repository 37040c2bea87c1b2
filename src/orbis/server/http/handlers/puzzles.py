"""Puzzles from reviewed games: which are one's own, one of them, and what an answer is worth."""

from functools import reduce

import msgspec

from orbis.lab.puzzles.best_turns import best_turn
from orbis.lab.review.analysis import Line
from orbis.lab.review.answers import judge, missed
from orbis.lab.review.reasons import Reason, fact_sentence, gain_sentence
from orbis.native import NativeUnavailable
from orbis.notation import Record, follow, write_state
from orbis.rules import STANDARD, Reveal, State, TileSet, apply
from orbis.rules.actions import EndTurn
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.mine import SCAN_COST
from orbis.server.http.handlers.tables import HINT_COST
from orbis.server.http.handlers.thoughts import check_open, decisions, position_of
from orbis.server.http.visitors import Visitor
from orbis.server.mine.mistakes import own_games, own_mistakes
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.puzzles import (
    Comparison,
    Gain,
    NewAnswer,
    NewComparison,
    OwnMistake,
    TurnAnswer,
    TurnPuzzle,
)
from orbis.server.tables.events import Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Act, TakeBack
from orbis.server.tables.thought import thought_from
from orbis.server.workshop import Check, Lane
from orbis.wire.replay import SeatInRecord
from orbis.wire.review import ReviewedTurn

NODES = 200_000
"""How many nodes the exact value of a turn of an endgame may take, as for the puzzles."""


class _Reviewed(msgspec.Struct, frozen=True):
    """What is read of a review."""

    simulations: int
    turns: tuple[ReviewedTurn, ...]


class _Question(msgspec.Struct, frozen=True):
    """A reviewed turn, where it began, and how thoroughly it was reviewed."""

    record: Record
    tile_set: TileSet
    start: State
    turn: ReviewedTurn
    simulations: int


async def _mistakes(call: Call) -> tuple[OwnMistake, ...]:
    call.charge(SCAN_COST)
    service, me = call.service, call.visitor.id
    games = own_games(await service.my_tables.all(me, Status.OVER), me)
    documents = await service.store.reviews.finished(tuple(game.summary.record for game in games))
    found: list[OwnMistake] = []
    for game in reversed(games):
        document = documents.get(game.summary.record)
        if document is not None:
            found += await _mistakes_in(call, game, document)
    return tuple(found)


async def _mistakes_in(call: Call, game: Listed, document: bytes) -> list[OwnMistake]:
    library = call.service.library
    record, events = await library.record(game.summary.record), await library.events(game.id)
    tile_set, me = await library.tile_set(record.tiles), call.visitor.id
    return await call.do(
        Lane.QUICK, lambda _: own_mistakes(game, me, record, tile_set, document=document, events=events)
    )


async def _question(call: Call) -> _Question:
    """The reviewed turn of a path; raise `Refused` if there is none."""
    service, id, number = call.service, call.path["id"], call.count("number")
    record = await service.library.record(id)
    service.upkeep.note_used(id)
    tile_set = await service.library.tile_set(record.tiles)
    document = (await service.store.reviews.finished((id,))).get(id)
    if document is None:
        raise Refused("not_found", "the record has not been reviewed yet")
    reviewed = document

    def find(_: Check) -> _Question | None:
        review = msgspec.json.decode(reviewed, type=_Reviewed)
        turn = next((turn for turn in review.turns if turn.number == number), None)
        if turn is None:
            return None
        return _Question(record, tile_set, follow(record, tile_set).at(number), turn, review.simulations)

    question = await call.do(Lane.QUICK, find)
    if question is None:
        raise Refused("not_found", "the review has no such turn")
    return question


async def _puzzle(call: Call) -> TurnPuzzle:
    found = await _question(call)
    seats = tuple(SeatInRecord(seat.name, seat.kind) for seat in found.record.seats)
    return TurnPuzzle(write_state(found.start), found.record.tiles, seats, found.start.round, found.turn)


async def _compare(call: Call) -> Comparison:
    wanted: NewComparison = call.body
    call.charge(HINT_COST)
    check_open(wanted.asks)

    def lines(check: Check) -> tuple[State, Line, Line]:
        start = position_of(wanted.state, STANDARD)
        best = best_turn(start)
        if best is None:
            raise Refused("unfit", "no endgame of the page begins in this position")
        own = _line_of(start, STANDARD, wanted.asks, call.visitor, check)
        return start, Line(best, reduce(apply, best, start)), own

    start, best, own = await call.do(Lane.QUICK, lines)
    try:
        reason = await call.do(
            Lane.REVIEWING, lambda check: missed(start, best, own, nodes=NODES, check=check)
        )
    except NativeUnavailable:
        raise Refused("unavailable", "comparing turns needs the compiled core") from None
    return Comparison(_gain(reason, start))


async def _answer(call: Call) -> TurnAnswer:
    wanted: NewAnswer = call.body
    call.charge(HINT_COST)
    check_open(wanted.asks)
    found = await _question(call)
    line = await call.do(
        Lane.QUICK, lambda check: _line_of(found.start, found.tile_set, wanted.asks, call.visitor, check)
    )
    try:
        answer = await call.do(
            Lane.REVIEWING,
            lambda check: judge(
                found.turn,
                found.start,
                line,
                tile_set=found.tile_set,
                simulations=found.simulations,
                check=check,
            ),
        )
    except NativeUnavailable:
        raise Refused("unavailable", "judging a turn needs the compiled core") from None
    seat = found.turn.seat
    return TurnAnswer(
        answer.verdict,
        answer.solved,
        round(answer.win, 4),
        round(found.turn.before[seat].win, 4),
        round(found.turn.after[seat].win, 4),
        round(answer.points_lost, 2),
        answer.exact,
        answer.compared.value,
        _gain(answer.gained, found.start),
        _gain(answer.missed, found.start),
    )


def _gain(reason: Reason | None, start: State) -> Gain | None:
    if reason is None:
        return None
    gain, fact = gain_sentence(reason, len(start.players) - 1), fact_sentence(reason)
    return Gain(gain.plain(), None if fact is None else fact.plain())


def _line_of(
    start: State, tile_set: TileSet, asks: tuple[Act | TakeBack, ...], visitor: Visitor, check: Check
) -> Line:
    """What an answer decides up to the end of the turn; raise `Refused` unless it can end there."""
    tried = thought_from(start, tile_set, visitor.id, visitor.name)
    for decided in decisions(tried, asks, visitor.id, check):
        tried.fold(decided)
    assert tried.match is not None
    if EndTurn.id not in tried.match.option_ids:
        raise Refused("unfit", "the turn is not over yet: decide what is left of it")
    actions = tuple([move for move in tried.match.moves if not isinstance(move, Reveal)])
    return Line(actions, tried.match.state)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/my/mistakes",
        "my_mistakes",
        "The turns of yours that reviews call mistakes, the oldest first",
        tuple[OwnMistake, ...],
        _mistakes,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/turns/{number}/puzzle",
        "puzzle",
        "A reviewed turn to be played again",
        TurnPuzzle,
        _puzzle,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/comparisons",
        "compare_turns",
        "What the best turn of an endgame gains over another; nothing is kept",
        Comparison,
        _compare,
        body=NewComparison,
        refusals=("not_your_turn", "illegal", "stale", "unfit", "unavailable"),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/turns/{number}/answers",
        "answer_puzzle",
        "What another way to play a reviewed turn is worth; nothing is kept",
        TurnAnswer,
        _answer,
        body=NewAnswer,
        refusals=("not_found", "not_your_turn", "illegal", "stale", "unfit", "unavailable"),
        identity=True,
    ),
)
