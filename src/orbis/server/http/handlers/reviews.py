"""Reviews of records: queued, followed while they run, and the alternatives to a turn."""

from typing import Literal

from msgspec import Raw

from orbis.lab.review import DEFAULT_SIMULATIONS
from orbis.locales import Sentence, log_sentences, together
from orbis.notation import NotationError, follow, parse_turn
from orbis.rules import Action, IllegalAction, Reveal, apply
from orbis.rules.actions import EndTurn, PlaceAbove, PlaceLeft, PlaceRight, TakeTile, slot_of
from orbis.rules.state import Settling
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.protocol.reviews import (
    Instead,
    InsteadQuery,
    KeptReviewState,
    NewReview,
    ReviewQuery,
    ReviewState,
    Taken,
)
from orbis.server.reviews.progress import turns_in
from orbis.server.stores.store import ReviewJob, ReviewProgress
from orbis.server.tables.refusals import Refused, misread
from orbis.wire.game import game_of
from orbis.wire.names import SlotName, cell_name, slot_name

MOST_WORDS = 100
"""How many words of a turn are read; no turn has that many decisions."""


async def _queue_review(call: Call) -> KeptReviewState:
    record = await call.service.library.record(call.path["id"])
    job = ReviewJob(call.path["id"], call.body.simulations or DEFAULT_SIMULATIONS)
    progress = await call.service.store.queue_review(job, len(record.turns), call.service.clock.now())
    call.service.reviewer.wake()
    return _state(job, progress)


async def _review(call: Call) -> KeptReviewState:
    job = ReviewJob(call.path["id"], call.query.simulations or DEFAULT_SIMULATIONS)
    progress = await call.service.store.review(job)
    if progress is None:
        await call.service.library.record(call.path["id"])
        raise Refused("not_found", "this review was never requested")
    return _state(job, progress)


def _state(job: ReviewJob, progress: ReviewProgress) -> KeptReviewState:
    done, total, document, error, found = progress
    if document is not None:
        return KeptReviewState("done", done, total, job.simulations, review=Raw(document))
    state: Literal["failed", "working", "queued"] = "failed" if error else "working" if done else "queued"
    return KeptReviewState(state, done, total, job.simulations, turns_in(found), error=error)


async def _instead(call: Call) -> Instead:
    library = call.service.library
    record = await library.record(call.path["id"])
    played = follow(record, await library.tile_set(record.tiles))
    number = call.count("number")
    if number >= len(record.turns):
        raise Refused("not_found", "the record has no such turn")
    state = played.at(number)
    log: list[Sentence] = []
    taken: Taken | None = None
    placed: SlotName | None = None
    moves = sum(len(turn.moves) for turn in record.turns[:number])
    actions = _actions(call.query.turn)
    for action in actions:
        try:
            after = apply(state, action)
        except IllegalAction as error:
            raise Refused("illegal", str(error), error.rule) from None
        log += log_sentences(state, action, record.seats[state.seat].name, after)
        match action, after.decision:
            case TakeTile(), Settling(cell, tile):
                taken = Taken(cell_name(cell), tile.id)
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
        refusals=("not_found",),
        status=202,
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
