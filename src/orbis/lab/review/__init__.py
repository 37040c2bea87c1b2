"""Reviews: what every turn of a game was worth, what would have been better and why, and who was lucky."""

from orbis.lab.review.analysis import DEFAULT_SIMULATIONS
from orbis.lab.review.document import document_of, to_json, turn_of
from orbis.lab.review.reasons import Reason
from orbis.lab.review.review import Review, SeatReview, TurnReview
from orbis.lab.review.reviewer import GameReviewer, review
from orbis.wire.review import Cause, Fact, Verdict

__all__ = [
    "DEFAULT_SIMULATIONS",
    "Cause",
    "Fact",
    "GameReviewer",
    "Reason",
    "Review",
    "SeatReview",
    "TurnReview",
    "Verdict",
    "document_of",
    "review",
    "to_json",
    "turn_of",
]
