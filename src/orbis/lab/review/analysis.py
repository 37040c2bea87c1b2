"""The analysis of a turn: the best turn found, and what is expected after it and after the played one."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from orbis import native
from orbis.bots.nets import net_for
from orbis.bots.patience import early, patient
from orbis.bots.search import MOST_NODES, Bounds, expectations, searcher_by
from orbis.play import Expectation
from orbis.rules import ACTIONS, STANDARD, Action, Reveal, State, TileSet, action_id, apply
from orbis.rules.actions import EndTurn, TakeGod
from orbis.rules.pieces import ROUNDS

DEFAULT_SIMULATIONS = 32_000
"""How many simulations an evaluation takes in the first round; a whole turn takes about seven times that."""

MOST_TIMES = 4
MOST_TIMES_LEARNED = 2
"""How many times more it takes at most in later rounds, which matter more, and are shorter without a net."""

LEAST_SIMULATIONS = 16

TAKES = 3
"""How many ways to begin a turn are followed to its end."""

LAST_TURNS = {2: 4, 3: 3, 4: 3}
"""By number of players, how many turns before the end of the game exact values are attempted."""

TREE = 1 << 20
"""How many nodes a search keeps by default: twice as many as the longest one needs."""

NODES = 48_000_000
"""How many nodes an exact value may take."""

POINT = 0.001
"""The win chance that one point ahead is worth if turns have nearly equal chances."""

_TAKING, _TAKING_A_TILE, _CHOOSING, _WEIGHING, _LUCK = range(5)
_GOING_ON = 1 << 6
"""The purposes of simulations; each further decision of a turn that begins with an action is one."""

Values = tuple[Expectation, ...]
"""What every seat can expect."""


class Stopped(Exception):
    """An analysis that was cancelled."""


@dataclass(frozen=True, slots=True)
class Line:
    """The decisions of a turn, without its end, and the state before that end."""

    actions: tuple[Action, ...]
    end: State


class Analysis(msgspec.Struct, frozen=True):
    """The best turn found, what is expected after it and after the played one, exactly or not, and the luck.

    `best` has the ids of its decisions, without the end of the turn. `luck` is the change of each seat's win
    chance by the revealed tile: what is expected with it, minus the mean over all tiles that could have come.
    `lead` is the chance by which the best turn is ahead of the best one that begins differently.
    """

    best: tuple[int, ...]
    best_values: Values
    played_values: Values
    luck: tuple[float, ...]
    exact: bool
    lead: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best turn found, the best one that begins differently, if any, and the lead over it in chance."""

    best: Line
    other: Line | None
    lead: float


def analyse(
    start: State,
    played: Line | None = None,
    revealed: int | None = None,
    *,
    tile_set: TileSet = STANDARD,
    simulations: int = DEFAULT_SIMULATIONS,
    check: Callable[[], None] = lambda: None,
) -> Analysis:
    """Analyse the turn that begins in a state, and the tile that came after it.

    Without a played turn, the best one takes its place. `check` is called often, and may raise `Stopped`.
    """
    analyst = Analyst(start, tile_set, check, simulations)
    best, values, exact, lead = analyst.compare(played)
    none = (0.0,) * len(start.players)
    luck = none if played is None or revealed is None else analyst.luck(played.end, revealed)
    return Analysis(tuple(map(action_id, best.actions)), values[0], values[-1], luck, exact, lead)


def worth(win: float, margin: float) -> float:
    """What turns are ranked by: the win chance and, where chances are nearly equal, the points ahead."""
    return win + POINT * margin


