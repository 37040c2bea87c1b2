"""Playing: matches with their hidden deal, take-back, fair shuffles, and what an agent is."""

from orbis.play.agent import (
    Agent,
    Budget,
    Candidate,
    Choice,
    Expectation,
    Forfeit,
    InvalidBudget,
    read_budget,
)
from orbis.play.match import Clock, IllegalTakeBack, Match, Step

__all__ = [
    "Agent",
    "Budget",
    "Candidate",
    "Choice",
    "Clock",
    "Expectation",
    "Forfeit",
    "IllegalTakeBack",
    "InvalidBudget",
    "Match",
    "Step",
    "read_budget",
]
