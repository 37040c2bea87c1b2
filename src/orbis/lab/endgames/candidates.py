"""The endgames of a game: which of its last decisions are solved and belong in the set.

The search plays the game with a small budget after up to two random rounds, so that no two are alike.
From each of the last turns at most one decision is looked at, preferably the choice of a tile.
Left out are decisions that take more nodes than the limit (all sensible options together, or one of the
others), those whose sensible options are equally good, and half of those that do not change the chance to
win.
"""

from collections.abc import Iterator
from enum import Enum
from random import Random

import msgspec

from orbis import native
from orbis.bots import make_agent
from orbis.lab.endgames.endgame_set import MARGIN_DIGITS, SAME_WIN, WIN_DIGITS, Value
from orbis.notation import write_state
from orbis.play import Match
from orbis.rules import State, action_id, legal_actions
from orbis.rules.pieces import ROUNDS
from orbis.rules.state import Taking

LAST_ROUNDS = {2: 2, 3: 1, 4: 1}
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
        if solution is None or solution.nodes > self._nodes:  # then options are missing
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


class GameQuestion(msgspec.Struct, frozen=True):
    seed: str
    players: int
    game: int
    nodes: int
    core: str = ""
    """The build of the core that plays and solves: another one may say something else."""


class SolvedState(msgspec.Struct, frozen=True):
    """A position of that game that belongs in the set."""

    state: str
    values: Values


Found = SolvedState | Exclusion


def endgames_of_game(question: str) -> str:
    """The endgames of a game, and why others were left out: text to text, for other processes."""
    asked = msgspec.json.decode(question, type=GameQuestion)
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
                yield SolvedState(write_state(state), found)
        match.do(agents[state.turn >= early].choose(state, random).action)


def _is_worth_it(state: State, random: Random) -> bool:
    likely = TAKING if isinstance(state.decision, Taking) else LATER
    return len(legal_actions(state)) > 1 and random.random() < likely