class Analyst:
    """Analyses one turn with its own searcher, so that nothing else influences what it finds.

    Whoever asks gets the same answer: a coach during the turn, and a review after the game.
    """

    def __init__(
        self,
        start: State,
        tile_set: TileSet,
        check: Callable[[], None],
        simulations: int = DEFAULT_SIMULATIONS,
        *,
        exact_nodes: int = NODES,
    ) -> None:
        self._exact_nodes = exact_nodes
        nodes = TREE if simulations <= DEFAULT_SIMULATIONS else MOST_NODES
        net = net_for(len(start.players), tile_set)
        self._searcher = searcher_by(net, tile_set, Bounds(nodes, check))
        self._start = start
        self._seat = start.seat
        self._tile_set = tile_set
        self._check = check
        self._turns_to_solve = ROUNDS * len(start.players) - LAST_TURNS[len(start.players)] - start.turn
        most = MOST_TIMES if net is None else MOST_TIMES_LEARNED
        times = min(ROUNDS / (ROUNDS + 1 - start.round), most)
        self._simulations = max(round(simulations * times), LEAST_SIMULATIONS)
        self._known: dict[bytes, Values] = {}
        self._too_far: set[int] = set()

    def advise(self) -> Advice:
        """The turn to advise from the state on, before any other question is asked."""
        return self._solved() or self._chosen(list(self._candidates()))

    def compare(self, played: Line | None) -> tuple[Line, list[Values], bool, float]:
        """The best turn (the played one if as good), the values of one or both, if exact, and the lead."""
        advice = self.advise()
        best = advice.best
        if played is None or played.end == best.end:
            return played or best, *self.weigh([best]), advice.lead
        values, exact = self.weigh([best, played])
        if self._worth(values[1]) >= self._worth(values[0]):
            return played, values[1:], exact, max(0.0, values[1][self._seat].win - values[0][self._seat].win)
        return best, values, exact, advice.lead

    def weigh(self, lines: Sequence[Line]) -> tuple[list[Values], bool]:
        """What is expected after turns, by the same simulations for all, and whether that is exact."""
        return self._values([line.end for line in lines], self._simulations, _WEIGHING)

    def luck(self, end: State, revealed: int) -> tuple[float, ...]:
        """How a revealed tile changed the chances, compared with the mean of all that could come."""
        refilling = apply(end, EndTurn())
        tiles = [tile.id for tile in refilling.next_stack]
        after = [apply(refilling, Reveal(tile)) for tile in tiles]
        if after[0].is_over:
            return (0.0,) * len(end.players)
        values, _ = self._values(after, 2 * self._simulations // len(after), _LUCK)
        chances = [[seat.win for seat in each] for each in values]
        actual = chances[tiles.index(revealed)]
        return tuple(own - fmean(all) for own, all in zip(actual, zip(*chances, strict=True), strict=True))

    def exact(self, end: State) -> Values | None:
        """The exact values of an end of the turn; None if that takes too long."""
        found = self._exact_values([native.from_state(end, self._tile_set)])
        return None if found is None else found[0]

    def simulated(self, ends: Sequence[State]) -> list[Values]:
        """The values of ends of the turn, estimated by the same simulations for all."""
        natives = [native.from_state(end, self._tile_set) for end in ends]
        return [self._simulated(end, self._simulations, _WEIGHING) for end in natives]

    def _worth(self, values: Values) -> float:
        own = values[self._seat]
        return worth(own.win, own.margin)

    def _values(self, states: list[State], simulations: int, purpose: int) -> tuple[list[Values], bool]:
        """The values of states, and whether all are exact; if not, all get the same simulations."""
        simulations = max(simulations, LEAST_SIMULATIONS)
        ends = [native.from_state(state, self._tile_set) for state in states]
        exact = self._exact_values(ends) if self._turns_to_solve <= 1 else None
        return exact or [self._simulated(end, simulations, purpose) for end in ends], exact is not None

    def _exact_values(self, ends: "list[native.NativeState]") -> list[Values] | None:
        """The exact values of states of one turn, or None unless all can be found."""
        for end in ends:
            if end.turn in self._too_far:
                return None
            key = end.to_bytes()
            if key not in self._known:
                self._check()
                evaluation = self._searcher.evaluate(end, 0, 1, self._exact_nodes)
                if not evaluation.exact:
                    self._too_far.add(end.turn)
                    return None
                self._known[key] = expectations(evaluation.results)
        return [self._known[end.to_bytes()] for end in ends]

    def _simulated(self, end: "native.NativeState", simulations: int, purpose: int) -> Values:
        self._check()
        return expectations(self._searcher.evaluate(end, self._seed(purpose), simulations).results)

    def _seed(self, purpose: int) -> int:
        """The same for the same purpose, whatever came before, so that more simulations only add to these."""
        return self._start.turn << 16 | purpose

    def _solved(self) -> Advice | None:
        if self._turns_to_solve > 0:
            return None
        solution = self._solution(self._root())
        best = None if solution is None else self._perfect(solution.best)
        if solution is None or best is None:
            return None
        own = {id: results[self._seat] for id, results in solution.results.items()}
        others = sorted(own, key=lambda each: (-worth(own[each].win, own[each].margin), each))
        others.remove(solution.best)
        lead = _lead([each.win for each in own.values()], list(own).index(solution.best))
        if solution.nodes > self._exact_nodes:  # a better one of the others may be missing
            lead = 0.0
        return Advice(best, self._perfect(others[0]) if others else None, lead)

    def _perfect(self, id: int) -> Line | None:
        """The best turn that begins with an action; None if that cannot be found."""

        def decide(state: "native.NativeState", _ids: list[int]) -> int | None:
            solution = self._solution(state)
            return None if solution is None else solution.best

        return self._followed(id, decide)

    def _solution(self, state: "native.NativeState") -> "native.Solution | None":
        self._check()
        return self._searcher.solve(state, self._exact_nodes)

    def _candidates(self) -> Iterator[Line]:
        """The lines that begin with the most searched options, each followed to its end."""
        root = self._root()
        takes = self._ranked(root, self._simulations, _TAKING)[:TAKES]
        if isinstance(ACTIONS[takes[0]], TakeGod) and early(self._start):
            # A search that likes a god hardly looks at the tiles.
            others = self._ranked(root, self._simulations, _TAKING_A_TILE, gods=False)
            takes += [id for id in others if not isinstance(ACTIONS[id], TakeGod)][:1]
        for id in dict.fromkeys(takes):
            line = self._followed(id, self._liked)
            assert line is not None
            yield line

    def _liked(self, state: "native.NativeState", ids: list[int]) -> int:
        """How to go on with a turn in which some decisions were made."""
        return self._ranked(state, self._simulations // 4, _GOING_ON * (ids[0] + 1) + len(ids))[0]

    def _followed(
        self, id: int, decide: "Callable[[native.NativeState, list[int]], int | None]"
    ) -> Line | None:
        """The turn that begins with an action and goes on as decided; None where nothing is decided."""
        state, ids = self._root(), [id]
        state.apply(id)
        while not _is_at_end(state):
            following = decide(state, ids)
            if following is None:
                return None
            ids.append(following)
            state.apply(following)
        return Line(tuple(ACTIONS[each] for each in ids), native.to_state(state))

    def _root(self) -> "native.NativeState":
        return native.from_state(self._start, self._tile_set)

    def _ranked(
        self, state: "native.NativeState", simulations: int, purpose: int, *, gods: bool = True
    ) -> list[int]:
        """The options of a decision, the most searched first."""
        self._check()
        seed = self._seed(purpose)
        report = self._searcher.search(state, seed, simulations=simulations, thrifty=False, gods=gods)
        ranked = sorted(report.branches, key=lambda branch: (-branch.visits, -branch.value, branch.action))
        return [branch.action for branch in ranked]

    def _chosen(self, candidates: list[Line]) -> Advice:
        """The best candidate by a first evaluation; only a second, independent one says how good it is."""
        if len(candidates) == 1:
            return Advice(candidates[0], None, 0.0)
        values, _ = self._values([each.end for each in candidates], self._simulations // 2, _CHOOSING)
        worths = [self._worth(each) for each in values]
        chances = [each[self._seat].win for each in values]
        best = patient(
            self._start, [each.actions[0] for each in candidates], chances, worths.index(max(worths))
        )
        other = max((index for index in range(len(worths)) if index != best), key=lambda index: worths[index])
        return Advice(candidates[best], candidates[other], _lead(chances, best))


def _lead(chances: list[float], best: int) -> float:
    """By how much one of several chances is ahead of the others; 0 if it is not, or is alone."""
    others = chances[:best] + chances[best + 1 :]
    return max(0.0, chances[best] - max(others)) if others else 0.0


def _is_at_end(state: "native.NativeState") -> bool:
    return state.options() == [_END]


_END = action_id(EndTurn())
