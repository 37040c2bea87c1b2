"""Agents: whatever decides for a seat, how long it may think, and what it can tell about its choice."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from orbis.rules import Action, State

MOST_MILLISECONDS = 3_600_000
MOST_SIMULATIONS = 1_000_000_000

_BUDGET = re.compile(r"([1-9][0-9]{0,9})(ms)?")


class InvalidBudget(ValueError):
    """A text or amount that is no budget, or more than anybody would wait for."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"expected a budget such as 1000ms or, in simulations, 5000; "
            f"at most {MOST_MILLISECONDS}ms or {MOST_SIMULATIONS}; found {text!r}"
        )
        self.text = text


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an agent may think over a decision: milliseconds, or simulations, which are the same anywhere.

    >>> str(read_budget("1000ms")), str(read_budget("500"))
    ('1000ms', '500')
    """

    milliseconds: int = 0
    simulations: int = 0

    def __post_init__(self) -> None:
        is_one = bool(self.milliseconds) != bool(self.simulations)
        if not is_one or not (
            0 <= self.milliseconds <= MOST_MILLISECONDS and 0 <= self.simulations <= MOST_SIMULATIONS
        ):
            raise InvalidBudget(str(self))

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)


def read_budget(text: str) -> Budget:
    """Read a budget such as `1000ms` or, in simulations, `5000`; or raise `InvalidBudget`."""
    found = _BUDGET.fullmatch(text)
    if not found:
        raise InvalidBudget(text)
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] else Budget(simulations=amount)


class Expectation(NamedTuple):
    """What a seat may expect: its chance to win, the points ahead of the best other, the score by part."""

    win: float
    margin: float
    regions: float
    wildernesses: float
    temple: float
    god: float
    worshippers: float

    @property
    def total(self) -> float:
        """The creation points of all parts."""
        return self.regions + self.wildernesses + self.temple + self.god


class Candidate(NamedTuple):
    """An action that was considered: how often, and what every seat may expect after it, if that is known."""

    action: Action
    visits: int
    seats: tuple[Expectation, ...] = ()


class Choice(NamedTuple):
    """What an agent chose, and as far as it can tell, what it considered, best first."""

    action: Action
    candidates: tuple[Candidate, ...] = ()
    simulations: int = 0
    exact: bool = False


class Agent(Protocol):
    """Decides by the public state alone; whatever it draws comes from the given generator."""

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose one of the legal actions of a state within a budget, by default the agent's own."""
        ...


class Lapse(Enum):
    """What costs an agent its game."""

    ABSENT = "absent"
    ENDED = "ended"
    CLOSED = "closed"
    SILENT = "silent"
    ENDLESS = "endless"
    UNASKED = "unasked"
    GARBLED = "garbled"
    REFUSED = "refused"
    ILLEGAL = "illegal"


_REASONS = {
    Lapse.ABSENT: "the program cannot be started",
    Lapse.ENDED: "the program has ended with exit status",
    Lapse.CLOSED: "the program has closed its output",
    Lapse.SILENT: "the program has not answered in time",
    Lapse.ENDLESS: "the program has written a line that does not end",
    Lapse.UNASKED: "the program has written a line that nobody asked for",
    Lapse.GARBLED: "the program's answer cannot be understood",
    Lapse.REFUSED: "the program has answered with an error",
    Lapse.ILLEGAL: "the program has chosen an action that is not legal",
}


class Forfeit(Exception):
    """An agent that cannot go on with its game: why, what exactly, and what it said last."""

    def __init__(self, lapse: Lapse, detail: str = "", said: tuple[str, ...] = ()) -> None:
        super().__init__(lapse, detail, said)
        self.lapse = lapse
        self.detail = detail
        self.said = said

    def __str__(self) -> str:
        reason = f"{_REASONS[self.lapse]}: {self.detail}" if self.detail else _REASONS[self.lapse]
        return f"{reason}; it said last: {self.said[-1]}" if self.said else reason


@runtime_checkable
class Closable(Protocol):
    """What holds something beyond this process, such as a program."""

    def close(self) -> None:
        """Let go of it."""
        ...


def close_agents(agents: Iterable[object]) -> None:
    """Let all agents of a game that is over let go of what they hold."""
    for agent in agents:
        if isinstance(agent, Closable):
            agent.close()
