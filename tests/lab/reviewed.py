"""Short games and their reviews, for the tests of reviews."""

from functools import cache
from random import Random

from orbis.bots import Greedy, Uniform
from orbis.lab.review import Review, review
from orbis.notation import Record, Seat, parse_action
from orbis.play import Match
from orbis.rules import Reveal

NAMES = ("Anna", "Jan", "Eva", "Max")


def seats(players: int) -> list[Seat]:
    return [Seat(name, "human") for name in NAMES[:players]]


def greedy_match(players: int, seed: str, turns: int, opening: str = "") -> Match:
    """A game between greedy players after that many turns, of which the first may be given."""
    match, random = Match(players, seed), Random(1)
    for word in opening.split():
        match.do(word)
    while match.state.turn < turns and not match.state.is_over:
        match.do(Greedy().choose(match.state, random).action)
    return match


@cache
def careless_record(players: int = 2, turns: int = 60) -> Record:
    """A game in which each decision is greedy or random, with equal chance."""
    match, random = Match(players, f"careless with {players}"), Random(2)
    while match.state.turn < turns and not match.state.is_over:
        agent = random.choice((Greedy(), Uniform()))
        match.do(agent.choose(match.state, random).action)
    return match.record(seats(players))


@cache
def careless_review(players: int = 2, turns: int = 60, simulations: int = 40, jobs: int = 2) -> Review:
    return review(careless_record(players, turns), simulations=simulations, jobs=jobs)


def last_turn(words: str) -> Record:
    """A game between greedy players who open with gods, and whose last turn is the given one."""
    match = greedy_match(2, "last 9", 29, "G2 end G6 end")
    for word in words.split():
        action = parse_action(word)
        assert not isinstance(action, Reveal)
        match.do(action)
    return match.record(seats(2))
