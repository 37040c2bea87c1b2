"""Makes the set of solved endgames: `python -m orbis.lab.endgames.maker FILE`.

The search plays games with a small budget after up to two random rounds, so that no two are alike.
From each of the last turns at most one decision is added to the set, preferably the choice of a tile.
Left out are decisions that take more nodes than the limit (all sensible options together, or one of the
others), those whose sensible options are equally good, and half of those that do not change the chance to
win. The same seed makes the same set, whatever the number of processes.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from enum import Enum
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orbis import native
from orbis.bots import make_agent
from orbis.lab.endgames.endgame_set import (
    MARGIN_DIGITS,
    SAME_WIN,
    WIN_DIGITS,
    EndgameSet,
    SolvedEndgame,
    Value,
    write_endgames,
)
from orbis.lab.series.workers import WorkerAnswer, answers, available_jobs
from orbis.notation import parse_state, write_state
from orbis.play import Match
from orbis.rules import State, action_id, legal_actions
from orbis.rules.pieces import ROUNDS
from orbis.rules.state import Taking

LAST_ROUNDS = {2: 2, 3: 1, 4: 1}
SHARES = {2: 1000, 3: 500, 4: 500}
NODES = 5_000_000
PLAYER = "playouts@300"
MOST_RANDOM_ROUNDS = 2
TAKING, LATER = 0.75, 0.4
"""The chance that a decision is examined, if no other of its turn was."""

DULL = 0.5
"""The chance that a decision is left out if it does not change the chance to win."""


class Exclusion(Enum):
    TOO_LARGE = "too large"
    EQUAL = "equal"
    DECIDED = "decided"


Values = dict[int, Value]


class Solver:
    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self._searcher = native.core.Searcher(native.tables_of(), nodes=1024)

    def sensible(self, state: State) -> Values | None:
        """The values of the sensible options, or None if that takes too many nodes."""
        solution = self._searcher.solve(native.from_state(state), self._nodes)
        if solution is None:
            return None
        return {action: _value(results[state.seat]) for action, results in solution.results.items()}

    def all(self, state: State, known: Values) -> Values | None:
        """The values of all legal options, of which some are known; None if that takes too many nodes."""
        found: Values = {}
        for option in map(action_id, legal_actions(state)):
            value = known[option] if option in known else self._after(state, option)
            if value is None:
                return None
            found[option] = value
        return found

    def _after(self, state: State, option: int) -> Value | None:
        position = native.from_state(state)
        position.apply(option)
        evaluation = self._searcher.evaluate(position, 0, 1, self._nodes)
        return _value(evaluation.results[state.seat]) if evaluation.exact else None


def _value(result: "native.MeanResult") -> Value:
    return Value(round(result.win, WIN_DIGITS), round(result.margin, MARGIN_DIGITS))


def look_at(state: State, solver: Solver, random: Random) -> Values | Exclusion | None:
    """The values of a decision's options, or why it is left out; None if there is nothing to decide."""
    values = solver.sensible(state)
    if values is None:
        return Exclusion.TOO_LARGE
    if len(values) == 1:
        return None
    first = next(iter(values.values()))
    if all(value.equals(first) for value in values.values()):
        return Exclusion.EQUAL
    if all(abs(value.win - first.win) <= SAME_WIN for value in values.values()) and random.random() < DULL:
        return Exclusion.DECIDED
    return solver.all(state, values) or Exclusion.TOO_LARGE


class _Question(msgspec.Struct, frozen=True):
    seed: str
    players: int
    game: int
    nodes: int


class _Solved(msgspec.Struct, frozen=True):
    """A position of that game that belongs in the set."""

    state: str
    values: Values


Found = _Solved | Exclusion


def endgames_of_game(question: str) -> str:
    """The endgames of a game, and why others were left out: text to text, for other processes."""
    asked = msgspec.json.decode(question, type=_Question)
    random = Random(f"{asked.seed} {asked.players} {asked.game}")
    match = Match(asked.players, f"{asked.seed} {asked.game}")
    return msgspec.json.encode(list(_looked_at(match, Solver(asked.nodes), random))).decode()


