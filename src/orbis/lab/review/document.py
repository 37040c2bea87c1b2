"""A review as JSON, the same in every language; docs/review.md describes it."""

import json
from typing import Any

from orbis.lab.review.analysis import Values
from orbis.lab.review.reasons import Reason
from orbis.lab.review.review import Chances, Review, SeatReview, TurnReview
from orbis.lab.review.sentences import why_sentence
from orbis.lab.review.verdicts import Verdict
from orbis.notation import write_action, write_turn
from orbis.rules import Action
from orbis.rules.actions import TakeTile

FORMAT = "orbis review 1"
"""What the document says it is; the number is the version of its schema."""

DIGITS = 6


def to_json(review: Review) -> str:
    """The text of a review as JSON."""
    return json.dumps(to_document(review), ensure_ascii=False, indent=1) + "\n"


def to_document(review: Review) -> dict[str, Any]:
    """A review in terms of JSON."""
    record = review.record
    return {
        "format": FORMAT,
        "rules": record.rules,
        "tiles": record.tiles,
        "simulations": review.simulations,
        "finished": record.result is not None,
        "seats": [_seat(review, each) for each in review.seats],
        "turns": [turn_document(each) for each in review.turns],
        "now": _values(review.now),
    }


def _seat(review: Review, seat: SeatReview) -> dict[str, Any]:
    who = review.record.seats[seat.seat]
    return {
        "name": who.name,
        "kind": who.kind,
        "accuracy": round(seat.accuracy, 2),
        "mean_loss": _rounded(seat.mean_loss),
        "verdicts": {verdict.value: seat.verdicts[verdict] for verdict in Verdict},
        "finest": seat.finest.label if seat.finest else None,
        "worst": seat.worst.label if seat.worst else None,
        "books": {
            part: _rounded(getattr(seat, part))
            for part in ("start", "own", "others", "luck", "correction", "end")
        },
    }


def turn_document(turn: TurnReview) -> dict[str, Any]:
    """A reviewed turn in terms of JSON."""
    return {
        "turn": turn.label,
        "number": turn.number,
        "seat": turn.seat,
        "played": write_turn(turn.played),
        "best": write_turn(turn.best),
        "verdict": turn.verdict.value,
        "loss": _rounded(turn.loss),
        "points_lost": _rounded(turn.points_lost),
        "exact": turn.exact,
        "lead": _rounded(turn.lead),
        "before": _values(turn.before),
        "after": _values(turn.after),
        "then": _values(turn.then),
        "luck": _chances(turn.luck),
        "correction": _chances(turn.correction),
        "reason": _reason(turn.reason) if turn.reason else None,
        "why": why_sentence(turn).plain(),
    }


def _reason(reason: Reason) -> dict[str, Any]:
    fact = reason.fact and {"id": reason.fact.value, "best": reason.best, "played": reason.played}
    return {
        "action": reason.action and write_action(reason.action),
        "tile": _tile(reason, reason.action),
        "cause": reason.cause.value,
        "points": _rounded(reason.points),
        "fact": fact,
    }


def _tile(reason: Reason, action: Action | None) -> int | None:
    """The id of the tile that the best turn takes instead."""
    if reason.state is None or not isinstance(action, TakeTile):
        return None
    tile = reason.state.display[action.cell].tile
    return None if tile is None else tile.id


def _values(values: Values) -> list[dict[str, float]]:
    return [
        {name: _rounded(value) for name, value in {**each._asdict(), "total": each.total}.items()}
        for each in values
    ]


def _chances(chances: Chances) -> list[float]:
    return [_rounded(chance) for chance in chances]


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no negative zero
