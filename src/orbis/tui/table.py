"""A table in this terminal: a match, its players, and the file that stores it."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shlex import quote

from orbis.notation import Seat, write_record, write_state
from orbis.play import Agent, Match, close_agents
from orbis.rules import Action, State
from orbis.tui.saves import write_safely

PROGRAM = "orbis"


@dataclass(frozen=True, slots=True)
class TerminalTable:
    """A match with its seats; a human at this terminal plays a seat without an agent."""

    match: Match
    seats: tuple[Seat, ...]
    agents: tuple[Agent | None, ...]
    path: Path

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def agent(self) -> Agent | None:
        """The agent that decides now; None for a human."""
        return self.agents[self.state.seat]

    def bots_choice(self) -> Action:
        """The choice of the current bot; leaving and resuming a game does not change it."""
        assert self.agent is not None
        return self.agent.choose(self.state, Random(write_state(self.state))).action

    def close(self) -> None:
        close_agents(self.agents)

    def command(self, name: str) -> str:
        """A command about the table's file, as it can be typed here."""
        called = Path(sys.argv[0])
        found = shutil.which(PROGRAM) is None and called.name == PROGRAM and called.exists()
        program = os.path.relpath(called) if found else PROGRAM
        return f"{quote(program)} {name} {quote(str(self.path))}"

    def save(self, path: Path | None = None) -> None:
        # Without its secret nobody could continue the game, and whoever plays here owns this file anyway.
        record = self.match.record(self.seats, reveal_secret=True)
        write_safely(path or self.path, write_record(record))
