"""Reviews: what every turn of a game was worth, what would have been better and why, and who was lucky."""

from orbis.lab.review.analysis import DEFAULT_SIMULATIONS
from orbis.lab.review.document import to_document, to_json, turn_document
from orbis.lab.review.reasons import Cause, Fact, Reason
from orbis.lab.review.review import Review, SeatReview, TurnReview
from orbis.lab.review.reviewer import Reviewing, review
from orbis.lab.review.verdicts import Verdict

__all__ = [
    "DEFAULT_SIMULATIONS",
    "Cause",
    "Fact",
    "Reason",
    "Review",
    "Reviewing",
    "SeatReview",
    "TurnReview",
    "Verdict",
    "review",
    "to_document",
    "to_json",
    "turn_document",
]
