"""Which games are played: every deal in all its seatings, by every combination of the agents."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, permutations

from orbis.lab.series.game import Task


def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """The orders of seats for a deal: all with two or three players, the rotations with four.

    >>> seatings(2)
    ((0, 1), (1, 0))
    """
    if players < 4:
        return tuple(permutations(range(players)))
    return tuple(tuple((seat + turn) % players for seat in range(players)) for turn in range(players))


def tables(agents: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Who meets whom: every combination of the agents; if there are too few, they repeat to fill the seats.

    >>> tables(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> tables(("a", "b"), 3)
    (('a', 'b', 'a'),)
    """
    if len(agents) < players:
        return (tuple(islice(cycle(agents), players)),)
    return tuple(combinations(agents, players))


def games_of_deal(agents: Sequence[str], players: int, seed: str, deal: int) -> Iterator[Task]:
    for table in tables(agents, players):
        for number, seating in enumerate(seatings(players)):
            yield Task(seed, deal, number, tuple(table[place] for place in seating))


def schedule(agents: Sequence[str], players: int, deals: int, seed: str) -> list[Task]:
    """All games of a series, deal after deal, so that one that is stopped early is nearly balanced."""
    return [task for deal in range(deals) for task in games_of_deal(agents, players, seed, deal)]
