"""Reviews of records: queued, followed while they are being done, and what else a turn could have been."""

from typing import get_args

import msgspec

from orbis.lab.review import DEFAULT_SIMULATIONS
from orbis.locales import Sentence, log_sentences, together
from orbis.notation import NotationError, follow, parse_turn
from orbis.rules import Action, IllegalAction, Reveal, apply
from orbis.rules.actions import EndTurn
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.protocol.pages import NewReview, ReviewQuery
from orbis.server.protocol.reviews import Instead, InsteadQuery, ReviewDocument, ReviewError, ReviewState
from orbis.server.protocol.views import game_of
from orbis.server.reviews.progress import read_findings
from orbis.server.stores.store import ReviewJob, ReviewProgress
from orbis.server.tables.refusals import Refused, misread

MOST_WORDS = 100
"""How many decisions a turn is read with; no turn has as many."""


async def _queue_review(call: Call) -> ReviewState:
    record = await call.service.library.record(call.path["id"])
    job = ReviewJob(call.path["id"], call.body.simulations or DEFAULT_SIMULATIONS)
    progress = await call.service.store.queue_review(job, len(record.turns), call.service.clock.now())
    call.service.reviewer.wake()
    return _state(job, progress)


async def _review(call: Call) -> ReviewState:
    await call.service.library.record(call.path["id"])
    job = ReviewJob(call.path["id"], call.query.simulations or DEFAULT_SIMULATIONS)
    progress = await call.service.store.review(job)
    if progress is None:
        raise Refused("not_found", "nobody has asked for this review")
    return _state(job, progress)


def _state(job: ReviewJob, progress: ReviewProgress) -> ReviewState:
    done, total, document, error, found = progress
    if document is not None:
        review = msgspec.json.decode(document, type=ReviewDocument)
        return ReviewState("done", done, total, job.simulations, review=review)
    turns = read_findings(found).turns
    if error is not None:
        return ReviewState("failed", done, total, job.simulations, turns, error=_error(error))
    return ReviewState("working" if done else "queued", done, total, job.simulations, turns)


def _error(kept: str) -> ReviewError:
    # Earlier versions kept a sentence.
    return next((code for code in get_args(ReviewError) if code == kept), "unfit")


async def _instead(call: Call) -> Instead:
    library = call.service.library
    record = await library.record(call.path["id"])
    played = follow(record, await library.tile_set(record.tiles))
    number = call.count("number")
    if number >= len(record.turns):
        raise Refused("not_found", "the record has no such turn")
    state = played.at(number)
    log: list[Sentence] = []
    moves = sum(len(turn.moves) for turn in record.turns[:number])
    actions = _actions(call.query.turn)
    for action in actions:
        try:
            after = apply(state, action)
        except IllegalAction as error:
            raise Refused("illegal", str(error), error.rule) from None
        log += log_sentences(state, action, record.seats[state.seat].name, after)
        state = after
    return Instead(
        game_of(state, moves + len(actions), running=len(actions), with_previews=False),
        tuple(sentence.plain() for sentence in together(log)),
    )


def _actions(text: str) -> tuple[Action, ...]:
    """The decisions of a turn but for its end: after that comes chance, and nobody knows its answer."""
    try:
        moves = parse_turn(text)
    except NotationError as error:
        raise Refused("unfit", f"the turn cannot be read: {error}"[:500], faults=(misread(error),)) from None
    actions = tuple(move for move in moves if not isinstance(move, Reveal | EndTurn))
    if len(actions) < len(moves) or len(moves) > MOST_WORDS:
        raise Refused("unfit", "the turn is told without its end, and has few decisions")
    return actions


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/records/{id}/review",
        "queue_review",
        "Ask for the review of a record",
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
        "How far a review is, and the review",
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
