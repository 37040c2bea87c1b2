"""Agents: whatever decides for a seat, its budget, and what it reports about its choice."""

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
    """An invalid budget, or one longer than anybody would wait for."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"expected a budget such as 1000ms or, in simulations, 5000; "
            f"at most {MOST_MILLISECONDS}ms or {MOST_SIMULATIONS}; found {text!r}"
        )
        self.text = text


@dataclass(frozen=True, slots=True)
class Budget:
    """How long an agent may think about a decision: milliseconds, or simulations, which are reproducible.

    A search that tries in vain to solve the end of a game takes up to twice as long.

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
    """Read a budget such as `1000ms` or, in simulations, `5000`; raise `InvalidBudget`."""
    found = _BUDGET.fullmatch(text)
    if not found:
        raise InvalidBudget(text)
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] else Budget(simulations=amount)


class Expectation(NamedTuple):
    """What a seat can expect: its chance of winning, its lead over the best opponent, the score by part."""

    win: float
    margin: float
    regions: float
    wildernesses: float
    temple: float
    god: float
    worshippers: float

    @property
    def total(self) -> float:
        return self.regions + self.wildernesses + self.temple + self.god


class Candidate(NamedTuple):
    """An action that was considered: how often, and what each seat can expect after it, if known."""

    action: Action
    visits: int
    seats: tuple[Expectation, ...] = ()


class Choice(NamedTuple):
    """An agent's choice and, if it reports them, the candidates, the best first."""

    action: Action
    candidates: tuple[Candidate, ...] = ()
    simulations: int = 0
    exact: bool = False


class Agent(Protocol):
    """Decides from the public state alone; all its random numbers come from the given generator."""

    def choose(self, state: State, random: Random, budget: Budget | None = None, /) -> Choice:
        """Choose a legal action within a budget, by default the agent's own."""
        ...


class Lapse(Enum):
    """Why an agent forfeits its game."""

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
    """An agent cannot continue its game: why, the details, and its last output."""

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
    """Holds a resource outside this process, such as a program."""

    def close(self) -> None: ...


def close_agents(agents: Iterable[object]) -> None:
    """Close all agents of a finished game that hold resources."""
    for agent in agents:
        if isinstance(agent, Closable):
            agent.close()
