"""Simulations per second of a search on one core, compared with OpenSpiel's search in C++.

The search by a net is also compared with the search by playouts, over the decisions of whole games.
"""

import time
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.peers import present
from benchmarks.turns import Absent, Contender, Played
from orbis import native
from orbis.bots import Search
from orbis.bots.nets import net_for
from orbis.bots.search import LAST_TURNS
from orbis.play import Budget, Match
from orbis.rules import legal_actions
from orbis.rules.pieces import ROUNDS

UNIFORM = "orbis, uniform playouts"
PLAYOUTS = "orbis, whole games, playouts"
LEARNED = "orbis, whole games, net"
SPIEL = ("hearts", "backgammon")
WHOLE = "2 players, all decisions that are not solved, each with the same time"
OPENINGS = 64
PART = 10_000
SPIEL_PART = 200


def searches(random: Random) -> Iterator[Contender | Absent]:
    """Our search with both kinds of playouts, and the installed peers."""
    yield Contender(UNIFORM, search_turn(random, uniform=True), "from 2-player openings")
    yield Contender("orbis, informed playouts", search_turn(random, uniform=False), "from 2-player openings")
    yield Contender(PLAYOUTS, whole_game(None), WHOLE)
    yield Contender(LEARNED, whole_game(net_for(2)), WHOLE)
    for game in SPIEL:
        yield present(f"OpenSpiel MCTS, {game}", partial(of_spiel, game, random))


class search_turn:  # noqa: N801 — it is called as a function
    """Turns of searches, each from a new opening."""

    def __init__(self, random: Random, *, uniform: bool) -> None:
        self._searcher = native.core.Searcher(native.tables_of(), uniform=uniform)
        self._openings = [native.from_state(Match(2, f"speed {n}").state) for n in range(OPENINGS)]
        self._random = random

    def __call__(self, seconds: float) -> Played:
        made = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            opening, seed = self._random.choice(self._openings), self._random.getrandbits(64)
            made += self._searcher.search(opening, seed, simulations=PART, thrifty=False).simulations
        return Played(made, 0, spent)


class whole_game:  # noqa: N801 — it is called as a function
    """Turns of searches, each for all decisions of a game; what a tree knows is kept as in play."""

    def __init__(self, net: "native.Net | None") -> None:
        self._net = net
        self._played = 0

    def __call__(self, seconds: float) -> Played:
        positions = decisions(self._played)
        self._played += 1
        searcher = native.core.Searcher(native.tables_of(), net=self._net)
        milliseconds = max(1, round(1000 * seconds / len(positions)))
        made = 0
        began = time.perf_counter()
        for number, position in enumerate(positions):
            report = searcher.search(position, number, milliseconds=milliseconds, thrifty=False)
            made += report.simulations
        return Played(made, 1, time.perf_counter() - began)


@cache
def decisions(game: int) -> "list[native.NativeState]":
    """Where there is a choice in a game of two quick searches, up to the turns that are solved."""
    match, random, agent = Match(2, f"whole {game}"), Random(game), Search(budget=Budget(simulations=50))
    found = []
    while match.state.turn < ROUNDS * 2 - LAST_TURNS:
        if len(legal_actions(match.state)) > 1:
            found.append(native.from_state(match.state))
        match.do(agent.choose(match.state, random).action)
    return found


def of_spiel(game: str, random: Random, name: str) -> Contender:
    spiel = import_module("pyspiel")
    note = "C++, one random rollout a simulation, from the first choice"
    return Contender(name, SpielTurns(spiel, spiel.load_game(game), random), note)


class SpielTurns:
    """Turns of searches, each from a new deal or throw, small enough for the tree to fit in memory."""

    def __init__(self, spiel: Any, game: Any, random: Random) -> None:
        self._spiel, self._game, self._random = spiel, game, random

    def __call__(self, seconds: float) -> Played:
        made, spent = 0, 0.0
        while spent < seconds:
            root, bot = self._root(), self._bot()
            began = time.perf_counter()
            tree = bot.mcts_search(root)
            spent += time.perf_counter() - began
            made += tree.explore_count
        return Played(made, 0, spent)

    def _root(self) -> Any:
        """The first position with a choice; without a choice the search would end at once."""
        root = self._game.new_initial_state()
        while len(root.legal_actions()) == 1 or root.is_chance_node():
            if root.is_chance_node():
                outcomes, chances = zip(*root.chance_outcomes(), strict=True)
                root.apply_action(self._random.choices(outcomes, chances)[0])
            else:
                root.apply_action(root.legal_actions()[0])
        return root

    def _bot(self) -> Any:
        seeds = [self._random.getrandbits(31) for _ in range(2)]
        evaluator = self._spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seeds[0])
        return self._spiel.MCTSBot(self._game, evaluator, 1.0, SPIEL_PART, 1000, False, seeds[1], False)
