"""How far to trust reviews: how often a second one changes verdicts, and whether better players lose less.

`benchmarks/run review` prints a table of agents playing against themselves; with `--stability` each game is
reviewed a second time with twice the simulations, and the verdicts are compared.
"""

import argparse
from random import Random
from statistics import fmean

from orbis.bots import make_agent
from orbis.lab.review import Review, Verdict, review
from orbis.notation import Record, Seat
from orbis.play import Match

AGENTS = ("uniform", "greedy", "playouts@50", "playouts@1000")
BAD = (Verdict.MISTAKE, Verdict.BLUNDER)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of each agent against itself")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=4000)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--agents", nargs="+", default=AGENTS)
    parser.add_argument("--stability", action="store_true", help="also review with twice the simulations")
    options = parser.parse_args()
    print(f"{options.games} games of {options.players} each, {options.simulations} simulations")
    print(f"{'agent':12} {'turns':>5} {'loss %':>7} {'points':>7} {'accuracy':>8} {'best':>5} {'bad':>5}")
    pairs = []
    for agent in options.agents:
        records = [_game(agent, f"review {number}", options.players) for number in range(options.games)]
        reviews = [review(each, simulations=options.simulations, jobs=options.jobs) for each in records]
        print(_row(agent, reviews), flush=True)
        if options.stability:
            twice = [review(each, simulations=2 * options.simulations, jobs=options.jobs) for each in records]
            pairs += list(zip(reviews, twice, strict=True))
            print(
                f"{agent:12} verdicts at twice the simulations: {_changes(pairs[-len(records) :])}",
                flush=True,
            )
    if pairs:
        print(f"all verdicts at twice the simulations: {_changes(pairs)}")


def _game(kind: str, seed: str, players: int) -> Record:
    match, random = Match(players, seed), Random(f"{kind} {seed}")
    agents = [make_agent(kind) for _ in range(players)]
    while not match.state.is_over:
        match.do(agents[match.state.seat].choose(match.state, random).action)
    return match.record([Seat(f"{kind} {seat}", kind) for seat in range(players)])


def _row(agent: str, reviews: list[Review]) -> str:
    turns = [turn for each in reviews for turn in each.turns]
    seats = [seat for each in reviews for seat in each.seats]
    loss = 100 * sum(turn.loss for turn in turns) / len(turns)
    points = sum(turn.points_lost for turn in turns) / len(turns)
    accuracy = fmean(seat.accuracy for seat in seats if seat.accuracy is not None)
    best = sum(turn.verdict is Verdict.BEST for turn in turns) / len(turns)
    bad = sum(turn.verdict in BAD for turn in turns) / len(turns)
    return f"{agent:12} {len(turns):5} {loss:7.2f} {points:7.2f} {accuracy:8.1f} {best:5.0%} {bad:5.0%}"


def _changes(pairs: list[tuple[Review, Review]]) -> str:
    """How many verdicts differ, by how many steps, and by how much the losses differ."""
    order = list(Verdict)
    both = [turns for one, other in pairs for turns in zip(one.turns, other.turns, strict=True)]
    steps = [abs(order.index(one.verdict) - order.index(other.verdict)) for one, other in both]
    apart = sum(abs(one.loss - other.loss) for one, other in both) / len(both)
    told = (sum(step > 0 for step in steps), sum(step > 1 for step in steps), len(steps))
    return f"{told[0]} of {told[2]} differ, {told[1]} by two steps or more; losses {100 * apart:.2f} % apart"


if __name__ == "__main__":
    main()
