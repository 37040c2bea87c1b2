"""Random games in which as many kinds of event as possible happen."""

from collections.abc import Iterator
from random import Random

from orbis.rules import GODS, Action, Reveal, State, apply, legal_actions, set_up
from orbis.rules.actions import Build, Exchange
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling


def random_move(chance: Random, state: State) -> Action | Reveal:
    """A random reveal or option, favouring builds over exchanges."""
    if isinstance(state.decision, Refilling):
        return Reveal(chance.choice(state.next_stack).id)
    options = legal_actions(state)
    if Build() in options and chance.random() < 0.8:
        return Build()
    calm = [option for option in options if not isinstance(option, Exchange)]
    return chance.choice(options if chance.random() < 0.1 else calm)


def moves(seed: int, players: int) -> Iterator[tuple[State, Action | Reveal]]:
    """The states of a random game, each with the move made in it."""
    chance = Random(seed)
    tiles = sorted(tiles_in_game(players), key=lambda tile: (tile.level, chance.random()))
    state = set_up(players, tiles[:9], chance.sample(GODS, gods_revealed(players)))
    while not state.is_over:
        move = random_move(chance, state)
        yield state, move
        state = apply(state, move)
