"""Random games to write and read, driven by a `Random` from Hypothesis."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from orbis.notation import Record, Result, Seat, Seeded, Turn
from orbis.rules import (
    GODS,
    STANDARD,
    Action,
    Reveal,
    State,
    TileSet,
    apply,
    legal_actions,
    read_tiles,
    score,
    set_up,
    winners,
)
from orbis.rules.actions import Build, Exchange
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling

GOLDEN = Path(__file__).parent.parent / "golden"
CUSTOM = read_tiles((GOLDEN / "custom.csv").read_bytes())

chances = st.randoms(use_true_random=True)
player_counts = st.sampled_from([2, 3, 4])
tile_sets = st.sampled_from([STANDARD, CUSTOM])


def first_state(chance: Random, players: int, tile_set: TileSet = STANDARD) -> State:
    """The first state of a game."""
    tiles = list(tiles_in_game(players, tile_set))
    chance.shuffle(tiles)
    tiles.sort(key=lambda tile: tile.level)
    return set_up(players, tiles[:9], chance.sample(GODS, gods_revealed(players)), tile_set)


def random_move(chance: Random, state: State) -> Action | Reveal:
    """A random reveal or option, favouring builds over exchanges."""
    if isinstance(state.decision, Refilling):
        return Reveal(chance.choice(state.next_stack).id)
    options = legal_actions(state)
    if Build() in options and chance.random() < 0.7:
        return Build()
    calm = [option for option in options if not isinstance(option, Exchange)]
    return chance.choice(options if chance.random() < 0.1 else calm)


def course(chance: Random, state: State) -> Iterator[State]:
    """The states from a given one to the end of a random game."""
    yield state
    while not state.is_over:
        state = apply(state, random_move(chance, state))
        yield state


@dataclass(frozen=True)
class Played:
    start: State
    turns: tuple[tuple[Action | Reveal, ...], ...]
    final: State


def played(chance: Random, state: State, moves: int) -> Played:
    """A random game, stopped after that many moves unless it ends earlier."""
    start = state
    turns: list[list[Action | Reveal]] = []
    for _ in range(moves):
        if state.is_over:
            break
        move = random_move(chance, state)
        if state.turn == len(turns):
            turns.append([])
        turns[-1].append(move)
        state = apply(state, move)
    return Played(start, tuple(map(tuple, turns)), state)


def record_of(game: Played, tile_set: TileSet = STANDARD) -> Record:
    """The record of a game, with simple names and no comments."""
    final = game.final
    totals = tuple(each.total for each in score(final))
    return Record(
        seats=tuple(Seat(name, "human") for name in ("Anna", "Béla", "Chen", "Dita")[: len(final.players)]),
        deal=Seeded("a seed"),
        display=tuple(cell.tile.id for cell in game.start.display if cell.tile),
        gods=tuple(god.number for god in game.start.gods),
        turns=tuple(map(Turn, game.turns)),
        result=Result(totals, winners(final)) if final.is_over else None,
        tiles=tile_set.content_id,
    )


@st.composite
def states(draw: st.DrawFn, tile_set: TileSet = STANDARD) -> State:
    """A state of a random game."""
    chance = draw(chances)
    game = course(chance, first_state(chance, draw(player_counts), tile_set))
    *_, reached = islice(game, draw(st.integers(1, 450)))
    return reached
