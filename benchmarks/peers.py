"""Engines for other games from PyPI, playing at random at full speed; all are optional."""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.turns import Absent, Contender, Played, of_games

LEVELS = ("none", "light", "all")
SPIEL = ("tic_tac_toe", "connect_four", "hearts", "backgammon", "chess")
PGX = ("connect_four", "backgammon", "chess")
BATCHES = (1, 64, 1024)
RLCARD = ("uno", "gin-rummy", "limit-holdem")


def peers(level: str, quick: bool, random: Random) -> Iterator[Contender | Absent]:
    """The contenders of a level: the light ones install quickly, all of them take about 600 MB."""
    if level == "none":
        return
    yield present("python-chess", partial(of_chess, random))
    for name in RLCARD:
        yield present(f"rlcard {name}", partial(of_rlcard, name, random))
    if level == "light":
        return
    for name in SPIEL:
        yield present(f"OpenSpiel {name}", partial(of_spiel, name, random))
    for name in PGX[:1] if quick else PGX:
        for batch in BATCHES:
            yield present(f"pgx {name}, batch of {batch}", partial(of_pgx, name, batch, random))


def present(name: str, made: Callable[[str], Contender]) -> Contender | Absent:
    """The contender, or the reason for its absence: no third-party failure may stop the run."""
    try:
        contender = made(name)
        contender.turn(0.01)
    except Exception as error:
        told = str(error).strip().splitlines()
        return Absent(name, told[0] if told else type(error).__name__)
    return contender


def of_chess(random: Random, name: str) -> Contender:
    game = import_module("benchmarks.rules").chess_game
    return Contender(name, of_games(partial(game, random)), "chess in Python, one move a decision")


def of_rlcard(game: str, random: Random, name: str) -> Contender:
    environment = import_module("rlcard").make(game, {"seed": random.getrandbits(31)})
    play = import_module("benchmarks.rules").rlcard_game
    return Contender(name, of_games(partial(play, environment, random)), "Python, without observations")


def of_spiel(game: str, random: Random, name: str) -> Contender:
    spiel = import_module("pyspiel")
    turn = partial(spiel_turn, spiel, spiel.load_game(game), random)
    return Contender(name, turn, "rollouts of its MCTS in C++, from after the first deal or throw")


def spiel_turn(spiel: Any, game: Any, random: Random, seconds: float) -> Played:
    """Rollouts from one position; they do not report their length, so it is measured on random games."""
    root = game.new_initial_state()
    while root.is_chance_node():
        outcomes, chances = zip(*root.chance_outcomes(), strict=True)
        root.apply_action(random.choices(outcomes, chances)[0])
    known = len(root.full_history())
    bots = [spiel.make_uniform_random_bot(seat, random.getrandbits(31)) for seat in range(game.num_players())]
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds / 2:
        state = root.clone()
        spiel.evaluate_bots(state, bots, random.getrandbits(31))
        decisions += sum(each.player >= 0 for each in state.full_history()[known:])
        games += 1
    rollouts = max(1, round(games / spent * seconds))
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=random.getrandbits(31))
    bot = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, random.getrandbits(31), False)
    began = time.perf_counter()
    bot.mcts_search(root)
    return Played(rollouts * decisions / games, rollouts, time.perf_counter() - began)


def of_pgx(game: str, batch: int, random: Random, name: str) -> Contender:
    """A compiled loop of choosing and stepping that restarts every finished game."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = import_module("jax"), import_module("pgx")
    restarting = import_module("pgx.experimental").auto_reset
    environment = pgx.make(game)
    step = jax.vmap(restarting(environment.step, environment.init))

    def advance(_: Any, running: Any) -> Any:
        states, ended, key = running
        key, choosing, chance = jax.random.split(key, 3)
        weights = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, weights, axis=-1)
        states = step(states, actions, jax.random.split(chance, batch))
        return states, ended + states.terminated.sum(), key

    def loop(count: Any, running: Any) -> Any:
        return jax.lax.fori_loop(0, count, advance, running)

    began = time.perf_counter()
    key = jax.random.key(random.getrandbits(31))
    states = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))
    compiled = jax.jit(loop).lower(1, (states, 0, key)).compile()
    spent = time.perf_counter() - began
    running = states, jax.numpy.int32(0), key
    return Contender(name, PgxTurns(compiled, running, batch), f"XLA on the CPU; compiled in {spent:.1f} s")


class PgxTurns:
    """Turns of a compiled loop, sized by the speed of the previous turn."""

    def __init__(self, loop: Any, running: Any, batch: int) -> None:
        self._loop, self._running, self._batch = loop, running, batch
        self._pace = 0.0

    def __call__(self, seconds: float) -> Played:
        """Play for about that many seconds, at least one step."""
        count = max(1, round(self._pace * seconds))
        before = int(self._running[1])
        began = time.perf_counter()
        self._running = self._loop(count, self._running)
        ended = int(self._running[1])
        spent = time.perf_counter() - began
        self._pace = count / spent
        return Played(count * self._batch, ended - before, spent)