def _looked_at(match: Match, solver: Solver, random: Random) -> Iterator[Found]:
    """Play a game, and yield each position that belongs in the set, or why it does not."""
    players, agents = len(match.state.players), (make_agent("uniform"), make_agent(PLAYER))
    early, late = random.randint(0, MOST_RANDOM_ROUNDS) * players, (ROUNDS - LAST_ROUNDS[players]) * players
    looked = -1
    while not match.state.is_over:
        state = match.state
        if state.turn >= late and state.turn != looked and _is_worth_it(state, random):
            found = look_at(state, solver, random)
            looked = looked if found is None else state.turn
            if isinstance(found, Exclusion):
                yield found
            elif found:
                yield _Solved(write_state(state), found)
        match.do(agents[state.turn >= early].choose(state, random).action)


def _is_worth_it(state: State, random: Random) -> bool:
    likely = TAKING if isinstance(state.decision, Taking) else LATER
    return len(legal_actions(state)) > 1 and random.random() < likely


class _Share:
    """The positions of a set for one number of players, collected from games in their order."""

    def __init__(self, players: int, wanted: int) -> None:
        self.players, self.wanted = players, wanted
        self.positions: dict[State, SolvedEndgame] = {}
        self.left_out = Counter[Exclusion]()
        self._early: dict[int, list[Found]] = {}
        self._next = 0

    @property
    def is_full(self) -> bool:
        return len(self.positions) >= self.wanted

    def add(self, answer: WorkerAnswer) -> None:
        """Add the positions of a game, once all games before it have been added."""
        game = msgspec.json.decode(answer.question, type=_Question).game
        self._early[game] = msgspec.json.decode(answer.text, type=list[Found])
        while not self.is_full and self._next in self._early:
            for each in self._early.pop(self._next):
                self._take(each)
            self._next += 1

    def _take(self, each: Found) -> None:
        if isinstance(each, Exclusion):
            self.left_out[each] += not self.is_full
        elif not self.is_full:
            state = parse_state(each.state)
            self.positions.setdefault(state, SolvedEndgame(self._next, state, each.values))


def make_endgames(
    seed: str, shares: dict[int, int] | None = None, nodes: int = NODES, jobs: int | None = None
) -> EndgameSet:
    """A set with the wanted numbers of positions, by number of players."""
    found = [_Share(players, wanted) for players, wanted in (SHARES if shares is None else shares).items()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for share in found:
            shown = progress.add_task(f"{share.players} players", total=share.wanted)
            ask = partial(_question, seed, share.players, nodes)
            with closing(answers(endgames_of_game, map(ask, count()), jobs or available_jobs())) as played:
                while not share.is_full:
                    share.add(next(played))
                    progress.update(shown, completed=len(share.positions))
    left_out = {reason.value: sum(share.left_out[reason] for share in found) for reason in Exclusion}
    positions = tuple(each for share in found for each in share.positions.values())
    return EndgameSet(seed, nodes, left_out, positions)


def _question(seed: str, players: int, nodes: int, game: int) -> str:
    return msgspec.json.encode(_Question(seed, players, game, nodes)).decode()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="where to write it")
    parser.add_argument("--seed", default="endgames")
    parser.add_argument("--nodes", type=int, default=NODES, help=f"the most of a solution ({NODES:,})")
    parser.add_argument("--jobs", type=int, help="processes at a time (one for each processor)")
    for players, share in SHARES.items():
        parser.add_argument(f"--for-{players}", type=int, default=share, help=f"positions ({share})")
    options = parser.parse_args()
    if not native.available():
        sys.exit("the compiled core is needed")
    shares = {players: getattr(options, f"for_{players}") for players in SHARES}
    endgames = make_endgames(options.seed, shares, options.nodes, options.jobs)
    options.file.write_bytes(write_endgames(endgames))


if __name__ == "__main__":
    main()
