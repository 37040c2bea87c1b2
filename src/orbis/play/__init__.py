"""Playing: matches with their hidden deal, taking back and rewinding, fair shuffles, and what an agent is."""

from orbis.notation import NoSuchMoment
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
from orbis.play.match import Clock, IllegalTakeBack, Match
from orbis.play.trail import Step

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
    "Lapse",
    "Match",
    "NoSuchMoment",
    "Step",
    "close_agents",
    "read_budget",
]
