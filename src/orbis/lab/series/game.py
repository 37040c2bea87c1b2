"""One game between agents: the task, how it is played, and its result."""

import time
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from orbis.bots import UnknownAgent, make_agent
from orbis.notation import Seat, write_record
from orbis.notation.records import is_kind
from orbis.play import Agent, Forfeit, InvalidBudget, Match, close_agents
from orbis.rules import RULES_VERSION, STANDARD, IllegalAction, TileSet

LONGEST_REASON = 200


class Task(NamedTuple):
    """A game to play: a deal of a series, and the agents by seat in one of its seatings."""

    seed: str
    deal: int
    seating: int
    agents: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.agents)

    @property
    def deal_seed(self) -> str:
        """The seed of the deal, the same in all its seatings."""
        return f"{self.seed} {self.deal}"

    def chance(self, seat: int) -> Random:
        """The random source of a seat: its own in each game, whenever and wherever that is played."""
        return Random(f"{self.seed} {self.deal} {self.seating} {seat}")


class SeatResult(NamedTuple):
    """How a seat fared: its score by part, its turns, its decisions and its time."""

    regions: int
    wildernesses: int
    temple: int
    god: int
    worshippers: int
    turns: int
    decisions: int
    milliseconds: float

    @property
    def total(self) -> int:
        """The creation points of all parts."""
        return self.regions + self.wildernesses + self.temple + self.god


class Forfeiture(NamedTuple):
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A played game: the results by seat, the winners, and the whole record."""

    task: Task
    seats: tuple[SeatResult, ...]
    winners: tuple[int, ...]
    forfeit: Forfeiture | None
    record: str
    tiles: str = STANDARD.content_id
    rules: int = RULES_VERSION

    @property
    def ranks(self) -> tuple[tuple[int, int], ...]:
        """What determines places, higher is better (D4); whoever forfeits ranks below equal seats."""
        if self.forfeit:
            return tuple((int(seat != self.forfeit.seat), 0) for seat in range(len(self.seats)))
        return tuple((each.total, each.worshippers) for each in self.seats)


class _Tally:
    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.turns: set[int] = set()


def play_game(task: Task, tile_set: TileSet = STANDARD) -> GameResult:
    """Play a game until it ends or an agent forfeits; raise `UnknownAgent` or `InvalidBudget`."""
    match = Match(task.players, task.deal_seed, tile_set)
    tallies = [_Tally() for _ in task.agents]
    agents: list[Agent] = []
    try:
        forfeit = _seat(agents, task, tile_set) or _play(match, agents, task, tallies)
    finally:
        for agent in agents:
            with suppress(Exception):  # the game is over, and the other agents must be closed as well
                close_agents([agent])
    return _result(task, match, tallies, forfeit)


def _seat(agents: list[Agent], task: Task, tile_set: TileSet) -> Forfeiture | None:
    """Create the agents; stop at one that cannot be created."""
    for seat, kind in enumerate(task.agents):
        try:
            agents.append(make_agent(kind, tile_set))
        except (UnknownAgent, InvalidBudget):
            raise
        except Exception as error:  # an agent may fail in any way
            return Forfeiture(seat, _reason(error))
    return None


def _play(match: Match, agents: list[Agent], task: Task, tallies: list[_Tally]) -> Forfeiture | None:
    chances = [task.chance(seat) for seat in range(task.players)]
    while not match.state.is_over:
        state = match.state
        seat = state.seat
        tally = tallies[seat]
        began = time.perf_counter()
        try:
            choice = agents[seat].choose(state, chances[seat])
            tally.seconds += time.perf_counter() - began
            match.do(choice.action)
        except Exception as error:  # an agent may fail in any way
            return Forfeiture(seat, _reason(error))
        tally.decisions += 1
        tally.turns.add(state.turn)
    return None


def _reason(error: Exception) -> str:
    """Why an agent could not continue, on one line."""
    text = str(error) if isinstance(error, Forfeit | IllegalAction) else f"{type(error).__name__}: {error}"
    return " ".join(text.split())[:LONGEST_REASON] or type(error).__name__


def _result(task: Task, match: Match, tallies: list[_Tally], forfeit: Forfeiture | None) -> GameResult:
    scores = match.score()
    seats = tuple(
        SeatResult(
            score.regions,
            score.wildernesses,
            score.temple,
            score.god,
            score.worshippers,
            len(tally.turns),
            tally.decisions,
            round(tally.seconds * 1000, 3),
        )
        for score, tally in zip(scores, tallies, strict=True)
    )
    winners = match.winners()
    if forfeit:
        winners = tuple(seat for seat in range(task.players) if seat != forfeit.seat)
    record = write_record(match.record([_seat_of(kind) for kind in task.agents]))
    return GameResult(task, seats, winners, forfeit, record, match.tile_set.content_id)


def _seat_of(agent: str) -> Seat:
    """An agent as a record names it: the kind there is one word."""
    word, *_ = agent.split(maxsplit=1) or [""]
    return Seat(agent, word if is_kind(word) else "agent")
