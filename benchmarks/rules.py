"""Uniform random play, decisions per second: orbis.rules compared with python-chess and rlcard, in one run.

Every contender repeatedly lists the legal options of a position, picks one uniformly and plays it. The
contenders take short turns, so a slow moment of the machine affects all of them. The table compares the
ratios within each turn: their median, and the middle half.
"""

import argparse
import logging
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import chess
import rlcard
from rich.console import Console
from rich.progress import track
from rich.table import Table

from orbis.rules import GODS, Reveal, apply, legal_actions, set_up
from orbis.rules.display import CELLS
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling

REFERENCE = "python-chess"


def orbis_game(players: int, random: Random) -> int:
    tiles = tiles_in_game(players)
    display = random.sample([tile for tile in tiles if tile.level == 1], len(CELLS))
    state = set_up(players, display, random.sample(GODS, gods_revealed(players)))
    decisions = 0
    while not state.is_over:
        if isinstance(state.decision, Refilling):
            state = apply(state, Reveal(random.choice(state.next_stack).id))
        else:
            state = apply(state, random.choice(legal_actions(state)))
            decisions += 1
    return decisions


def chess_game(random: Random) -> int:
    board = chess.Board()
    while not board.is_insufficient_material() and board.halfmove_clock < 100:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(random.choice(moves))
    return len(board.move_stack)


def rlcard_game(environment: Any, random: Random) -> int:
    """Play an environment's underlying game, without the observations it builds for neural networks."""
    decisions = 0
    game = environment.game
    rules = getattr(game, "judge", game)
    legal = rules.get_legal_actions if hasattr(rules, "get_legal_actions") else game.get_legal_actions
    environment.reset()
    while not game.is_over():
        game.step(random.choice(legal()))
        decisions += 1
    return decisions


def contenders(random: Random) -> dict[str, Callable[[], int]]:
    found: dict[str, Callable[[], int]] = {
        f"orbis, {players} players": partial(orbis_game, players, random) for players in (2, 3, 4)
    }
    found[REFERENCE] = partial(chess_game, random)
    for name in ("uno", "gin-rummy", "limit-holdem"):
        environment = rlcard.make(name, {"seed": random.getrandbits(31)})
        found[f"rlcard {name}"] = partial(rlcard_game, environment, random)
    return found


def rate(game: Callable[[], int], seconds: float) -> float:
    """Decisions per second over whole games, measured for about that many seconds."""
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += game()
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=9, help="turns for each contender (default 9)")
    parser.add_argument("--seconds", type=float, default=0.7, help="length of a turn (default 0.7)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    console = Console()
    games = contenders(Random(options.seed))
    rates: dict[str, list[float]] = {name: [] for name in games}
    for _ in track(range(options.turns), "measuring", console=Console(stderr=True), transient=True):
        for name, game in games.items():
            rates[name].append(rate(game, options.seconds))
    table = Table(title=f"uniform random play, Python {platform.python_version()}, one core")
    table.add_column("engine")
    table.add_column("decisions/s, median", justify="right")
    table.add_column(f"times {REFERENCE}", justify="right")
    table.add_column("middle half", justify="right")
    for name, measured in rates.items():
        ratios = [mine / theirs for mine, theirs in zip(measured, rates[REFERENCE], strict=True)]
        low, middle, high = statistics.quantiles(ratios, n=4)
        table.add_row(name, f"{statistics.median(measured):,.0f}", f"{middle:.2f}", f"{low:.2f}–{high:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
