"""Reviews of records: queued, followed while they run, and the alternatives to a turn."""

from contextlib import suppress
from typing import Literal

from orbis.lab.review import DEFAULT_SIMULATIONS
from orbis.locales import Sentence, log_sentences, together
from orbis.notation import NotationError, Record, follow, parse_turn
from orbis.rules import Action, IllegalAction, Reveal, TileSet, apply
from orbis.rules.actions import EndTurn, PlaceAbove, PlaceLeft, PlaceRight, TakeTile, slot_of
from orbis.rules.state import Settling
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.protocol.reviews import (
    STEPS,
    Instead,
    InsteadQuery,
    KeptReviewState,
    NewReview,
    ReviewQuery,
    ReviewState,
    TakenTile,
)
from orbis.server.reviews.accuracies import with_accuracies
from orbis.server.reviews.progress import turns_in
from orbis.server.stores.reviews import ReviewJob, ReviewProgress
from orbis.server.tables.refusals import Refused, misread
from orbis.server.workshop import Lane
from orbis.wire.game import game_of
from orbis.wire.names import SlotName, cell_name, slot_name

MOST_WORDS = 100
"""How many words of a turn are read; no turn has that many decisions."""


async def _queue_review(call: Call) -> KeptReviewState:
    job = ReviewJob(call.path["id"], call.body.simulations or DEFAULT_SIMULATIONS)
    if job.simulations not in STEPS:
        raise Refused("bad_request", f"the simulations are one of {', '.join(map(str, STEPS))}")
    record = await call.service.library.record(job.record)
    progress = await call.service.store.reviews.queue(job, len(record.turns), call.service.clock.now())
    if progress.document is None:
        call.service.reviewer.ask(job, call.owner)
    return _state(job, progress)


async def _review(call: Call) -> KeptReviewState:
    job = ReviewJob(call.path["id"], call.query.simulations or DEFAULT_SIMULATIONS)
    progress = await call.service.store.reviews.find(job)
    if progress is None:
        record = await call.service.library.record(call.path["id"])
        return KeptReviewState("unasked", 0, len(record.turns), job.simulations)
    if progress.document is None and progress.error is None and job.simulations in STEPS:
        _still_wanted(call, job)
    return _state(job, progress)


def _still_wanted(call: Call, job: ReviewJob) -> None:
    """Go on with a review that somebody waits for, also if it was begun before a restart."""
    if not call.service.reviewer.renew(job) and call.visitor.id:
        with suppress(Refused):
            call.service.reviewer.ask(job, call.owner)


def _state(job: ReviewJob, progress: ReviewProgress) -> KeptReviewState:
    done, total, document, error, found = progress
    if document is not None:
        return KeptReviewState("done", done, total, job.simulations, review=with_accuracies(document))
    state: Literal["failed", "working", "queued"] = "failed" if error else "working" if done else "queued"
    return KeptReviewState(state, done, total, job.simulations, turns_in(found), error=error)


async def _instead(call: Call) -> Instead:
    library = call.service.library
    record = await library.record(call.path["id"])
    tile_set, number = await library.tile_set(record.tiles), call.count("number")
    if number >= len(record.turns):
        raise Refused("not_found", "the record has no such turn")
    turn: str = call.query.turn
    return await call.do(Lane.QUICK, lambda _: _led_to(record, tile_set, number, turn))


def _led_to(record: Record, tile_set: TileSet, number: int, turn: str) -> Instead:
    state = follow(record, tile_set).at(number)
    log: list[Sentence] = []
    taken: TakenTile | None = None
    placed: SlotName | None = None
    moves = sum(len(turn.moves) for turn in record.turns[:number])
    actions = _actions(turn)
    for action in actions:
        try:
            after = apply(state, action)
        except IllegalAction as error:
            raise Refused("illegal", str(error), error.rule) from None
        log += log_sentences(state, action, record.seats[state.seat].name, after)
        match action, after.decision:
            case TakeTile(), Settling(cell, tile):
                taken = TakenTile(cell_name(cell), tile.id)
            case (PlaceLeft() | PlaceRight() | PlaceAbove()) as place, _:
                placed = slot_name(slot_of(state.player.universe, place))
            case _:
                pass
        state = after
    return Instead(
        game_of(state, moves + len(actions), decided=len(actions), with_previews=False),
        tuple(sentence.plain() for sentence in together(log)),
        taken,
        placed,
    )


def _actions(text: str) -> tuple[Action, ...]:
    """The decisions of a turn without its end: after that comes a random tile, which nobody knows."""
    try:
        moves = parse_turn(text)
    except NotationError as error:
        raise Refused("unfit", f"the turn cannot be read: {error}"[:500], faults=(misread(error),)) from None
    actions = tuple(move for move in moves if not isinstance(move, Reveal | EndTurn))
    if len(actions) < len(moves) or len(moves) > MOST_WORDS:
        raise Refused("unfit", f"expected at most {MOST_WORDS} decisions, without the end of the turn")
    return actions


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/records/{id}/review",
        "queue_review",
        "Request the review of a record",
        ReviewState,
        _queue_review,
        body=NewReview,
        refusals=("not_found", "unavailable"),
        status=202,
        identity=True,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/review",
        "review",
        "The progress of a review, and the review once it is done",
        ReviewState,
        _review,
        query=ReviewQuery,
        refusals=("not_found",),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/turns/{number}/instead",
        "instead",
        "Where another turn would have led",
        Instead,
        _instead,
        query=InsteadQuery,
        refusals=("not_found", "illegal", "unfit"),
    ),
)
