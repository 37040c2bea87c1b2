"""Hypothesis strategies: whole random games, with the standard set and any other that section 12 allows."""

from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from amount import few_or_all
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from orbis.rules import (
    COLOURS,
    GODS,
    STANDARD,
    Action,
    Colour,
    Reveal,
    State,
    TileSet,
    apply,
    legal_actions,
    set_up,
)
from orbis.rules.actions import (
    Decline,
    Exchange,
    MakeWilderness,
)
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Cost,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Star,
    Stone,
    Temple,
    Tile,
    Village,
    Volcano,
)
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling
from orbis.rules.tileset import MOST_TILES_A_LEVEL

SEATS = st.sampled_from((2, 3, 4))
STARS_IN_GAME = {
    2: st.just(Star.NONE),
    3: st.sampled_from((Star.NONE, Star.PURPLE)),
    4: st.sampled_from(Star),
}
STARS_REMOVED = {2: st.sampled_from((Star.WHITE, Star.PURPLE)), 3: st.just(Star.WHITE), 4: st.nothing()}

some_games = settings(
    max_examples=few_or_all(8, 20),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


# Tile sets


COLOUR = st.sampled_from(COLOURS)
COLOUR_SET = st.sampled_from([some for size in range(1, 6) for some in combinations(COLOURS, size)])
SMALL = st.sampled_from((1, 2, 3) * 4 + tuple(range(1, 10)))
"""The number of an effect, mostly one that can occur in play."""

EFFECT: st.SearchStrategy[Effect] = st.one_of(
    st.just(Stone()),
    st.builds(Farm, COLOUR),
    st.builds(Village, SMALL),
    st.builds(Forest, COLOUR_SET, SMALL),
    st.builds(Volcano, COLOUR_SET, SMALL),
    st.builds(Irrigation, COLOUR),
    st.builds(Conversion, COLOUR, SMALL),
    st.builds(AnyConversion, SMALL),
    st.builds(Temple, SMALL),
)
SYMBOLS = st.lists(st.sampled_from("WBGRO*"), max_size=2) | st.lists(st.sampled_from("WBGRO*"), max_size=9)
POINTS = st.integers(0, 99)
MYSTIC = st.integers(0, 2) | POINTS
FACE = st.tuples(COLOUR, SYMBOLS, EFFECT, POINTS, MYSTIC)


def tile_of(id: int, level: int, star: Star, face: tuple[Colour, list[str], Effect, int, int]) -> Tile:
    colour, symbols, effect, points, mystic = face
    cost = Cost(tuple(symbols.count(each.letter) for each in COLOURS), symbols.count("*"))
    return Tile(id, level, colour, cost, effect, points, mystic if colour is Colour.WHITE else None, star)


@st.composite
def tile_sets(draw: st.DrawFn, players: int) -> TileSet:
    """Any tile set of section 12 for that many players, often with no tile to spare."""
    most = 3 * MOST_TILES_A_LEVEL
    in_game = draw(st.just(players * 14) | st.integers(players * 14, most))
    removed = draw(st.integers(0, most - in_game)) if players < 4 else 0
    number = in_game + removed
    first = draw(st.integers(max(0, number - 2 * MOST_TILES_A_LEVEL), min(number, MOST_TILES_A_LEVEL)))
    second = draw(
        st.integers(max(0, number - first - MOST_TILES_A_LEVEL), min(number - first, MOST_TILES_A_LEVEL))
    )
    levels = [1] * first + [2] * second + [3] * (number - first - second)
    stars = draw(st.lists(STARS_IN_GAME[players], min_size=in_game, max_size=in_game))
    stars += draw(st.lists(STARS_REMOVED[players], min_size=removed, max_size=removed))
    order = draw(st.randoms(use_true_random=False))
    order.shuffle(levels)
    order.shuffle(stars)
    faces = draw(st.lists(FACE, min_size=number, max_size=number))
    return TileSet(tuple(map(tile_of, range(number), levels, stars, faces)))


# Games


@dataclass(frozen=True)
class Game:
    """A finished game: every state, and the move made in each except the last."""

    players: int
    tile_set: TileSet
    seed: int
    states: tuple[State, ...] = field(repr=False)
    moves: tuple[Action | Reveal, ...] = field(repr=False)

    @property
    def end(self) -> State:
        return self.states[-1]


def played(players: int, tile_set: TileSet, seed: int) -> Game:
    """A random game."""
    chance = Random(seed)
    shuffled = sorted(tiles_in_game(players, tile_set), key=lambda tile: (tile.level, chance.random()))
    states = [set_up(players, shuffled[:9], chance.sample(GODS, gods_revealed(players)), tile_set)]
    moves: list[Action | Reveal] = []
    while not states[-1].is_over:
        moves.append(move(states[-1], chance))
        states.append(apply(states[-1], moves[-1]))
    return Game(players, tile_set, seed, tuple(states), tuple(moves))


SELDOM = (Exchange, MakeWilderness, Decline)


def move(state: State, chance: Random) -> Action | Reveal:
    """A random move: first its kind, so that strikes are as likely as gods, then a move of that kind."""
    if isinstance(state.decision, Refilling):
        return Reveal(chance.choice(state.next_stack).id)
    options = legal_actions(state)
    kinds = list(dict.fromkeys(type(action) for action in options))
    (kind,) = chance.choices(kinds, [1 if kind in SELDOM else 3 for kind in kinds])
    return chance.choice([action for action in options if type(action) is kind])


@st.composite
def games(draw: st.DrawFn, standard: bool | None = None) -> Game:
    """A random game, with the standard set or another."""
    players = draw(SEATS)
    is_standard = draw(st.booleans()) if standard is None else standard
    tile_set = STANDARD if is_standard else draw(tile_sets(players))
    return played(players, tile_set, draw(st.integers(0, 2**32 - 1)))


# Properties
