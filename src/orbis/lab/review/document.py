"""A review as JSON, the same in every language; docs/review.md describes it."""

import json

import msgspec

from orbis.lab.review.analysis import Values
from orbis.lab.review.reasons import Reason
from orbis.lab.review.review import Chances, Review, SeatReview, TurnReview
from orbis.lab.review.sentences import why_sentence
from orbis.notation import Seat, write_action, write_turn
from orbis.rules import Action
from orbis.rules.actions import TakeTile
from orbis.wire.review import (
    Books,
    Expected,
    ReasonFact,
    ReviewDocument,
    ReviewedSeat,
    ReviewedTurn,
    TurnReason,
    Verdict,
    VerdictCounts,
)

FORMAT = "orbis review 1"
"""The format's name; the number is the version of its schema."""

DIGITS = 6


def to_json(review: Review) -> str:
    return json.dumps(msgspec.to_builtins(document_of(review)), ensure_ascii=False, indent=1) + "\n"


def document_of(review: Review) -> ReviewDocument:
    record = review.record
    return ReviewDocument(
        format=FORMAT,
        rules=record.rules,
        tiles=record.tiles,
        simulations=review.simulations,
        finished=record.result is not None,
        seats=tuple(_seat(record.seats[each.seat], each) for each in review.seats),
        turns=tuple(turn_of(each) for each in review.turns),
        expected=_values(review.expected),
    )


def measured(accuracy: float | None) -> float | None:
    """An accuracy as a review tells it."""
    return None if accuracy is None else round(accuracy, 2)


def _seat(who: Seat, seat: SeatReview) -> ReviewedSeat:
    return ReviewedSeat(
        name=who.name,
        kind=who.kind,
        accuracy=measured(seat.accuracy),
        mean_loss=_rounded(seat.mean_loss),
        verdicts=VerdictCounts(
            best=seat.verdicts[Verdict.BEST],
            good=seat.verdicts[Verdict.GOOD],
            inaccuracy=seat.verdicts[Verdict.INACCURACY],
            mistake=seat.verdicts[Verdict.MISTAKE],
            blunder=seat.verdicts[Verdict.BLUNDER],
        ),
        finest=_label(seat.finest),
        worst=_label(seat.worst),
        books=Books(
            start=_rounded(seat.start),
            own=_rounded(seat.own),
            others=_rounded(seat.others),
            luck=_rounded(seat.luck),
            correction=_rounded(seat.correction),
            end=_rounded(seat.end),
        ),
    )


def _label(turn: TurnReview | None) -> str | None:
    return None if turn is None else turn.label


def turn_of(turn: TurnReview) -> ReviewedTurn:
    return ReviewedTurn(
        turn=turn.label,
        number=turn.number,
        seat=turn.seat,
        played=write_turn(turn.played),
        best=write_turn(turn.best),
        verdict=turn.verdict,
        loss=_rounded(turn.loss),
        points_lost=_rounded(turn.points_lost),
        settled=turn.settled,
        exact=turn.exact,
        lead=_rounded(turn.lead),
        before=_values(turn.before),
        after=_values(turn.after),
        then=_values(turn.then),
        luck=_chances(turn.luck),
        correction=_chances(turn.correction),
        reason=None if turn.reason is None else _reason(turn.reason),
        why=why_sentence(turn).plain(),
    )


def _reason(reason: Reason) -> TurnReason:
    return TurnReason(
        action=None if reason.action is None else write_action(reason.action),
        tile=_tile(reason, reason.action),
        cause=reason.cause,
        points=_rounded(reason.points),
        fact=None if reason.fact is None else ReasonFact(reason.fact, reason.best, reason.played),
    )


def _tile(reason: Reason, action: Action | None) -> int | None:
    """The id of the tile that the best turn takes instead."""
    if reason.state is None or not isinstance(action, TakeTile):
        return None
    tile = reason.state.display[action.cell].tile
    return None if tile is None else tile.id


def _values(values: Values) -> tuple[Expected, ...]:
    return tuple(
        Expected(
            win=_rounded(each.win),
            margin=_rounded(each.margin),
            regions=_rounded(each.regions),
            wildernesses=_rounded(each.wildernesses),
            temple=_rounded(each.temple),
            god=_rounded(each.god),
            worshippers=_rounded(each.worshippers),
            total=_rounded(each.total),
        )
        for each in values
    )


def _chances(chances: Chances) -> tuple[float, ...]:
    return tuple(map(_rounded, chances))


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no negative zero
