"""Playing: matches with their hidden deal, take-back, fair shuffles, and what an agent is."""

from orbis.play.agent import Agent
from orbis.play.match import Clock, IllegalTakeBack, Match, Step

__all__ = ["Agent", "Clock", "IllegalTakeBack", "Match", "Step"]
