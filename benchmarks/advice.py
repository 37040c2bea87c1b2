"""Whether coach and review agree: hints in seeded openings, and what a review says of whoever follows them.

`benchmarks/run advice` prints each turn where they differ, and counts at the end. The bots that play on from
one turn to the next think in simulations, so that the positions are the same in every run.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from random import Random

from orbis.bots import make_agent
from orbis.lab.review.analysis import DEFAULT_SIMULATIONS, Analysis, Line, analyse
from orbis.lab.review.verdicts import verdict_of
from orbis.notation import write_turn
from orbis.play import Match
from orbis.rules import ACTIONS, STANDARD, Action, State, apply
from orbis.rules.actions import MakeWilderness, TakeGod, TakeTile
from orbis.server.live.hints import counsel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds of each game to look at")
    parser.add_argument("--simulations", type=int, default=DEFAULT_SIMULATIONS, help="of the review")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    losses = []
    for seed, state in _turns(options.games, options.players, options.rounds):
        advised = counsel(state, STANDARD, lambda: None, DEFAULT_SIMULATIONS).actions
        played = Line(advised, reduce(apply, advised, state))
        # First without looking at the advice, as somebody would find who played something else.
        own = tuple(ACTIONS[id] for id in analyse(state, simulations=options.simulations).best)
        found = analyse(state, played, simulations=options.simulations)
        loss, verdict = _judged(state.seat, found)
        losses.append(loss)
        verdicts[verdict] += 1
        counts["turns"] += 1
        counts["another tile or god"] += _taken(advised) != _taken(own)
        counts["another kind"] += _kind(state, advised) != _kind(state, own)
        counts["god or tile"] += (_kind(state, advised) == "god") != (_kind(state, own) == "god")
        if _taken(advised) != _taken(own) or verdict not in ("best", "good"):
            print(
                f"{seed:8} {write_turn(advised):34} {write_turn(own):34} {verdict:10} {100 * loss:5.1f}%",
                flush=True,
            )
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    print("followed:", ", ".join(f"{count} {name}" for name, count in verdicts.items()))
    print(f"loss by the review: mean {100 * sum(losses) / len(losses):.2f}%, most {100 * max(losses):.1f}%")


def _turns(games: int, players: int, rounds: int) -> Iterator[tuple[str, State]]:
    """The beginning of a turn of each round and game; the seats take turns."""
    for game in range(games):
        match, random = Match(players, f"advice {game}"), Random(game)
        agents = [make_agent("priest") for _ in range(players)]
        while match.state.round <= rounds:
            state = match.state
            if state.turn % players == (game + state.round) % players:
                yield f"{game}/{state.round}", state
            while match.state.turn == state.turn:
                match.do(agents[match.state.seat].choose(match.state, random).action)


def _judged(seat: int, found: Analysis) -> tuple[float, str]:
    best, played = found.best_values[seat], found.played_values[seat]
    loss = max(0.0, best.win - played.win)
    return loss, verdict_of(loss, best.margin - played.margin, best.win).value


def _taken(turn: tuple[Action, ...]) -> Action:
    return next(action for action in turn if isinstance(action, TakeTile | TakeGod))


def _kind(state: State, turn: tuple[Action, ...]) -> str:
    """A god, a wilderness, or a tile of a colour."""
    taken = _taken(turn)
    if isinstance(taken, TakeGod):
        return "god"
    assert isinstance(taken, TakeTile)
    tile = state.display[taken.cell].tile
    assert tile is not None
    return "wilderness" if MakeWilderness() in turn else tile.colour.name


if __name__ == "__main__":
    main()
