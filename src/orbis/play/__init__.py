"""Playing: matches with a hidden deal, taking back and rewinding, fair shuffles, and the agent protocol."""

from orbis.play.agent import (
    Agent,
    Budget,
    Candidate,
    Choice,
    Expectation,
    Forfeit,
    InvalidBudget,
    Lapse,
    close_agents,
    read_budget,
)
from orbis.play.match import IllegalTakeBack, Match
from orbis.play.trail import Step
from orbis.play.verification import resume, verify

__all__ = [
    "Agent",
    "Budget",
    "Candidate",
    "Choice",
    "Expectation",
    "Forfeit",
    "IllegalTakeBack",
    "InvalidBudget",
    "Lapse",
    "Match",
    "Step",
    "close_agents",
    "read_budget",
    "resume",
    "verify",
]
