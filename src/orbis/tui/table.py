"""A table in this terminal: a match, who sits at it, and the file that keeps it."""

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
    """A match with its seats; a seat without an agent is played by a human at this terminal."""

    match: Match
    seats: tuple[Seat, ...]
    agents: tuple[Agent | None, ...]
    path: Path

    @property
    def state(self) -> State:
        """What all players see now."""
        return self.match.state

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def agent(self) -> Agent | None:
        """Who decides now, if it is no human."""
        return self.agents[self.state.seat]

    def bots_choice(self) -> Action:
        """What the bot at turn decides; leaving and resuming a game does not change it."""
        assert self.agent is not None
        return self.agent.choose(self.state, Random(write_state(self.state))).action

    def close(self) -> None:
        """Let the agents go."""
        close_agents(self.agents)

    def command(self, name: str) -> str:
        """A command about the table's file, as it can be typed here."""
        called = Path(sys.argv[0])
        found = shutil.which(PROGRAM) is None and called.name == PROGRAM and called.exists()
        program = os.path.relpath(called) if found else PROGRAM
        return f"{quote(program)} {name} {quote(str(self.path))}"

    def save(self, path: Path | None = None) -> None:
        """Write the record to the table's file, or to another."""
        # Without its secret nobody could go on with the game, and who plays here has the secret in this file.
        record = self.match.record(self.seats, reveal_secret=True)
        write_safely(path or self.path, write_record(record))
